### A table of a board's values, filled in coin by coin by the definition, and compared with the Tartan theorem.

name = The values of { $game }
caption = What each coin is worth

options = Its moves leave:
no-moves = It has no move.
worth = It’s worth { $value }, the smallest number missing.
by-theorem = By the theorem: {"\u2066"}{ $a } ⊗ { $b } = { $product }{"\u2069"}.
compared = { $equal } of { $filled } coins have the value that the theorem gives.

compare = Compare with the theorem

## What a screen reader hears

said-open = { $place }, not filled in yet
said-filled = { $place }, worth { $value }
said-equal = { $place }, worth { $value }, as the theorem says
said-option = { $value }, left by { $moves ->
    [one] 1 move
   *[other] { $moves } moves
  }
