axis-value = g = { $value }

## A sheet that is filled in place by place.

fill-next = Completar una casilla
fill-rest = Completar el resto

empty = { $place }, aún sin completar
filled = { $place }, valor { $value }
right = { $place }, valor { $value }, como dice el teorema

options = Sus jugadas dejan estos valores. Pulsa uno para ver cómo.
option = { $value }, lo { $moves ->
    [one] deja 1 jugada
   *[other] dejan { $moves } jugadas
  }
no-options = No tiene jugadas.
worth = Vale { $value }, el menor número que falta.
by-theorem = Por el teorema: {"\u2066"}{ $a } ⊗ { $b } = { $product }{"\u2069"}.

## A page of a long sheet.

earlier = Anterior
later = Siguiente
