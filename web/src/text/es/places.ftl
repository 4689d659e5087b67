board = { $rows } × { $columns }
count = P({ $rows }, { $columns })
count-square = P({ $size })

place = fila { $row }, columna { $column }
disc = la de la { $place }
row = Fila
column = Columna

run = { $first } a { $last }
rows = { $count ->
    [one] fila { $list }
   *[other] filas { $list }
  }
columns = { $count ->
    [one] columna { $list }
   *[other] columnas { $list }
  }

coins-of-row = { $columns } de la fila { $row }

coins = { $count ->
    [one] moneda { $list }
   *[other] monedas { $list }
  }

size = { $rows } × { $columns }
move = { $size } en la { $place }
move-short = { $rows }×{ $columns } f{ $row } c{ $column }
move-short-gaps = f{ $rows } c{ $columns }
