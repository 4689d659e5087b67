name = Casillas 1 a { $to }
caption = Casillas, sus valores y los tramos que terminan en una de ellas
place-heading = casilla
place = casilla { $place }

how-to-read-coins = Cada corchete es un tramo que termina en la casilla marcada con «?»; delante está su longitud. El número del final es lo que el tramo deja al voltearlo: el XOR de sus otras monedas.
how-to-read-leaves = Cada corchete es un tramo que termina en la casilla marcada con «?»; delante está su longitud. Lo que deja al voltearlo es ahora el XOR de dos números de la fila x, y lo calculas tú.
how-to-read-changes = Elige una casilla. Cada corchete es un tramo que termina ahí. Delante está su longitud; el número del final es lo que vale el tramo.

sum-leaves = La longitud { $length } deja
sum-changes = La longitud { $length } vale
filled = La casilla { $place } recibe { $value }: sus jugadas dejan { $list }.

## Lo que oye un lector de pantalla

said-open = Casilla { $place }, aún sin completar
said-place = Casilla { $place }, g es { $value }
said-coins = Longitud { $length }, casillas { $first } a { $last }: deja { $value }
said-open-run = Longitud { $length }, casillas { $first } a { $last }: por calcular
said-leaves = { said-coins }
said-changes = Longitud { $length }, casillas { $first } a { $last }: vale { $value }
