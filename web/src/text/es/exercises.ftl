heading = Ejercicios
review = de «{ $lesson }»
loading = Preparando las preguntas…

## Qué se puede hacer con ellos

set = Serie { $seed }
set-help = Todos los que abren el enlace de clase tienen los mismos ejercicios.
set-help-framed = Indica este número cuando preguntes algo sobre un ejercicio.
new-set = Nueva serie
back-to-set = Volver a la serie { $seed }
copy-link = Copiar enlace de clase
more-like-it = { $count } como el ejercicio { $number }
worksheet = Hoja para imprimir
whole-set = La serie completa
hand-in = Página para entregar
for-teachers = Para docentes

## Respuestas

your-choice = Tu respuesta
no-move = Elige primero una jugada en el tablero: pulsa su esquina y luego su extremo opuesto.
chose-none = Dices que ninguna jugada gana.
step-previous = ‹ Anterior
step-next = Siguiente ›
no-choice = Elige una primero.
repeated = Acabas de probar eso. Cambia tu respuesta.
wrong = Incorrecto.
wrong-at-last = Incorrecto.
tries-left = { $count ->
    [one] Te queda 1 intento.
   *[other] Te quedan { $count } intentos.
  }
some-win = Aquí gana alguna jugada.
hand-in-answer = Guardar respuesta
kept = Respuesta guardada.
all-kept = Todas las respuestas están guardadas. Puedes cerrar esta página.
no-tries = { $count ->
    [one] Era el único intento.
   *[other] Era el último de { $count } intentos.
  }
hint-number = Pista { $number }:
answer-is = Solución:
solved-for = { result-solved }: { $gained }

## Preguntas

ask-winning-move = Encuentra una jugada que gane.
ask-how-many = ¿Cuántas jugadas ganan?
ask-nimber = ¿Qué ⟦nimber|nimber⟧ tiene esta posición?
ask-mex = ¿Cuál es el ⟦mex|mex⟧ de { $set }?
ask-gap-row = ¿Qué valor falta en la casilla { $place }?
ask-gap-table = ¿Qué valor falta en la fila { $row }, columna { $column }?
ask-product = ¿Cuánto es { $formula }?
ask-factor = ¿Qué nimber x cumple { $formula }?
ask-options = ¿Qué valores puede dejar una jugada de la moneda de la casilla { $place }?
ask-run-prefix = ¿Cuál es el XOR acumulado hasta la casilla { $place }?
ask-run-leaves = Volteas el tramo de longitud { $length } que termina en la casilla { $place }. ¿Qué deja a cambio de la moneda de la casilla { $place }?
ask-run-changes = ¿Cuánto vale el tramo de longitud { $length } que termina en la casilla { $place }?
ask-cut = Parte los dos factores: { $cuts }. Entonces { $product }. ¿Cuánto es c₁?
ask-pair = El nimber del tablero lleno es { $nimber }. ¿Cuántas primeras jugadas ganadoras tienen una jugada de filas con nimber de jugada { $a }?
ask-head = El nimber es { $nimber }. ¿Cuál de las blancas tiene con seguridad una jugada ganadora?
ask-division = Para la casilla de la { $place }: { $given }. ¿Qué u₂ corresponde a este u₁?
ask-coin-worth = ¿Cuánto vale una moneda que está a { $x } { $x ->
    [one] casilla
   *[other] casillas
  } del borde izquierdo y a { $y } del superior?
ask-signs = ¿Cuánto vale { $formula }, la suma de los signos de esta línea para w = { $w }?
ask-arrangements-won = { $coins ->
    [one] Hay una moneda
    [2] Hay dos monedas distintas
   *[other] Hay { $coins } monedas distintas
  } en { $side } × { $side } casillas. ¿En cuántas disposiciones gana quien empieza?
ask-arrangements-lost = { $coins ->
    [one] Hay una moneda
    [2] Hay dos monedas distintas
   *[other] Hay { $coins } monedas distintas
  } en { $side } × { $side } casillas. ¿En cuántas disposiciones pierde quien empieza?
ask-counts = Cuenta las fichas blancas de la columna 4 y las de fuera de ella. ¿Es impar alguno de los dos recuentos?
ask-cancel = Juega con { $count ->
    [one] esta fila
    [2] estas dos filas juntas
    [3] estas tres filas juntas
   *[other] estas { $count } filas juntas
  }, como un solo juego. ¿Qué fila sola vale lo mismo?
ask-lost = En una de estas posiciones pierde quien tiene el turno. ¿En cuál?
ask-explain-lost = Aquí pierde quien tiene el turno. Las cuatro frases son verdaderas. ¿Cuál lo demuestra?
ask-explain-won = Aquí gana quien tiene el turno. Las cuatro frases son verdaderas. ¿Cuál lo demuestra?
game = { $name }. { $rule }
rule-chessboard = Nim de ajedrez. En cada turno se mueve una moneda { $steps } { $count ->
    [one] casilla
   *[other] casillas
  } hacia la izquierda o hacia arriba. Puede haber varias monedas en una casilla. Si no puedes mover, pierdes.
rule-signs = Una casilla lleva un menos si w y su número tienen en común, en binario, un número impar de unos; si no, lleva un más.
board-choice = Posición { $number }
white-discs = Blancas: { $places }
set-answer = Tu respuesta, por ejemplo 0, 1, 3
no-set = Escribe números enteros separados por comas.
head-choice = La de la { $place }, que vale { $value }
none-odd = Ninguno
inside-odd = El de la columna 4
outside-odd = El de fuera de la columna 4
both-odd = Los dos
line-g = g, los números de Grundy
line-x = x, los XOR acumulados
row-moves = Jugadas de filas con cada nimber de jugada
column-moves = Jugadas de columnas con cada nimber de jugada
line-squares = Distancia x y, debajo, g(x)
coin-at = La moneda: a { $x } del borde izquierdo y a { $y } del superior
gap = falta
alike = { $count ->
    [one] La casilla vacía tiene el mismo valor.
   *[other] Las casillas vacías tienen el mismo valor.
  }
values-by-place = Valores por casilla
values-by-row = Valores por fila y columna

## Afirmaciones sobre una posición

claim-nimber = La ⟦nim-sum|suma nim⟧ de los valores de sus blancas es { $value }.
claim-balance = Los valores de sus blancas, en binario: { $parity ->
    [even] en cada columna de cifras hay un número par de unos
   *[odd] en alguna columna de cifras hay un número impar de unos
  }.
claim-nimber-parity = La suma nim de los valores de sus blancas es { $parity ->
    [even] par
   *[odd] impar
  }.
claim-heads = Tiene un número { $parity ->
    [even] par
   *[odd] impar
  } de blancas.
claim-sum = La suma ordinaria de los valores de sus blancas es { $parity ->
    [even] par
   *[odd] impar
  }.
claim-moves = Tiene un número { $parity ->
    [even] par
   *[odd] impar
  } de jugadas.
claim-last-coin = Su última casilla es { $parity ->
    [even] negra
   *[odd] blanca
  }.

## Pistas: dos de cada tipo

hint-move-counts = Cuenta las fichas blancas de la columna 4 y las de fuera de ella. ¿Qué jugada deja pares los dos recuentos?
hint-move-copying = Dos caras en la misma casilla de dos filas se cancelan. Busca una jugada después de la cual todo se cancele.
hint-nimber = El nimber de la posición es { $nimber }. Busca una jugada que le sume { $nimber } con ⊕.
hint-puzzle = Una jugada gana si después tu rival no tiene ninguna jugada ganadora. Si conoces los nimbers: la suma nim de los valores de las blancas es { $values }, y una jugada ganadora la deja en 0.
hint-if-any = Si gana alguna jugada, también gana una con la esquina en la { $place }.
hint-corner = Gana una jugada con la esquina en la { $place }.
hint-changes = El nimber de la posición es { $nimber }. Ganan las jugadas que le suman { $nimber } con ⊕.
hint-changes-counts = { counts-told } Ganan las jugadas que dejan pares los dos recuentos.
hint-no-nimber = El nimber de la posición es 0. ¿Qué le hace cada jugada a un nimber 0?
hint-corner-count = { $wins ->
    [0] No gana ninguna jugada con la esquina en la { $place }.
    [one] Gana { $wins } jugada con la esquina en la { $place }.
   *[other] Ganan { $wins } jugadas con la esquina en la { $place }.
  }
hint-written = Cada blanca lleva escrito su valor. Súmalos con ⊕.
hint-worth-row = Averigua cuánto vale por sí sola cada blanca y suma esos valores con ⊕.
hint-worth-product = Cada blanca vale el producto nim del número de Grundy de su fila y el de su columna. Calcúlalo para todas y suma esos valores con ⊕.
hint-worth-sum = Cada blanca vale el número de su fila ⊕ el de su columna. Calcúlalo para todas y suma también esos valores con ⊕.
hint-one-worth = Una de ellas: { $disc }, que vale { $worth }.
hint-no-heads = No hay ninguna blanca.
hint-total = Todas son blancas: haz la suma nim de los números de Grundy de las filas, luego la de las columnas, y multiplica las dos.
hint-sums = La suma nim de las filas es { $rows } y la de las columnas, { $columns }. Ahora multiplícalas con ⊗.
hint-binary = En binario, sin ceros delante: { $values }. Una columna con un número par de unos se cancela.
hint-from-zero = ¿Está el 0 en el conjunto? ¿Y el 1? Sigue hasta que falte un número.
hint-sorted = En orden: { $values }. ¿Dónde está el primer hueco?
hint-gap-options = El valor es el mex de lo que dejan las jugadas de esta moneda.
hint-options = { answer-options } ¿Cuál es el primer número que falta?
hint-gap-factors = El valor es el producto nim del número de Grundy de la fila y el de la columna. Un factor 1 no cambia nada.
hint-factors = La fila tiene { $row } y la columna tiene { $column }. Multiplícalos con ⊗.
hint-options-moves = Repasa las jugadas de esta moneda. Lo que dejan vale la suma nim de las otras monedas que voltean.
hint-options-count = Dejan { $count ->
    [one] un solo valor
   *[other] { $count } valores distintos
  }.
hint-run-prefix = Toma el XOR acumulado hasta la casilla anterior y suma la última moneda con ⊕.
hint-run-leaves = Deja las monedas del tramo anteriores a esa casilla. Dos XOR acumulados dan su valor.
hint-run-changes = Al voltear una moneda, esté en cara o en cruz, su valor se suma con ⊕ al de la posición. Así que cuentan todas las monedas del tramo.
you-want = Buscas { $formula }.
find-partner = Busca el b con { $formula }. Luego multiplica los dos recuentos.
hint-head = Buscas una blanca con v ⊕ s menor que v.
hint-highest-bit = El bit más alto de { $nimber } es { $highest }. El valor debe tenerlo.
hint-counts = Una fila tiene cinco fichas, y una de ellas está en la columna 4.
hint-inside = En la columna 4 hay { $inside ->
    [one] una ficha blanca
   *[other] { $inside } fichas blancas
  }. ¿Cuántas hay en el resto?
hint-coin-worth = Buscas { $formula }. Los números de una línea empiezan por g(0) = 0, y cada uno es el mex de los números a los que llevan los pasos. Escríbelos hasta que se repitan.
hint-line-begins = Desde x = 0, los números son { $line }.
hint-line-repeats = Desde x = 0, los números son { $line }, y se repiten cada { $period } { $period ->
    [one] casilla
   *[other] casillas
  }. Así que { $formula }.
hint-signs = En binario, w es { $bits }. Compáralo con cada número: un 1 en común da un menos; dos dan un más.
hint-signs-of = El signo de cada casilla, según su número: { $signs }. Cuenta los signos más y los signos menos.
hint-arrangements = Ponle un más a cada 0 de la línea y un menos a cada 1, y suma los signos. Cada moneda tiene dos distancias, así que multiplica { $factors } de esas sumas: son las disposiciones perdidas menos las ganadas.
hint-difference = Perdidas menos ganadas: { $difference }. Perdidas más ganadas son todas las disposiciones: { $all }.
hint-cancel = Una moneda que muestra cara en dos filas aparece dos veces, y se cancela.
hint-twins = Se cancelan: { $coins }. ¿Qué monedas quedan?
hint-powers = Descompón los dos en potencias de dos: { $powers }. Luego multiplica cada parte por cada parte.
hint-products = Los productos de las partes son { $products }. Súmalos con ⊕.
hint-field = Los nimbers menores que { $below } forman un cuerpo: x es uno de ellos.
hint-square = { answer-formula } Prueba otros factores hasta que el producto sea 1.
hint-divide = Multiplica { $b } por el inverso de { $a }.
hint-inverse = El inverso de { $a } es { $inverse }: multiplica { $b } por él.
hint-lost-counts = Cuenta las fichas blancas de la columna 4 y las de fuera de ella. En la posición perdida, los dos recuentos son pares.
hint-lost-copying = Dos caras en la misma casilla de dos filas se cancelan. En la posición perdida se cancela todo.
hint-lost-nimber = Una posición está perdida exactamente cuando su nimber es 0.
hint-not-counts = No es la posición { $number }. { counts-told }
hint-not-copying = No es la posición { $number }: en ella no se cancela todo.
hint-not-nimber = No es la posición { $number }: { $formula }.
hint-proof-lost = Una frase que también se cumple en una posición ganada no demuestra nada.
hint-proof-won = Una frase que también se cumple en una posición perdida no demuestra nada.
hint-not-claim = Esto no lo demuestra: «{ $claim }»

## Soluciones

answer-options = Sus jugadas dejan { $set }.
answer-move-nimber = El nimber es { $nimber }. Una jugada gana si le suma { $nimber } con ⊕, es decir, si lo deja en 0.
answer-move-counts = { counts-told } Una jugada gana si deja pares los dos recuentos.
answer-move-copying = Tras la jugada ({ $move }) se cancela todo, así que puedes copiar cada jugada del rival.
answer-moves = { $count ->
    [0] No gana ninguna jugada.
    [one] Gana 1 jugada: { $moves }.
   *[other] Ganan { $count } jugadas: { $moves }.
  }
answer-many = { $count ->
    [one] Gana 1 jugada: { $moves }.
   *[other] Ganan { $count } jugadas, entre ellas: { $moves }.
  }
answer-none = Toda jugada cambia el nimber, y ya es 0: no gana ninguna.
answer-pairs = { $count ->
    [one] { $pair }: { $formula } jugada ganadora.
   *[other] { $pair }: { $formula } jugadas ganadoras.
  }
answer-counts-lost = { $choice }. En la columna 4 hay { $inside } y fuera de ella, { $outside }. Los dos recuentos son pares, así que pierde quien tiene el turno.
answer-counts-won = { $choice }. En la columna 4 hay { $inside } y fuera de ella, { $outside }. Gana una jugada que deja pares los dos recuentos.
answer-signs = Los signos son { $signs }: { $formula }.
answer-arrangements = Perdidas menos ganadas: { $difference }. Perdidas más ganadas: { $all }. Así que { $formula }.
answer-cancel = Posición { $number }. Se cancelan: { $coins }. { $heads }.
answer-total = { $count ->
    [one] Gana 1 jugada.
   *[other] Ganan { $count } jugadas.
  }
answer-formula = { $formula }.
answer-head = La de la { $place }: { $formula }.
answer-below = Es menor que v₂ = { $v }, así que hay una jugada.
answer-not-below = No es menor que v₂ = { $v }: no hay jugada, así que probarías el siguiente u₁.
answer-mex = En { $set } falta { $answer ->
    [0] el 0, y no hay número menor
    [one] el { $answer }; todos los menores están
   *[other] el { $answer }; todos los menores están
  }.
counts-told = En la columna 4 hay { $inside ->
    [one] 1 ficha blanca
   *[other] { $inside } fichas blancas
  } y fuera de ella, { $outside }.
answer-lost-counts = La posición { $number } está perdida. { counts-told } Los dos recuentos son pares.
answer-lost-copying = La posición { $number } está perdida: en ella se cancela todo, así que se puede copiar cada jugada.
answer-lost-nimber = La posición { $number } está perdida: { $formula }.
answer-explain-lost = «{ $claim }» Así que el nimber es 0: toda jugada deja otro nimber, y el rival puede volver a dejarlo en 0.
answer-explain-won = «{ $claim }» Así que el nimber no es 0: alguna jugada lo deja en 0, y entonces pierde el rival.

## Qué deja un intento fallido

leaves-nimber = Esa jugada deja el nimber { $nimber }. El rival responde con una jugada ({ $reply }) que deja 0.
leaves-moves = Tu jugada deja esta posición. El rival responde con la jugada a rayas ({ $reply }), y ya no puedes ganar.
leaves-end = El rival responde con la última jugada: { $reply }.
too-few = Ganan más jugadas.
too-many = Ganan menos jugadas.
in-set = El { $number } está en el conjunto.
smaller-missing = Falta el { $number }, pero también falta un número menor.
ordinary-sum = { $number } es la suma ordinaria. Escribe los valores en binario: cada columna con un número par de unos da 0.
ordinary-sums = Eso es { $wrong }, con sumas ordinarias. Usa ⊕ y ⊗.
not-balanced = { $number ->
    [0] Los valores no están en equilibrio: en binario, alguna columna tiene un número impar de unos.
    [one] La suma nim no es { $number }: revisa la columna del { $column }.
   *[other] La suma nim no es { $number }: revisa la columna del { $column }.
  }
forgot-zero = Una jugada no deja nada, y eso vale 0.
not-left = Ninguna jugada de esta moneda deja algo que valga { $number }.
also-left = Falta un valor. ¿Qué deja esta jugada: { $move }?
added-plainly = Parece que has sumado con +. Usa ⊕.
began-late = Ahí falta la primera moneda.
began-early = Ahí sobra una moneda, al principio.
last-coin-alone = Ese es solo el valor de la casilla { $place }.
one-short = Ahí falta la casilla { $place }.
changed-instead = Eso es lo que vale el tramo entero. La moneda de la casilla { $place } no queda.
left-instead = Eso es lo que deja el tramo a cambio de su última moneda. La casilla { $place } también se voltea.
term-missing = Falta { $formula }.
lower-half = Eso es c₀.
row-moves-alone = Ese es solo el número de esas jugadas de filas. Cada una se combina con todas las jugadas de columnas que tienen el nimber de jugada adecuado.
wrong-partner = Eso sería para { $formula }. Buscas un producto, ⊗.
factor-alone = Eso es u₂ ⊕ v₂. Entonces u₂ es { $formula }.
divided-by = Has dividido entre { $wrong }. Divide entre { $right }.
largest-head = No tiene por qué ser la de mayor valor: { $formula }.
lower-bit = Su valor tiene un bit del nimber, pero no el más alto: { $formula }.
no-common-bit = Su valor no tiene ningún bit en común con el nimber: { $formula }.
distance-alone = Eso es solo { $distance }. Una moneda vale { $right }.
began-line-at-one = Parece que has empezado a contar en 1. El borde está a distancia 0.
distances-themselves = Eso es { $wrong }. Lo que cuenta es lo que valen las distancias: { $right }.
one-distance = Eso es { $wrong }. Las dos distancias cuentan por separado: { $right }.
all-plus = Ese es el número de casillas. Algunas llevan un menos.
two-bits = { $number } y { $w } tienen dos unos en común en binario: eso da un más.
pluses-alone = Ese es el número de signos más. Cada menos resta 1.
minuses-alone = Ese es el número de signos menos. Cada más suma 1.
signs-swapped = Parece que has confundido el más con el menos.
values-with-signs = Has sumado los números de las casillas. Cada signo cuenta +1 o −1.
count-signs = Cuenta los signos más y resta los signos menos.
counted-won = Esas son las disposiciones en las que gana quien empieza.
counted-lost = Esas son las disposiciones en las que pierde quien empieza.
not-halved = Eso es el doble.
one-factor = Cada moneda tiene dos distancias: multiplica { $factors } sumas de signos.
all-arrangements = Ese es el número total de disposiciones.
difference-alone = Esas son las disposiciones perdidas menos las ganadas.
squares-alone = Ese es el número de casillas.
counted-row = Parece que has contado la fila 4. Las columnas van de arriba abajo.
counted-black = Parece que has contado las fichas negras.
miscounted = Cuenta otra vez: primero la columna 4, luego todas las demás fichas blancas.
kept-twins = Una moneda que muestra cara en dos filas se cancela. Aquí sigue.
lost-a-row = Falta una de las filas.
lost-a-coin = Falta una moneda que no se cancela.
equal-bits-stay = Los bits que aparecen dos veces se cancelan: no quedan.
left-out = En esa suma nim falta una: { $disc }.
as-product = Eso valdrían en un producto. Aquí una moneda vale el número de su fila ⊕ el de su columna.
counted-heads = Ese es el número de blancas. Suma sus valores con ⊕.
added-axes = Eso es { $wrong }. Lo que cuenta es { $right }.
rows-alone = Eso es solo el número de las filas. Lo que cuenta es { $right }.
columns-alone = Eso es solo el número de las columnas. Lo que cuenta es { $right }.
smallest-of-set = Ese es el menor número del conjunto. Buscas el menor que falta.
began-at-one = Empieza por el 0: también falta.
after-largest = Ese va después del mayor, { $largest }. También falta un número menor.
counted-set = Esa es la cantidad de números de la lista. Falta uno menor.
ordinary-options = Parece que has sumado con +. Varias monedas valen su suma nim, ⊕.
counted-moves = Ese es el número de jugadas de esta moneda. Mira lo que dejan.
counted-legal = Ese es el número de jugadas. No todas ganan.
counted-corners = Ese es el número de esquinas con jugada ganadora. Algunas tienen más de una.
added-counts = Parece que has sumado. Cada una de las jugadas de filas se combina con cada una de las de columnas: multiplica.
one-pair = Eso es solo { $pair }. Hay otros pares.
nim-sum-instead = { $formula } es una suma nim. Buscas un producto.
powers-multiplied = Has multiplicado parte por parte, pero con productos ordinarios. Mira otra vez las potencias de dos.
own-inverse = { $formula }, y eso no es 1.
zero-product = 0 por cualquier número es 0.
multiplied = Eso es { $formula }. Aquí se divide.
inverse-alone = Ese es el inverso de { $a }. Multiplícalo por { $b }.
is-option = Una jugada ({ $move }) ya deja { $number }.
smaller-free = Ninguna jugada de esta moneda deja { $number }, pero también falta un número menor.
ordinary-product = { $number } es el producto ordinario. Buscas el producto nim, ⊗.
outside-field = { $number } es demasiado grande: los productos de nimbers menores que { $below } también son menores que { $below }.
other-product = { $formula }, pero buscas { $wanted }.
is-won = Esa posición está ganada: una jugada ({ $move }) deja una perdida.
is-won-nimber = Esa posición tiene el nimber { $nimber }, y una jugada ({ $move }) deja 0.
proves-nothing-lost = Es verdad, pero no demuestra nada. También se cumple en esta posición, y aquí gana quien tiene el turno:
proves-nothing-won = Es verdad, pero no demuestra nada. También se cumple en esta posición, y aquí pierde quien tiene el turno:

## En papel

sheet-title = { $lesson }: ejercicios
name-line = Nombre
date-line = Fecha
page = Página { $number } de { $count }
sheet-footer = { $lesson } · serie { $seed }
answers = Soluciones
print = Imprimir
back = Volver a la lección
paper-help = Para A4 y carta. Las soluciones van en una página aparte.
for-teachers-help = Para qué sirve la lección, qué preguntar y las soluciones de esta serie.
for-teachers-title = { $lesson }: para docentes
answers-to-set = Soluciones de la serie { $seed }
hand-in-title = { $lesson }: lo que he resuelto
your-name = Tu nombre
hand-in-help = Escribe tu nombre y luego imprime la página o guárdala como PDF.
column-exercise = Ejercicio
column-question = Pregunta
column-result = Resultado
result-open = Sin resolver
result-solved = { $tries ->
    [one] Resuelto al primer intento
   *[other] Resuelto en { $tries } intentos
  }{ $hints ->
    [0] {""}
    [one] , con 1 pista
   *[other] , con { $hints } pistas
  }
result-failed = { $tries ->
    [one] No resuelto en 1 intento
   *[other] No resuelto en { $tries } intentos
  }
result-shown = { $tries ->
    [0] Solución mostrada
    [one] Solución mostrada tras 1 intento
   *[other] Solución mostrada tras { $tries } intentos
  }
