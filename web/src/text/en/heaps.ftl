### Nim heaps and sums of games, a part of the Nimbers page; and the binary columns that must balance.

heading = Nim heaps and sums
introduction = Put heaps of Nim and rows of coins side by side. A move changes just one of them: it takes any number of things from a heap, or turns coins of a row. If you can’t move, you lose. The ⟦nimber|nimber⟧ of the whole is the ⟦nim-sum|nim-sum⟧ of its parts.

## The parts

parts = Parts of the sum
name-heap = { $number }. Heap
heap-size = Things in heap { $number }
places = Places of row { $number }
coins = Coins of row { $number }, { $game }
coin-heads = Place { $place }, heads, worth { $value }
coin-tails = Place { $place }, tails, worth { $value }
coin-heads-alone = Place { $place }, heads
coin-tails-alone = Place { $place }, tails
worth = Nimber { $nimber }
remove = Remove { $name }
none = The sum has no parts: its nimber is 0, and nobody can move.
add-heap = Add a heap
add-row = Add a row
row-game = A row of
full = A sum has at most { $count } parts. Remove one to add another.
hint = Choose coins to turn them over. Under each coin is what it is worth as heads.

## The answer

answer = Who wins
can-win = { $count ->
    [one] You can win: one move makes every column even.
   *[other] You can win: { $count } moves make every column even.
  }
cannot-win = No move wins: every column is even already, and each move changes that.
listed = { $count ->
    [one] Only the first is listed.
   *[other] The first { $count } are listed.
  }
move-heap = { $name }: from { $from } to { $to }
move-row = { $name }: turn { $places }
play-named = Play it: { $move }

## Binary columns

columns = The nimbers in binary
columns-after = After { $move }
column-part = Part
ones = Ones
even = even
odd = odd
sum = Nim-sum
balanced = Every column has an even number of ones, so the nim-sum is 0.
decides = Look at column { $value }: it’s the first with an odd number of ones, so a winning move has to change it.
deciding = decides

## What a screen reader hears

spoken-played = Played { $move }.
spoken-can-win = { $count ->
    [one] Nimber { $nimber }. One move wins.
   *[other] Nimber { $nimber }. { $count } moves win.
  }
