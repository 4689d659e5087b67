introduction = Los ⟦grundy-number|números de Grundy⟧ de cualquier juego de voltear monedas: una sucesión para una fila, una tabla para dos dimensiones.
build-one = Una fila
build-two = Un tablero

## The rules

rule-line = Una jugada voltea monedas de la fila: { $coins }. La última de ellas, a la derecha, debe mostrar cara.
rule-board = Una jugada elige algunas filas y algunas columnas y voltea las monedas donde se cruzan. Filas: { $rows }. Columnas: { $columns }. La moneda de la última fila y la última columna, la esquina, debe mostrar cara.
rule-acrostic-twins = Una jugada voltea dos monedas de una fila o de una columna. La que esté más a la derecha o más abajo debe mostrar cara.
rule-connected-blocks = Una jugada voltea monedas unidas lado con lado. Una de ellas está en su última fila y también en su última columna: debe mostrar cara.
who-wins = Si no puedes jugar, pierdes.

origin = Numeración
origin-line = Desde { $origin }
origin-board = Fila { $rows } arriba, columna { $columns } a la izquierda
origin-upward = Fila { $rows } abajo, columna { $columns } a la izquierda
oeis = OEIS
no-oeis = No se conoce ninguna entrada
alike = Los { $count } primeros números coinciden con los de { $game }.
oeis-index = a({ $index }) es g({ $origin })
computed = Se calcula con
by-formula = Una fórmula demostrada
by-mex = El ⟦mex|mex⟧ de todas las jugadas
largest-count = Llega hasta
largest-count-is = { $count } números
largest-size = Página Tablero
largest-size-is = Hasta { $places } casillas
largest-board-is = Hasta { $board }
largest-table = Esta página
play-row = Jugar en una fila
play-squared = Jugar en un tablero cuadrado
table-squared = Tabla de su cuadrado
play-board = Jugar en el tablero
row-sequence = { $game } por filas
column-sequence = { $game } por columnas

## A sequence

count = Cuántos
show = Mostrar como
show-coins = Monedas
show-plot = Gráfica
show-list = Lista
coins-cut = Se dibujan los primeros { $drawn } de { $count }. En la lista están todos.
plot-name = Casilla en la gráfica
spoken = Casilla { $place }: {"\u2066"}g = { $value }{"\u2069"}
list-caption = Casillas { $first } a { $last }
period = Periodo
period-plain = { $period ->
    [1] Desde la casilla { $start } todos los números son iguales.
   *[other] Desde la casilla { $start } los números se repiten cada { $period } casillas.
  } Calculado hasta la casilla { $last }; no demostrado más allá.
period-saltus = { $period ->
    [1] Desde la casilla { $start } cada número es el anterior más { $saltus }.
   *[other] Desde la casilla { $start } los números crecen en { $saltus } cada { $period } casillas.
  } Calculado hasta la casilla { $last }; no demostrado más allá.
period-none = En estos { $count } números no aparece ningún periodo. Indicamos un periodo tras tres repeticiones.
period-facts = Preperiodo { $start }, periodo { $period }, saltus { $saltus }.
take = Copiar o guardar

## A table of two line games

table-introduction = Según el teorema del tartán, una moneda vale el ⟦nim-product|producto nim⟧ de los números de Grundy de su fila y de su columna. { $hand ->
    [finger] Pulsa una casilla para leerla.
   *[mouse] Señala una casilla para leerla.
  }
table-of = Números de Grundy de { $game }, { $board }
spoken-product = { $place }: el producto nim de { $a } y { $b } es { $value }
scale = g₁ es el número de Grundy de la fila, g₂ el de la columna. Los tonos siguen el orden de los valores: cuanto mayor, más claro.

## The same by the definition

definition = Por la definición
definition-introduction = Por la definición, una moneda vale el ⟦mex|mex⟧ de lo que dejan sus jugadas. Completa esta tabla moneda a moneda y compárala con la del teorema.
side-limit = Esta tabla llega hasta { $largest } × { $largest } y hasta { 4000000 } jugadas, porque recorre cada jugada de cada moneda.
speed = Velocidad
speed-slow = Lenta
speed-medium = Media
speed-fast = Rápida
progress = { $filled ->
    [0] Aún no hay nada completado.
    [one] { $unequal ->
        [0] 1 de { $all } completada, igual que en el teorema.
        [one] 1 de { $all } completada, distinta de la del teorema.
       *[other] { $filled } de { $all } completada, { $unequal } distintas de las del teorema.
      }
   *[other] { $unequal ->
        [0] { $filled } de { $all } completadas, todas iguales que en el teorema.
        [one] { $filled } de { $all } completadas, 1 de ellas distinta de la del teorema.
       *[other] { $filled } de { $all } completadas, { $unequal } de ellas distintas de las del teorema.
      }
  }
coin-heading = La moneda de la { $place }
option-hint = Elige un número para ver una jugada que lo deja.
option-lit = Esta jugada voltea las monedas iluminadas. Sin la esquina, juntas valen { $value }.
spoken-options = { $place }: sus jugadas dejan { $options }. El menor número que falta es { $mex }.
spoken-no-options = { $place }: no tiene jugadas y vale 0.

## A two-dimensional game

position = Valores y una posición
position-introduction = El número de cada moneda es lo que vale cuando muestra cara. Elige monedas para ponerlas en cara o en cruz.
coin-heads = { $place }, vale { $value }, cara
coin-tails = { $place }, vale { $value }, cruz
values = Valores de las monedas
nimber = Nimber de la posición
nimber-is = Nimber de la posición: { $nimber }
no-heads = Ninguna moneda muestra cara. Elige algunas.
lost = Las caras se cancelan: ninguna jugada gana.
winnable = Desde aquí puedes ganar.
hide-move = Ocultar la jugada
clear = Todas en cruz
winning-move = Voltear: { $coins }.
winning-count = { $count ->
    [0] Ninguna de las { $legal } jugadas gana.
    [one] Gana una de las { $legal } jugadas.
   *[other] Ganan { $count } de las { $legal } jugadas.
  }
winning-more = Aquí están las primeras { $count }.
chosen-move = Elige una para verla en las monedas.
winning-limit = En tableros de hasta { $coins } monedas aparecen todas las jugadas ganadoras.
