## Boards

board-rugs = Rugs
board-turning-corners = Turning Corners
board-turning-turtles-squared = Turning Turtles²
board-mock-turtles-squared = (Mock Turtles)²
board-acrostic-twins = Acrostic Twins
product = { $rows } × { $columns }
one-row = { $game }, один ряд
playing = Играть: { $game }

## Choosing a move coin by coin

add-discs = Выберите остальные фишки хода среди отмеченных.
not-together = Ни в одном ходе с этим углом нет ещё и этой фишки.

## Why

one-of-each = { $count ->
    [one] Всего { $count } ход.
    [few] Всего { $count } хода.
    [many] Всего { $count } ходов.
   *[other] Всего { $count } ходов.
  } Для каждого результата показан один.

## Choosing a game

rows-heading = В один ряд
find = Найти игру: название, числа, например 1 2 4 7, или номер в OEIS
cards = Для каждой показаны один ход и числа Гранди первых монет.
none-found = В этом списке нет игры с таким названием или с такими числами.
build = Составить игру
board-connected-blocks = Connected Blocks
choose-runs = Отрезки заданных длин
choose-up-to-coins = Не больше n монет
choose-exactly-coins = Ровно n монет
choose-twins-within = Twins не дальше n
choose-pattern = Свои узоры
detail-runs = Длины
detail-up-to-coins = Число монет
detail-exactly-coins = { detail-up-to-coins }
detail-twins-within = Расстояние
detail-pattern = Узоры
problem-runs = Введите целые числа, например 1, 3, 7.
problem-up-to-coins = Введите целое число от 1.
problem-exactly-coins = { problem-up-to-coins }
problem-twins-within = { problem-up-to-coins }
problem-pattern = Введите узоры, например 0;0,1.
pattern-hint = Узор перечисляет, на сколько мест его монеты лежат левее той, которая должна лежать орлом вверх; сама она — 0. Между узорами ставьте точку с запятой. 0;0,1 переворачивает одну монету или её вместе с левой соседкой; 0,d значит «и ещё одну на любом расстоянии».
pattern-sets = Мест: { $places }. { $count ->
    [one] Подходит { $count } узор.
    [few] Подходят { $count } узора.
    [many] Подходят { $count } узоров.
   *[other] Подходят { $count } узоров.
  }
## Games on a line

line-ruler = Ruler
line-single = Одиночные монеты
line-twins = Twins
line-turning-turtles = Turning Turtles
line-mock-turtles = Mock Turtles
line-moebius = Moebius
line-mogul = Mogul
line-moidores = Moidores
line-triplets = Triplets
line-sym = Sym
line-grunt = Grunt
line-turnips = Turnips
line-up-to-coins = До { $number }
line-exactly-coins = Ровно { $number }
line-twins-within = Twins не дальше { $number }
line-runs = Отрезки ({ $lengths })
line-hops = Прыжки на { $hops }
line-pattern = Узоры { $pattern }

## Rules: what a move turns of a row of discs

rules-ruler = сколько угодно подряд
rules-single = ровно 1
rules-twins = любые 2
rules-turning-turtles = 1 или 2
rules-mock-turtles = 1, 2 или 3
rules-moebius = до 5
rules-mogul = до 7
rules-moidores = до 9
rules-triplets = любые 3
rules-sym = любой симметричный набор
rules-grunt = первое место, любое дальше и два симметричных места между ними
rules-turnips = 3 на равных расстояниях
rules-up-to-coins = { $number ->
    [1] ровно 1
    [one] до { $number }
    [few] до { $number }
    [many] до { $number }
   *[other] до { $number }
  }
rules-exactly-coins = { $number ->
    [1] ровно 1
    [one] любые { $number }
    [few] любые { $number }
    [many] любые { $number }
   *[other] любые { $number }
  }
rules-twins-within = любые 2 на расстоянии не больше { $number }
rules-runs = { $family ->
    [triangular] 1, 3, 6, 10, … подряд
    [square] 1, 4, 9, 16, … подряд
    [all] сколько угодно подряд
    [odd] 1, 3, 5, 7, … подряд
    [powers-of-two] 1, 2, 4, 8, … подряд
    [primes] 2, 3, 5, 7, … подряд
    [fibonacci] 1, 2, 3, 5, … подряд
   *[list] { $list } подряд
  }
rules-hops = любое место и ещё одно, на { $hops } раньше
rules-pattern = любой из узоров { $pattern }

rule = Выберите несколько строк и несколько столбцов и переверните фишки там, где они пересекаются. Строки: { $rows }. Столбцы: { $columns }. Фишка в последней строке и последнем столбце, угол, должна быть белой. Кто сделает последний ход, тот выигрывает.
rule-of-row = Переверните фишки одного ряда: { $columns }. Крайняя справа из них должна быть белой. Кто сделает последний ход, тот выигрывает.
rule-hops = Фишка прыгает влево на столько мест: { $hops }. Переверните белую фишку и ту, на которую она попадает. Кто сделает последний ход, тот выигрывает.
rule-rugs = Переверните прямоугольник любого размера. Его правая нижняя фишка должна быть белой. Кто сделает последний ход, тот выигрывает.
rule-turning-corners = Переверните четыре угла прямоугольника не меньше 2 × 2. Правый нижний должен быть белым. Кто сделает последний ход, тот выигрывает.
rule-acrostic-twins = Переверните любые две фишки одной строки или одного столбца. Та, что правее или ниже, должна быть белой. Кто сделает последний ход, тот выигрывает.
