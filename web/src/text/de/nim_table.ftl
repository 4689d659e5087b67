table-sum = Nim-Summen der Nimber unter { $size }
table-product = Nim-Produkte der Nimber unter { $size }
table-quotient = Nim-Quotienten der Nimber unter { $size }
no-value = hat keinen Wert: Durch 0 kann man nicht dividieren.

## What a screen reader hears of the place that is read

said-sum = { $a } nim-plus { $b } ist gleich { $value }
said-product = { $a } nim-mal { $b } ist gleich { $value }
said-quotient = { $a } nim-durch { $b } ist gleich { $value }
said-no-value = { $a } nim-durch 0 hat keinen Wert.
