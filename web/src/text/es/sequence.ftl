lengths = Alturas: { $heights }. Anchos: { $widths }.

## The form

size = Tablero más grande
size-hint = Todos los tableros desde 1 × 1 hasta este tamaño, como máximo { $largest }.
compute = Calcular todos

too-large = Escribe como máximo { $largest }. Más valores no caben en la memoria de una página.
bad-lengths = Estas longitudes aún no sirven. Corrígelas en «Cambiar la regla».

## A run

cancelled = { $boards }: cancelado.
failed = { $boards }: no se pudo calcular.
ready = { $boards }: calculados.
ready-one = { $boards }: calculado.

## The plot

slider = Tablero en la gráfica
spoken = n = { $n }, P(n) = { $winning }, nimber del tablero { $nimber }
on-board = Jugadas ganadoras en { $board }
no-zeros = En cada uno gana alguna primera jugada.
zeros = { $zeros ->
    [one] { $seen ->
        [one] Este tablero tiene P(n) = 0: allí no gana ninguna primera jugada.
       *[other] 1 de estos { $seen } tableros tiene P(n) = 0: allí no gana ninguna primera jugada.
      }
   *[other] { $zeros } de estos { $seen } tableros tienen P(n) = 0: allí no gana ninguna primera jugada.
  }
points = P(n) > 0
nimbers = { $first ->
    [1] Γ = 1
   *[other] Γ = { $first } a { $last }
  }
zero-points = P(n) = 0, debajo de la línea

## The table

table = Tabla de los valores
board-nimber = nimber del tablero
go-to = Ir a n
no-such-board = Escribe un número entero de 1 a { $last }.

## Files

files = Descargar los valores
file-csv = n, P(n) y Γ, para una hoja de cálculo
file-json = P(n) como texto, exacto en cualquier programa
file-b-file = líneas «n P(n)», como en la OEIS
writing = Escribiendo el archivo: { PERCENT($percent) }
not-written = El navegador no tiene espacio para este archivo. Prueba con una sucesión más corta.

## Checked values

check-introduction = Pega tus propios valores de P(n). Cada uno se compara con el exacto, y verás cuál es el primero que falla.
check-field = Tus valores
check-hint = Uno por línea desde P(1), o una línea con comas, o líneas «n P(n)» como en un b-file, «P(2) = 0» o CSV. Hasta un millón de valores.
checking = Comprobando { $boards }
check-cancelled = Comprobación cancelada.
check-failed = No se pudieron comprobar los valores.
right-one = Tu valor es correcto: es { $name }.
right = Los { $values } valores son correctos: { $boards }.
right-with-gaps = Los { $values } valores son correctos: { $boards }, con huecos.
wrong = { $name } no es { $given }.
right-value = El valor correcto es { $name } = { $right }.
before = { $before ->
    [0] Es el primero de tus valores.
    [one] El valor anterior es correcto.
   *[other] Los { $before } valores anteriores son correctos.
  }
list-empty = Pega antes tus valores en el campo.
list-too-many = Son { $values } valores. Comprueba como máximo { $most } a la vez.
list-unreadable = No se entiende la línea { $line }: «{ $found }».
list-ambiguous = Línea { $line }: «{ $found }» puede ser un número o dos. Quita lo que separa las cifras en grupos.
list-no-value = Línea { $line }: falta el valor junto a «{ $found }»; las líneas anteriores sí lo tienen.
list-no-such-board = Línea { $line }: n debe estar entre 1 y { $largest }, y no ser { $found }.
list-twice = Línea { $line }: { $name } ya está en la línea { $earlier }.
