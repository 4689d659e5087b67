table-sum = 小于 { $size } 的 Nim 数的 Nim 和
table-product = 小于 { $size } 的 Nim 数的 Nim 积
table-quotient = 小于 { $size } 的 Nim 数的 Nim 商
no-value = 没有值：0 不能作除数。

## What a screen reader hears of the place that is read

said-sum = { $a } Nim 加 { $b } 等于 { $value }
said-product = { $a } Nim 乘 { $b } 等于 { $value }
said-quotient = { $a } Nim 除以 { $b } 等于 { $value }
said-no-value = { $a } Nim 除以 0 没有值。
