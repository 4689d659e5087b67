## Names of boards and lengths

chosen-lengths = { $family ->
    [triangular] triangulares
    [square] que son cuadrados
    [all] cualesquiera
    [odd] impares
    [powers-of-two] que son potencias de dos
    [primes] que son números primos
    [fibonacci] de Fibonacci
   *[list] { $list }
  }
with-heights = { $name } con alturas { $heights }
with-widths = { $name } con anchos { $widths }
with-both = { $name } con alturas { $heights } y anchos { $widths }

## The parts of the page

parts = Qué calcular
part-board = Un tablero
part-sequence = La sucesión
part-check = Comprobar valores

## Introduction

heading = ¿Cuántas primeras jugadas ganan?
rule = Se juega por turnos. Una jugada voltea todas las fichas de un rectángulo: su altura es un número triangular (1, 3, 6, 10, …), su ancho es un cuadrado (1, 4, 9, 16, …) y su ficha superior derecha es blanca. Si dejas negras todas las fichas, ganas.
other-rule = Se juega por turnos. Una jugada voltea todas las fichas de un rectángulo cuya ficha superior derecha es blanca. Alturas: { $heights }. Anchos: { $widths }. Si no puedes jugar, pierdes.
count = ⟦first-moves|P(N)⟧ es el número de primeras jugadas ganadoras del Flipping Game en un tablero de N filas y N columnas.
picture = Un tablero de 5 filas y 5 columnas. Una jugada voltea un rectángulo de 3 filas y 4 columnas: sus 12 fichas están rellenas y su esquina superior derecha lleva un anillo.
caption = Una de las { $moves } primeras jugadas posibles en un tablero de { $board }: 3 filas × 4 columnas. El anillo marca su esquina.

## The form

form = Elige un tablero
square = Cuadrado
compute = Calcular
change-rule = Cambiar la regla
change-rule-hint = Juega con otras alturas y otros anchos. Si no puedes jugar, pierdes; pueden quedar fichas blancas, y en algunos tableros no hay ninguna primera jugada.
row-lengths = Alturas (eje de filas)
column-lengths = Anchos (eje de columnas)
row-list = Lista de alturas
column-list = Lista de anchos
list-hint = Números enteros, como 1, 3, 7. El orden y las repeticiones no importan.
family-triangular = Triangulares: 1, 3, 6, 10, …
family-square = Cuadrados: 1, 4, 9, 16, …
family-all = Todos: 1, 2, 3, 4, …
family-odd = Impares: 1, 3, 5, 7, …
family-powers-of-two = Potencias de dos: 1, 2, 4, 8, …
family-primes = Primos: 2, 3, 5, 7, …
family-fibonacci = Fibonacci: 1, 2, 3, 5, …
family-list = Mi propia lista
examples = Ejemplos
equation = { $name } = { $answer }

## What is wrong with a field

list-problem-empty-list = Escribe al menos una longitud, por ejemplo 1, 3, 7.
list-problem-not-a-length = «{ $entry }» no es una longitud. Escribe números enteros a partir de 1, separados por comas.
list-problem-length-too-large = «{ $entry }» es más largo que el tablero más grande, { $largest }.
refusal-size-out-of-range = Escribe un tamaño de 1 a { $largest }.
refusal-bad-length-family = Estas longitudes no sirven. Escribe números enteros, como 1, 3, 7.

## Before a run

plan = Necesita { MEMORY($bytes) } de memoria.
plan-instant = Tarda un instante.
plan-timed = Tarda cerca de { ABOUT_DURATION($milliseconds) } y necesita { MEMORY($bytes) } de memoria.
plan-long = Deja esta pestaña abierta y a la vista: los navegadores frenan las pestañas ocultas. Puedes pausar o cancelar cuando quieras.

## A run

computing = Calculando { $name }
paused = En pausa: { $name }
starting = Empezando…
done = { PERCENT($percent) } hecho
almost-done = Termina en menos de un segundo
time-left = Termina en { ABOUT_DURATION($milliseconds) } aprox.
hidden-tab = Deja esta pestaña a la vista: oculta, puede ir más lenta.
resume = Reanudar
cancelled = Cancelado: { $name }
cancelled-note = Cancelado. No se ha guardado nada.
compute-again = Volver a calcular
failed = No se pudo calcular { $name }

## The answer

answer-heading = El tablero de { $board }
see-board = Ver este tablero
copy-label = Copiar el número sin separadores
time = Calculado en { DURATION($milliseconds) }.
some-win = { $moves ->
    [one] Hay una sola primera jugada.
   *[other] Hay { $moves } primeras jugadas posibles.
  } { $winning ->
    [one] Gana una
   *[other] Ganan { $winning }
  }: { PERCENT($percent) }.
one-wins-in = Hay { $moves } primeras jugadas posibles. Gana una: { PERCENT($percent) }, cerca de 1 de cada { ABOUT($in) }.
some-win-in = Hay { $moves } primeras jugadas posibles. Ganan { $winning }: { PERCENT($percent) }, cerca de 1 de cada { ABOUT($in) }.
all-win = { $moves ->
    [one] Hay una sola primera jugada, y gana.
   *[other] Hay { $moves } primeras jugadas posibles, y todas ganan.
  }
none-wins = { $moves ->
    [one] Hay una sola primera jugada, y pierde. El tablero lleno tiene el ⟦nimber|nimber⟧ ⟦gamma|Γ⟧ = 0: haga lo que haga quien empieza, su rival tiene respuesta.
   *[other] Hay { $moves } primeras jugadas posibles, y ninguna gana. El tablero lleno tiene el ⟦nimber|nimber⟧ ⟦gamma|Γ⟧ = 0: haga lo que haga quien empieza, su rival tiene respuesta.
  }
no-moves = No hay ninguna primera jugada: ninguna longitud cabe en este tablero. Quien empieza no puede jugar y pierde.

## Where it comes from

row-total = El eje de filas: la ⟦nim-sum|suma nim⟧ de los ⟦grundy-number|números de Grundy⟧ de sus casillas.
column-total = El eje de columnas: lo mismo con sus casillas.
board-nimber = El tablero entero: el ⟦nim-product|producto nim⟧ de los dos. Cada jugada suma al nimber del tablero, con ⊕, un número propio: su ⟦move-nimber|nimber de jugada⟧. Una primera jugada gana exactamente cuando este es ⟦gamma|Γ⟧.
sum = Una jugada del tablero es una jugada de filas por una jugada de columnas. Hay R(a) jugadas de filas con nimber de jugada a y C(b) jugadas de columnas con nimber de jugada b; una de las primeras por una de las segundas tiene nimber de jugada a ⊗ b. Así, cada par con a ⊗ b = Γ da R(a) · C(b) primeras jugadas ganadoras:
no-pairs = Aquí Γ = 0, y a ⊗ b = 0 solo si a o b es 0. Ninguna jugada tiene el nimber de jugada 0, porque ninguna jugada deja el número de Grundy de la última casilla que voltea. Por eso no hay ningún par, y la suma es 0.
no-axis-moves = En uno de los ejes no cabe ninguna longitud. Por eso no hay ningún par, y la suma es 0.
pairs = Pares de nimbers de jugada que forman la respuesta
pairs-rows = filas
pairs-columns = columnas
pairs-row-moves = jugadas de filas
pairs-column-moves = jugadas de columnas
pairs-product = jugadas ganadoras
pairs-sum = { $pairs ->
    [one] El único par
   *[other] Suma de los { $pairs } pares
  }
show-all-pairs = { $pairs ->
    [one] Mostrar el único par
   *[other] Mostrar los { $pairs } pares
  }
show-fewer = Mostrar menos
disagrees = Estos productos no suman la respuesta. Esto no debería pasar nunca: avísanos, por favor.

## Histograms

histograms = Todas las jugadas de cada eje
histograms-explanation = Cuántas jugadas tienen cada nimber de jugada. Las barras con un triángulo debajo son las de la tabla.
histograms-offer = Contarlas tarda más que la respuesta, que tardó { DURATION($milliseconds) }.
histograms-count = Contarlas
histograms-counting = Contando las jugadas…
histograms-stop = Dejar de contar
histograms-stopped = No se contaron todas las jugadas. Para verlas, vuelve a calcular el tablero.
bar-ordinary = Otros nimbers de jugada
bar-contributing = Forma la respuesta

## Work that is kept over a reload

interrupted = { $name }: interrumpido al { PERCENT($percent) }
interrupted-note = Tu avance está guardado en este navegador. «Cancelar» lo borra.
damaged = El avance guardado estaba dañado, así que el tablero se calcula desde el principio.
unusable = Hay un avance guardado de una visita anterior, pero ya no se puede usar.
unsaved-full = El navegador no tiene más espacio. El cálculo sigue, pero no se guardará.
unkept-full = El navegador no tiene más espacio. Si recargas la página, perderás la respuesta.
unkept-unavailable = Este navegador no deja que la página guarde nada. Si la recargas, perderás la respuesta.
unsaved-unavailable = Este navegador no deja que la página guarde nada. El cálculo sigue, pero no se guardará.
