### The terms that explain themselves: one sentence and one example each. A test works out every example.

term-lesson = Go to its lesson

nimber = A number that says what a position is worth: at 0, the player to move loses.
nimber-example = Two coins worth 3 and 1 make a position worth {"\u2066"}3 ⊕ 1 = 2{"\u2069"}.

grundy-number = What one coin is worth: the mex of what its moves would leave.
grundy-number-example = If its moves leave 0, 1, and 3, it is {"\u2066"}mex{"{"}0, 1, 3{"}"} = 2{"\u2069"}.

mex = The smallest of 0, 1, 2, 3, … that is missing from a set.
mex-example = {"\u2066"}mex{"{"}0, 1, 3{"}"} = 2{"\u2069"}, and {"\u2066"}mex{"{"}1, 2{"}"} = 0{"\u2069"}.

nim-sum = ⊕: write both numbers in binary and cancel equal bits.
nim-sum-example = {"\u2066"}3 ⊕ 1 = 2{"\u2069"}, as 11 and 01 make 10.

nim-product = ⊗: the multiplication that goes with ⊕, for moves on rows and columns at once.
nim-product-example = {"\u2066"}2 ⊗ 2 = 3{"\u2069"} and {"\u2066"}2 ⊗ 3 = 1{"\u2069"}; a factor 1 changes nothing: {"\u2066"}1 ⊗ 3 = 3{"\u2069"}.

fermat-power = 2, 4, 16, 256, 65,536, …: each is the square of the one before. Times a smaller number it is the ordinary product, and times itself three halves of it.
fermat-power-example = {"\u2066"}16 ⊗ 3 = 48{"\u2069"}, and {"\u2066"}16 ⊗ 16 = 24{"\u2069"}.

move-nimber = The number by which a move changes the nimber: the move wins if that leaves 0.
move-nimber-example = A move with the move nimber 3 takes a position worth 2 to {"\u2066"}2 ⊕ 3 = 1{"\u2069"}.

gamma = Γ: the nimber of the full board, with every coin heads. At 0, no first move wins.
gamma-example = The 5 × 5 Flipping Game has {"\u2066"}Γ = 2{"\u2069"}.

first-moves = P(N): how many first moves win on a board of N rows and N columns.
first-moves-example = The 5 × 5 Flipping Game has {"\u2066"}P(5) = 8{"\u2069"}.

row-move = The rows that a move turns: a move of the game that is played along the rows axis.
row-move-example = The move 3 × 4 at row 5, column 5 has the row move “rows 3 to 5”.

column-move = The columns that a move turns: a move of the game along the columns axis.
column-move-example = The move 3 × 4 at row 5, column 5 has the column move “columns 2 to 5”.
