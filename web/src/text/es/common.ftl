## What buttons do

close = Cerrar
undo = Deshacer
back = Atrás
next = Siguiente
cancel = Cancelar
check = Comprobar
hint = Pista
try-again = Reintentar
start-over = Reiniciar
go = Ir
pause = Pausa
play = Reproducir
play-again = Otra partida
play-it = Hacer la jugada
flip = Voltear
choose-move = Elegir esta jugada
set-up-position = Preparar posición
show-all = Ver todo
show-me = Ver cómo
show-winning-move = Ver una jugada ganadora
why = ¿Por qué?
zoom-in = Acercar
zoom-out = Alejar

## Names of things

answer = Solución
ask-puzzle = ¿Qué jugada gana? ¿O no gana ninguna?
board-size = Tamaño del tablero
columns = Columnas
columns-axis = Eje de columnas
coins = Las monedas
coins-axis = { coins }
game = Juego
grundy = g
grundy-numbers = Números de Grundy
nimber = Nimber
place = Casilla
rows = Filas
rows-axis = Eje de filas
winning-moves = Jugadas ganadoras

## Sentences

derivation = De dónde sale
where-from = De dónde sale { $name }
working-out = Calculando…
worth = valor { $value }
over = La partida ha terminado: no quedan jugadas.
file-missing = No se pudo cargar el archivo. Comprueba que tienes conexión y reinténtalo.
puzzles = Retos
