board = { $rows } × { $columns }
count = P({ $rows }, { $columns })
count-square = P({ $size })

place = строка { $row }, столбец { $column }
disc = { $place }
row = Строка
column = Столбец

run = { $first }–{ $last }
rows = { $count ->
    [1] строка { $list }
    [one] строки { $list }
    [few] строки { $list }
    [many] строки { $list }
   *[other] строки { $list }
  }
columns = { $count ->
    [1] столбец { $list }
    [one] столбцы { $list }
    [few] столбцы { $list }
    [many] столбцы { $list }
   *[other] столбцы { $list }
  }

coins-of-row = { $columns } в строке { $row }

coins = { $count ->
    [1] место { $list }
    [one] места { $list }
    [few] места { $list }
    [many] места { $list }
   *[other] места { $list }
  }

size = { $rows } × { $columns }
move = { $size } ({ $place })
move-short = { $rows }×{ $columns } стр{ $row } стб{ $column }
move-short-gaps = стр{ $rows } стб{ $columns }
