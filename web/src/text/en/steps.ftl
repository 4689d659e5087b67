### A winning move in three steps. s, v, u and those with an index are the numbers of the formulas; $place is such as “row 3, column 4”.

heading = A winning move in three steps
step = Step { $step } of 3.
waiting = Working out the steps …
none = No move wins in this position: its nimber is 0.
back = Back
next = Next step
choose = Choose this move
close = Close the steps
check = Check the division

# 1
head = Find a white disc that s can lower. The position’s ⟦nimber|nimber⟧ is s = { $nimber }. The disc in { $place } has the highest bit of s in its value v = { $value }: v ⊕ s = { $wanted } is smaller. So the other discs of the move must be worth u = { $wanted }.
# 2
numbers = Split it over the two axes. The disc is worth the ⟦nim-product|nim-product⟧ of v₁ = { $ofRow }, of its row, and v₂ = { $ofColumn }, of its column. Lower both, so that the changes u₁ ⊕ v₁ and u₂ ⊕ v₂ multiply to s = { $nimber }. Take u₁ = { $row }; a division then gives u₂ = { $column }.
twins-row = Split it over the two axes. The disc is worth the nim-sum of v₁, of its row, and v₂, of its column. The highest bit of s is in v₁ = { $value }: lower that to u₁ = { $wanted }, and leave the column as it is.
twins-column = Split it over the two axes. The disc is worth the nim-sum of v₁, of its row, and v₂, of its column. The highest bit of s is in v₂ = { $value }: lower that to u₂ = { $wanted }, and leave the row as it is.
# 3
move = Find a move on each axis. On the rows, one that ends in row { $row } and whose other rows are worth u₁ = { $u } together: { $rows }. On the columns, one that ends in column { $column } and whose other columns are worth u₂ = { $w }: { $columns }. Turn the discs where they cross: that changes the nimber by { $nimber }, and leaves 0.
twins-move = Turn the two discs in { $rows } and { $columns }: that changes the nimber by { $nimber }, and leaves 0.
