### The Games page: sequences of line games, tables by the theorem and by the definition, two-dimensional games.

introduction = The ⟦grundy-number|Grundy numbers⟧ of any coin-turning game: a sequence for one row, a table for two dimensions.
build-one = One row
build-two = A board

## The rules

rule-line = A move turns over coins of the row: { $coins }. The last of them, on the right, must be heads.
rule-board = A move chooses some rows and some columns, and turns over the coins where they cross. Rows: { $rows }. Columns: { $columns }. The coin in the last row and the last column, the corner, must be heads.
rule-acrostic-twins = A move turns over two coins of one row or of one column. The one further right or further down must be heads.
rule-connected-blocks = A move turns over coins joined edge to edge. One of them is in their last row and in their last column: it must be heads.
who-wins = If you can’t move, you lose.

origin = First place
origin-line = Numbered from { $origin }
origin-board = Row { $rows } at the top, column { $columns } on the left
origin-upward = Row { $rows } at the bottom, column { $columns } on the left
oeis = OEIS
no-oeis = No entry known
# $game has the same first numbers.
alike = The first { $count } numbers agree with those of { $game }.
oeis-index = a({ $index }) is g({ $origin })
computed = Computed by
by-formula = A proven formula
by-mex = The ⟦mex|mex⟧ of all moves
largest-count = Goes up to
largest-count-is = { $count } numbers
largest-size = Board page
largest-size-is = Up to { $places } places
largest-board-is = Up to { $board }
largest-table = This page
play-row = Play one row
play-squared = Play on a square board
table-squared = Table of its square
play-board = Play it on the board
row-sequence = { $game } along the rows
column-sequence = { $game } along the columns

## A sequence

count = How many
show = Show them as
show-coins = Coins
show-plot = Plot
show-list = List
coins-cut = The first { $drawn } of { $count } are drawn. The list has them all.
plot-name = Place in the plot
spoken = Place { $place }: {"\u2066"}g = { $value }{"\u2069"}
list-caption = Places { $first } to { $last }
period = Period
# The first place of the period, by the game’s own number.
period-plain = { $period ->
    [1] From place { $start } on the numbers are all the same.
   *[other] From place { $start } on the numbers repeat every { $period } places.
  } Computed up to place { $last }; not proved beyond.
period-saltus = { $period ->
    [1] From place { $start } on each number is { $saltus } more than the one before.
   *[other] From place { $start } on the numbers grow by { $saltus } every { $period } places.
  } Computed up to place { $last }; not proved beyond.
period-none = No period shows among these { $count } numbers. We report a period after three repeats.
period-facts = Pre-period { $start }, period { $period }, saltus { $saltus }.
take = Copy or save

## A table of two line games

table-introduction = By the Tartan theorem a coin is worth the ⟦nim-product|nim-product⟧ of its row’s and its column’s Grundy numbers. { $hand ->
    [finger] Press a place to read it.
   *[mouse] Point at a place to read it.
  }
# What the table is called, heard and in its picture.
table-of = Grundy numbers of { $game }, { $board }
spoken-product = { $place }: { $a } nim-times { $b } equals { $value }
scale = g₁ is the row’s Grundy number, g₂ the column’s. The shades go by the order of the values: the lighter, the larger.

## The same by the definition

definition = By the definition
definition-introduction = By the definition a coin is worth the ⟦mex|mex⟧ of what its moves leave. Fill this table coin by coin and compare it with the theorem’s.
side-limit = This table goes up to { $largest } × { $largest } and to { 4000000 } moves, as it goes through every move of every coin.
speed = Speed
speed-slow = Slow
speed-medium = Medium
speed-fast = Fast
progress = { $filled ->
    [0] Nothing is filled in yet.
   *[other] { $unequal ->
        [0] { $filled } of { $all } filled in, all equal to the theorem’s.
       *[other] { $filled } of { $all } filled in, { $unequal } of them other than the theorem’s.
      }
  }
coin-heading = The coin in { $place }
option-hint = Choose a number to see a move that leaves it.
option-lit = This move turns the lit coins. All but the corner are worth { $value } together.
spoken-options = { $place }: its moves leave { $options }. The smallest number that is missing is { $mex }.
spoken-no-options = { $place }: it has no moves, and is worth 0.

## A two-dimensional game

position = Values and a position
position-introduction = The number on a coin is what it is worth heads up. Choose coins to turn them heads or tails.
coin-heads = { $place }, worth { $value }, heads
coin-tails = { $place }, worth { $value }, tails
values = Values of the coins
nimber = Nimber of the position
nimber-is = Nimber of the position: { $nimber }
no-heads = No coin is heads. Choose some.
lost = The heads cancel: no move wins.
winnable = You can win from here.
hide-move = Hide the move
clear = All tails
winning-move = Turn { $coins }.
winning-count = { $count ->
    [0] None of the { $legal } moves wins.
    [one] One of the { $legal } moves wins.
   *[other] { $count } of the { $legal } moves win.
  }
winning-more = The first { $count } are listed.
chosen-move = Choose one to see it on the coins.
winning-limit = On boards of up to { $coins } coins all winning moves are listed.
