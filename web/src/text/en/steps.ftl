### A winning move in three steps. s, v, u and those with an index are the numbers of the formulas; $disc is such as “the disc in row 3, column 4”, or “coin 7”.

heading = A winning move in three steps
step = Step { $step } of 3.
waiting = Working out the steps …
none = No move wins in this position: its nimber is 0.
next = Next step
close = Close the steps
check = Check the division

# 1
head = The position’s ⟦nimber|nimber⟧ is {"\u2066"}s = { $nimber }{"\u2069"}. Find a white disc whose value gets smaller when you add s to it with ⊕: { $disc } has the value {"\u2066"}v = { $value }{"\u2069"}, and {"\u2066"}v ⊕ s = { $wanted }{"\u2069"}. So the other discs of the move must be worth {"\u2066"}u = { $wanted }{"\u2069"}.
# 2
numbers = Split it over the two axes. The disc is worth the ⟦nim-product|nim-product⟧ of {"\u2066"}v₁ = { $ofRow }{"\u2069"}, of its row, and {"\u2066"}v₂ = { $ofColumn }{"\u2069"}, of its column. Lower both, so that the changes {"\u2066"}u₁ ⊕ v₁{"\u2069"} and {"\u2066"}u₂ ⊕ v₂{"\u2069"} multiply to {"\u2066"}s = { $nimber }{"\u2069"}. Take {"\u2066"}u₁ = { $row }{"\u2069"}: divide s by the first change to get the second, and you have {"\u2066"}u₂ = { $column }{"\u2069"}.
# On one row or one column.
line-numbers = Check the change. Here there’s just one axis, and nothing to split: a move from v to u changes the nimber by {"\u2066"}u ⊕ v{"\u2069"}, and that is {"\u2066"}s = { $nimber }{"\u2069"}.
twins-row = Split it over the two axes. The disc is worth the nim-sum of v₁, of its row, and v₂, of its column. The highest bit of s is in {"\u2066"}v₁ = { $value }{"\u2069"}: lower that to {"\u2066"}u₁ = { $wanted }{"\u2069"}, and leave the column as it is.
twins-column = Split it over the two axes. The disc is worth the nim-sum of v₁, of its row, and v₂, of its column. The highest bit of s is in {"\u2066"}v₂ = { $value }{"\u2069"}: lower that to {"\u2066"}u₂ = { $wanted }{"\u2069"}, and leave the row as it is.
# 3
move = Find a move on each axis. On the rows, one that ends in row { $row } and whose other rows are worth {"\u2066"}u₁ = { $u }{"\u2069"} together: { $rows }. On the columns, one that ends in column { $column } and whose other columns are worth {"\u2066"}u₂ = { $w }{"\u2069"}: { $columns }. Turn the discs where they cross: that changes the nimber by { $nimber }, and leaves 0.
# On one row or one column. $corner is such as “coin 7”, $coins “coins 2 and 7”.
line-move = Find a move that has { $corner } as its corner and whose other coins are worth {"\u2066"}u = { $u }{"\u2069"} together: { $coins }. Turn them: that changes the nimber by { $nimber }, and leaves 0.
twins-move = Turn the two discs in { $rows } and { $columns }: that changes the nimber by { $nimber }, and leaves 0.
