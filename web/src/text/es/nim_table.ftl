table-sum = Sumas nim de los nimbers menores que { $size }
table-product = Productos nim de los nimbers menores que { $size }
table-quotient = Cocientes nim de los nimbers menores que { $size }
no-value = no tiene valor: no se puede dividir entre 0.

## What a screen reader hears of the place that is read

said-sum = la suma nim de { $a } y { $b } es { $value }
said-product = el producto nim de { $a } y { $b } es { $value }
said-quotient = el cociente nim de { $a } entre { $b } es { $value }
said-no-value = el cociente nim de { $a } entre 0 no tiene valor.
