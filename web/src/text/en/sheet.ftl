### Tables of numbers.

# Below the number of a row or column: its Grundy number.
axis-value = g = { $value }

## A sheet that is filled in place by place.

fill-next = Fill in one for me
fill-rest = Fill in the rest

# A place, such as “row 1, column 2”, and whether it is filled in.
empty = { $place }, not filled in yet
filled = { $place }, worth { $value }
right = { $place }, worth { $value }, as the theorem says

# Where the value of a place comes from.
options = Its moves leave these. Press one to see how.
option = { $value }, left by { $moves ->
    [one] 1 move
   *[other] { $moves } moves
  }
no-options = It has no move.
worth = It’s worth { $value }, the smallest number missing.
by-theorem = By the theorem: {"\u2066"}{ $a } ⊗ { $b } = { $product }{"\u2069"}.

## A page of a long sheet.

earlier = Earlier
later = Later
