table-sum = Ним-суммы нимберов меньше { $size }
table-product = Ним-произведения нимберов меньше { $size }
table-quotient = Ним-частные нимберов меньше { $size }
no-value = не имеет значения: на 0 делить нельзя.

## What a screen reader hears of the place that is read

said-sum = { $a } ним-плюс { $b } равно { $value }
said-product = { $a } ним-умножить на { $b } равно { $value }
said-quotient = { $a } ним-разделить на { $b } равно { $value }
said-no-value = { $a } ним-разделить на 0 не имеет значения.
