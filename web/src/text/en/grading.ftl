### What is graded: exercises, puzzles, or a match. Students read it beside their work, and teachers on the Embed page.

## One of them, and how it stands. $of says what they are.

item = { $of ->
    [puzzles] Puzzle { $number }
   *[exercises] Exercise { $number }
  }
item-open = { item }, not solved yet
item-solved = { item }, solved
item-shown = { item }, answer shown
item-failed = { item }, not solved
# Whether it was right is hidden.
item-closed = { item }, answered
next = { $of ->
    [puzzles] Next puzzle
   *[exercises] Next exercise
  }
# What it gave. $share is such as ¾.
gained = { $points ->
    [none] No point.
    [whole] 1 point.
   *[part] { $share } of a point.
  }
looked = You looked at the answer, so there’s no point.

## The contract

# $tries is how many answers to each of them are checked; 0 for any number.
contract-tries = { $tries ->
    [0] Each answer is checked at once. A wrong one shows you why, and you try again.
    [1] Each takes one answer, which is checked at once.
   *[other] Each answer is checked at once. You have { $tries } tries at each, and then see the answer.
  }
# $costs says what takes off a quarter of a point.
contract-points = Each one you solve gives a point. { $costs ->
    [both] Each wrong answer and each hint takes off a quarter, down to a quarter. Looking at the answer takes it all.
    [tries] Each wrong answer takes off a quarter, down to a quarter. Looking at the answer takes it all.
    [hints] Each hint takes off a quarter. Looking at the answer takes it all.
   *[nothing] {""}
  }
contract-hidden = Each takes one answer, and gives a point if that’s right. You aren’t told here whether it is.
contract-read = These are the answers as they were given. They can’t be changed here.
contract-score = Your score is your share of all points.
# $all is 100 %, $quarter 25 %.
contract-match = A game you win scores { $all }. { $costs ->
    [both] Each move you take back and each hint takes off { $quarter }, down to { $quarter }.
    [undo] Each move you take back takes off { $quarter }, down to { $quarter }.
    [hints] Each hint takes off { $quarter }, down to { $quarter }.
   *[nothing] {""}
  }
contract-again = You can play again: your best game counts.

## How far somebody has come

progress-hidden = { $answered } of { $count } answered
progress = { $solved } of { $count } solved
# $score is the share of all points, such as 39 %.
progress-score = { progress }, score { $score }
