name = Числа Гранди вручную
coin-known = Место { $place }: стоит { $value }
coin-next = Место { $place }: найти сейчас
coin-hidden = Место { $place }: ещё не найдено

place-of-move = { $moves ->
    [hops] места, куда отсюда можно прыгнуть
   *[runs] места, где начинаются отрезки, которые кончаются здесь
  }
ask-moves = Место { $place }: нажми все { place-of-move }, а затем первую пустую коробку.
ask-moves-now = Место { $place }: в этот раз нажми все { place-of-move }, а затем первую пустую коробку.
ask-box = Место { $place }: какая коробка первой останется пустой? Если сомневаешься, нажми все { place-of-move }.
all-found = Это все.
boxes = Коробки
box = Коробка { $value }: { $count ->
    [0] пусто
    [one] внутри { $count }
    [few] внутри { $count }
    [many] внутри { $count }
   *[other] внутри { $count }
  }

## Что говорится

dropped = { $count ->
    [0] Ход не оставляет ничего, это 0: в коробку 0.
    [1] Ход оставляет монету на месте { $coins }, она стоит { $value }: в коробку { $value }.
    [one] Ход оставляет монеты { $coins }, вместе они стоят {"\u2066"}{ $sum } = { $value }{"\u2069"}: в коробку { $value }.
    [few] Ход оставляет монеты { $coins }, вместе они стоят {"\u2066"}{ $sum } = { $value }{"\u2069"}: в коробку { $value }.
    [many] Ход оставляет монеты { $coins }, вместе они стоят {"\u2066"}{ $sum } = { $value }{"\u2069"}: в коробку { $value }.
   *[other] Ход оставляет монеты { $coins }, вместе они стоят {"\u2066"}{ $sum } = { $value }{"\u2069"}: в коробку { $value }.
  }
out-of-reach = Ни один ход с места { $place } не достаёт до места { $reached }.
early = { $pressed ->
    [0] Сначала нажми все { place-of-move }.
    [one] Нажаты ещё не все { place-of-move }. Сначала они.
    [few] Нажаты ещё не все { place-of-move }. Сначала они.
    [many] Нажаты ещё не все { place-of-move }. Сначала они.
   *[other] Нажаты ещё не все { place-of-move }. Сначала они.
  }
taken = { $moves ->
    [hops] Коробка { $value } не пуста: прыжок на место { $reached } оставляет { $value }.
   *[runs] Коробка { $value } не пуста: отрезок, который начинается на месте { $reached }, оставляет { $value }.
  }
not-smallest = Коробка { $value } останется пустой, но и меньшая тоже.
found = Место { $place } стоит { $value }: ходы оставляют { $list }.
found-end = Место { $place } стоит { $value }: ходов отсюда нет.

printed-heading-left = Ходы оставляют
printed-heading-value = Значение
