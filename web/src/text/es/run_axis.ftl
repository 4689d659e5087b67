name = Lugares 1 a { $to }
caption = Lugares, sus valores y los tramos que terminan en uno de ellos
place-heading = lugar
place = lugar { $place }

how-to-read-coins = Cada corchete es un tramo que termina en el lugar marcado con «?»; delante está su longitud. El número del final es lo que el tramo deja al voltearlo: el XOR de sus otras monedas.
how-to-read-leaves = Cada corchete es un tramo que termina en el lugar marcado con «?»; delante está su longitud. Lo que deja al voltearlo es ahora el XOR de dos números de la fila x, y lo calculas tú.
how-to-read-changes = Elige un lugar. Cada corchete es un tramo que termina ahí. Delante está su longitud; el número del final es lo que vale el tramo.

sum-leaves = La longitud { $length } deja
sum-changes = La longitud { $length } vale
filled = El lugar { $place } recibe { $value }: sus jugadas dejan { $list }.

## Lo que oye un lector de pantalla

said-open = Lugar { $place }, aún sin completar
said-place = Lugar { $place }, g es { $value }
said-coins = Longitud { $length }, lugares { $first } a { $last }: deja { $value }
said-open-run = Longitud { $length }, lugares { $first } a { $last }: por calcular
said-leaves = { said-coins }
said-changes = Longitud { $length }, lugares { $first } a { $last }: vale { $value }
