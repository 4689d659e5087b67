## The moves of a corner

corner-heading = 这个角的走法
corner-table = 这个角的走法，按行和列
axes = { $rows ->
    [lengths] 高
   *[places] 行
  } \ { $columns ->
    [lengths] 宽
   *[places] 列
  }
line-axis = { $places ->
    [lengths] 长度
   *[places] 硬币
  }
too-many = { $rows } × { $columns }。
too-many-on-line = { $count ->
   *[other] { $count } 种走法。
  }
row-moves = { $count ->
   *[other] { $count } 个行操作
  }
column-moves = { $count ->
   *[other] { $count } 个列操作
  }
move-wins = { $size }，必胜
move-loses = { $size }，不能取胜

## All winning moves

list-heading = 全部必胜走法
count = { $count ->
   *[other] { $count } 种必胜走法
  }
hidden = 得出答案之前，先不显示。
none = 这个局面没有必胜走法。
table = 必胜走法，按行和列
kind = { $size }：{ $count }
kind-from-corner = 从角数起，{ $size }：{ $count }
kind-by-number = 从角数起，{ $rows } × { $columns }：{ $count }
line-kind = { $coins ->
   *[other] { $coins } 枚：{ $count }
  }
line-kind-by-number = 角的第 { $number } 种走法：{ $count }
row-move = 行操作 { $number }
column-move = 列操作 { $number }
heights = 高
widths = 宽
rows-from-corner = 从角数起的行
columns-from-corner = 从角数起的列
lengths = 长度
coins-from-corner = 从角数起的位置
