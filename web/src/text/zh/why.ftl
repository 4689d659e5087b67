wins = 为什么必胜：{ $move }
loses = 为什么不能取胜：{ $move }
none-wins = 为什么没有必胜走法？
why-none-wins = 白面朝上的各枚，值全部抵消：Nim 数是 0。每一步都会改变它，而对手总能把它变回 0。

## The reason in four stages, which the board shows one after the other. The total is the nim-sum of all values

stages = 棋盘上的讲解步骤
stage = { $number }/{ $count }
previous-stage = 上一步骤
next-stage = 下一步骤
each-value = 白面朝上的每一枚都有一个值。
pairs-cancel = { $zero ->
    [yes] 相等的值两两抵消，0 没有影响。
   *[no] 相等的值两两抵消。
  }
no-pair = { $zero ->
    [yes] 其余的值两两不等，0 没有影响。
   *[no] 这些值两两不等，没有可抵消的。
  }
nothing-left = 什么也没剩下：总值是 0，从 0 出发，怎么走都输。
balanced = 剩下的值的 ⟦nim-sum|Nim 和⟧，即总值，是 0：从 0 出发，怎么走都输。
one-left = 只剩下 { $total }：能把这个总值变成 0 的走法必胜。
several-left = 剩下的值的 ⟦nim-sum|Nim 和⟧是 { $total }：能把这个总值变成 0 的走法必胜。
move-wins = 这一步所翻各枚的值，Nim 和是 { $change }，走后总值是 0：必胜。
move-loses = 这一步所翻各枚的值，Nim 和是 { $change }，走后总值是 { $leaves }，不是 0：对手能赢。

values = 白面朝上各枚的值
discs-of-value = { $count ->
   *[other] { $count } 枚的值为 { $value }
  }：{ $fate ->
    [zero-value] 没有影响
    [single] 剩下
    [even] 两两抵消
   *[odd] 两两抵消，剩下一枚
  }

## Layers

show-axes = 显示这一步的 SG 值
hide-axes = 隐藏这一步的 SG 值
show-product = 显示乘积
hide-product = 隐藏乘积
show-mex = 显示每个 mex
hide-mex = 隐藏每个 mex

## The axes. $list is such as “rows 2 to 4”

introduction = 棋盘上的一步，是一个⟦row-move|行操作⟧乘一个⟦column-move|列操作⟧：翻转这些行与列的交叉处。
turns-rows = { $count ->
   *[other] 这一步翻转{ $list }，⟦grundy-number|SG 值⟧如下：
  }
turns-coins = { turns-rows }
turns-columns = { $count ->
   *[other] 这一步翻转{ $list }，SG 值如下：
  }
grundy-numbers-rows = 这一步翻转的各行的 SG 值
grundy-numbers-columns = 这一步翻转的各列的 SG 值
grundy-numbers-coins = 这一步翻转的各枚的 SG 值
rows-of-value = { $count ->
   *[other] { $count } 行的 SG 值为 { $value }
  }：{ $fate ->
    [zero-value] 没有影响
    [single] 剩下
    [even] 两两抵消
   *[odd] 两两抵消，剩下一行
  }
columns-of-value = { $count ->
   *[other] { $count } 列的 SG 值为 { $value }
  }：{ $fate ->
    [zero-value] 没有影响
    [single] 剩下
    [even] 两两抵消
   *[odd] 两两抵消，剩下一列
  }
coins-of-value = { $count ->
   *[other] { $count } 枚的 SG 值为 { $value }
  }：{ $fate ->
    [zero-value] 没有影响
    [single] 剩下
    [even] 两两抵消
   *[odd] 两两抵消，剩下一枚
  }
one-left-rows = 只剩下 { $value }：行操作的⟦move-nimber|Nim 数⟧是 { $value }。
one-left-columns = 只剩下 { $value }：列操作的 Nim 数是 { $value }。
one-left-coins = 只剩下 { $value }：⟦move-nimber|走法 Nim 数⟧是 { $value }。
several-left-rows = 剩下的数的 Nim 和，就是行操作的⟦move-nimber|Nim 数⟧：{ $value }。
several-left-columns = 剩下的数的 Nim 和，就是列操作的 Nim 数：{ $value }。
several-left-coins = 剩下的数的 Nim 和，就是⟦move-nimber|走法 Nim 数⟧：{ $value }。

## The product

product = 乘积
product-explanation = 这一步对总值的改变，是行操作与列操作的 Nim 数的 ⟦nim-product|Nim 积⟧ ⊗。
product-waiting = 正在计算乘积……
total = 总值就是局面的 ⟦nimber|Nim 数⟧。走完后留下的，是总值与改变量的 ⟦nim-sum|Nim 和⟧ ⊕：
zero-wins = 留下 0 就必胜：从 0 走一步，总会变成别的数；而从那个数，总有一步能回到 0。
disc-values = 每一枚的值，是它所在行与所在列的 SG 值的 Nim 积。
row-introduction = 每一枚的值，是它在行中位置的 ⟦grundy-number|SG 值⟧。
twins-introduction = 每一枚的值，是它所在行与所在列的 SG 值的 ⟦nim-sum|Nim 和⟧。每一步翻转同一行或同一列的两枚。
twins-rows = 两枚在同一列，列的 SG 值抵消：这一步对总值的改变，是两行的 Nim 和 { $change }。
twins-columns = 两枚在同一行，行的 SG 值抵消：这一步对总值的改变，是两列的 Nim 和 { $change }。
twins-mex = 如果只有一枚是白的，而且它在第 0 行或第 0 列，g 就是它的 SG 值，即它的各种走法所留下的值的 ⟦mex|mex⟧。在别处，一枚既有沿行的走法，也有沿列的走法，没有出现的最小数就是所在行与所在列的 g 的 Nim 和。选一个 g，看它的走法。
rule-zero = 与 0 的积是 0。
rule-one = 与 1 的积是另一个因数。
rule-fermat = { $power } 是费马 2-幂，另一个因数比它小，所以就是普通的乘积。
rule-square = { $power } 是费马 2-幂：它的 Nim 平方是它的 3/2 倍。
rule-distribute = 把每个因数写成 2 的幂之和，再逐项作 Nim 乘法：
rule-regroup = 把最大的费马 2-幂自乘，其余部分与其余部分相乘：
all-parts = 显示全部 { $count } 个乘积
rule-regroup-one = 提出最大的费马 2-幂，先乘其余部分：

## Each mex

mex = SG 值是怎么来的
mex-introduction = 如果只有一枚是白的，g 就是它的 SG 值，即它的各种走法所留下的值的 ⟦mex|mex⟧。选一个 g，看它的走法。
mex-prefixes = x 是从开头到这里的 g 的 Nim 和。
strip-caption-rows = 行轴的 SG 值与前缀异或
strip-caption-columns = 列轴的 SG 值与前缀异或
strip-caption-coins = 硬币的 SG 值与前缀异或
number-rows = 行
number-columns = 列
number-coins = 硬币
grundy-name = SG 值 g
prefix = x
prefix-name = 前缀异或 x
open-mex-rows = 第 { $number } 行：SG 值 { $value }。显示它是怎么来的
open-mex-columns = 第 { $number } 列：SG 值 { $value }。显示它是怎么来的
open-mex-coins = 第 { $number } 号：SG 值 { $value }。显示它是怎么来的
mex-of-rows = 第 { $number } 行
mex-of-columns = 第 { $number } 列
mex-of-coins = 单独的第 { $number } 号
mex-explanation = 假设只有这一枚是白的。以它为角的每种走法，都把它翻成黑的，把其余各枚翻成白的。这些走法会留下：
mex-none = 没有以这里为角的走法，什么值也留不下：没有出现的最小数是 0。
mex-length = 长度 { $length }：
mex-places = { $list }：
mex-missing = 没有出现的最小数是 { $value }。

## Numbers in words: formulas are not read aloud everywhere

said-prefix-rows = 行的 x { $number } 等于 { $value }
said-prefix-columns = 列的 x { $number } 等于 { $value }
said-prefix-coins = 硬币的 x { $number } 等于 { $value }
said-grundy-rows = 行的 g { $number } 等于 { $value }
said-grundy-columns = 列的 g { $number } 等于 { $value }
said-grundy-coins = 硬币的 g { $number } 等于 { $value }
said-nimber = 局面的 Nim 数等于 { $value }
said-factor = 因数 { $value }
said-change = 这一步对总值的改变是 { $value }
said-leaves = 这一步留下 { $value }
said-length-leaves = 长度 { $length } 留下 { $value }
said-places-leave = { $list }，留下 { $value }
said-left-by-moves = { $count ->
   *[other] { $value }，由 { $count } 种走法留下
  }
said-left-by-lengths = { $count ->
   *[other] { $value }，由长度 { $lengths } 留下
  }
