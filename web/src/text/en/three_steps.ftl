### The three steps to a winning move, each of which the reader takes. A formula runs from left to right in every language. The letters s, v, u, and those with an index are the lesson's.

name = Three steps to a winning move
lost = This position’s nimber is 0, so no move wins. Undo on the board, and the steps are back.
nimber = This position has the nimber {"\u2066"}s = { $nimber }{"\u2069"}.

head-heading = 1. Pick a head
head = { $place }: {"\u2066"}v = { $value }{"\u2069"}
head-said = {"\u2066"}v ⊕ s = { $value } ⊕ { $nimber } = { $wanted }{"\u2069"}.
head-lower = { $wanted } is below { $value }, so this head has a winning move.
head-higher = { $wanted } isn’t below { $value }: this head may have no winning move. Pick another one.

split-heading = 2. Pick a u₁ below v₁, and divide
split-caption = For each u₁ you’ve tried, the u₂ that the division gives
# The head's value by its row and its column.
split-value = {"\u2066"}v = v₁ ⊗ v₂ = { $row } ⊗ { $column } = { $value }{"\u2069"}
split-row = u₁
split-change = u₁ ⊕ v₁
split-quotient = s ⊘ (u₁ ⊕ v₁)
split-column = u₂
split-fits = u₂ < v₂ ?
yes = yes
no = no
split-pick = {"\u2066"}u₁ = { $row }{"\u2069"}
split-not = {"\u2066"}u₂ = { $column }{"\u2069"} isn’t below {"\u2066"}v₂ = { $value }{"\u2069"}. Pick another u₁.

move-heading = 3. A move on each axis
move = Take { $rows }: the rows besides the corner’s are worth {"\u2066"}u₁ = { $row }{"\u2069"}. Take { $columns }: the columns besides the corner’s are worth {"\u2066"}u₂ = { $column }{"\u2069"}. Turn the coins where they cross.
chosen = It’s chosen on the board. Flip it there: you’ll leave 0.
