name = 三步找到必胜走法
lost = 这个局面的 Nim 数是 0，所以没有必胜走法。在棋盘上撤销，步骤就会回来。
nimber = 这个局面的 Nim 数是 {"\u2066"}s = { $nimber }{"\u2069"}。

head-heading = 1. 选一枚正面的硬币
head = { $place }：{"\u2066"}v = { $value }{"\u2069"}
head-said = {"\u2066"}v ⊕ s = { $value } ⊕ { $nimber } = { $wanted }{"\u2069"}。
head-lower = { $wanted } 小于 { $value }，所以这枚硬币有必胜走法。
head-higher = { $wanted } 不小于 { $value }：这枚硬币可能没有必胜走法。另选一枚。

split-heading = 2. 选一个小于 v₁ 的 u₁，再做除法
split-caption = 你试过的每个 u₁，以及做除法得到的 u₂
split-value = {"\u2066"}v = v₁ ⊗ v₂ = { $row } ⊗ { $column } = { $value }{"\u2069"}
split-row = u₁
split-change = u₁ ⊕ v₁
split-quotient = s ⊘ (u₁ ⊕ v₁)
split-column = u₂
split-fits = u₂ < v₂ ?
yes = 是
no = 否
split-pick = {"\u2066"}u₁ = { $row }{"\u2069"}
split-not = {"\u2066"}u₂ = { $column }{"\u2069"} 不小于 {"\u2066"}v₂ = { $value }{"\u2069"}。另选一个 u₁。

move-heading = 3. 每条轴上一种走法
move = 取{ $rows }：除了角所在的行，其他行合起来的值是 {"\u2066"}u₁ = { $row }{"\u2069"}。取{ $columns }：除了角所在的列，其他列合起来的值是 {"\u2066"}u₂ = { $column }{"\u2069"}。翻转它们交叉处的硬币。
chosen = 这一步已在棋盘上选好。在那里翻转它，你就留下 0。
