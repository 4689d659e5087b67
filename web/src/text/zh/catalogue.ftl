introduction = 任意翻硬币游戏的 ⟦grundy-number|SG 值⟧：一行硬币给出一个数列，二维游戏给出一张表。
build-one = 一行
build-two = 棋盘

## The rules

rule-line = 每一步翻转这一行里的硬币：{ $coins }。其中最右边的一枚必须是正面。
rule-board = 行上和列上各玩一个单行游戏，每一步翻转所选的行与列交叉处的硬币。行上：{ $rows }。列上：{ $columns }。最后一行与最后一列交叉处的硬币叫作角，它必须是正面。
rule-acrostic-twins = 每一步翻转同一行或同一列的两枚硬币。靠右或靠下的那一枚必须是正面。
rule-connected-blocks = 每一步翻转一组边与边相连的硬币。其中有一枚既在这组的最后一行，又在最后一列：它必须是正面。
who-wins = 谁不能走，谁就输。

origin = 第一个位置
origin-line = 从 { $origin } 开始编号
origin-board = 第 { $rows } 行在最上，第 { $columns } 列在最左
origin-upward = 第 { $rows } 行在最下，第 { $columns } 列在最左
oeis = OEIS
no-oeis = 未见收录
alike = 前 { $count } 个数与 { $game } 的相同。
oeis-index = a({ $index }) 即 g({ $origin })
computed = 算法
by-formula = 已证明的公式
by-mex = 所有走法的 ⟦mex|mex⟧
largest-count = 最多算到
largest-count-is = { $count } 个数
largest-size = 棋盘页面
largest-size-is = 最多 { $places } 个位置
largest-board-is = 最大 { $board }
largest-table = 本页
play-row = 在一行上玩
play-squared = 在正方形棋盘上玩
table-squared = 它的平方的表
play-board = 在棋盘上玩
row-sequence = { $game }（沿行）
column-sequence = { $game }（沿列）

## A sequence

count = 个数
show = 显示为
show-coins = 硬币
show-plot = 图像
show-list = 列表
coins-cut = 这里画出 { $count } 枚中的前 { $drawn } 枚。列表里有全部。
plot-name = 图中的位置
spoken = 位置 { $place }：{"\u2066"}g = { $value }{"\u2069"}
list-caption = 位置 { $first } 至 { $last }
period = 周期
period-plain = { $period ->
    [1] 从位置 { $start } 起，各数都相同。
   *[other] 从位置 { $start } 起，各数每 { $period } 个位置重复一次。
  }已算到位置 { $last }；更远处未经证明。
period-saltus = { $period ->
    [1] 从位置 { $start } 起，每个数比前一个大 { $saltus }。
   *[other] 从位置 { $start } 起，各数每过 { $period } 个位置增加 { $saltus }。
  }已算到位置 { $last }；更远处未经证明。
period-none = 这 { $count } 个数里看不出周期。至少重复三次，才算作周期。
period-facts = 预周期 { $start }，周期 { $period }，增量（saltus）{ $saltus }。
take = 复制或保存

## A table of two line games

table-introduction = 根据 Tartan 定理，一枚硬币的值等于它的行与列的 SG 值的 ⟦nim-product|Nim 积⟧。{ $hand ->
    [finger] 点一格查看。
   *[mouse] 指向一格查看。
  }
table-of = { $game } 的 SG 值，{ $board }
spoken-product = { $place }：{ $a } Nim 乘 { $b } 等于 { $value }
scale = g₁ 是行的 SG 值，g₂ 是列的 SG 值。深浅按值的大小排列：值越大，颜色越浅。

## The same by the definition

definition = 按定义计算
definition-introduction = 按定义，一枚硬币的值是它的各种走法所留下的值的 ⟦mex|mex⟧。逐枚填满这张表，再与定理给出的表比较。
side-limit = 这张表要逐一考察每枚硬币的每种走法，所以最大到 { $largest } × { $largest }，最多 { 4000000 } 种走法。
speed = 速度
speed-slow = 慢
speed-medium = 中
speed-fast = 快
progress = { $filled ->
    [0] 还没有填。
   *[other] { $unequal ->
        [0] { $all } 枚中已填 { $filled } 枚，都与定理给出的相同。
       *[other] { $all } 枚中已填 { $filled } 枚，其中 { $unequal } 枚与定理给出的不同。
      }
  }
coin-heading = { $place }的硬币
option-hint = 选一个数，看哪种走法会留下它。
option-lit = 这一步翻转亮着的硬币。除角以外，它们的值合起来是 { $value }。
spoken-options = { $place }：各种走法留下 { $options }。没有出现的最小数是 { $mex }。
spoken-no-options = { $place }：没有走法，值为 0。

## A two-dimensional game

position = 值与局面
position-introduction = 硬币上的数是它正面朝上时的值。点选硬币，把它翻成正面或反面。
coin-heads = { $place }，值为 { $value }，正面
coin-tails = { $place }，值为 { $value }，反面
values = 硬币的值
nimber = 局面的 Nim 数
nimber-is = 局面的 Nim 数：{ $nimber }
no-heads = 没有正面朝上的硬币。请选几枚。
lost = 正面硬币的值互相抵消：没有必胜走法。
winnable = 从这里走，你能赢。
hide-move = 隐藏这一步
clear = 全部反面
winning-move = 翻转：{ $coins }。
winning-count = { $count ->
    [0] { $legal } 种走法没有一种必胜。
   *[other] { $legal } 种走法中有 { $count } 种必胜。
  }
winning-more = 这里列出前 { $count } 种。
chosen-move = 选一种，在硬币上看它。
winning-limit = 棋盘不超过 { $coins } 枚硬币时，列出全部必胜走法。
