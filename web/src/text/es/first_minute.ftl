bar = Primeros pasos

do-corner = Pulsa una ficha blanca.
corner-line = Es la esquina superior derecha de tu rectángulo.
do-end = Ahora pulsa una ficha marcada.
end-line = Es la esquina opuesta. El rectángulo se voltea.
do-made = Eso es una jugada.
made-line = Se voltean todas sus fichas, también las negras. Ahora juega el ordenador…
do-answered = El ordenador ha respondido.
answered-line = Ahora te tocaría otra vez. Veamos el final de una partida.
do-guess = Quedan tres fichas blancas.
guess-line = ¿Qué jugada gana seguro? Pulsa su esquina y luego la opuesta.
guess-end = Y ahora, la esquina opuesta.
judged-right = Haga lo que haga el ordenador, tú volteas la última ficha blanca.
judged-wrong = Prueba otra jugada, o explora por tu cuenta.

skip = Omitir
more-puzzles = Otro reto
explore = Explorar
