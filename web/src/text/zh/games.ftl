## Boards

board-rugs = Rugs
board-turning-corners = Turning Corners
board-turning-turtles-squared = Turning Turtles²
board-mock-turtles-squared = (Mock Turtles)²
board-acrostic-twins = Acrostic Twins
product = { $rows } × { $columns }
one-row = { $game }（一行）
playing = 玩 { $game }

## Choosing a move coin by coin

add-discs = 在有标记的当中，选出这一步的其余各枚。
not-together = 以这里为角的走法，不能再加上那一枚。

## Why

one-of-each = 共有 { $count } 种走法。每种结果只显示一种走法。

## Choosing a game

rows-heading = 在一行上
find = 查找游戏：输入名称、一串数（如 1 2 4 7）或 OEIS 编号
cards = 每个游戏都附一种走法，以及前几枚硬币的 SG 值。
none-found = 列表里没有哪个游戏叫这个名字，或有这些数。
build = 自创游戏
board-connected-blocks = Connected Blocks
choose-runs = 连续段，长度自选
choose-up-to-coins = 至多若干枚
choose-exactly-coins = 恰好若干枚
choose-twins-within = Twins，限定距离
choose-pattern = 自定图案
detail-runs = 长度
detail-up-to-coins = 硬币数
detail-exactly-coins = { detail-up-to-coins }
detail-twins-within = 距离
detail-pattern = 图案
problem-runs = 请输入整数，例如 1, 3, 7。
problem-up-to-coins = 请输入不小于 1 的整数。
problem-exactly-coins = { problem-up-to-coins }
problem-twins-within = { problem-up-to-coins }
problem-pattern = 请输入图案，例如 0;0,1。
pattern-hint = 图案列出各枚硬币在“必须是正面的那枚”左边多远，那一枚自己记作 0。不同图案用 ; 隔开。0;0,1 表示翻转一枚，或连同它左边相邻的一枚；0,d 中的 d 表示“再加任意距离处的一枚”。
pattern-sets = { $places } 个位置上能放下 { $count } 种图案。
## Games on a line

line-ruler = Ruler
line-single = 单枚硬币
line-twins = Twins
line-turning-turtles = Turning Turtles
line-mock-turtles = Mock Turtles
line-moebius = Moebius
line-mogul = Mogul
line-moidores = Moidores
line-triplets = Triplets
line-sym = Sym
line-grunt = Grunt
line-turnips = Turnips
line-up-to-coins = 至多 { $number } 枚
line-exactly-coins = 恰好 { $number } 枚
line-twins-within = Twins（距离 ≤ { $number }）
line-runs = 连续段（{ $lengths }）
line-hops = 跳 { $hops } 格
line-pattern = 图案 { $pattern }

## Rules: what a move turns of a row of discs

rules-ruler = 相邻的任意多枚
rules-single = 只翻一枚
rules-twins = 任意两枚
rules-turning-turtles = 一枚或两枚
rules-mock-turtles = 一枚、两枚或三枚
rules-moebius = 至多五枚
rules-mogul = 至多七枚
rules-moidores = 至多九枚
rules-triplets = 任意三枚
rules-sym = 任意对称的一组
rules-grunt = 第一枚、后面的任意一枚，以及这两枚之间位置对称的两枚
rules-turnips = 间隔相等的三枚
rules-up-to-coins = { $number ->
    [1] 只翻一枚
   *[other] 至多 { $number } 枚
  }
rules-exactly-coins = { $number ->
    [1] 只翻一枚
   *[other] 任意 { $number } 枚
  }
rules-twins-within = 距离不超过 { $number } 的任意两枚
rules-runs = { $family ->
    [triangular] 相邻的 1、3、6、10……枚
    [square] 相邻的 1、4、9、16……枚
    [all] 相邻的任意多枚
    [odd] 相邻的 1、3、5、7……枚
    [powers-of-two] 相邻的 1、2、4、8……枚
    [primes] 相邻的 2、3、5、7……枚
    [fibonacci] 相邻的 1、2、3、5……枚
   *[list] 相邻的 { $list } 枚
  }
rules-hops = 任意一枚，以及它前面相距 { $hops } 格的一枚
rules-pattern = 符合图案 { $pattern } 之一的一组

rule = 行上和列上各玩一个单行游戏，翻转所选的行与列交叉处的各枚。行上：{ $rows }。列上：{ $columns }。最后一行与最后一列交叉处的那一枚叫作角，它必须是白的。谁走最后一步，谁就获胜。
rule-of-row = 翻转同一行里的硬币：{ $columns }。其中最右边的一枚必须是白的。谁走最后一步，谁就获胜。
rule-hops = 硬币向左跳 { $hops } 格：翻转一枚白的，以及它所落位置上的那一枚。谁走最后一步，谁就获胜。
rule-rugs = 翻转任意大小的一个矩形。右下角必须是白的。谁走最后一步，谁就获胜。
rule-turning-corners = 翻转一个矩形的四角，矩形至少为 2 × 2。右下角必须是白的。谁走最后一步，谁就获胜。
rule-acrostic-twins = 翻转同一行或同一列的任意两枚。靠右或靠下的那一枚必须是白的。谁走最后一步，谁就获胜。
