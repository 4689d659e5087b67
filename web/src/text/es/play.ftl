## What to expect of an opponent

expect-casual = Juega al azar, pero hace la última jugada si puede.
expect-good = Ve cada jugada ganadora solo la mitad de las veces.
expect-perfect = Nunca deja escapar una victoria.
expect-person = Dos personas juegan en este tablero, con las mismas reglas.

## Under the board

bar = La partida
moved = { $who ->
    [you] Has jugado: { $move }.
    [computer] El ordenador ha jugado: { $move }.
   *[named] { $name } ha jugado: { $move }.
  }
left = { $white ->
    [0] No queda ninguna blanca.
    [one] Queda { $white } blanca.
   *[other] Quedan { $white } blancas.
  }
lost-start = El juego perfecto vence a cualquier primera jugada.
let-begin = Que empiece el ordenador
to-move = { $who ->
    [you] Te toca. { $first }
   *[named] { $name }, te toca. { $first }
  }
first-disc = { $board ->
    [line] Pulsa una moneda blanca: la que está más a la derecha en tu jugada.
   *[plane] Pulsa una blanca: la esquina de tu jugada.
  }
corner = { $who ->
    [you] Te toca. { move-begun }
   *[named] Le toca a { $name }. { move-begun }
  }
move-begun = { $board ->
    [line] Más a la derecha: { $place }, { moves }. Elige el extremo opuesto de tu jugada.
   *[plane] Esquina en la { $place }, { moves }: elige el extremo opuesto de tu jugada.
  }
moves = { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
  }
chosen = { $who ->
    [you] Tu jugada: { $move }.
   *[named] Jugada de { $name }: { $move }.
  }
thinking = El ordenador está pensando…
passed = Aquí le toca al ordenador.
let-move = Dejarlo jugar
failed = Ahora mismo no se puede calcular la jugada del ordenador.
unknown = Ahora mismo no se pueden calcular las jugadas posibles.
won = { $who ->
    [you] Ganas: el ordenador no puede jugar.
    [computer] Gana el ordenador: no puedes jugar.
   *[named] Gana { $name }: { $loser } no puede jugar.
  }
finished = Aquí no hay jugadas posibles. Prepara otra posición o empieza una partida nueva.
open-review = Revisar partida

## Why something is no move

corner-black = La esquina de una jugada debe ser blanca, y esta es negra ({ $disc }).
no-moves = Ninguna jugada tiene ahí su esquina ({ $disc }).
wrong-height = Ninguna jugada mide { $height } de alto: las alturas son { $heights }.
wrong-width = Ninguna jugada mide { $width } de ancho: los anchos son { $widths }.
wrong-both = Ninguna jugada mide { $height } de alto y { $width } de ancho: las alturas son { $heights }; los anchos, { $widths }.
no-end = Ninguna jugada con esquina en la { $corner } tiene su extremo opuesto en la { $place }.
may-begin = { $why } Púlsala otra vez para empezar ahí.
not-behind = { $rows ->
    [row] Una jugada va hacia la izquierda desde su esquina en la { $corner }.
    [up] Una jugada va hacia la izquierda y hacia abajo desde su esquina en la { $corner }.
   *[down] Una jugada va hacia la izquierda y hacia arriba desde su esquina en la { $corner }.
  }
off-board = { $axis ->
    [rows] La siguiente jugada mide { $length } de alto y se saldría del tablero.
   *[columns] La siguiente jugada mide { $length } de ancho y se saldría del tablero.
  }
not-your-turn = Le toca al ordenador.

## Hints

can-win = { $who ->
    [you] Puedes ganar: el tablero marca { corners }.
   *[named] { $name } puede ganar: el tablero marca { corners }.
  }
corners = { $corners ->
    [one] { $corners } esquina con jugada ganadora
   *[other] { $corners } esquinas con jugada ganadora
  }
all-lose = Aquí pierden todas las jugadas. Elige una difícil de contestar.

## Beside the board

against-casual = Tú contra el ordenador (fácil)
against-good = Tú contra el ordenador (medio)
against-perfect = Tú contra el ordenador (perfecto)
against-person = { $first } contra { $second }
swap = Cambiar de lado
review-so-far = Revisar hasta aquí
corner-moves = Jugadas de la esquina elegida

## A new game

new-game = Partida nueva
opponent = Jugar contra
you-first = Empiezas
you-second = Juegas segundo
name-first = Quién empieza
name-second = Quién juega segundo
from = Empezar con
from-heads = Todas blancas
from-start = El comienzo de esta partida
from-shown = La posición del tablero
suggest = Usar { $board }, bueno para empezar
start = Empezar la partida
kept = «Deshacer» recupera esta partida.

## The review

review = Revisión
close-review = Volver a la partida
review-waiting = Revisando cada jugada…
review-failed = Ahora mismo no se pueden revisar las jugadas.
marks = { $hints ->
    [0] { $player }: victoria conservada en { $kept } de { chances }.
    [one] { $player }: victoria conservada en { $kept } de { chances }, con { $hints } pista.
   *[other] { $player }: victoria conservada en { $kept } de { chances }, con { $hints } pistas.
  }
chances = { $chances ->
    [one] { $chances } jugada
   *[other] { $chances } jugadas
  }
marks-none = { $hints ->
    [0] { $player }: ninguna ocasión de ganar.
    [one] { $player }: ninguna ocasión de ganar, con { $hints } pista.
   *[other] { $player }: ninguna ocasión de ganar, con { $hints } pistas.
  }
strip = Jugadas de la partida
strip-move = Jugada { $number }, { $player }: { verdict }
verdict = { $verdict ->
    [kept] victoria conservada
    [lost] victoria perdida
   *[hopeless] sin ocasión de ganar
  }
at = Jugada { $number } de { $count }.
at-mistake = Jugada { $number } de { $count }. Error { $mistake } de { $mistakes }.
at-no-mistake = Jugada { $number } de { $count }. Ninguna jugada dejó escapar una victoria.
previous-mistake = Error anterior
next-mistake = Error siguiente
played = { $verdict ->
    [kept] { $player }: { $move }. Conserva la victoria.
    [lost] { $player }: { $move }. Deja escapar la victoria.
   *[hopeless] { $player }: { $move }. Ninguna jugada podía ganar.
  }
better = Esta gana: { $move }.
other = Otra jugada: { $move }.
other-wins = Otra jugada: { $move }. Gana.
other-loses = Otra jugada: { $move }. No gana.
show-played = Ver la jugada hecha
seek = Busca una jugada que gane: elige su esquina y luego { $way ->
    [end] su extremo opuesto
   *[discs] las demás que voltea
  }.
trying = Tu intento: { $move }.
try = Probar esta jugada
tried-right = Correcto, esta jugada gana: { $move }.
tried-wrong = Incorrecto, esta también pierde: { $move }. Prueba otra.
nimbers = El nimber del tablero era { $before } antes de la jugada y { $after } después.
hinted = Aquí se mostró una pista.
teaches-last-move = Busca primero la última jugada: aquí hay una que termina la partida.
teaches-balance = Solo deja 0 una jugada con el mismo nimber que el tablero: el tablero tenía { $nimber }; esta jugada, { $own }.
teaches-reply = Una jugada ganadora solo deja réplicas que pierden. Tras esta, alguna réplica gana.
play-from = Seguir desde aquí
lesson-link = Encontrar una jugada ganadora
