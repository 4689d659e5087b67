heading = ⊕、⊗ 和 ⊘ 的表
introduction = 第 a 行第 b 列是 ⟦nim-sum|Nim 和⟧ a ⊕ b，⟦nim-product|Nim 积⟧ a ⊗ b，或 a ⊘ b，也就是与 b 的积等于 a 的那个数。{ $hand ->
    [finger] 点一格查看。
   *[mouse] 指向一格查看。
  }

## What is shown

operation = 运算
usual-sizes = 行数和列数
size = 不超过 { 256 } 的任意数
fields-outlined = 框出的是小于 { $sizes } 的 Nim 数。其中每个集合都是一个域：和、积、商都不会跑到外面。

## Powers and logarithms

fields-heading = 幂与对数
fields-introduction = 小于 4、16、256 和 65,536 的 ⟦nimber|Nim 数⟧分别构成域。在每个域里，有一个叫作生成元的 Nim 数，它的各次幂就是除 0 以外的所有 Nim 数。所以取对数就把 ⊗ 变成普通加法（对幂的个数取模）。
field = Nim 数小于
list = 列表
powers = 幂
logarithms = 对数
exponent = 指数
generator = 小于 { $size } 的 Nim 数的生成元是 { $generator }，它是最小的一个：指数从 0 到 { $last } 的幂就是除 0 以外的全部。
subfield = 小于 { $size } 的 Nim 数，对数都是 { $step } 的倍数。
logarithm-is = { $power } 的对数是 { $exponent }。
powers-list = 指数为 { $first } 至 { $last } 的幂
logarithms-list = { $first } 至 { $last } 的对数
copy-powers = 将所有幂复制为 CSV
copy-logarithms = 将所有对数复制为 CSV
