### Chessboard Nim, a part of the Nimbers page.
### n is the side of the board, c the number of coins, as in the formulas; m is the modulus.

rule = Coins lie on a board, and several may share a square. A turn moves one coin left or up by one of the steps. If you can’t move, you lose.
count = M(n, c) is the number of ways to place c different coins on n × n squares so that the first player wins.

## The form

form = Choose a board and how many coins
side = Side of the board, n
side-hint = Up to 10^18 rows and columns.
coins = Coins, c
coins-hint = Up to { 1000000 }, all different.
steps = Steps
steps-hint = How far a coin may move.
modulus = Modulus, m (optional)
modulus-hint = Up to 2^60. Leave it empty for all digits.
problem-bad-steps = Enter 1 to { $most } steps, each from 1 to { $largest }, with commas between them.

## The answer

answer = The first player wins
computing = Computing …
cancelled = Cancelled.
# What was asked, in a list.
with-steps = Steps: { $steps }.
share = That’s { PERCENT($percent) } of all ways to place the coins.
remainder = This is the remainder after division by { $modulus }.
digits = { $digits } digits
nobody = With these steps no coin can move on this board, so the first player always loses.
announced = The first player wins { $winning }.
announced-long = The first player wins a number of { $digits } digits.
# Written from left to right in every language, before the number.
equation = M({ $side }, { $coins }) =
equation-modulo = M({ $side }, { $coins }) mod { $modulus } =
copy-number = Copy number
# A long number: its first and its last digits.
folded = { $first } … { $last }
all-digits = Show all digits
fewer-digits = Show fewer digits

## Where it comes from

line = 1. One line of squares
line-words = A coin’s row and its column change independently, so look at one line. A coin at distance x from the edge is worth g(x), the ⟦mex|mex⟧ of what its steps lead to.
repeats = The numbers repeat every { $period } squares, from the edge on.
repeats-later = After the first { $before }, the numbers repeat every { $period } squares.
repeats-never = The numbers don’t repeat among the first { $searched }, so all { $side } were computed.
proof = That’s proved: { $steps ->
    [one] one number has
   *[other] { $steps } consecutive numbers have
  } come up again, and all others follow from those.
boxes = The Grundy numbers of { $count } squares, from distance { $first } on
boxes-note = g(x) from x = { $first } on. A bar marks where a period begins.
box = at distance { $distance }: { $number }
squares = 2. Lines and squares, counted
squares-words = k(a) squares of a line are worth a. A square of the board is worth its row ⟦nim-sum|⊕⟧ its column, so q(a) squares of the board are worth a.
squares-table = How many squares of a line and of the board have each nimber
transform = 3. The Walsh–Hadamard transform
transform-words = h(w) adds the counts k(a), with a minus where a and w have an odd number of 1 bits in common. It turns ⊕ into multiplication: for the board it’s h(w)².
power = 4. All coins together
power-words = Each coin is one more factor: for c coins it’s h(w)²ᶜ.
power-words-modulo = Each coin is one more factor: for c coins it’s h(w)²ᶜ, here its remainder after division by { $width } · m = { $ring }. So the sum can still be divided by { $width }.
transform-table = The transform of the counts, for each w
power-table = The powers, for each w
head-nimber = nimber
head-line = of a line
head-board = of the board
head-index = for each w
head-coins = of all coins
inverse = 5. And back again
inverse-words = The powers’ sum, divided by { $width }, is the number of ways with a ⟦nim-sum|nim-sum⟧ of 0: there the first player loses. The powers’ first one is the number of all ways.
losing = ways in which the first player loses
all = ways in all
difference = ways in which the first player wins

## The board

play-hint = { $hand ->
    [finger] Press a coin, then the square where it goes.
   *[mouse] Choose a coin, then where it goes. The arrow keys move from square to square.
  }
board = Board of { $side } × { $side } squares
tools = Press a square to
tool-move = Move a coin
tool-add = Add one
tool-remove = Remove one
values = Show nimbers
computer = The computer answers
let-computer = Let the computer move

square-empty = empty
square-coins = { $coins ->
    [one] a coin
   *[other] { $coins } coins
  }
# Said of a coin, unlike “board.disc-taken”.
square-selected = chosen
square-target = you can move here
square-from = the coin came from here
square-to = the coin went here
square-hint = this wins

your-turn = Your turn.
over = No coin can move.
nim-sum = ⟦nim-sum|Nim-sum⟧ { $sum }: the player to move can win.
nim-sum-zero = ⟦nim-sum|Nim-sum⟧ 0: the player to move loses if the other plays well.

you-moved = You moved from { $from } to { $to }.
computer-moved = The computer moved from { $from } to { $to }.
winning-move = This wins: from { $from } to { $to }.
selected = Coin at { $square }. Choose where it goes.
stuck = The coin at { $square } can’t move. Choose another one.
no-coin = There’s no coin at { $square }.
no-move = The coin can’t go to { $square }. Choose a coin again.
added = Coin added at { $square }.
removed = Coin taken away from { $square }.
full = This board has room for { $most } coins. Take one away first.
you-win = The computer can’t move. You win!
computer-wins = You can’t move. The computer wins.
last-move = That was the last move, and it wins.
none-wins = No move wins: the nim-sum is 0.
