### Tables of nimbers: a ⊕ b, a ⊗ b or a ⊘ b in row $a and column $b.

table-sum = Nim-sums of the nimbers below { $size }
table-product = Nim-products of the nimbers below { $size }
table-quotient = Nim-quotients of the nimbers below { $size }
no-value = has no value: nothing can be divided by 0.

## What a screen reader hears of the place that is read

said-sum = { $a } nim-plus { $b } equals { $value }
said-product = { $a } nim-times { $b } equals { $value }
said-quotient = { $a } nim-divided by { $b } equals { $value }
said-no-value = { $a } nim-divided by 0 has no value.
