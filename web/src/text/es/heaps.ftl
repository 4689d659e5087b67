heading = Montones de Nim y sumas
introduction = Junta montones de Nim y filas de monedas. Una jugada cambia solo una de las partes: quita cuantos objetos quieras de un montón o voltea monedas de una fila. Si no puedes jugar, pierdes. El ⟦nimber|nimber⟧ del conjunto es la ⟦nim-sum|suma nim⟧ de los de sus partes.

## The parts

parts = Partes de la suma
name-heap = Montón { $number }
heap-size = Objetos del montón { $number }
places = Casillas de la fila { $number }
coins = Monedas de la fila { $number }, { $game }
coin-heads = Casilla { $place }, cara, vale { $value }
coin-tails = Casilla { $place }, cruz, vale { $value }
coin-heads-alone = Casilla { $place }, cara
coin-tails-alone = Casilla { $place }, cruz
worth = Nimber { $nimber }
remove = Quitar { $name }
none = La suma no tiene partes: su nimber es 0 y nadie puede jugar.
add-heap = Añadir montón
add-row = Añadir fila
row-game = Una fila de
full = Una suma tiene como máximo { $count } partes. Quita una para añadir otra.
hint = Elige monedas para voltearlas. Debajo de cada una está lo que vale cuando muestra cara.

## The answer

answer = Quién gana
can-win = { $count ->
    [one] Puedes ganar: una jugada deja pares todas las columnas.
   *[other] Puedes ganar: { $count } jugadas dejan pares todas las columnas.
  }
cannot-win = Ninguna jugada gana: todas las columnas ya son pares, y cualquier jugada cambia eso.
listed = { $count ->
    [one] Aquí está solo la primera.
   *[other] Aquí están las primeras { $count }.
  }
move-heap = { $name }: de { $from } a { $to }
move-row = { $name }: voltear { $places }
play-named = Hacer la jugada: { $move }

## Binary columns

columns = Los nimbers en binario
columns-after = Tras la jugada ({ $move })
column-part = Parte
ones = Unos
even = par
odd = impar
sum = Suma nim
balanced = Cada columna tiene un número par de unos, así que la suma nim es 0.
decides = Mira la columna del { $value }: es la primera con un número impar de unos, así que una jugada ganadora tiene que cambiarla.
deciding = decide

## What a screen reader hears

spoken-played = Jugada hecha: { $move }.
spoken-can-win = { $count ->
    [one] Nimber { $nimber }. Una jugada gana.
   *[other] Nimber { $nimber }. { $count } jugadas ganan.
  }
