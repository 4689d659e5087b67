heading = Guardar y compartir
explanation = La dirección de la página lo contiene todo: el juego, el tablero y cada jugada que has hecho.

code = Código QR

## Pictures

with-legend = Con su leyenda
picture-title = { $game } en un tablero de { $board }
picture-discs = Blancas: { $white } de { $discs }.
picture-chosen = Elegida: { $move }.
picture-failed = Este navegador no pudo crear la imagen. Prueba con el otro formato o con un tablero más pequeño.

## Text

json = Como texto (JSON)
json-explanation = Copia este texto para guardar el tablero, o pega uno aquí y ábrelo. Su forma se describe abajo.
json-field = El tablero como JSON
json-back = Volver al tablero actual
copy-json = Copiar el texto
open-json = Abrir este texto
opening = Abriendo…
opened = Abierto.
problem-not-json = Esto no es JSON. Pega el texto completo, de { "{" } a { "}" }.
problem-not-a-study = Esto es JSON, pero no un tablero de Tartan: debe ser un objeto con "tartan": "study".
problem-unknown-version = Este texto tiene la versión { $found }, pero esta página lee la versión 2.
problem-missing = Falta «{ $key }».
problem-no-value = «{ $key }» no tiene valor.
problem-bad-value = «{ $key }» no puede ser { $found }.
problem-illegal-move = El juego no tiene ahí la jugada «{ $found }».
problem-failed = Ahora mismo no se pueden calcular las jugadas de este juego.

## The form of the text: what its keys mean. Words in quotes stay as they are

form = La forma del texto
form-tartan = siempre «study»
form-version = { 2 }
form-game = el juego como aparece en el enlace de la página: «rugs», o un juego para las filas, *, y otro para las columnas, como «twins-within:4*ruler». Si falta: el Flipping Game.
form-rows = números enteros de { 1 } hasta lo que permita el juego, como máximo { 200 }
form-position = un texto por fila, la de arriba primero: W para una blanca, B para una negra. Si falta: todas blancas.
form-mode = «explore», «predict», «edit» o «play»
form-moves = las jugadas en orden, cada una como sus filas x sus columnas: «3x1~4» es la fila 3, columnas 1 a 4; «1.3x2.5» voltea cuatro
form-variations = qué más se probó: el número de la posición anterior («after») y sus jugadas («moves»)
form-at = cuántas de las jugadas están hechas en lo que se muestra. Si falta: todas.
form-hints = los números de las posiciones en las que pediste una pista
form-opponent = «person», «casual», «good» o «perfect»
form-you = «first» o «second»: cuándo juegas en una partida contra el ordenador
form-seed = un número entero menor que { 4294967296 }: decide cuál de varias jugadas igual de buenas hace el ordenador
form-corner = lo que está elegido: «5x4» es la de la fila 5, columna 4
form-answers = false para ocultar qué gana
form-heat = «corners», «cover» o «none»
form-show = una lista de «values» y «grundy»
form-revealed = true cuando ya se mostró la solución de una predicción
form-review = el número de la jugada que se revisa
