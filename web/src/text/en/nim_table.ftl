### A table of nimbers: a ⊕ b, a ⊗ b or a ⊘ b in row $a and column $b.

table-sum = Nim-sums of the nimbers below { $size }
table-product = Nim-products of the nimbers below { $size }
table-quotient = Nim-quotients of the nimbers below { $size }
keys = Arrow keys go to another place, Home and End along the row, with Ctrl to the corners. Enter lights all places with the same number, Escape turns the light off.
place = Row { $a }, column { $b }
no-value = has no value: nothing can be divided by 0.

## What a screen reader hears of the place that is read

said-sum = { $a } nim-plus { $b } equals { $value }
said-product = { $a } nim-times { $b } equals { $value }
said-quotient = { $a } nim-divided by { $b } equals { $value }
said-no-value = { $a } nim-divided by 0 has no value.
