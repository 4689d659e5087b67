wins = Por qué gana esta jugada: { $move }
loses = Por qué no gana esta jugada: { $move }
none-wins = ¿Por qué no gana ninguna jugada?
why-none-wins = Los valores de las blancas se cancelan: el nimber es 0. Toda jugada lo cambia, y el rival puede volver a dejarlo en 0.

## The reason in four stages, which the board shows one after the other. The total is the nim-sum of all values

stages = Pasos de la explicación en el tablero
stage = { $number } de { $count }
previous-stage = Paso anterior
next-stage = Paso siguiente
each-value = Cada blanca tiene un valor.
pairs-cancel = { $zero ->
    [yes] Los valores iguales se cancelan por pares, y el 0 no aporta nada.
   *[no] Los valores iguales se cancelan por pares.
  }
no-pair = { $zero ->
    [yes] No hay otros dos valores iguales, y el 0 no aporta nada.
   *[no] No hay dos valores iguales, así que no se cancela ninguno.
  }
nothing-left = No queda nada: el total es 0, y desde 0 toda jugada pierde.
balanced = La ⟦nim-sum|suma nim⟧ de los que quedan, el total, es 0: desde 0 toda jugada pierde.
one-left = Solo queda { $total }: gana una jugada que lleve este total a 0.
several-left = La ⟦nim-sum|suma nim⟧ de los que quedan es { $total }: gana una jugada que lleve este total a 0.
move-wins = Lo que voltea esta jugada tiene suma nim { $change }. Después, el total es 0: gana.
move-loses = Lo que voltea esta jugada tiene suma nim { $change }. Después, el total es { $leaves }: el rival puede ganar.

values = Los valores de las blancas
discs-of-value = { $count ->
    [one] 1 blanca de valor { $value }
   *[other] { $count } blancas de valor { $value }
  }: { $fate ->
    [zero-value] { $count ->
        [one] no aporta nada
       *[other] no aportan nada
      }
    [single] queda
    [even] se cancelan por pares
   *[odd] se cancelan por pares y queda una
  }

## Layers

show-axes = Mostrar los ejes
hide-axes = Ocultar los ejes
show-product = Mostrar el producto
hide-product = Ocultar el producto
show-mex = Mostrar cada mex
hide-mex = Ocultar cada mex

## The axes. $list is such as “rows 2 to 4”

introduction = Una jugada del tablero es una ⟦row-move|jugada de filas⟧ por una ⟦column-move|jugada de columnas⟧: voltea los cruces de sus filas y columnas.
turns-rows = { $count ->
    [one] La jugada voltea la { $list }, con este ⟦grundy-number|número de Grundy⟧:
   *[other] La jugada voltea las { $list }, con estos ⟦grundy-number|números de Grundy⟧:
  }
turns-coins = { turns-rows }
turns-columns = { $count ->
    [one] La jugada voltea la { $list }, con este número de Grundy:
   *[other] La jugada voltea las { $list }, con estos números de Grundy:
  }
grundy-numbers-rows = Los números de Grundy de las filas que voltea la jugada
grundy-numbers-columns = Los números de Grundy de las columnas que voltea la jugada
grundy-numbers-coins = Los números de Grundy de las monedas que voltea la jugada
rows-of-value = { $count ->
    [one] 1 fila con número de Grundy { $value }
   *[other] { $count } filas con número de Grundy { $value }
  }: { $fate ->
    [zero-value] { $count ->
        [one] no aporta nada
       *[other] no aportan nada
      }
    [single] queda
    [even] se cancelan por pares
   *[odd] se cancelan por pares y queda una
  }
columns-of-value = { $count ->
    [one] 1 columna con número de Grundy { $value }
   *[other] { $count } columnas con número de Grundy { $value }
  }: { $fate ->
    [zero-value] { $count ->
        [one] no aporta nada
       *[other] no aportan nada
      }
    [single] queda
    [even] se cancelan por pares
   *[odd] se cancelan por pares y queda una
  }
coins-of-value = { $count ->
    [one] 1 moneda con número de Grundy { $value }
   *[other] { $count } monedas con número de Grundy { $value }
  }: { $fate ->
    [zero-value] { $count ->
        [one] no aporta nada
       *[other] no aportan nada
      }
    [single] queda
    [even] se cancelan por pares
   *[odd] se cancelan por pares y queda una
  }
one-left-rows = Solo queda { $value }: la jugada de filas tiene el ⟦move-nimber|nimber de jugada⟧ { $value }.
one-left-columns = Solo queda { $value }: la jugada de columnas tiene el nimber { $value }.
one-left-coins = Solo queda { $value }: el ⟦move-nimber|nimber de jugada⟧ es { $value }.
several-left-rows = La suma nim de los que quedan es el ⟦move-nimber|nimber⟧ de la jugada de filas: { $value }.
several-left-columns = La suma nim de los que quedan es el nimber de la jugada de columnas: { $value }.
several-left-coins = La suma nim de los que quedan es el ⟦move-nimber|nimber de jugada⟧: { $value }.

## The product

product = El producto
product-explanation = La jugada suma al total, con ⊕, el ⟦nim-product|producto nim⟧ ⊗ de los dos nimbers de jugada.
product-waiting = Calculando el producto…
total = El total es el ⟦nimber|nimber⟧ de la posición. Lo que deja la jugada es la ⟦nim-sum|suma nim⟧ ⊕ del total y del cambio:
zero-wins = Dejar 0 gana: desde 0, toda jugada lleva a otro número, y desde allí alguna jugada vuelve a 0.
disc-values = El valor de cada casilla es el producto nim de los números de Grundy de su fila y su columna.
row-introduction = El valor de cada casilla es su ⟦grundy-number|número de Grundy⟧ en la fila.
twins-introduction = Una moneda vale la ⟦nim-sum|suma nim⟧ de los números de Grundy de su fila y su columna. Una jugada voltea dos monedas de una misma fila o de una misma columna.
twins-rows = Las dos monedas están en una misma columna, cuyo número se cancela: la jugada suma al total, con ⊕, la suma nim de las filas, { $change }.
twins-columns = Las dos monedas están en una misma fila, cuyo número se cancela: la jugada suma al total, con ⊕, la suma nim de las columnas, { $change }.
twins-mex = g es el número de Grundy de una sola moneda blanca en la fila 0 o en la columna 0: el ⟦mex|mex⟧ de lo que dejarían sus jugadas. En cualquier otra casilla, una moneda tiene jugadas por su fila y por su columna, y el menor número que falta es la suma nim de los dos g. Elige un g para ver sus jugadas.
rule-zero = Un producto por 0 es 0.
rule-one = Un producto por 1 es el otro factor.
rule-fermat = { $power } es una 2-potencia de Fermat y el otro factor es menor, así que este es el producto ordinario.
rule-square = { $power } es una 2-potencia de Fermat: su cuadrado nim es tres medios de ella.
rule-distribute = Escribe cada factor como suma de potencias de dos y haz el producto nim de cada una por cada una:
rule-regroup = Multiplica la mayor 2-potencia de Fermat por sí misma, y el resto por el resto:
all-parts = Mostrar los { $count } productos
rule-regroup-one = Saca la mayor 2-potencia de Fermat y multiplica primero el resto:

## Each mex

mex = De dónde salen los números de Grundy
mex-introduction = g es el número de Grundy de una sola blanca: el ⟦mex|mex⟧ de lo que dejarían sus jugadas. Elige un g para ver sus jugadas.
mex-prefixes = x es la suma nim de los g desde el principio hasta aquí.
strip-caption-rows = Números de Grundy y XOR acumulados del eje de filas
strip-caption-columns = Números de Grundy y XOR acumulados del eje de columnas
strip-caption-coins = Números de Grundy y XOR acumulados de las monedas
number-rows = fila
number-columns = columna
number-coins = moneda
grundy-name = número de Grundy g
prefix = x
prefix-name = XOR acumulado x
open-mex-rows = Fila { $number }: número de Grundy { $value }. Mostrar de dónde sale
open-mex-columns = Columna { $number }: número de Grundy { $value }. Mostrar de dónde sale
open-mex-coins = Moneda { $number }: número de Grundy { $value }. Mostrar de dónde sale
mex-of-rows = Fila { $number }
mex-of-columns = Columna { $number }
mex-of-coins = Moneda { $number } sola
mex-explanation = Supón que solo esta casilla es blanca. Cada jugada con esquina aquí la vuelve negra, y vuelve blancas las demás que voltea. Las jugadas dejarían:
mex-none = Ninguna jugada tiene su esquina aquí, así que no se puede dejar nada: el menor número que falta es 0.
mex-length = Longitud { $length }:
mex-places = { $list }:
mex-missing = El menor número que falta es { $value }.

## Numbers in words: formulas are not read aloud everywhere

said-prefix-rows = x { $number } de las filas es igual a { $value }
said-prefix-columns = x { $number } de las columnas es igual a { $value }
said-prefix-coins = x { $number } de las monedas es igual a { $value }
said-grundy-rows = g { $number } de las filas es igual a { $value }
said-grundy-columns = g { $number } de las columnas es igual a { $value }
said-grundy-coins = g { $number } de las monedas es igual a { $value }
said-nimber = el nimber de la posición es igual a { $value }
said-factor = factor { $value }
said-change = el cambio que hace la jugada es { $value }
said-leaves = la jugada deja { $value }
said-length-leaves = la longitud { $length } deja { $value }
said-places-leave = { $list }: queda { $value }
said-left-by-moves = { $count ->
    [one] { $value }, lo deja 1 jugada
   *[other] { $value }, lo dejan { $count } jugadas
  }
said-left-by-lengths = { $count ->
    [one] { $value }, lo deja la longitud { $lengths }
   *[other] { $value }, lo dejan las longitudes { $lengths }
  }
