## What to do

heading-start = ¿Qué primeras jugadas ganan?
heading-later = ¿Qué jugadas ganan?
modes = Qué hacer
mode-explore = Explorar
mode-predict = Reto
mode-edit = Editar
mode-play = Jugar

## Games

game-menu = Juego:
game-flipping-game = Flipping Game
play-flipping-game = Jugar al Flipping Game
goal-flipping-game = Se juega por turnos. Si dejas negras todas las fichas, ganas.
goal-other = Haz la última jugada.
rule-flipping-game = Voltea un rectángulo de 1, 3, 6, 10, … de alto (números triangulares) y 1, 4, 9, 16, … de ancho (cuadrados). Su ficha superior derecha debe ser blanca. Si dejas negras todas las fichas, ganas.

## The board, also for those who can’t see it

board = Tablero de { $board }
board-after = Tablero de { $board }, como quedaría tras la jugada
disc-white = Fila { $row }, columna { $column }, blanca
disc-black = Fila { $row }, columna { $column }, negra
coin-white = Moneda { $number }, blanca
coin-black = Moneda { $number }, negra
disc-value = valor { $value }
disc-cancels = se cancela
disc-left = queda
disc-chosen-corner = la esquina elegida
disc-ends = extremo opuesto de la jugada { $size }
disc-ends-winning = extremo opuesto de la jugada { $size }, que gana
disc-taken = elegida
disc-adds = se puede añadir
disc-adds-winning = se puede añadir, para ganar
disc-moves = { $moves ->
    [one] 1 jugada
   *[other] { $moves } jugadas
  }
disc-winning-moves = { $moves ->
    [one] { $wins ->
        [0] 1 jugada, no gana
        [one] 1 jugada, gana
       *[other] 1 jugada, gana
      }
   *[other] { $wins ->
        [0] { $moves } jugadas, ninguna gana
        [one] { $moves } jugadas, 1 gana
       *[other] { $moves } jugadas, { $wins } ganan
      }
  }
disc-hinted = gana una jugada con esta esquina
disc-hinted-if-any = si alguna jugada gana, gana una con esta esquina

zoom-fit = Ver todo el tablero
panning = Arrastra fuera de las casillas para mover el tablero. Con el dedo, arrastra por cualquier parte.
go-to = Ir a una casilla
no-such-disc = Esa casilla no existe. Las filas van de { $firstRow } a { $lastRow } y las columnas, de { $firstColumn } a { $lastColumn }.

## Keys

key-sentence = { $keys }: { $does }.
key-arrows = Flechas
key-arrows-does = ir de casilla en casilla
key-enter = Enter
key-enter-does = elegir la esquina; otra vez, su siguiente jugada
key-discs-enter = { key-enter }
key-discs-enter-does = elegir la esquina y luego las demás casillas de la jugada
key-shift = Mayús con una flecha
key-shift-does = hacer la jugada más ancha, más estrecha, más alta o más baja
key-step = N y P
key-step-does = ir a la jugada siguiente y a la anterior
key-flip = F
key-flip-does = voltear la jugada elegida
key-escape = Esc
key-escape-does = borrar la selección
key-puzzle-enter = { key-enter }
key-puzzle-enter-does = elegir la esquina; en el extremo opuesto, responder; luego, seguir
key-puzzle-flip = { key-flip }
key-puzzle-flip-does = comprobar la jugada elegida
key-edit-enter = { key-enter }
key-edit-enter-does = voltear
key-play-enter = { key-enter }
key-play-enter-does = elegir la esquina; en el extremo opuesto, hacer la jugada
key-play-flip = { key-flip }
key-play-flip-does = hacer la jugada elegida
key-play-escape = { key-escape }
key-play-escape-does = borrar la esquina
key-zoom = Más y menos
key-zoom-does = acercar o alejar un tablero grande
key-fit = 0
key-fit-does = ver todo el tablero

## Under the board

chosen = Jugada elegida
nothing-chosen = Sin jugada elegida
how-to-begin = { $board ->
    [line] Pulsa una moneda blanca para ver sus jugadas.
   *[plane] Pulsa una blanca para ver sus jugadas.
  }
does-it-win = ¿Gana? Compruébalo.
flip-or-choose = Voltéala o elige otra.
growing = Añade otra de las marcadas.
this-wins = Esta jugada gana.
this-loses = Esta jugada no gana.
loses-to = Pierde. Réplica: { $move }.
see-answer = Ver réplica
hide-answer = Ocultar réplica
corner-black = La esquina de una jugada nunca es negra.
corner-without-moves = Ninguna jugada tiene aquí su esquina.
corner-moves = { $moves }. Pulsa el extremo opuesto.
previous-move = Jugada anterior
next-move = Jugada siguiente
clear-choice = Borrar la selección
edit = Cambiar la posición
edit-line = Haz clic en una casilla para voltearla o arrastra sobre varias.
edit-white = Todas blancas
edit-black = Todas negras
edit-random = Al azar

timeline = Jugadas
redo = Rehacer
start = Comienzo
entry = { $number }. { $move }
entry-played = { $number }. { $player }: { $move }
variation = intento { $index } de { $count }
variation-name = Variante { $index } de { $count } en la jugada { $number }. Mostrar la siguiente

## Parts of the page

parts = Partes de la página
part-position = Posición
part-moves = { timeline }
part-why = Por qué
part-lesson = Lección
part-setup = Preparar
choose-for-why = Elige una jugada para ver por qué gana o por qué no.
answer-for-why = Responde primero al reto. Luego verás por qué.
phones = En tu teléfono
full-screen = Pantalla completa
leave-full-screen = Pantalla normal
