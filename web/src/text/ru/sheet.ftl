axis-value = g = { $value }

## A sheet that is filled in place by place.

fill-next = Заполнить следующее место
fill-rest = Заполнить все остальные

empty = { $place }, ещё не заполнено
filled = { $place }, значение { $value }
right = { $place }, значение { $value }, как в теореме

options = Ходы оставляют эти значения. Нажмите на любое, и увидите, как это получается.
option = { $value }, { $moves ->
    [one] оставляет { $moves } ход
    [few] оставляют { $moves } хода
    [many] оставляют { $moves } ходов
   *[other] оставляют { $moves } хода
  }
no-options = Ходов нет.
worth = Значение — { $value }, наименьшее недостающее число.
by-theorem = По теореме: {"\u2066"}{ $a } ⊗ { $b } = { $product }{"\u2069"}.

## A page of a long sheet.

earlier = Раньше
later = Дальше
