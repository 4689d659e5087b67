heading = El tartán de { $name }
introduction = Este tartán es el tablero entero: cuanto más clara es una casilla, más jugadas ganadoras tienen allí su esquina superior derecha.
keys = Arrastra para moverlo; usa dos dedos, o gira la rueda con Ctrl pulsado, para acercarlo o alejarlo; con doble clic o doble toque se acerca. Teclas: flechas, más, menos e Inicio.
opening = Tejiendo…
opening-share = Tejiendo: { PERCENT($percent) } hecho…
weave = Tejer la imagen
weave-hint = Con un tablero de este tamaño puede tardar tanto como la respuesta y necesitar cerca de { MEMORY($bytes) } de memoria.
plain = En este tablero no gana ninguna primera jugada, así que su tartán es liso: el nimber Γ del tablero es 0.
picture = El tartán: filas { $rowFrom } a { $rowTo }, columnas { $columnFrom } a { $columnTo }
show-whole = Mostrarlo entero
overview = La parte visible, en el tablero entero

## What is in view

region = Filas { $rowFrom }–{ $rowTo }, columnas { $columnFrom }–{ $columnTo }:
region-alone = Filas { $rowFrom }–{ $rowTo }, columnas { $columnFrom }–{ $columnTo }
winning = { $count ->
    [one] { $count } jugada ganadora, { PERCENT($percent) } de { $name }
   *[other] { $count } jugadas ganadoras, { PERCENT($percent) } de { $name }
  }
counting = contando…
rows-from = De la fila
rows-to = a la fila
columns-from = De la columna
columns-to = a la columna
show-part = Mostrar esta parte
no-part = Las filas van de 1 a { $rows } y las columnas de 1 a { $columns }, primero el número menor.

## A disc

disc = Fila { $row }, columna { $column }: { $count ->
    [0] no gana ninguna jugada con la esquina aquí.
    [one] gana { $count } jugada con la esquina aquí.
   *[other] ganan { $count } jugadas con la esquina aquí.
  }
disc-moves = { $heights } de alto × { $widths } de ancho
and-more = … y { $count } más
see-corner = Ver esta esquina en la página Tablero
spot = Cerca de la fila { $row }, columna { $column }: desde aquí las casillas son demasiado pequeñas para distinguirlas.
come-near = Acercarse

## What the colours stand for

legend = Jugadas ganadoras por casilla, en promedio
density = { $density }

## Saving

picture-size = Píxeles del lado mayor
with-caption = Con pie de imagen
save-picture = Guardar como PNG
painting = Pintando…
picture-failed = Este navegador no puede crear una imagen de ese tamaño. Elige una más pequeña.
caption = { $name }: filas { $rowFrom }–{ $rowTo }, columnas { $columnFrom }–{ $columnTo }
some-threads = { $shown } de { $threads } hilos

## Threads

threads = Sus hilos
threads-introduction = El tartán tiene un hilo por cada par de nimbers de jugada a, b con a ⊗ b = Γ, el nimber del tablero: jugadas de filas con a, cruzadas con jugadas de columnas con b.
threads-how = { $hand ->
    [finger] Pulsa uno para quitarlo y otra vez para devolverlo.
   *[mouse] Señala uno para ver solo ese; púlsalo para quitarlo.
  }
thread = { $a } ⊗ { $b }
all-threads = Todos los hilos
sum = Hilos visibles: { $on } de { $all } ({ $count ->
    [one] { $count } jugada ganadora
   *[other] { $count } jugadas ganadoras
  }).
sum-hidden = Hilos visibles: { $on } de { $all }.
