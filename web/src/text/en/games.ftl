### The games: what they are called, and what a move turns.

## Boards

board-rugs = Rugs
board-turning-corners = Turning Corners
board-turning-turtles-squared = Turning Turtles²
board-mock-turtles-squared = (Mock Turtles)²
board-acrostic-twins = Acrostic Twins
# Names of two games, unlike “places.size”.
product = { $rows } × { $columns }
# A board of one row, on which a line game is played.
one-row = { $game }, one row
playing = Play { $game }

## Choosing a move coin by coin

add-discs = Choose the other discs of the move, among the marked ones.
not-together = No move of this corner has that disc too.

## Why

one-of-each = There are { $count } moves. One is shown for each result.

## Choosing a game

rows-heading = On one row
find = Find a game: a name, numbers such as 1 2 4 7, or an OEIS entry
cards = Each with a move, and with the Grundy numbers of its first coins.
none-found = No game in this list has that name or those numbers.
build = Build a game
# Of the Games page, whose name it also is there.
board-connected-blocks = Connected Blocks
# On one row, along the rows, along the columns.
choose-runs = Runs of lengths you choose
choose-up-to-coins = Up to a number of coins
choose-exactly-coins = Exactly a number of coins
choose-twins-within = Twins within a distance
choose-pattern = Patterns of your own
detail-runs = Lengths
detail-up-to-coins = Number of coins
detail-exactly-coins = { detail-up-to-coins }
detail-twins-within = Distance
detail-pattern = Patterns
problem-runs = Enter whole numbers, such as 1, 3, 7.
problem-up-to-coins = Enter a whole number from 1.
problem-exactly-coins = { problem-up-to-coins }
problem-twins-within = { problem-up-to-coins }
problem-pattern = Enter patterns such as 0;0,1.
pattern-hint = A pattern lists how far its coins lie to the left of the coin that must be heads, which is 0. Put ; between patterns. 0;0,1 turns a coin, or it and its left neighbour; 0,d is “and one at any distance”.
pattern-sets = { $count ->
    [one] One pattern fits on { $places } places.
   *[other] { $count } patterns fit on { $places } places.
  }
## Games on a line

line-ruler = Ruler
line-single = Single coins
line-twins = Twins
line-turning-turtles = Turning Turtles
line-mock-turtles = Mock Turtles
line-moebius = Moebius
line-mogul = Mogul
line-moidores = Moidores
line-triplets = Triplets
line-sym = Sym
line-grunt = Grunt
line-turnips = Turnips
line-up-to-coins = Up to { $number }
line-exactly-coins = Exactly { $number }
line-twins-within = Twins within { $number }
line-runs = Runs of { $lengths }
line-hops = Hops of { $hops }
line-pattern = Patterns { $pattern }

## Rules: what a move turns of a row of discs

rules-ruler = any run of neighbours
rules-single = just one
rules-twins = any two
rules-turning-turtles = one or two
rules-mock-turtles = one, two, or three
rules-moebius = up to five
rules-mogul = up to seven
rules-moidores = up to nine
rules-triplets = any three
rules-sym = any symmetric set
rules-grunt = the first, any later one, and two between them placed symmetrically
rules-turnips = three at equal distances
rules-up-to-coins = { $number ->
    [one] just one
   *[other] up to { $number }
  }
rules-exactly-coins = { $number ->
    [one] just one
   *[other] any { $number }
  }
rules-twins-within = any two, at most { $number } apart
rules-runs = { $family ->
    [triangular] 1, 3, 6, 10, … neighbours
    [square] 1, 4, 9, 16, … neighbours
    [all] any run of neighbours
    [odd] 1, 3, 5, 7, … neighbours
    [powers-of-two] 1, 2, 4, 8, … neighbours
    [primes] 2, 3, 5, 7, … neighbours
    [fibonacci] 1, 2, 3, 5, … neighbours
   *[list] { $list } neighbours
  }
rules-hops = any one, and the one { $hops } places before it
rules-pattern = any of these patterns: { $pattern }

rule = Choose some rows and some columns, and turn over the discs where they cross. Rows: { $rows }. Columns: { $columns }. The disc in the last row and the last column, the corner, must be white. Make the last move and you win.
# There may be several rows, each a game by itself.
rule-of-row = Turn over coins of one row: { $columns }. The rightmost of them must be white. Make the last move and you win.
rule-hops = A coin hops { $hops } places to the left: turn over a white coin and the one where it lands. Make the last move and you win.
rule-rugs = Turn over a rectangle of any size. Its lower right disc must be white. Make the last move and you win.
rule-turning-corners = Turn over the four corners of a rectangle at least 2 × 2. The lower right one must be white. Make the last move and you win.
rule-acrostic-twins = Turn over any two discs of the same row or the same column. The one further right, or further down, must be white. Make the last move and you win.
