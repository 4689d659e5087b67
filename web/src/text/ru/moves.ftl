## The moves of a corner

corner-heading = Ходы с этим углом
corner-table = Ходы с этим углом по строкам и столбцам
axes = { $rows ->
    [lengths] высота
   *[places] строки
  } \ { $columns ->
    [lengths] ширина
   *[places] столбцы
  }
line-axis = { $places ->
    [lengths] длина
   *[places] места
  }
too-many = { $rows } × { $columns }.
too-many-on-line = { $count ->
    [one] { $count } ход.
    [few] { $count } хода.
    [many] { $count } ходов.
   *[other] { $count } хода.
  }
row-moves = { $count ->
    [one] { $count } ход по строкам
    [few] { $count } хода по строкам
    [many] { $count } ходов по строкам
   *[other] { $count } хода по строкам
  }
column-moves = { $count ->
    [one] { $count } ход по столбцам
    [few] { $count } хода по столбцам
    [many] { $count } ходов по столбцам
   *[other] { $count } хода по столбцам
  }
move-wins = { $size }, выигрывает
move-loses = { $size }, не выигрывает

## All winning moves

list-heading = Все выигрышные ходы
count = { $count ->
    [one] { $count } выигрышный ход
    [few] { $count } выигрышных хода
    [many] { $count } выигрышных ходов
   *[other] { $count } выигрышного хода
  }
hidden = Они скрыты, пока вы не ответите.
none = В этой позиции выигрышных ходов нет.
table = Выигрышные ходы по строкам и столбцам
kind = { $size }: { $count }
kind-from-corner = Считая от угла, { $size }: { $count }
kind-by-number = Считая от угла, { $rows } × { $columns }: { $count }
line-kind = { $coins ->
    [one] { $coins } фишка: { $count }
    [few] { $coins } фишки: { $count }
    [many] { $coins } фишек: { $count }
   *[other] { $coins } фишки: { $count }
  }
line-kind-by-number = Ход { $number } от своего угла: { $count }
row-move = ход по строкам { $number }
column-move = ход по столбцам { $number }
heights = Высота
widths = Ширина
rows-from-corner = Строки от угла
columns-from-corner = Столбцы от угла
lengths = Длина
coins-from-corner = Места от угла
