### How boards, coins and moves are named: rows × columns, and where; on one row or one column by the coins’ numbers alone. All numbers are the game's own.

# Breaks, where it must, behind the ×.
board = { $rows } × { $columns }
# How many first moves win: P(5) for a square board, P(3, 4) for any other.
count = P({ $rows }, { $columns })
count-square = P({ $size })

place = row { $row }, column { $column }
# $place is such as “row 3, column 4”. On one row or one column a disc is named as in “coins”.
disc = the disc in { $place }
# Of fields for a place.
row = Row
column = Column

# Neighbours in a list of numbers: 2 to 4.
run = { $first } to { $last }
rows = { $count ->
    [one] row { $list }
   *[other] rows { $list }
  }
columns = { $count ->
    [one] column { $list }
   *[other] columns { $list }
  }

# Some coins of one of several rows. $columns is such as “columns 2 to 4”.
coins-of-row = { $columns } in row { $row }

# On a board of one row or one column: a coin, or a move by the coins that it turns. $list is such as “7” or “2 and 5 to 7”, where there are many moves “2,5–7”.
coins = { $count ->
    [one] coin { $list }
   *[other] coins { $list }
  }

# Of a rectangle how many rows and columns, with gaps which.
size = { $rows } × { $columns }
# Of a rectangle, where its corner is. With gaps the size says where it is.
move = { $size } at { $place }
# The same in few letters, where there are many moves: r is a row, c a column.
move-short = { $rows }×{ $columns } r{ $row } c{ $column }
# With gaps.
move-short-gaps = r{ $rows } c{ $columns }
