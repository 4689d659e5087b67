### The instruments of the lesson on counting winning moves. A formula runs from left to right in every language. c(a) is how many row moves have the move nimber a.

name = Move nimbers on both axes
reading = { $hand ->
    [finger] Press a bar to read it.
   *[mouse] Point at a bar, or use the arrow keys, to read it.
  }
pair = { $rowMoves ->
    [one] 1 row move has {"\u2066"}a = { $a }{"\u2069"}.
   *[other] { $rowMoves } row moves have {"\u2066"}a = { $a }{"\u2069"}.
  } They need {"\u2066"}b = Γ ⊘ a = { $nimber } ⊘ { $a } = { $b }{"\u2069"}, which { $columnMoves ->
    [one] 1 column move has
   *[other] { $columnMoves } column moves have
  }. Together: {"\u2066"}{ $rowMoves } · { $columnMoves } = { $product }{"\u2069"}.
zero = No move has the move nimber 0.
partners = A green bar with a triangle has a partner on the other axis: together they make winning moves.

## The picture

cloth-later = The picture comes once you have answered the question about this board: it would give the answer away.
cloth-question = Go to the question

## How much work it is

work-name = How many moves to look at, and how many to count
work-side = N
work-looked = row moves + column moves
work-counted = first moves: row moves × column moves
