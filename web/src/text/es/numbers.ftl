less = { $label }: uno menos
more = { $label }: uno más

from-to = Escribe un número entero de { $smallest } a { $largest }.
problem-not-a-number = Escribe cifras, como 1.000.000 o 10^6.
problem-negative = Escribe un número entero de 1 a { $largest }. No puede ser negativo.
problem-not-whole = Escribe un número entero, sin decimales (10000, no 10.000).
problem-bad-grouping = Los puntos y los espacios separan grupos de tres cifras, como en 1.000.000.
problem-too-large = Escribe { $largest } como máximo.
