term-lesson = Ir a su lección

nimber = Un número que dice cuánto vale una posición: si es 0, pierde quien tiene el turno.
nimber-example = Dos monedas que valen 3 y 1 forman una posición que vale {"\u2066"}3 ⊕ 1 = 2{"\u2069"}.

grundy-number = Lo que vale una moneda: el mex de lo que dejarían sus jugadas.
grundy-number-example = Si sus jugadas dejan 0, 1 y 3, es {"\u2066"}mex{"{"}0, 1, 3{"}"} = 2{"\u2069"}.

mex = El menor de los números 0, 1, 2, 3, … que falta en un conjunto.
mex-example = {"\u2066"}mex{"{"}0, 1, 3{"}"} = 2{"\u2069"} y {"\u2066"}mex{"{"}1, 2{"}"} = 0{"\u2069"}.

nim-sum = ⊕: escribe los dos números en binario y cancela los bits iguales.
nim-sum-example = {"\u2066"}3 ⊕ 1 = 2{"\u2069"}, porque 11 y 01 dan 10.

nim-product = ⊗: la multiplicación que acompaña a ⊕, para jugadas en filas y columnas a la vez.
nim-product-example = {"\u2066"}2 ⊗ 2 = 3{"\u2069"} y {"\u2066"}2 ⊗ 3 = 1{"\u2069"}; un factor 1 no cambia nada: {"\u2066"}1 ⊗ 3 = 3{"\u2069"}.

fermat-power = 2, 4, 16, 256, { 65536 }, …: cada una es el cuadrado de la anterior. Multiplicada por un número menor da el producto ordinario; por sí misma da tres medios de su valor.
fermat-power-example = {"\u2066"}16 ⊗ 3 = 48{"\u2069"} y {"\u2066"}16 ⊗ 16 = 24{"\u2069"}.

move-nimber = El número que una jugada suma, con ⊕, al nimber: la jugada gana si así deja 0.
move-nimber-example = Una jugada con nimber de jugada 3 convierte una posición que vale 2 en una que vale {"\u2066"}2 ⊕ 3 = 1{"\u2069"}.

gamma = Γ: el nimber del tablero lleno, con todas las monedas en cara o todas las fichas blancas. Si es 0, no gana ninguna primera jugada.
gamma-example = El Flipping Game de 5 × 5 tiene {"\u2066"}Γ = 2{"\u2069"}.

first-moves = P(N): cuántas primeras jugadas ganan en un tablero de N filas y N columnas.
first-moves-example = El Flipping Game de 5 × 5 tiene {"\u2066"}P(5) = 8{"\u2069"}.

row-move = Las filas que voltea una jugada: una jugada del juego que se juega a lo largo del eje de filas.
row-move-example = La jugada 3 × 4 en la fila 5, columna 5 tiene la jugada de filas «filas 3 a 5».

column-move = Las columnas que voltea una jugada: una jugada del juego a lo largo del eje de columnas.
column-move-example = La jugada 3 × 4 en la fila 5, columna 5 tiene la jugada de columnas «columnas 2 a 5».
