heading = Tablas de ⊕, ⊗ y ⊘
introduction = En la fila a y la columna b está la ⟦nim-sum|suma nim⟧ a ⊕ b, el ⟦nim-product|producto nim⟧ a ⊗ b o a ⊘ b, el número que multiplicado por b da a. { $hand ->
    [finger] Pulsa una casilla para leerla.
   *[mouse] Señala una casilla para leerla.
  }

## What is shown

operation = Operación
usual-sizes = Filas y columnas
size = Cualquier número hasta { 256 }
fields-outlined = Con borde: los nimbers menores que { $sizes }. Cada uno de estos conjuntos es un cuerpo: las sumas, los productos y los cocientes no salen de él.

## Powers and logarithms

fields-heading = Potencias y logaritmos
fields-introduction = Los ⟦nimber|nimbers⟧ menores que 4, 16, 256 y { 65536 } forman cuerpos. En cada uno, las potencias de un solo nimber, su generador, son todos los nimbers menos el 0. Así, los logaritmos convierten ⊗ en la suma ordinaria, módulo el número de potencias.
field = Nimbers menores que
list = Lista
powers = Potencias
logarithms = Logaritmos
exponent = Exponente
generator = El generador de los nimbers menores que { $size } es { $generator }, el menor que existe: sus potencias de exponentes 0 a { $last } son todos ellos menos el 0.
subfield = Los logaritmos de los nimbers menores que { $size } son los múltiplos de { $step }.
logarithm-is = El logaritmo de { $power } es { $exponent }.
powers-list = Potencias de exponentes { $first } a { $last }
logarithms-list = Logaritmos de { $first } a { $last }
copy-powers = Copiar todas las potencias en CSV
copy-logarithms = Copiar todos los logaritmos en CSV
