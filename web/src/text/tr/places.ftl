board = { $rows } × { $columns }
count = P({ $rows }, { $columns })
count-square = P({ $size })

place = { $row }. satır, { $column }. sütun
disc = { $place }
row = Satır
column = Sütun

run = { $first }–{ $last }
rows = { $count ->
    [one] { $list }. satır
   *[other] { $list }. satırlar
  }
columns = { $count ->
    [one] { $list }. sütun
   *[other] { $list }. sütunlar
  }

coins-of-row = { $row }. satırda { $columns }

coins = { $count ->
    [one] { $list }. para
   *[other] { $list }. paralar
  }

size = { $rows } × { $columns }
move = { $size } ({ $place })
move-short = { $rows }×{ $columns } satır { $row }, sütun { $column }
move-short-gaps = satır { $rows } × sütun { $columns }
