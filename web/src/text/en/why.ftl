### Why a move wins or not, layer by layer. ⟦mex|mex⟧ is the word “mex”, explained where it is pointed at; the name in front stays as it is.

wins = Why { $move } wins
loses = Why { $move } doesn’t win
none-wins = Why does no move win?
why-none-wins = The values of the white discs cancel: the nimber is 0. Every move changes it, and the opponent can make it 0 again.

## The reason in four stages, which the board shows one after the other. The total is the nim-sum of all values

stages = Stages of the explanation on the board
stage = { $number } of { $count }
previous-stage = Previous stage
next-stage = Next stage
each-value = Each white disc has a value.
# $zero: whether there are discs of value 0.
pairs-cancel = { $zero ->
    [yes] Equal values cancel in pairs, and 0 adds nothing.
   *[no] Equal values cancel in pairs.
  }
no-pair = { $zero ->
    [yes] No two other values are equal, and 0 adds nothing.
   *[no] No two values are equal, so none cancel.
  }
nothing-left = Nothing is left over: the total is 0, and from 0 every move loses.
# What is left over comes to 0.
balanced = The ⟦nim-sum|nim-sum⟧ of the rest, the total, is 0: from 0 every move loses.
one-left = Only { $total } is left over: a move that takes this total to 0 wins.
several-left = The ⟦nim-sum|nim-sum⟧ of the rest is { $total }: a move that takes this total to 0 wins.
move-wins = The discs that this move turns have the nim-sum { $change }, so nothing is left: it wins.
move-loses = The discs that this move turns have the nim-sum { $change }, so { $leaves } is left: the opponent can win.

values = The values of the white discs
# $fate is what becomes of equal values in a nim-sum: “odd” is an odd number of them, more than one.
discs-of-value = { $count ->
    [one] 1 white disc of value { $value }
   *[other] { $count } white discs of value { $value }
  }: { $fate ->
    [zero-value] adds nothing
    [single] left over
    [even] cancel in pairs
   *[odd] cancel in pairs, one is left over
  }

## Layers

show-axes = Show the axes
hide-axes = Hide the axes
show-product = Show the product
hide-product = Hide the product
show-mex = Show each mex
hide-mex = Hide each mex

## The axes. $list is such as “rows 2 to 4”

introduction = A move of the board is a ⟦row-move|row move⟧ times a ⟦column-move|column move⟧: it turns the discs where their rows and columns cross.
turns-rows = { $count ->
    [one] The move turns { $list }, with this ⟦grundy-number|Grundy number⟧:
   *[other] The move turns { $list }, with these ⟦grundy-number|Grundy numbers⟧:
  }
turns-coins = { turns-rows }
turns-columns = { $count ->
    [one] The move turns { $list }, with this Grundy number:
   *[other] The move turns { $list }, with these Grundy numbers:
  }
grundy-numbers-rows = The Grundy numbers of the rows that the move turns
grundy-numbers-columns = The Grundy numbers of the columns that the move turns
grundy-numbers-coins = The Grundy numbers of the coins that the move turns
# $fate is as in “discs-of-value”.
rows-of-value = { $count ->
    [one] 1 row with Grundy number { $value }
   *[other] { $count } rows with Grundy number { $value }
  }: { $fate ->
    [zero-value] adds nothing
    [single] left over
    [even] cancel in pairs
   *[odd] cancel in pairs, one is left over
  }
columns-of-value = { $count ->
    [one] 1 column with Grundy number { $value }
   *[other] { $count } columns with Grundy number { $value }
  }: { $fate ->
    [zero-value] adds nothing
    [single] left over
    [even] cancel in pairs
   *[odd] cancel in pairs, one is left over
  }
coins-of-value = { $count ->
    [one] 1 coin with Grundy number { $value }
   *[other] { $count } coins with Grundy number { $value }
  }: { $fate ->
    [zero-value] adds nothing
    [single] left over
    [even] cancel in pairs
   *[odd] cancel in pairs, one is left over
  }
one-left-rows = Only { $value } is left over: the row move has the ⟦move-nimber|move nimber⟧ { $value }.
one-left-columns = Only { $value } is left over: the column move has the move nimber { $value }.
one-left-coins = Only { $value } is left over: the ⟦move-nimber|move nimber⟧ is { $value }.
several-left-rows = The nim-sum of what is left over is the ⟦move-nimber|move nimber⟧ of the row move: { $value }.
several-left-columns = The nim-sum of what is left over is the move nimber of the column move: { $value }.
several-left-coins = The nim-sum of what is left over is the ⟦move-nimber|move nimber⟧: { $value }.

## The product

product = The product
product-explanation = The move changes the total by the ⟦nim-product|nim-product⟧ ⊗ of the two move nimbers.
product-waiting = Working out the product …
total = The total is the ⟦nimber|nimber⟧ of the position. What the move leaves is their ⟦nim-sum|nim-sum⟧ ⊕:
zero-wins = Leaving 0 wins: every move from 0 leads to another number, and from there some move leads back to 0.
disc-values = A disc is worth the nim-product of the Grundy numbers of its row and its column.
row-introduction = A disc is worth the ⟦grundy-number|Grundy number⟧ of its place in its row.
# Acrostic Twins, where a move turns two discs of one row or of one column.
twins-introduction = A disc is worth the ⟦nim-sum|nim-sum⟧ of the Grundy numbers of its row and its column. A move turns two discs of one row or of one column.
twins-rows = Both discs lie in one column, whose number cancels: the move changes the total by the rows’ nim-sum, { $change }.
twins-columns = Both discs lie in one row, whose number cancels: the move changes the total by the columns’ nim-sum, { $change }.
twins-mex = g is the Grundy number of a single white disc in row 0 or in column 0: the ⟦mex|mex⟧ of what its moves would leave. Anywhere else a disc has moves along its row and along its column, and the smallest number missing is their nim-sum. Choose a g to see its moves.
rule-zero = A product with 0 is 0.
rule-one = A product with 1 is the other factor.
rule-fermat = { $power } is a Fermat 2-power and the other factor is smaller, so this is the ordinary product.
rule-square = { $power } is a Fermat 2-power: its square is three halves of it.
rule-distribute = Write each factor as a sum of powers of two, and nim-multiply each by each:
rule-regroup = Multiply the largest Fermat 2-power by itself, and the rest by the rest:
all-parts = Show all { $count } products
rule-regroup-one = Take out the largest Fermat 2-power, and multiply the rest first:

## Each mex

mex = Where the Grundy numbers come from
mex-introduction = g is the Grundy number of a single white disc: the ⟦mex|mex⟧ of what its moves would leave. Choose a g to see its moves.
mex-prefixes = x is the nim-sum of g from the beginning up to here.
strip-caption-rows = Grundy numbers and prefix XORs of the rows axis
strip-caption-columns = Grundy numbers and prefix XORs of the columns axis
strip-caption-coins = Grundy numbers and prefix XORs of the coins
number-rows = row
number-columns = column
number-coins = coin
# The signs in formulas, which stay as they are.
grundy-name = Grundy number g
prefix = x
prefix-name = prefix XOR x
open-mex-rows = Row { $number }: Grundy number { $value }. Show where it comes from
open-mex-columns = Column { $number }: Grundy number { $value }. Show where it comes from
open-mex-coins = Coin { $number }: Grundy number { $value }. Show where it comes from
mex-of-rows = Row { $number }
mex-of-columns = Column { $number }
mex-of-coins = Coin { $number } alone
mex-explanation = Suppose only this disc is white. Each move with its corner here turns it black, and its other discs white. The moves would leave:
mex-none = No move has its corner here, so nothing can be left: the smallest number missing is 0.
# Before what such a move leaves. $list is such as “1 and 3”.
mex-length = Length { $length }:
mex-places = { $list }:
mex-missing = The smallest number missing is { $value }.

## Numbers in words: formulas are not read aloud everywhere

said-prefix-rows = x { $number } of the rows equals { $value }
said-prefix-columns = x { $number } of the columns equals { $value }
said-prefix-coins = x { $number } of the coins equals { $value }
said-grundy-rows = g { $number } of the rows equals { $value }
said-grundy-columns = g { $number } of the columns equals { $value }
said-grundy-coins = g { $number } of the coins equals { $value }
said-nimber = the nimber of the position equals { $value }
said-factor = factor { $value }
said-change = the move changes the total by { $value }
said-leaves = the move leaves { $value }
said-length-leaves = length { $length } leaves { $value }
said-places-leave = { $list } leaves { $value }
said-left-by-moves = { $count ->
    [one] { $value }, left by 1 move
   *[other] { $value }, left by { $count } moves
  }
said-left-by-lengths = { $count ->
    [one] { $value }, left by length { $lengths }
   *[other] { $value }, left by lengths { $lengths }
  }
