name = Tres pasos hacia una jugada ganadora
lost = El nimber de esta posición es 0, así que no gana ninguna jugada. Deshaz la jugada en el tablero y los pasos vuelven.
nimber = Esta posición tiene el nimber {"\u2066"}s = { $nimber }{"\u2069"}.

head-heading = 1. Elige una cara
head = { $place }: {"\u2066"}v = { $value }{"\u2069"}
head-said = {"\u2066"}v ⊕ s = { $value } ⊕ { $nimber } = { $wanted }{"\u2069"}.
head-lower = { $wanted } es menor que { $value }, así que esta cara tiene una jugada ganadora.
head-higher = { $wanted } no es menor que { $value }: puede que esta cara no tenga ninguna jugada ganadora. Elige otra.

split-heading = 2. Elige un u₁ menor que v₁ y divide
split-caption = Para cada u₁ que has probado, el u₂ que da la división
split-value = {"\u2066"}v = v₁ ⊗ v₂ = { $row } ⊗ { $column } = { $value }{"\u2069"}
split-row = u₁
split-change = u₁ ⊕ v₁
split-quotient = s ⊘ (u₁ ⊕ v₁)
split-column = u₂
split-fits = ¿u₂ < v₂?
yes = sí
no = no
split-pick = {"\u2066"}u₁ = { $row }{"\u2069"}
split-not = {"\u2066"}u₂ = { $column }{"\u2069"} no es menor que {"\u2066"}v₂ = { $value }{"\u2069"}. Elige otro u₁.

move-heading = 3. Una jugada en cada eje
move = Jugada de filas: { $rows }. Sin contar la fila de la esquina, valen {"\u2066"}u₁ = { $row }{"\u2069"}. Jugada de columnas: { $columns }. Sin contar la columna de la esquina, valen {"\u2066"}u₂ = { $column }{"\u2069"}. Voltea las monedas donde se cruzan.
chosen = La jugada está elegida en el tablero. Voltéala allí: dejarás 0.
