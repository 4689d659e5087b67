## Un número que hay que hallar: el menor que no deja ninguna jugada

mex-ask = ¿Cuál es el menor número que falta?
mex-answers = El menor número que falta, { $about }
taken = Una jugada deja { $guess }, así que no falta.
not-smallest = Falta { $guess }, pero también un número menor.

## El XOR de dos números, que hay que calcular

xor-ask = Calcula el XOR:
xor-answers = El XOR, { $about }
xor-wrong = No es { $guess }. En binario es {"\u2066"}{ $binary }{"\u2069"}, sin llevadas.
