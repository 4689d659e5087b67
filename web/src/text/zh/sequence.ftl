lengths = 高：{ $heights }。宽：{ $widths }。

## The form

size = 最大棋盘
size-hint = 从 1 × 1 到这个边长的所有棋盘，最多到 { $largest }。
compute = 全部计算

too-large = 请输入不超过 { $largest } 的数。再多的值，网页的内存放不下。
bad-lengths = 这些长度还不能用。请在“改变规则”里改正。

## A run

cancelled = { $boards }：已取消。
failed = 无法算出 { $boards }。
ready = { $boards } 已算好。
ready-one = { $boards } 已算好。

## The plot

slider = 图中的棋盘
spoken = n = { $n }，P(n) = { $winning }，棋盘的 Nim 数 { $nimber }
on-board = { $board } 棋盘上的必胜走法
no-zeros = 每个棋盘上都有必胜的第一步。
zeros = { $seen ->
    [1] 这个棋盘的 P(n) = 0：没有必胜的第一步。
   *[other] 这 { $seen } 个棋盘中有 { $zeros } 个的 P(n) = 0：那里没有必胜的第一步。
  }
points = P(n) > 0
nimbers = { $first ->
    [1] Γ = 1
   *[other] Γ = { $first } 至 { $last }
  }
zero-points = P(n) = 0，在线的下方

## The table

table = 数值表
board-nimber = 棋盘的 Nim 数
go-to = 转到 n
no-such-board = 请输入 1 到 { $last } 的整数。

## Files

files = 下载数值
file-csv = n、P(n) 和 Γ，用于电子表格
file-json = P(n) 写成文本，在任何程序里都精确
file-b-file = 每行“n P(n)”，与 OEIS 相同
writing = 正在写文件：{ PERCENT($percent) }
not-written = 浏览器里放不下这个文件。请试试短一些的数列。

## Checked values

check-introduction = 粘贴你自己算出的 P(n) 的值。每个值都会与精确值比较，并指出第一个错误。
check-field = 你的值
check-hint = 从 P(1) 开始每行一个，或一行用逗号隔开，或像 b-file 那样每行“n P(n)”，或“P(2) = 0”，或 CSV。最多一百万个。
checking = 正在检查 { $boards }
check-cancelled = 检查已取消。
check-failed = 无法检查这些值。
right-one = 你的值正确：它就是 { $name }。
right = 全部 { $values } 个值都正确：{ $boards }。
right-with-gaps = 全部 { $values } 个值都正确：{ $boards }，中间有空缺。
wrong = { $name } 不是 { $given }。
right-value = 正确的值是 { $name } = { $right }。
before = { $before ->
    [0] 这是你的第一个值。
    [1] 它前面的那个值正确。
   *[other] 它前面的 { $before } 个值都正确。
  }
list-empty = 请先把你的值粘贴到框里。
list-too-many = 这里有 { $values } 个值。一次最多检查 { $most } 个。
list-unreadable = 第 { $line } 行读不懂：“{ $found }”。
list-ambiguous = 第 { $line } 行的“{ $found }”可能是一个数，也可能是两个。请去掉数字之间的分隔符。
list-no-value = 第 { $line } 行的“{ $found }”旁边没有值，而前面各行都有。
list-no-such-board = 第 { $line } 行：n 必须在 1 到 { $largest } 之间，不能是 { $found }。
list-twice = 第 { $line } 行：{ $name } 在第 { $earlier } 行已经有了。
