### The exercises at the end of a lesson, and as pages to print and to hand in.

heading = Exercises
# $lesson is the title of an earlier lesson.
review = from “{ $lesson }”
loading = Making the questions…

## What can be done with them

set = Set { $seed }
set-help = Everybody who opens the class link has the same exercises.
set-help-framed = Name this number when you ask about an exercise.
new-set = New set
back-to-set = Back to set { $seed }
copy-link = Copy class link
more-like-it = { $count } like exercise { $number }
worksheet = Worksheet to print
whole-set = The whole set
hand-in = Page to hand in
for-teachers = For teachers

## Answers

your-choice = Your answer
no-move = Choose a move on the board first: a disc, and then where the move ends.
chose-none = You say that no move wins.
# From one move of a disc to another.
step-previous = ‹ Move
step-next = Move ›
no-choice = Choose one first.
repeated = You’ve just tried that. Change your answer.
wrong = Not yet.
# After the last try.
wrong-at-last = That’s not it.
tries-left = { $count ->
    [one] You have 1 try left.
   *[other] You have { $count } tries left.
  }
some-win = A move wins here.
# In place of “Check”, where an answer isn’t judged.
hand-in-answer = Save answer
kept = Your answer is saved.
all-kept = All answers are saved. You can close this page.
no-tries = { $count ->
    [one] That was the only try.
   *[other] That was the last of { $count } tries.
  }
hint-number = Hint { $number }:
answer-is = Answer:
# $gained is such as ¾ of a point.
solved-for = { result-solved }: { $gained }

## Questions. A game is named with its rule.

ask-winning-move = Find a move that wins.
ask-how-many = How many moves win?
ask-nimber = What is the ⟦nimber|nimber⟧ of this position?
ask-mex = What is the ⟦mex|mex⟧ of { $set }?
ask-gap-row = Which value is missing at place { $place }?
ask-gap-table = Which value is missing in row { $row }, column { $column }?
ask-product = What is { $formula }?
ask-factor = Which nimber x solves { $formula }?
ask-options = Which values can a move of the coin at place { $place } leave?
ask-run-prefix = What is the prefix XOR of the first { $place } places?
ask-run-leaves = You turn the run of { $length } that ends at place { $place }. What does it leave in place of the coin at place { $place }?
ask-run-changes = What is the run of { $length } that ends at place { $place } worth?
ask-cut = Cut both factors: { $cuts }. Then { $product }. What is c₁?
ask-pair = On the full board the nimber is { $nimber }. How many winning first moves have a row move with the move nimber { $a }?
ask-head = The nimber is { $nimber }. Which of the white discs is sure to have a winning move?
ask-division = For the disc at { $place }: { $given }. Which u₂ does this u₁ give?
# Distances are in squares, from 0 on.
ask-coin-worth = What is a coin worth that lies { $x } squares from the left edge and { $y } from the upper one?
# $formula is h(3).
ask-signs = What is { $formula }, the sum of this line’s signs for w = { $w }?
ask-arrangements-won = { $coins ->
    [one] One coin lies
    [2] Two different coins lie
   *[other] { $coins } different coins lie
  } on { $side } × { $side } squares. In how many arrangements does the first player win?
ask-arrangements-lost = { $coins ->
    [one] One coin lies
    [2] Two different coins lie
   *[other] { $coins } different coins lie
  } on { $side } × { $side } squares. In how many arrangements does the first player lose?
ask-counts = Count the white discs in column 4, and those outside it. Which count is odd?
ask-cancel = Play these { $count ->
    [2] two
    [3] three
   *[other] { $count }
  } rows together, as one game. Which single row is worth the same?
ask-lost = One of these positions is lost for the player to move. Which one?
ask-explain-lost = The player to move loses here. All four sentences are true. Which one proves it?
ask-explain-won = The player to move wins here. All four sentences are true. Which one proves it?
game = { $name }: { $rule }
# $steps is such as 2, 3, 5, or 7, or { $count } alone.
rule-chessboard = Chessboard Nim: A turn moves one coin left or up by { $steps } { $count ->
    [one] square
   *[other] squares
  }. Coins may share a square. If you can’t move, you lose.
rule-signs = A square has a minus where w and its number have an odd number of 1 bits in common, and a plus otherwise.
board-choice = Position { $number }
white-discs = White: { $places }
# Numbers with commas between them.
set-answer = Your answer, such as 0, 1, 3
no-set = Enter whole numbers with commas between them.
head-choice = The one at { $place }, worth { $value }
none-odd = Neither
inside-odd = The count in column 4
outside-odd = The count outside column 4
both-odd = Both
# Above rows of numbers.
line-g = g, the Grundy numbers
line-x = x, the prefix XORs
row-moves = Row moves with each move nimber
column-moves = Column moves with each move nimber
line-squares = Distance x, and below it g(x)
coin-at = The coin: { $x } from the left, { $y } from above
# In a table of values.
gap = missing
alike = { $count ->
    [one] The empty place has the same value.
   *[other] The empty places have the same value.
  }
values-by-place = Values by place
values-by-row = Values by row and column

## Statements about a position

claim-nimber = The values of its white discs have the ⟦nim-sum|nim-sum⟧ { $value }.
claim-balance = The values of its white discs in binary: { $parity ->
    [even] in every place the number of ones is even
   *[odd] in some place the number of ones is odd
  }.
claim-nimber-parity = The nim-sum of its white discs is { $parity ->
    [even] even
   *[odd] odd
  }.
claim-heads = It has an { $parity ->
    [even] even
   *[odd] odd
  } number of white discs.
claim-sum = The values of its white discs add up to an { $parity ->
    [even] even
   *[odd] odd
  } number.
claim-moves = It has an { $parity ->
    [even] even
   *[odd] odd
  } number of moves.
claim-last-coin = Its last disc is { $parity ->
    [even] black
   *[odd] white
  }.

## Hints: two for each kind

hint-move-counts = Count the white discs in column 4, and those outside it. Which move makes both counts even?
hint-move-copying = Two heads at the same place of two rows cancel. Look for a move after which everything cancels.
hint-nimber = The position’s nimber is { $nimber }. Look for a move that changes it by { $nimber }.
hint-puzzle = A move wins if it leaves the other player no winning move. If you know nimbers: the white discs’ values give { $values }, and a winning move makes that 0.
hint-if-any = If a move wins, one with its corner at { $place } does.
hint-corner = A move with its corner at { $place } wins.
hint-changes = The position’s nimber is { $nimber }. The moves that change it by { $nimber } win.
hint-changes-counts = { counts-told } The moves that make both counts even win.
hint-no-nimber = The position’s nimber is 0. What does each move do to a nimber of 0?
hint-corner-count = { $wins ->
    [0] No move with its corner at { $place } wins.
    [one] { $wins } move with its corner at { $place } wins.
   *[other] { $wins } moves with their corner at { $place } win.
  }
hint-written = Each white disc’s value is written on it. Add these with ⊕.
hint-worth-row = Find what each white disc is worth by itself, and add these values with ⊕.
hint-worth-product = A disc is worth the nim-product of its row’s Grundy number and its column’s. Find that for each white disc, and add these values with ⊕.
hint-worth-sum = A disc is worth its row’s number ⊕ its column’s. Find that for each white disc, and add these values with ⊕ too.
# $disc is “coin 7” or “the disc in row 3, column 4”, $worth a number or 2 ⊗ 4 = 8.
hint-one-worth = One of them: { $disc } is worth { $worth }.
hint-no-heads = No disc is white.
hint-total = Every disc is white: add up the Grundy numbers of the rows, then those of the columns, and multiply the two nim-sums.
hint-sums = The rows have the nim-sum { $rows }, and the columns { $columns }. Now multiply them with ⊗.
hint-binary = In binary, without zeros in front: { $values }. A column with an even number of ones cancels.
hint-from-zero = Is 0 in the set? Is 1? Go on until a number is missing.
hint-sorted = In order: { $values }. Where is the first gap?
hint-gap-options = The value is the mex of what the moves of this coin leave.
hint-options = { answer-options } Which number is the first that’s missing?
hint-gap-factors = The value is the nim-product of the row’s Grundy number and the column’s. With a factor 1 nothing changes.
hint-factors = The row has { $row }, and the column has { $column }. Multiply these with ⊗.
hint-options-moves = Go through the moves of this coin. What they leave is worth the nim-sum of the other coins they turn.
hint-options-count = They leave { $count ->
    [one] one value
   *[other] { $count } different values
  }.
hint-run-prefix = Take the prefix XOR of one place fewer, and add the last coin with ⊕.
hint-run-leaves = It leaves the coins of the run before that place. Two prefix XORs give them.
hint-run-changes = Turning a coin changes the position by its value, whichever side is up. So all coins of the run count.
you-want = You want { $formula }.
find-partner = Find the b with { $formula }. Then multiply the two counts.
hint-head = You want v ⊕ s to be smaller than v.
hint-highest-bit = The highest bit of { $nimber } is { $highest }. The value has to have it.
hint-counts = A row has five discs, and one of them is in column 4.
hint-inside = Column 4 has { $inside ->
    [one] one white disc
   *[other] { $inside } white discs
  }. How many are white elsewhere?
# $formula is g(7) ⊕ g(4).
hint-coin-worth = You want { $formula }. A line’s numbers begin with g(0) = 0, and each is the mex of what the steps lead to. Write them down until they repeat.
hint-line-begins = From x = 0 on the numbers are { $line }.
hint-line-repeats = From x = 0 on the numbers are { $line }, and again every { $period } squares. So { $formula }.
hint-signs = In binary, w is { $bits }. Compare it with each number: one common 1 makes a minus, two make a plus.
hint-signs-of = By the number of the square: { $signs }. Count the pluses and the minuses.
hint-arrangements = Give each 0 of the line a plus and each 1 a minus, and add up the signs. Each coin has two distances, so multiply { $factors } such sums: that’s the lost arrangements minus the won ones.
hint-difference = Lost minus won is { $difference }. Lost plus won is all arrangements, { $all }.
hint-cancel = A coin that’s heads in two rows is there twice, and cancels.
hint-twins = What cancels: { $coins }. Which coins are left?
hint-powers = Split both into powers of two: { $powers }. Then multiply each part by each part.
hint-products = The parts multiply to { $products }. Add these with ⊕.
hint-field = Nimbers below { $below } are a field: x is one of them.
hint-square = { answer-formula } Try other factors until the product is 1.
hint-divide = Multiply { $b } by the inverse of { $a }.
hint-inverse = The inverse of { $a } is { $inverse }: multiply { $b } by it.
hint-lost-counts = Count the white discs in column 4, and those outside it. In the lost position both counts are even.
hint-lost-copying = Two heads at the same place of two rows cancel. In the lost position everything cancels.
hint-lost-nimber = A position is lost exactly when its nimber is 0.
hint-not-counts = It isn’t position { $number }. { counts-told }
hint-not-copying = It isn’t position { $number }: not everything in it cancels.
hint-not-nimber = It isn’t position { $number }: { $formula }.
hint-proof-lost = A sentence that’s also true of a won position proves nothing.
hint-proof-won = A sentence that’s also true of a lost position proves nothing.
hint-not-claim = This doesn’t prove it: “{ $claim }”

## Worked answers. $move is as in places.ftl.

answer-options = Its moves leave { $set }.
answer-move-nimber = The nimber is { $nimber }. A move wins if it changes that by { $nimber }, to 0.
answer-move-counts = { counts-told } A move wins if it makes both counts even.
# $move is the winning one that needs no numbers.
answer-move-copying = After { $move } everything cancels, so every move can be copied.
answer-moves = { $count ->
    [0] No move wins.
    [one] 1 move wins: { $moves }.
   *[other] { $count } moves win: { $moves }.
  }
# Too many to list.
answer-many = { $count } moves win, among them { $moves }.
answer-none = Every move changes the nimber, and it is 0 already: no move wins.
# $pair is a ⊗ b = 9, of the move nimbers of a row move and a column move; $formula how many of both there are, 2 · 2 = 4.
answer-pairs = { $count ->
    [one] { $pair }: { $formula } winning move.
   *[other] { $pair }: { $formula } winning moves.
  }
# $choice is one of the answers above, such as “Both”.
answer-counts-lost = { $choice }. Column 4 has { $inside }, and outside it there are { $outside }. Both are even, so the player to move loses.
answer-counts-won = { $choice }. Column 4 has { $inside }, and outside it there are { $outside }. A move that makes both even wins.
# $signs is + − − +, $formula is h(3) = 2 − 2 = 0.
answer-signs = The signs are { $signs }: { $formula }.
answer-arrangements = Lost minus won is { $difference }, and lost plus won is { $all }. So it’s { $formula }.
answer-cancel = Position { $number }. What cancels: { $coins }. { $heads }.
answer-total = { $count ->
    [one] 1 move wins.
   *[other] { $count } moves win.
  }
answer-formula = { $formula }.
# $place is such as “row 3, column 4”, $formula 13 ⊕ 14 = 3 < 13.
answer-head = The one in { $place }: { $formula }.
# $v is v₂, what the column of the head is worth.
answer-below = That’s below v₂ = { $v }, so a move goes with it.
answer-not-below = That isn’t below v₂ = { $v }: no move goes with it, so you’d try the next u₁.
answer-mex = In { $set }, { $answer ->
    [0] 0 is missing, and no number is smaller
   *[other] { $answer } is missing; all smaller numbers are there
  }.
# White discs in column 4 and outside it.
counts-told = In column 4 there { $inside ->
    [one] is 1 white disc
   *[other] are { $inside } white discs
  }, outside it { $outside }.
answer-lost-counts = Position { $number } is lost. { counts-told } Both counts are even.
answer-lost-copying = Position { $number } is lost: everything in it cancels, so every move can be copied.
answer-lost-nimber = Position { $number } is lost: { $formula }.
answer-explain-lost = “{ $claim }” So the nimber is 0: each move leaves another nimber, and the opponent can make it 0 again.
answer-explain-won = “{ $claim }” So the nimber isn’t 0: some move makes it 0, and then the opponent loses.

## What a wrong try leaves

leaves-nimber = That move leaves the nimber { $nimber }. The opponent answers with { $reply }, which leaves 0.
leaves-moves = Your move leaves this position. The opponent answers with { $reply } (hatched), and you can’t win any more.
leaves-end = The opponent answers with { $reply }, which is the last move.
too-few = More moves win.
too-many = Fewer moves win.
in-set = { $number } is in the set.
smaller-missing = { $number } is missing, but a smaller number is missing too.
ordinary-sum = { $number } is the ordinary sum. Write the values in binary: each column with an even number of ones gives 0.
ordinary-sums = That’s { $wrong }, with ordinary sums. Use ⊕ and ⊗.
not-balanced = { $number ->
    [0] The values don’t balance: in binary, some column has an odd number of ones.
   *[other] The nim-sum isn’t { $number }: check the { $column }s column.
  }
forgot-zero = One move leaves nothing at all, which is worth 0.
not-left = No move of this coin leaves anything worth { $number }.
also-left = One value is missing. What does turning { $move } leave?
added-plainly = It looks as if you added with +. Use ⊕.
began-late = That leaves out the first coin.
began-early = That has one coin too many, in front.
last-coin-alone = That’s the value of place { $place } alone.
one-short = That’s without place { $place }.
changed-instead = That’s what the whole run changes. The coin at place { $place } itself isn’t left.
left-instead = That’s what the run leaves in place of its last coin. Place { $place } turns as well.
term-missing = { $formula } is missing.
lower-half = That’s c₀.
row-moves-alone = That’s how many such row moves there are. Each goes with every column move of the right move nimber.
wrong-partner = That’s for { $formula }. You need a product, ⊗.
factor-alone = That’s u₂ ⊕ v₂. Then u₂ is { $formula }.
divided-by = You divided by { $wrong }. Divide by { $right }.
largest-head = The largest value needn’t be the one: { $formula }.
lower-bit = It has a bit of the nimber, but not its highest: { $formula }.
no-common-bit = It has no bit in common with the nimber: { $formula }.
distance-alone = That’s { $distance } alone. A coin is worth { $right }.
began-line-at-one = It looks as if you began to count at 1. The edge is at distance 0.
distances-themselves = That’s { $wrong }. What counts is what they’re worth, { $right }.
one-distance = That’s { $wrong }. The two distances count separately: { $right }.
all-plus = That’s how many squares there are. Some have a minus.
two-bits = { $number } and { $w } have two 1 bits in common: that makes a plus.
pluses-alone = That’s how many pluses there are. Each minus takes away 1.
minuses-alone = That’s how many minuses there are. Each plus adds 1.
signs-swapped = It looks as if you swapped plus and minus.
values-with-signs = You added the numbers of the squares. Each sign counts +1 or −1.
count-signs = Count the pluses, and take away the minuses.
counted-won = That’s how many the first player wins.
counted-lost = That’s how many the first player loses.
not-halved = That’s twice as many.
one-factor = Each coin has two distances: multiply { $factors } sums of signs.
all-arrangements = That’s how many arrangements there are.
difference-alone = That’s the lost arrangements minus the won ones.
squares-alone = That’s how many squares there are.
counted-row = It looks as if you counted row 4. Columns go up and down.
counted-black = It looks as if you counted the black discs.
miscounted = Count once more: first down column 4, then all other white discs.
kept-twins = A coin that’s heads in two rows cancels. Here it’s kept.
lost-a-row = One of the rows is left out.
lost-a-coin = One coin is left out that doesn’t cancel.
equal-bits-stay = Bits that are there twice cancel: they don’t stay.
left-out = That’s the nim-sum without { $disc }.
as-product = That’s what they’d be worth in a product. Here a coin is worth its row’s number ⊕ its column’s.
counted-heads = That’s how many white discs there are. Add up their values with ⊕.
added-axes = That’s { $wrong }. What counts is { $right }.
rows-alone = That’s the rows’ number alone. What counts is { $right }.
columns-alone = That’s the columns’ number alone. What counts is { $right }.
smallest-of-set = That’s the smallest number in the set. You want the smallest that’s missing.
began-at-one = Begin at 0: it’s missing too.
after-largest = That comes after the largest, { $largest }. A smaller number is missing too.
counted-set = That’s how many numbers are listed. A smaller one is missing.
ordinary-options = It looks as if you added with +. Several coins are worth their nim-sum, ⊕.
counted-moves = That’s how many moves this coin has. Look at what they leave.
counted-legal = That’s how many moves there are. Not all of them win.
counted-corners = That’s how many corners have a winning move. Some have more than one.
added-counts = It looks as if you added. Each of the row moves goes with each of the column moves: multiply.
one-pair = That’s { $pair } alone. There are other pairs.
nim-sum-instead = { $formula } is a nim-sum. You want a product.
powers-multiplied = You multiplied out, but with ordinary products. Look at the powers of two once more.
own-inverse = { $formula }, and that isn’t 1.
zero-product = 0 times anything is 0.
multiplied = That’s { $formula }. Here you divide.
inverse-alone = That’s the inverse of { $a }. Multiply it by { $b }.
is-option = Turning { $move } already leaves { $number }.
smaller-free = No move of this coin leaves { $number }, but a smaller number is missing too.
ordinary-product = { $number } is the ordinary product. You want the nim-product, ⊗.
outside-field = { $number } is too large: products of nimbers below { $below } stay below { $below }.
other-product = { $formula }, but you want { $wanted }.
is-won = That position is won: { $move } leaves a lost one.
is-won-nimber = That position has the nimber { $nimber }, and turning { $move } leaves 0.
proves-nothing-lost = It’s true, but proves nothing. It also holds for this position, and here the player to move wins:
proves-nothing-won = It’s true, but proves nothing. It also holds for this position, and here the player to move loses:

## On paper

sheet-title = { $lesson }: exercises
name-line = Name
date-line = Date
page = Page { $number } of { $count }
sheet-footer = { $lesson } · set { $seed }
answers = Answers
print = Print
back = Back to the lesson
paper-help = For A4 and Letter. The answers are on a page of their own.
for-teachers-help = What the lesson is for, what to ask, and the answers to this set.
for-teachers-title = { $lesson }: for teachers
answers-to-set = Answers to set { $seed }
hand-in-title = { $lesson }: what I solved
your-name = Your name
hand-in-help = Type your name, then print the page or save it as a PDF.
column-exercise = Exercise
column-question = Question
column-result = Result
result-open = Not solved
result-solved = { $tries ->
    [one] Solved on the first try
   *[other] Solved on try { $tries }
  }{ $hints ->
    [0] {""}
    [one] , with 1 hint
   *[other] , with { $hints } hints
  }
result-failed = { $tries ->
    [one] Not solved in 1 try
   *[other] Not solved in { $tries } tries
  }
result-shown = { $tries ->
    [0] Answer shown
    [one] Answer shown after 1 try
   *[other] Answer shown after { $tries } tries
  }
