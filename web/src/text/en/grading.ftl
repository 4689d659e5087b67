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
    [none] 0 points.
    [whole] 1 point.
   *[part] { $share } of a point.
  }
looked = You looked at the answer: 0 points.

## The contract

# $tries is how many answers to each of them are checked.
contract-tries = { $tries ->
    [1] Each question takes one answer, which is checked at once.
   *[other] Each answer is checked at once. You have { $tries } tries at each question, and then see the answer.
  }
# $costs says what takes off a quarter of a point.
contract-points = Each right answer gives a point. { $costs ->
    [both] Each wrong one and each hint takes off a quarter, but you keep at least a quarter.
    [tries] Each wrong one takes off a quarter, but you keep at least a quarter.
    [hints] Each hint takes off a quarter.
   *[nothing] {""}
  }
contract-looking = If you look at the answer, you get 0 points for it.
contract-hidden = Each question takes one answer, which you can’t change. A right one gives a point, but you aren’t told here whether yours is right.
contract-read = These are the answers as they were given. They can’t be changed here.
contract-score = Your score is your share of all points.
# $all is 100 %, $quarter 25 %, $none 0 %.
contract-match = { $costs ->
    [both] A win scores { $all }, less { $quarter } for each hint and for each move you take back and change, but at least { $quarter }. A loss scores { $none }.
    [undo] A win scores { $all }, less { $quarter } for each move you take back and change, but at least { $quarter }. A loss scores { $none }.
    [hints] A win scores { $all }, less { $quarter } for each hint, but at least { $quarter }. A loss scores { $none }.
   *[nothing] A win scores { $all }, a loss { $none }.
  }
contract-again = You can play again until you hand in your work: your best game counts.
# In a course site, above the lesson.
contract-lesson = Your score comes from the exercises at the end of the lesson.
# $mark is such as 60 %.
contract-pass = You pass with { $mark } or more.

## How far somebody has come

progress-hidden = { $answered } of { $count } answered
progress = { $solved } of { $count } solved
# $score is the share of all points, such as 39 %.
progress-score = { progress }, score { $score }
finished = That was the last one: { progress-score }.
