## The size

rows-slider = Filas, con deslizador
columns-slider = Columnas, con deslizador
presets = Tamaños usuales

## What the board shows

layers = En el tablero
shading = Sombreado
shading-corners = Jugadas ganadoras por esquina
shading-cover = Jugadas ganadoras sobre cada casilla
shading-none = Ninguno
disc-values = Valor de cada casilla

## Its parts

part-size = Tamaño del tablero
part-layers = Sombreado y números
part-share = Compartir y guardar
part-keys = Teclas

## Keys, beside those of the board

key-ends = Inicio y Fin
key-ends-does = ir a la primera y a la última casilla de la fila
key-pages = Re Pág y Av Pág
key-pages-does = subir o bajar diez filas
key-corners = Ctrl con Inicio o Fin
key-corners-does = ir a la casilla inferior izquierda o a la superior derecha
key-undo = Ctrl con Z o Y
key-undo-does = deshacer o rehacer; en un Mac, ⌘ en lugar de Ctrl
key-why = Flechas en «¿Por qué?»
key-why-does = ir de número en número en una fórmula o una tabla
