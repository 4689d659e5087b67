by-definition = { $a } ⊗ { $b } según la definición
calculator = Dos factores y su producto nim
first-factor = Primer factor
second-factor = Segundo factor

places = Dónde está un número en la tabla
size = Todos los nimbers menores que
in-all-rows = { $value } está { $count ->
    [one] en 1 casilla
   *[other] en { $count } casillas
  }, y todas las filas desde la fila 1 lo tienen.
not-in-rows = { $count ->
    [one] { $value } está en 1 casilla.
   *[other] { $value } está en { $count } casillas.
  } Filas sin él: { $rows }.
closed = Todos los productos son también menores que { $size }.
not-closed = { $outside ->
    [one] { $outside } producto es
   *[other] { $outside } productos son
  } { $size } o más.
