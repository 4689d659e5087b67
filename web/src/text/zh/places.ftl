board = { $rows } × { $columns }
count = P({ $rows }, { $columns })
count-square = P({ $size })

place = 第 { $row } 行第 { $column } 列
disc = { $place }那一枚
row = 行
column = 列

run = { $first } 至 { $last }
rows = { $count ->
   *[other] 第 { $list } 行
  }
columns = { $count ->
   *[other] 第 { $list } 列
  }

coins-of-row = 第 { $row } 行的{ $columns }

coins = { $count ->
   *[other] 第 { $list } 号
  }

size = { $rows } × { $columns }
move = { $size }（{ $place }）
move-short = { $rows }×{ $columns } 行{ $row } 列{ $column }
move-short-gaps = 行{ $rows } 列{ $columns }
