rule = Hay monedas en un tablero; en una misma casilla puede haber varias. En cada turno se mueve una moneda hacia la izquierda o hacia arriba tantas casillas como diga uno de los pasos. Si no puedes mover, pierdes.
count = M(n, c) es el número de formas de colocar c monedas distintas en n × n casillas de modo que gane quien empieza.

## El formulario

form = Elige un tablero y cuántas monedas
side = Lado del tablero, n
side-hint = Hasta 10^18 filas y columnas.
coins = Monedas, c
coins-hint = Hasta { 1000000 }, todas distintas.
steps = Pasos
steps-hint = Cuánto puede avanzar una moneda.
modulus = Módulo, m (opcional)
modulus-hint = Hasta 2^60. Déjalo vacío para ver todas las cifras.
problem-bad-steps = Escribe de 1 a { $most } pasos, cada uno de 1 a { $largest }, separados por comas.

## La respuesta

answer = Gana quien empieza
computing = Calculando…
cancelled = Cancelado.
with-steps = Pasos: { $steps }.
share = Es el { PERCENT($percent) } de todas las formas de colocar las monedas.
remainder = Es el resto de la división entre { $modulus }.
digits = { $digits ->
    [one] { $digits } cifra
   *[other] { $digits } cifras
  }
nobody = Con estos pasos no se puede mover ninguna moneda en este tablero, así que siempre pierde quien empieza.
announced = Disposiciones ganadas: { $winning }.
announced-long = Disposiciones ganadas: un número de { $digits ->
    [one] { $digits } cifra
   *[other] { $digits } cifras
  }.
equation = M({ $side }, { $coins }) =
equation-modulo = M({ $side }, { $coins }) mod { $modulus } =
copy-number = Copiar número
folded = { $first } … { $last }
all-digits = Ver todas las cifras
fewer-digits = Ver menos cifras

## De dónde sale

line = 1. Una línea de casillas
line-words = La fila y la columna de una moneda cambian por separado, así que mira una línea. Una moneda a distancia x del borde vale g(x), el ⟦mex|mex⟧ de los valores a los que llevan sus pasos.
repeats = { $period ->
    [one] Desde el borde, todos los números son iguales: el periodo es { $period }.
   *[other] Los números se repiten cada { $period } casillas, desde el borde.
  }
repeats-later = { $before ->
    [one] Después del primero
   *[other] Después de los { $before } primeros
  }, los números se repiten { $period ->
    [one] con periodo { $period }.
   *[other] cada { $period } casillas.
  }
repeats-never = { $searched ->
    [one] En el primer número no aparece ningún periodo
   *[other] En los { $searched } primeros números no aparece ningún periodo
  }, así que se han calculado los { $side }.
proof = Está demostrado: { $steps ->
    [one] un número vuelve
   *[other] { $steps } números seguidos vuelven
  } a aparecer, y todos los demás se deducen de ahí.
boxes = { $count ->
    [one] El número de Grundy de { $count } casilla, a distancia { $first }
   *[other] Los números de Grundy de { $count } casillas, desde la distancia { $first }
  }
boxes-note = g(x) desde x = { $first }. Una barra marca dónde empieza un periodo.
box = a distancia { $distance }: { $number }
squares = 2. Las líneas y las casillas, contadas
squares-words = En una línea, k(a) casillas valen a. Una casilla del tablero vale su fila ⟦nim-sum|⊕⟧ su columna, así que q(a) casillas del tablero valen a.
squares-table = Cuántas casillas de una línea y del tablero tienen cada nimber
transform = 3. La transformada de Walsh-Hadamard
transform-words = h(w) suma los recuentos k(a), con un menos donde a y w tienen en común, en binario, un número impar de unos. Convierte ⊕ en multiplicación: para el tablero es h(w)².
power = 4. Todas las monedas juntas
power-words = Cada moneda es un factor más: para c monedas es h(w)²ᶜ.
power-words-modulo = Cada moneda es un factor más: para c monedas es h(w)²ᶜ; aquí, su resto al dividir entre { $width } · m = { $ring }. Así la suma aún se puede dividir entre { $width }.
transform-table = La transformada de los recuentos, para cada w
power-table = Las potencias, para cada w
head-nimber = nimber
head-line = de la línea
head-board = del tablero
head-index = para cada w
head-coins = de las monedas
inverse = 5. Y de vuelta
inverse-words = La suma de las potencias, dividida entre { $width }, es el número de disposiciones con ⟦nim-sum|suma nim⟧ 0: en ellas pierde quien empieza. La primera de las potencias es el número de todas las disposiciones.
losing = disposiciones en las que pierde quien empieza
all = disposiciones en total
difference = disposiciones en las que gana quien empieza

## El tablero

play-hint = { $hand ->
    [finger] Pulsa una moneda y luego la casilla adonde va.
   *[mouse] Elige una moneda y luego adónde va. Las flechas del teclado pasan de casilla en casilla.
  }
board = Tablero de { $side } × { $side } casillas
tools = Al pulsar una casilla
tool-move = Mover
tool-add = Añadir
tool-remove = Quitar
values = Mostrar nimbers
computer = El ordenador responde
let-computer = Que juegue el ordenador

square-empty = vacía
square-coins = { $coins ->
    [one] una moneda
   *[other] { $coins } monedas
  }
square-selected = elegida
square-target = puedes mover aquí
square-from = la moneda ha salido de aquí
square-to = la moneda ha llegado aquí
square-hint = aquí ganas

your-turn = Es tu turno.
over = Ninguna moneda puede moverse.
nim-sum = ⟦nim-sum|Suma nim⟧ { $sum }: quien tiene el turno puede ganar.
nim-sum-zero = ⟦nim-sum|Suma nim⟧ 0: quien tiene el turno pierde si el rival juega bien.

you-moved = Tu jugada: de la { $from } a la { $to }.
computer-moved = Jugada del ordenador: de la { $from } a la { $to }.
winning-move = Jugada ganadora: de la { $from } a la { $to }.
selected = Moneda en la { $square }. Elige adónde va.
stuck = La moneda en la { $square } no se puede mover. Elige otra.
no-coin = No hay ninguna moneda en la { $square }.
no-move = La moneda no puede ir a la { $square }. Elige otra vez una moneda.
added = Moneda añadida en la { $square }.
removed = Moneda quitada de la { $square }.
full = { $most ->
    [one] En este tablero cabe { $most } moneda.
   *[other] En este tablero caben { $most } monedas.
  } Quita una primero.
you-win = El ordenador no puede mover. ¡Ganas!
computer-wins = No puedes mover. Gana el ordenador.
last-move = Esa era la última jugada, y gana.
none-wins = No gana ninguna jugada: la suma nim es 0.
