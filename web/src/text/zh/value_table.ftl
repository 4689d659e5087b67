keys = 方向键移到别的格，Home 和 End 移到行首和行尾，加按 Ctrl 移到表角。回车键点亮数相同的所有格，Esc 取消点亮。
place = 第 { $row } 行第 { $column } 列
steps = 看每一步
hint = 选一格，点亮数相同的所有格。
lit = { $count ->
    [0] 表里没有 { $number } 这个数。
   *[other] 有 { $count } 格的数是 { $number }。
  }
light-off = 取消点亮
copy-table = 将表格复制为 CSV
picture-failed = 这个浏览器无法生成图片。请试试另一种格式，或小一些的表。
