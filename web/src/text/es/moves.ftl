## The moves of a corner

corner-heading = Jugadas de esta esquina
corner-table = Jugadas de esta esquina por filas y columnas
axes = { $rows ->
    [lengths] alto
   *[places] filas
  } \ { $columns ->
    [lengths] ancho
   *[places] columnas
  }
line-axis = { $places ->
    [lengths] longitud
   *[places] monedas
  }
too-many = { $rows } × { $columns }.
too-many-on-line = { $count ->
    [one] 1 jugada.
   *[other] { $count } jugadas.
  }
row-moves = { $count ->
    [one] 1 jugada de filas
   *[other] { $count } jugadas de filas
  }
column-moves = { $count ->
    [one] 1 jugada de columnas
   *[other] { $count } jugadas de columnas
  }
move-wins = { $size }, gana
move-loses = { $size }, no gana

## All winning moves

list-heading = Todas las jugadas ganadoras
count = { $count ->
    [one] 1 jugada ganadora
   *[other] { $count } jugadas ganadoras
  }
hidden = Siguen ocultas hasta que tengas la solución.
none = En esta posición no gana ninguna jugada.
table = Jugadas ganadoras por filas y columnas
kind = { $size }: { $count }
kind-from-corner = Contando desde la esquina, { $size }: { $count }
kind-by-number = Contando desde la esquina, { $rows } × { $columns }: { $count }
line-kind = { $coins ->
    [one] { $coins } moneda: { $count }
   *[other] { $coins } monedas: { $count }
  }
line-kind-by-number = Jugada { $number } de su esquina: { $count }
row-move = jugada de filas { $number }
column-move = jugada de columnas { $number }
heights = Alto
widths = Ancho
rows-from-corner = Filas desde la esquina
columns-from-corner = Columnas desde la esquina
lengths = Longitud
coins-from-corner = Monedas desde la esquina
