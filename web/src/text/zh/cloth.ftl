heading = { $name } 的格子图
introduction = 这幅格子图就是整个棋盘：哪里越亮，以哪里为右上角的必胜走法就越多。
keys = 拖动可移动；双指捏合或张开，或按住 Ctrl 转动滚轮，可缩放；双击可放大。按键：方向键、加号、减号和 Home。
opening = 正在织……
opening-share = 正在织：已完成 { PERCENT($percent) }……
weave = 织出格子图
weave-hint = 这么大的棋盘，织图用的时间可能和求答案一样长，并需要约 { MEMORY($bytes) } 内存。
plain = 这个棋盘没有必胜的第一步，所以格子图是纯色的：棋盘的 Nim 数 Γ 是 0。
picture = 格子图：第 { $rowFrom } 至 { $rowTo } 行，第 { $columnFrom } 至 { $columnTo } 列
show-whole = 显示全图
overview = 当前部分在整个棋盘上的位置

## What is in view

region = 第 { $rowFrom }–{ $rowTo } 行，第 { $columnFrom }–{ $columnTo } 列：
region-alone = 第 { $rowFrom }–{ $rowTo } 行，第 { $columnFrom }–{ $columnTo } 列
winning = { $count } 种必胜走法，占 { $name } 的 { PERCENT($percent) }
counting = 正在数……
rows-from = 从行
rows-to = 到行
columns-from = 从列
columns-to = 到列
show-part = 显示这部分
no-part = 行从 1 到 { $rows }，列从 1 到 { $columns }，小的数在前。

## A disc

disc = 第 { $row } 行第 { $column } 列：{ $count ->
    [0] 没有以这里为角的必胜走法。
   *[other] 以这里为角的必胜走法有 { $count } 种。
  }
disc-moves = 高 { $heights } × 宽 { $widths }
and-more = ……另有 { $count } 个
see-corner = 在棋盘页面上看这个角
spot = 第 { $row } 行第 { $column } 列附近：从这里看，棋子太小，分不清。
come-near = 放大看看

## What the colours stand for

legend = 每枚棋子平均的必胜走法数
density = { $density }

## Saving

picture-size = 长边的像素数
with-caption = 附说明
save-picture = 保存为 PNG
painting = 正在画……
picture-failed = 这个浏览器画不出这么大的图。请选小一些的。
caption = { $name }：第 { $rowFrom }–{ $rowTo } 行，第 { $columnFrom }–{ $columnTo } 列
some-threads = 显示 { $shown } 条线（共 { $threads } 条）

## Threads

threads = 其中的线
threads-introduction = 每一对满足 a ⊗ b = Γ（棋盘的 Nim 数）的走法 Nim 数 a、b，在格子图里是一条线：Nim 数为 a 的行操作，与 Nim 数为 b 的列操作交叉。
threads-how = { $hand ->
    [finger] 点一条可抽掉它，再点可放回。
   *[mouse] 指向一条可单独看它；点一下可抽掉它。
  }
thread = { $a } ⊗ { $b }
all-threads = 所有的线
sum = 显示 { $on } 条（共 { $all } 条），合计 { $count } 种必胜走法。
sum-hidden = 显示 { $on } 条（共 { $all } 条）。
