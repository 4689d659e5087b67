heading = Una jugada ganadora en tres pasos
step = Paso { $step } de 3.
waiting = Calculando los pasos…
none = En esta posición no gana ninguna jugada: su nimber es 0.
next = Paso siguiente
close = Cerrar los pasos
check = Revisar la división

head = El ⟦nimber|nimber⟧ de la posición es {"\u2066"}s = { $nimber }{"\u2069"}. Busca una blanca cuyo valor baje al sumarle s con ⊕. Sirve esta: { $disc }, de valor {"\u2066"}v = { $value }{"\u2069"}, pues {"\u2066"}v ⊕ s = { $wanted }{"\u2069"}. Así que las demás de la jugada deben valer juntas {"\u2066"}u = { $wanted }{"\u2069"}.
numbers = Repártelo entre los dos ejes. Esa blanca vale el ⟦nim-product|producto nim⟧ de {"\u2066"}v₁ = { $ofRow }{"\u2069"}, de su fila, y {"\u2066"}v₂ = { $ofColumn }{"\u2069"}, de su columna. Baja los dos, de modo que el producto nim de los cambios {"\u2066"}u₁ ⊕ v₁{"\u2069"} y {"\u2066"}u₂ ⊕ v₂{"\u2069"} sea {"\u2066"}s = { $nimber }{"\u2069"}. Toma {"\u2066"}u₁ = { $row }{"\u2069"}: divide s entre el primer cambio para obtener el segundo, y ya tienes {"\u2066"}u₂ = { $column }{"\u2069"}.
line-numbers = Comprueba el cambio. Aquí hay un solo eje y nada que repartir: una jugada de v a u le suma al nimber, con ⊕, {"\u2066"}u ⊕ v{"\u2069"}, y eso es {"\u2066"}s = { $nimber }{"\u2069"}.
twins-row = Repártelo entre los dos ejes. La moneda vale la suma nim de v₁, de su fila, y v₂, de su columna. El bit más alto de s está en {"\u2066"}v₁ = { $value }{"\u2069"}: bájalo a {"\u2066"}u₁ = { $wanted }{"\u2069"} y deja la columna como está.
twins-column = Repártelo entre los dos ejes. La moneda vale la suma nim de v₁, de su fila, y v₂, de su columna. El bit más alto de s está en {"\u2066"}v₂ = { $value }{"\u2069"}: bájalo a {"\u2066"}u₂ = { $wanted }{"\u2069"} y deja la fila como está.
move = Busca una jugada en cada eje. En las filas, una que termine en la fila { $row } y cuyas otras filas valgan juntas {"\u2066"}u₁ = { $u }{"\u2069"}: { $rows }. En las columnas, una que termine en la columna { $column } y cuyas otras columnas valgan {"\u2066"}u₂ = { $w }{"\u2069"}: { $columns }. Voltea los cruces: eso suma { $nimber } al nimber, con ⊕, y deja 0.
line-move = Busca una jugada con esta esquina ({ $corner }) y cuyas otras monedas valgan juntas {"\u2066"}u = { $u }{"\u2069"}: { $coins }. Voltéalas: eso suma { $nimber } al nimber, con ⊕, y deja 0.
twins-move = Voltea las dos monedas ({ $rows }, { $columns }): eso suma { $nimber } al nimber, con ⊕, y deja 0.
