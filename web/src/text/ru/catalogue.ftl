introduction = ⟦grundy-number|Числа Гранди⟧ любой игры с переворачиванием монет: для одного ряда — последовательность, для двух измерений — таблица.
build-one = Один ряд
build-two = Доска

## The rules

rule-line = Ход переворачивает монеты ряда: { $coins }. Крайняя справа из них должна лежать орлом вверх.
rule-board = Ход выбирает несколько строк и несколько столбцов и переворачивает монеты там, где они пересекаются. Строки: { $rows }. Столбцы: { $columns }. Монета в последней строке и последнем столбце, угол, должна лежать орлом вверх.
rule-acrostic-twins = Ход переворачивает две монеты одной строки или одного столбца. Та, что правее или ниже, должна лежать орлом вверх.
rule-connected-blocks = Ход переворачивает монеты, которые соединены друг с другом сторонами. Одна из них лежит и в последней их строке, и в последнем столбце: она должна быть орлом вверх.
who-wins = Кто не может ходить, тот проигрывает.

origin = Первое место
origin-line = Нумерация с { $origin }
origin-board = Строка { $rows } вверху, столбец { $columns } слева
origin-upward = Строка { $rows } внизу, столбец { $columns } слева
oeis = OEIS
no-oeis = Запись неизвестна
alike = { $count ->
    [one] Первые { $count } число — как у игры «{ $game }».
    [few] Первые { $count } числа — как у игры «{ $game }».
    [many] Первые { $count } чисел — как у игры «{ $game }».
   *[other] Первые { $count } чисел — как у игры «{ $game }».
  }
oeis-index = a({ $index }) — это g({ $origin })
computed = Способ
by-formula = Доказанная формула
by-mex = ⟦mex|mex⟧ всех ходов
largest-count = Предел
largest-count-is = { $count ->
    [one] { $count } число
    [few] { $count } числа
    [many] { $count } чисел
   *[other] { $count } чисел
  }
largest-size = Страница «Доска»
largest-size-is = { $places ->
    [one] До { $places } места
    [few] До { $places } мест
    [many] До { $places } мест
   *[other] До { $places } мест
  }
largest-board-is = До { $board }
largest-table = Эта страница
play-row = Играть в один ряд
play-squared = Играть на квадратной доске
table-squared = Таблица квадрата игры
play-board = Играть на доске
row-sequence = Вдоль строк: { $game }
column-sequence = Вдоль столбцов: { $game }

## A sequence

count = Сколько
show = Показать как
show-coins = Монеты
show-plot = График
show-list = Список
coins-cut = Нарисованы первые { $drawn } из { $count }. В списке есть все.
plot-name = Место на графике
spoken = Место { $place }: {"\u2066"}g = { $value }{"\u2069"}
list-caption = Места от { $first } до { $last }
period = Период
period-plain = { $period ->
    [1] Начиная с места { $start } все числа одинаковы.
    [one] Начиная с места { $start } числа повторяются с периодом { $period }.
    [few] Начиная с места { $start } числа повторяются с периодом { $period }.
    [many] Начиная с места { $start } числа повторяются с периодом { $period }.
   *[other] Начиная с места { $start } числа повторяются с периодом { $period }.
  } Вычислено до места { $last }; дальше не доказано.
period-saltus = { $period ->
    [1] Начиная с места { $start } каждое число больше предыдущего на { $saltus }.
    [one] Начиная с места { $start } числа увеличиваются на { $saltus } через каждое { $period } место.
    [few] Начиная с места { $start } числа увеличиваются на { $saltus } через каждые { $period } места.
    [many] Начиная с места { $start } числа увеличиваются на { $saltus } через каждые { $period } мест.
   *[other] Начиная с места { $start } числа увеличиваются на { $saltus } через каждые { $period } мест.
  } Вычислено до места { $last }; дальше не доказано.
period-none = { $count ->
    [one] Среди этих чисел ({ $count }) периода не видно.
    [few] Среди этих чисел ({ $count }) периода не видно.
    [many] Среди этих чисел ({ $count }) периода не видно.
   *[other] Среди этих чисел ({ $count }) периода не видно.
  } О периоде мы сообщаем после трёх повторений.
period-facts = Предпериод { $start }, период { $period }, прирост { $saltus }.
take = Копировать или сохранить

## A table of two line games

table-introduction = По теореме о тартане значение монеты — это ⟦nim-product|ним-произведение⟧ чисел Гранди её строки и её столбца. { $hand ->
    [finger] Нажмите на клетку, чтобы прочитать её.
   *[mouse] Наведите указатель на клетку, чтобы прочитать её.
  }
table-of = Числа Гранди: { $game }, { $board }
spoken-product = { $place }: { $a } ним-умножить на { $b } равно { $value }
scale = g₁ — число Гранди строки, g₂ — столбца. Оттенки следуют порядку значений: чем больше, тем светлее.

## The same by the definition

definition = По определению
definition-introduction = По определению значение монеты — это ⟦mex|mex⟧ всего, что оставляют её ходы. Заполните эту таблицу монета за монетой и сравните её с таблицей по теореме.
side-limit = Эта таблица доходит до { $largest } × { $largest } и до { 4000000 } ходов: она перебирает каждый ход каждой монеты.
speed = Скорость
speed-slow = Медленно
speed-medium = Средне
speed-fast = Быстро
progress = { $filled ->
    [0] Пока ничего не заполнено.
    [one] { $unequal ->
        [0] Заполнено { $filled } из { $all }, всё как по теореме.
        [one] Заполнено { $filled } из { $all }, из них не как по теореме: { $unequal }.
        [few] Заполнено { $filled } из { $all }, из них не как по теореме: { $unequal }.
        [many] Заполнено { $filled } из { $all }, из них не как по теореме: { $unequal }.
       *[other] Заполнено { $filled } из { $all }, из них не как по теореме: { $unequal }.
      }
    [few] { $unequal ->
        [0] Заполнено { $filled } из { $all }, всё как по теореме.
        [one] Заполнено { $filled } из { $all }, из них не как по теореме: { $unequal }.
        [few] Заполнено { $filled } из { $all }, из них не как по теореме: { $unequal }.
        [many] Заполнено { $filled } из { $all }, из них не как по теореме: { $unequal }.
       *[other] Заполнено { $filled } из { $all }, из них не как по теореме: { $unequal }.
      }
    [many] { $unequal ->
        [0] Заполнено { $filled } из { $all }, всё как по теореме.
        [one] Заполнено { $filled } из { $all }, из них не как по теореме: { $unequal }.
        [few] Заполнено { $filled } из { $all }, из них не как по теореме: { $unequal }.
        [many] Заполнено { $filled } из { $all }, из них не как по теореме: { $unequal }.
       *[other] Заполнено { $filled } из { $all }, из них не как по теореме: { $unequal }.
      }
   *[other] { $unequal ->
        [0] Заполнено { $filled } из { $all }, всё как по теореме.
        [one] Заполнено { $filled } из { $all }, из них не как по теореме: { $unequal }.
        [few] Заполнено { $filled } из { $all }, из них не как по теореме: { $unequal }.
        [many] Заполнено { $filled } из { $all }, из них не как по теореме: { $unequal }.
       *[other] Заполнено { $filled } из { $all }, из них не как по теореме: { $unequal }.
      }
  }
coin-heading = Монета: { $place }
option-hint = Выберите число, чтобы увидеть ход, который его оставляет.
option-lit = Этот ход переворачивает подсвеченные монеты. Все они, кроме угла, вместе стоят { $value }.
spoken-options = { $place }: ходы оставляют { $options }. Наименьшее недостающее число — { $mex }.
spoken-no-options = { $place }: ходов нет, значение 0.

## A two-dimensional game

position = Значения и позиция
position-introduction = Число на монете — её значение, когда она лежит орлом вверх. Нажимайте на монеты, чтобы переворачивать их.
coin-heads = { $place }, значение { $value }, орёл
coin-tails = { $place }, значение { $value }, решка
values = Значения монет
nimber = Нимбер позиции
nimber-is = Нимбер позиции: { $nimber }
no-heads = Ни одна монета не лежит орлом вверх. Выберите несколько.
lost = Значения сокращаются: ни один ход не выигрывает.
winnable = Отсюда можно выиграть.
hide-move = Скрыть ход
clear = Все решкой
winning-move = Что перевернуть: { $coins }.
winning-count = { $count ->
    [0] Ходов всего { $legal }, и ни один не выигрывает.
    [one] Выигрывает { $count } ход из { $legal }.
    [few] Выигрывают { $count } хода из { $legal }.
    [many] Выигрывают { $count } ходов из { $legal }.
   *[other] Выигрывают { $count } ходов из { $legal }.
  }
winning-more = Показаны первые { $count }.
chosen-move = Выберите ход, чтобы увидеть его на монетах.
winning-limit = Если на доске не больше { $coins } монет, показаны все выигрышные ходы.
