wins = Почему ход выигрывает: { $move }
loses = Почему ход не выигрывает: { $move }
none-wins = Почему не выигрывает ни один ход?
why-none-wins = Значения белых фишек сокращаются: нимбер равен 0. Любой ход его меняет, а соперник может снова сделать его нулём.

## The reason in four stages, which the board shows one after the other. The total is the nim-sum of all values

stages = Шаги объяснения на доске
stage = { $number } из { $count }
previous-stage = Предыдущий шаг
next-stage = Следующий шаг
each-value = У каждой белой фишки есть значение.
pairs-cancel = { $zero ->
    [yes] Равные значения попарно сокращаются, а 0 ничего не добавляет.
   *[no] Равные значения попарно сокращаются.
  }
no-pair = { $zero ->
    [yes] Остальные значения все разные, а 0 ничего не добавляет.
   *[no] Равных значений нет, так что ничего не сокращается.
  }
nothing-left = Ничего не остаётся: сумма равна 0, а от 0 любой ход проигрывает.
balanced = ⟦nim-sum|Ним-сумма⟧ оставшихся, то есть вся сумма, равна 0: от 0 любой ход проигрывает.
one-left = Остаётся только { $total }: выигрывает ход, который делает эту сумму нулём.
several-left = ⟦nim-sum|Ним-сумма⟧ оставшихся равна { $total }: выигрывает ход, который делает эту сумму нулём.
move-wins = Ним-сумма фишек, которые переворачивает этот ход, — { $change }. После хода нимбер равен 0: ход выигрывает.
move-loses = Ним-сумма фишек, которые переворачивает этот ход, — { $change }. После хода нимбер равен { $leaves }: соперник может выиграть.

values = Значения белых фишек
discs-of-value = { $count ->
    [one] { $count } белая фишка со значением { $value }
    [few] { $count } белые фишки со значением { $value }
    [many] { $count } белых фишек со значением { $value }
   *[other] { $count } белых фишек со значением { $value }
  }: { $fate ->
    [zero-value] вклад нулевой
    [single] остаётся
    [even] попарно сокращаются
   *[odd] попарно сокращаются, одна остаётся
  }

## Layers

show-axes = Показать оси
hide-axes = Скрыть оси
show-product = Показать произведение
hide-product = Скрыть произведение
show-mex = Показать каждый mex
hide-mex = Скрыть каждый mex

## The axes. $list is such as “rows 2 to 4”

introduction = Ход на доске — это ⟦row-move|ход по строкам⟧, умноженный на ⟦column-move|ход по столбцам⟧: он переворачивает фишки на пересечении своих строк и столбцов.
turns-rows = { $count ->
    [1] Этим ходом переворачивается { $list }. Её ⟦grundy-number|число Гранди⟧:
    [one] Этим ходом переворачиваются { $list }. Их ⟦grundy-number|числа Гранди⟧:
    [few] Этим ходом переворачиваются { $list }. Их ⟦grundy-number|числа Гранди⟧:
    [many] Этим ходом переворачиваются { $list }. Их ⟦grundy-number|числа Гранди⟧:
   *[other] Этим ходом переворачиваются { $list }. Их ⟦grundy-number|числа Гранди⟧:
  }
turns-coins = { $count ->
    [1] Этим ходом переворачивается { $list }. Его ⟦grundy-number|число Гранди⟧:
    [one] Этим ходом переворачиваются { $list }. Их ⟦grundy-number|числа Гранди⟧:
    [few] Этим ходом переворачиваются { $list }. Их ⟦grundy-number|числа Гранди⟧:
    [many] Этим ходом переворачиваются { $list }. Их ⟦grundy-number|числа Гранди⟧:
   *[other] Этим ходом переворачиваются { $list }. Их ⟦grundy-number|числа Гранди⟧:
  }
turns-columns = { $count ->
    [1] Этим ходом переворачивается { $list }. Его число Гранди:
    [one] Этим ходом переворачиваются { $list }. Их числа Гранди:
    [few] Этим ходом переворачиваются { $list }. Их числа Гранди:
    [many] Этим ходом переворачиваются { $list }. Их числа Гранди:
   *[other] Этим ходом переворачиваются { $list }. Их числа Гранди:
  }
grundy-numbers-rows = Числа Гранди строк, которые переворачивает ход
grundy-numbers-columns = Числа Гранди столбцов, которые переворачивает ход
grundy-numbers-coins = Числа Гранди мест, которые переворачивает ход
rows-of-value = { $count ->
    [one] { $count } строка с числом Гранди { $value }
    [few] { $count } строки с числом Гранди { $value }
    [many] { $count } строк с числом Гранди { $value }
   *[other] { $count } строк с числом Гранди { $value }
  }: { $fate ->
    [zero-value] вклад нулевой
    [single] остаётся
    [even] попарно сокращаются
   *[odd] попарно сокращаются, одна остаётся
  }
columns-of-value = { $count ->
    [one] { $count } столбец с числом Гранди { $value }
    [few] { $count } столбца с числом Гранди { $value }
    [many] { $count } столбцов с числом Гранди { $value }
   *[other] { $count } столбцов с числом Гранди { $value }
  }: { $fate ->
    [zero-value] вклад нулевой
    [single] остаётся
    [even] попарно сокращаются
   *[odd] попарно сокращаются, один остаётся
  }
coins-of-value = { $count ->
    [one] { $count } место с числом Гранди { $value }
    [few] { $count } места с числом Гранди { $value }
    [many] { $count } мест с числом Гранди { $value }
   *[other] { $count } мест с числом Гранди { $value }
  }: { $fate ->
    [zero-value] вклад нулевой
    [single] остаётся
    [even] попарно сокращаются
   *[odd] попарно сокращаются, одно остаётся
  }
one-left-rows = Остаётся только { $value }: это ⟦move-nimber|нимбер хода⟧ по строкам.
one-left-columns = Остаётся только { $value }: это нимбер хода по столбцам.
one-left-coins = Остаётся только { $value }: это ⟦move-nimber|нимбер хода⟧.
several-left-rows = Ним-сумма того, что остаётся, — это ⟦move-nimber|нимбер хода⟧ по строкам: { $value }.
several-left-columns = Ним-сумма того, что остаётся, — это нимбер хода по столбцам: { $value }.
several-left-coins = Ним-сумма того, что остаётся, — это ⟦move-nimber|нимбер хода⟧: { $value }.

## The product

product = Произведение
product-explanation = Изменение суммы за ход — ⟦nim-product|ним-произведение⟧ ⊗ этих двух нимберов хода.
product-waiting = Вычисляется произведение …
total = Сумма — это ⟦nimber|нимбер⟧ позиции. После хода он равен ⟦nim-sum|ним-сумме⟧ ⊕ этой суммы и её изменения:
zero-wins = Кто оставляет 0, выигрывает: любой ход от 0 ведёт к другому числу, а оттуда какой-то ход ведёт обратно к 0.
disc-values = Значение фишки — ним-произведение чисел Гранди её строки и её столбца.
row-introduction = Значение фишки — ⟦grundy-number|число Гранди⟧ её места в ряду.
twins-introduction = Значение фишки — ⟦nim-sum|ним-сумма⟧ чисел Гранди её строки и её столбца. Ход переворачивает две фишки одной строки или одного столбца.
twins-rows = Обе фишки лежат в одном столбце, и его число сокращается: изменение суммы за ход — ним-сумма строк, { $change }.
twins-columns = Обе фишки лежат в одной строке, и её число сокращается: изменение суммы за ход — ним-сумма столбцов, { $change }.
twins-mex = g — число Гранди одной белой фишки в строке 0 или в столбце 0: ⟦mex|mex⟧ того, что оставили бы её ходы. На любом другом месте фишка может ходить и по строке, и по столбцу, и наименьшее недостающее число — ним-сумма двух чисел g. Выберите g, чтобы увидеть его ходы.
rule-zero = Произведение с 0 равно 0.
rule-one = Произведение с 1 равно другому множителю.
rule-fermat = { $power } — степень Ферма, а другой множитель меньше, поэтому это обычное произведение.
rule-square = { $power } — степень Ферма: её ним-квадрат в полтора раза больше её самой.
rule-distribute = Запишите каждый множитель как сумму степеней двойки и ним-умножьте каждую на каждую:
rule-regroup = Умножьте наибольшую степень Ферма на себя, а остаток на остаток:
all-parts = { $count ->
    [one] Показать { $count } произведение
    [few] Показать все { $count } произведения
    [many] Показать все { $count } произведений
   *[other] Показать все { $count } произведения
  }
rule-regroup-one = Вынесите наибольшую степень Ферма и сначала перемножьте остальное:

## Each mex

mex = Откуда берутся числа Гранди
mex-introduction = g — число Гранди одной белой фишки: ⟦mex|mex⟧ того, что оставили бы её ходы. Выберите g, чтобы увидеть его ходы.
mex-prefixes = x — ним-сумма всех g от начала до этого места.
strip-caption-rows = Числа Гранди и префиксные XOR на оси строк
strip-caption-columns = Числа Гранди и префиксные XOR на оси столбцов
strip-caption-coins = Числа Гранди и префиксные XOR мест ряда
number-rows = строка
number-columns = столбец
number-coins = место
grundy-name = число Гранди g
prefix = x
prefix-name = префиксный XOR x
open-mex-rows = Строка { $number }: число Гранди { $value }. Показать, откуда оно берётся
open-mex-columns = Столбец { $number }: число Гранди { $value }. Показать, откуда оно берётся
open-mex-coins = Место { $number }: число Гранди { $value }. Показать, откуда оно берётся
mex-of-rows = Строка { $number }
mex-of-columns = Столбец { $number }
mex-of-coins = Только место { $number }
mex-explanation = Пусть белая только эта фишка. Каждый ход с углом здесь делает её чёрной, а остальные свои фишки белыми. Ходы оставили бы:
mex-none = Ходов с углом здесь нет, и оставить ничего нельзя: наименьшее недостающее число — 0.
mex-length = Длина { $length }:
mex-places = { $list }:
mex-missing = Наименьшее недостающее число — { $value }.

## Numbers in words: formulas are not read aloud everywhere

said-prefix-rows = x { $number } для строк равно { $value }
said-prefix-columns = x { $number } для столбцов равно { $value }
said-prefix-coins = x { $number } для ряда равно { $value }
said-grundy-rows = g { $number } для строк равно { $value }
said-grundy-columns = g { $number } для столбцов равно { $value }
said-grundy-coins = g { $number } для ряда равно { $value }
said-nimber = нимбер позиции равен { $value }
said-factor = множитель { $value }
said-change = изменение суммы за ход: { $value }
said-leaves = после хода нимбер равен { $value }
said-length-leaves = длина { $length } оставляет { $value }
said-places-leave = { $list }: остаётся { $value }
said-left-by-moves = { $count ->
    [one] { $value }, оставляет { $count } ход
    [few] { $value }, оставляют { $count } хода
    [many] { $value }, оставляют { $count } ходов
   *[other] { $value }, оставляют { $count } хода
  }
said-left-by-lengths = { $count ->
    [1] { $value }, оставляет длина { $lengths }
    [one] { $value }, оставляют длины { $lengths }
    [few] { $value }, оставляют длины { $lengths }
    [many] { $value }, оставляют длины { $lengths }
   *[other] { $value }, оставляют длины { $lengths }
  }
