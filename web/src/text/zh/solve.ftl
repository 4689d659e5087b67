## Names of boards and lengths

chosen-lengths = { $family ->
    [triangular] 三角形数
    [square] 平方数
    [all] 任意
    [odd] 奇数
    [powers-of-two] 2 的幂
    [primes] 素数
    [fibonacci] 斐波那契数
   *[list] { $list }
  }
with-heights = { $name }（高：{ $heights }）
with-widths = { $name }（宽：{ $widths }）
with-both = { $name }（高：{ $heights }；宽：{ $widths }）

## The parts of the page

parts = 求解什么
part-board = 一个棋盘
part-sequence = 整个数列
part-check = 检查我的值

## Introduction

heading = 先手必胜的第一步有多少种？
rule = 两人轮流走。每一步翻转一个矩形里的所有棋子：矩形的高是三角形数（1、3、6、10……），宽是平方数（1、4、9、16……），右上角的棋子是白色。谁把最后一枚白子翻成黑色，谁就获胜。
other-rule = 两人轮流走。每一步翻转一个矩形里的所有棋子，矩形右上角的棋子必须是白色。高：{ $heights }。宽：{ $widths }。谁不能走，谁就输。
count = ⟦first-moves|P(N)⟧ 是在 N 行 N 列的棋盘上玩 Flipping Game 时，先手必胜的第一步的种数。
picture = 一个 5 行 5 列的棋盘。一步翻转了 3 行 4 列的矩形：其中的 12 枚棋子涂实，右上角的棋子带圆环。
caption = { $board } 棋盘上的第一步共有 { $moves } 种走法，这是其中一种：3 行 × 4 列。圆环标出它的角。

## The form

form = 选择棋盘
square = 正方形棋盘
compute = 计算
change-rule = 改变规则
change-rule-hint = 换用其他的高和宽。谁不能走，谁就输；最后可能还剩白子，有的棋盘甚至连第一步都没有。
row-lengths = 高（行轴）
column-lengths = 宽（列轴）
row-list = 高的列表
column-list = 宽的列表
list-hint = 填整数，例如 1, 3, 7。顺序和重复都没有影响。
family-triangular = 三角形数：1、3、6、10……
family-square = 平方数：1、4、9、16……
family-all = 任意：1、2、3、4……
family-odd = 奇数：1、3、5、7……
family-powers-of-two = 2 的幂：1、2、4、8……
family-primes = 素数：2、3、5、7……
family-fibonacci = 斐波那契数：1、2、3、5……
family-list = 自定列表
examples = 例子
equation = { $name } = { $answer }

## What is wrong with a field

list-problem-empty-list = 请至少输入一个长度，例如 1, 3, 7。
list-problem-not-a-length = “{ $entry }”不是长度。请输入不小于 1 的整数，用逗号隔开。
list-problem-length-too-large = “{ $entry }”超过了最大棋盘的边长 { $largest }。
refusal-size-out-of-range = 请输入 1 到 { $largest } 之间的边长。
refusal-bad-length-family = 这些长度不能用。请输入整数，例如 1, 3, 7。

## Before a run

plan = 需要 { MEMORY($bytes) } 内存。
plan-instant = 瞬间就能算完。
plan-timed = 大约用时 { ABOUT_DURATION($milliseconds) }，占用 { MEMORY($bytes) } 内存。
plan-long = 请让这个标签页保持打开并显示在前面：浏览器会放慢隐藏的标签页。你可以随时暂停或取消。

## A run

computing = 正在计算 { $name }
paused = 已暂停：{ $name }
starting = 正在开始……
done = 已完成 { PERCENT($percent) }
almost-done = 还剩不到 1 秒
time-left = 大约还剩 { ABOUT_DURATION($milliseconds) }
hidden-tab = 请让这个标签页显示在前面：隐藏后可能会变慢。
resume = 继续
cancelled = 已取消：{ $name }
cancelled-note = 已取消，没有保留任何结果。
compute-again = 重新计算
failed = 无法算出 { $name }

## The answer

answer-heading = { $board } 棋盘
see-board = 看这个棋盘
copy-label = 复制这个数（不带分隔符）
time = 用时 { DURATION($milliseconds) }。
some-win = 第一步共有 { $moves } 种走法，其中 { $winning } 种必胜，占 { PERCENT($percent) }。
one-wins-in = 第一步共有 { $moves } 种走法，其中 1 种必胜，占 { PERCENT($percent) }，大约 { ABOUT($in) } 种里有 1 种。
some-win-in = 第一步共有 { $moves } 种走法，其中 { $winning } 种必胜，占 { PERCENT($percent) }，大约每 { ABOUT($in) } 种里有 1 种。
all-win = { $moves ->
    [1] 第一步只有 1 种走法，而且必胜。
   *[other] 第一步的 { $moves } 种走法全都必胜。
  }
none-wins = { $moves ->
    [1] 第一步只有 1 种走法，而且必败。
   *[other] 第一步的 { $moves } 种走法没有一种必胜。
  }棋盘全白时，⟦nimber|Nim 数⟧ ⟦gamma|Γ⟧ = 0：无论先手怎么走，后手都有办法应对。
no-moves = 没有第一步可走：这个棋盘放不下任何一种长度。先手不能走，所以输。

## Where it comes from

row-total = 行轴：各位置的 ⟦grundy-number|SG 值⟧的 ⟦nim-sum|Nim 和⟧。
column-total = 列轴：同样求它各位置的 SG 值的 Nim 和。
board-nimber = 整个棋盘：这两个数的 ⟦nim-product|Nim 积⟧。每一步都有自己的⟦move-nimber|走法 Nim 数⟧，棋盘的 Nim 数与它异或，就是走完之后的 Nim 数。当且仅当走法 Nim 数等于 ⟦gamma|Γ⟧ 时，第一步必胜。
sum = 棋盘上的一步是一个行操作乘一个列操作。Nim 数为 a 的行操作有 R(a) 个，Nim 数为 b 的列操作有 C(b) 个，它们的乘积的 Nim 数是 a ⊗ b。所以每一对满足 a ⊗ b = Γ 的 a、b 给出 R(a) · C(b) 种必胜的第一步：
no-pairs = 这里 Γ = 0，而 a ⊗ b = 0 只在 a 或 b 为 0 时成立。任何一步的走法 Nim 数都不是 0，因为它留下的值决不会等于角上那一枚自己的 SG 值。所以一对也没有，和是 0。
no-axis-moves = 其中一条轴放不下任何一种长度，所以一对也没有，和是 0。
pairs = 组成答案的各对走法 Nim 数
pairs-rows = 行
pairs-columns = 列
pairs-row-moves = 行操作
pairs-column-moves = 列操作
pairs-product = 必胜走法
pairs-sum = { $pairs ->
    [1] 唯一的一对
   *[other] 全部 { $pairs } 对之和
  }
show-all-pairs = { $pairs ->
    [1] 显示这一对
   *[other] 显示全部 { $pairs } 对
  }
show-fewer = 收起
disagrees = 这些乘积加起来不等于答案。这种情况不该出现：请告诉我们。

## Histograms

histograms = 每条轴上的所有操作
histograms-explanation = 每个走法 Nim 数各有多少个操作。下方带三角形的柱就是表中的那些。
histograms-offer = 数清它们比求答案更花时间，求答案用了 { DURATION($milliseconds) }。
histograms-count = 数一数
histograms-counting = 正在数……
histograms-stop = 停止计数
histograms-stopped = 没有数完。想看的话，请重新计算这个棋盘。
bar-ordinary = 其他走法 Nim 数
bar-contributing = 组成答案的

## Work that is kept over a reload

interrupted = { $name } 在 { PERCENT($percent) } 处中断了
interrupted-note = 进度已保存在这个浏览器里。点“取消”会删除它。
damaged = 保存的进度已损坏，所以从头计算这个棋盘。
unusable = 找到了上次保存的进度，但它已经不能用了。
unsaved-full = 浏览器的存储空间已满。计算会继续，但不会保存。
unkept-full = 浏览器的存储空间已满。重新加载后，答案就没有了。
unkept-unavailable = 这个浏览器不允许本页保存数据。重新加载后，答案就没有了。
unsaved-unavailable = 这个浏览器不允许本页保存数据。计算会继续，但不会保存。
