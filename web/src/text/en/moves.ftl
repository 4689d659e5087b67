### Lists and tables of moves. $size and $place are words as in places.ftl.

## The moves of a corner

corner-heading = Moves of this corner
corner-table = Moves of this corner by rows and columns
# Over the rows of a table, beside its columns: lengths where they are all that matters.
axes = { $rows ->
    [lengths] height
   *[places] rows
  } \ { $columns ->
    [lengths] width
   *[places] columns
  }
# The same on one row or one column.
line-axis = { $places ->
    [lengths] length
   *[places] coins
  }
# $rows and $columns are as in “row-moves” and “column-moves”.
too-many = { $rows } × { $columns }.
# On one row or one column.
too-many-on-line = { $count ->
    [one] 1 move.
   *[other] { $count } moves.
  }
row-moves = { $count ->
    [one] 1 row move
   *[other] { $count } row moves
  }
column-moves = { $count ->
    [one] 1 column move
   *[other] { $count } column moves
  }
move-wins = { $size }, wins
move-loses = { $size }, doesn’t win

## All winning moves

list-heading = All winning moves
count = { $count ->
    [one] 1 winning move
   *[other] { $count } winning moves
  }
hidden = They stay hidden until you have the answer.
none = No move wins in this position.
table = Winning moves by rows and columns
kind = { $size }: { $count }
# Where the moves have gaps: row 0 is the corner's own, row -1 the one before it.
kind-from-corner = Counted from the corner, { $size }: { $count }
# Where moves of a kind turn other places at each corner: $rows or $columns is a move by its number.
kind-by-number = Counted from the corner, { $rows } × { $columns }: { $count }
# On one row or one column: how many coins a move turns, or which of the corner's moves it is.
line-kind = { $coins ->
    [one] { $coins } coin: { $count }
   *[other] { $coins } coins: { $count }
  }
line-kind-by-number = Move { $number } of its corner: { $count }
row-move = row move { $number }
column-move = column move { $number }
heights = Height
widths = Width
rows-from-corner = Rows from the corner
columns-from-corner = Columns from the corner
# On one row or one column.
lengths = Length
coins-from-corner = Coins from the corner
