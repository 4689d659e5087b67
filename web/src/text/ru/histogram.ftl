move-nimber = нимбер хода
tallest-bar = ходов: { ABOUT($moves) }
bars-of-several = { $nimbers ->
    [1] Каждый столбик — 1 нимбер хода.
    [one] Каждый столбик — { $nimbers } соседний нимбер хода, высота — по самому частому из них.
    [few] Каждый столбик — { $nimbers } соседних нимбера хода, высота — по самому частому из них.
    [many] Каждый столбик — { $nimbers } соседних нимберов хода, высота — по самому частому из них.
   *[other] Каждый столбик — { $nimbers } соседнего нимбера хода, высота — по самому частому из них.
  }
axis-empty = Ни одна длина не помещается на этой оси, поэтому ходов на ней нет.
axis-slider = { $axis }: нимбер хода
nimber-readout = { $moves ->
    [one] Нимбер хода { $nimber }: { $moves } ход
    [few] Нимбер хода { $nimber }: { $moves } хода
    [many] Нимбер хода { $nimber }: { $moves } ходов
   *[other] Нимбер хода { $nimber }: { $moves } хода
  }
nimber-readout-partner = { $moves ->
    [one] Нимбер хода { $nimber }: { $moves } ход, в паре с { $partner } на другой оси
    [few] Нимбер хода { $nimber }: { $moves } хода, в паре с { $partner } на другой оси
    [many] Нимбер хода { $nimber }: { $moves } ходов, в паре с { $partner } на другой оси
   *[other] Нимбер хода { $nimber }: { $moves } хода, в паре с { $partner } на другой оси
  }
previous-pair = Предыдущая пара
next-pair = Следующая пара
