### The Solve page: boards, how they are computed, and their answers.
### ⟦gamma|Γ⟧ is the word Γ, explained where it is pointed at; the name in front stays as it is.

## Names of boards and lengths

# A family of lengths in a sentence.
# What follows “with heights”: 1, 2, or from the primes.
chosen-lengths = { $family ->
    [triangular] from the triangular numbers
    [square] from the square numbers
    [all] of every length
    [odd] from the odd numbers
    [powers-of-two] from the powers of two
    [primes] from the primes
    [fibonacci] from the Fibonacci numbers
   *[list] { $list }
  }
# $name is a count such as P(7), or “The 7 × 7 board”.
with-heights = { $name } with heights { $heights }
with-widths = { $name } with widths { $widths }
with-both = { $name } with heights { $heights } and widths { $widths }

## The parts of the page

parts = What to solve
part-board = One board
part-sequence = The sequence
part-check = Check my values

## Introduction

heading = How many first moves win?
rule = Players take turns. A move turns over every disc of a rectangle: its height is a triangular number (1, 3, 6, 10, …), its width a square number (1, 4, 9, 16, …), and its upper right disc is white. Turn the last white disc black and you win.
other-rule = Players take turns. A move turns over every disc of a rectangle whose upper right disc is white. Heights: { $heights }. Widths: { $widths }. If you can’t move, you lose.
count = ⟦first-moves|P(N)⟧ is the number of winning first moves of the Flipping Game on a board of N rows and N columns.
picture = A board of 5 rows and 5 columns. One move turns a rectangle of 3 rows and 4 columns: its 12 discs are filled, and its upper right corner has a ring.
caption = One of the { $moves } first moves on a { $board } board: 3 rows × 4 columns. The ring marks its corner.

## The form

form = Choose a board
square = Square board
compute = Compute
change-rule = Change the rule
change-rule-hint = Play with other heights and widths. If you can’t move, you lose; some discs may stay white, and a board may have no first move at all.
row-lengths = Heights (rows axis)
column-lengths = Widths (columns axis)
row-list = List of heights
column-list = List of widths
list-hint = Whole numbers, such as 1, 3, 7. Order and repeats don’t matter.
family-triangular = Triangular: 1, 3, 6, 10, …
family-square = Square: 1, 4, 9, 16, …
family-all = All: 1, 2, 3, 4, …
family-odd = Odd: 1, 3, 5, 7, …
family-powers-of-two = Powers of two: 1, 2, 4, 8, …
family-primes = Primes: 2, 3, 5, 7, …
family-fibonacci = Fibonacci: 1, 2, 3, 5, …
family-list = My own list
examples = Examples
equation = { $name } = { $answer }

## What is wrong with a field

list-problem-empty-list = Enter at least one length, such as 1, 3, 7.
list-problem-not-a-length = “{ $entry }” isn’t a length. Enter whole numbers from 1 on, separated by commas.
list-problem-length-too-large = “{ $entry }” is longer than the largest board, { $largest }.
refusal-size-out-of-range = Enter a size from 1 to { $largest }.
refusal-bad-length-family = These lengths don’t work. Enter whole numbers, such as 1, 3, 7.


## Before a run

plan = Takes { MEMORY($bytes) } of memory.
plan-instant = Takes an instant.
plan-timed = Takes about { ABOUT_DURATION($milliseconds) } and { MEMORY($bytes) } of memory.
plan-long = Keep this tab open and visible: browsers slow hidden tabs down. You can pause or cancel at any time.

## A run

computing = Computing { $name }
paused = { $name } is paused
starting = Starting …
done = { PERCENT($percent) } done
almost-done = Less than a second left
time-left = About { ABOUT_DURATION($milliseconds) } left
hidden-tab = Keep this tab visible: a hidden one may be slower.
resume = Resume
cancelled = { $name } was cancelled
cancelled-note = Cancelled. Nothing was kept.
compute-again = Compute again
failed = { $name } could not be computed

## The answer

answer-heading = The { $board } board
see-board = See this board
copy-label = Copy the number without commas
time = Found in { DURATION($milliseconds) }.
some-win = There are { $moves } first moves. { $winning } win: { PERCENT($percent) }.
one-wins-in = There are { $moves } first moves. One wins: { PERCENT($percent) }, about 1 in { ABOUT($in) }.
some-win-in = There are { $moves } first moves. { $winning } win: { PERCENT($percent) }, about 1 in { ABOUT($in) }.
all-win = { $moves ->
    [one] There is one first move, and it wins.
   *[other] All { $moves } first moves win.
  }
none-wins = { $moves ->
    [one] There is one first move, and it loses. The full board has the ⟦nimber|nimber⟧ ⟦gamma|Γ⟧ = 0: whatever the first player does, the second has an answer.
   *[other] None of the { $moves } first moves wins. The full board has the ⟦nimber|nimber⟧ ⟦gamma|Γ⟧ = 0: whatever the first player does, the second has an answer.
  }
no-moves = There is no first move: no length fits this board. The first player can’t move and loses.

## Where it comes from

row-total = The rows axis: the ⟦nim-sum|nim-sum⟧ of the ⟦grundy-number|Grundy numbers⟧ of its places.
column-total = The columns axis: the same for its places.
board-nimber = The whole board: the ⟦nim-product|nim-product⟧ of the two. A move changes the board’s nimber by its own, the ⟦move-nimber|move nimber⟧. A first move wins exactly when that is ⟦gamma|Γ⟧.
sum = A move of the board is a row move times a column move. There are R(a) row moves with move nimber a and C(b) column moves with move nimber b, and their product has the move nimber a ⊗ b. So each pair with a ⊗ b = Γ gives R(a) · C(b) winning first moves:
no-pairs = Here Γ = 0, and a ⊗ b = 0 only if a or b is 0. No move has the move nimber 0, because no move leaves a coin’s own Grundy number. So there is no pair, and the sum is 0.
no-axis-moves = No length fits one of the axes, so there is no pair, and the sum is 0.
pairs = Pairs of move nimbers that make up the answer
pairs-rows = rows
pairs-columns = columns
pairs-row-moves = row moves
pairs-column-moves = column moves
pairs-product = winning moves
pairs-sum = { $pairs ->
    [one] The only pair
   *[other] Sum of all { $pairs } pairs
  }
show-all-pairs = { $pairs ->
    [one] Show the one pair
   *[other] Show all { $pairs } pairs
  }
show-fewer = Show fewer
disagrees = These products don’t add up to the answer. This should never happen: please report it.

## Histograms

histograms = Every move on each axis
histograms-explanation = How many moves have which move nimber. The bars with a triangle below are the ones in the table.
histograms-offer = Counting them takes longer than the answer, which took { DURATION($milliseconds) }.
histograms-count = Count them
histograms-counting = Counting the moves …
histograms-stop = Stop counting
histograms-stopped = The moves weren’t counted to the end. To see them, compute the board again.
bar-ordinary = Other move nimbers
bar-contributing = Makes up the answer

## Work that is kept over a reload

interrupted = { $name } was interrupted at { PERCENT($percent) }
interrupted-note = Your progress is saved in this browser. Cancel forgets it.
damaged = The saved work was damaged, so the board is computed from the start.
unusable = Saved work from an earlier visit was found, but it can’t be used any more.
unsaved-full = Browser storage is full. The run continues but won’t be saved.
unkept-full = Browser storage is full. The answer won’t be here after a reload.
unkept-unavailable = This browser doesn’t let the page save anything. The answer won’t be here after a reload.
unsaved-unavailable = This browser doesn’t let the page save anything. The run continues but won’t be saved.
