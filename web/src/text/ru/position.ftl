## The position

position = Эта позиция
white-discs = Белые фишки
count-where-from = { $count }. Откуда берётся { $name }
wins = Выигрывает тот, чей ход.
moves-win = { $moves ->
    [1] Единственный ход выигрывает.
    [one] Выигрышных ходов: { $wins } из { $moves }.
    [few] Выигрышных ходов: { $wins } из { $moves }.
    [many] Выигрышных ходов: { $wins } из { $moves }.
   *[other] Выигрышных ходов: { $wins } из { $moves }.
  }
loses = Если соперник играет безупречно, тот, чей ход, проигрывает.
no-move-wins = { $moves ->
    [1] Единственный ход не выигрывает.
    [one] Ни один из { $moves } хода не выигрывает.
    [few] Ни один из { $moves } ходов не выигрывает.
    [many] Ни один из { $moves } ходов не выигрывает.
   *[other] Ни один из { $moves } хода не выигрывает.
  }
left = { $outcome ->
    [wins] Ваш ход оставляет выигрышную позицию.
   *[loses] Ваш ход оставляет проигрышную позицию.
  }
over = Ходов больше нет.
over-meaning = Кто сделал последний ход, тот выиграл.
possible = { $moves ->
    [one] Возможен { $moves } ход.
    [few] Возможны { $moves } хода.
    [many] Возможно { $moves } ходов.
   *[other] Возможно { $moves } хода.
  }
find-in-steps = Найти выигрышный ход за три шага
show-answers = Показать все выигрышные ходы
check-first = Проверять ответ только после нажатия «Проверить»
failed = Сейчас не удаётся вычислить, что выигрывает.

## Said aloud

spoken-wins = { $move }, выигрывает
spoken-loses = { $move }, не выигрывает
spoken-draft = { $move }. Добавьте к ходу отмеченные фишки.
spoken-corner = { $board ->
    [line] Самая правая: { $place }, { $moves }.
   *[plane] Угол: { $place }, { $moves }.
  }
spoken-position = Доска { $board }. Белых: { $white }.

## What the board lights for a number

lit-all = все белые фишки
lit-value = белые фишки со значением { $value }
