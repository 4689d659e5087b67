### Learn: the list of lessons, and what stands around a lesson. The lessons themselves are in web/lessons.

introduction = { $count } short lessons. Each one starts with something to try, then explains what you did.
minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
  }
done = Done
# A lesson that nobody has written yet.
not-yet = Not written yet
begin = Start with lesson { $number }: { $title }
continue = Continue with lesson { $number }: { $title }
unknown-lesson = There’s no lesson “{ $lesson }”. Pick one from this list.
# In the page of a course.
no-such-lesson = There’s no lesson “{ $lesson }”. The lessons are { $lessons }.

## What a host has kept of a lesson's exercises, and can't be used

state-is-none = This frame shows a lesson, and that’s no state of one.
state-of-lesson = That’s the state of the lesson { $found }, and this frame shows “{ $lesson }”.
state-of-edition = That state is of exercises as another edition of Tartan made them. They aren’t the same any more.
state-of-seed = That’s the state of set { $found }, and this frame shows set { $seed }.
state-has = A state of a lesson can’t have { $key }: { $found }.

## The list of lessons

not-written = “{ $title }” isn’t written yet. Pick another lesson from this list.

## Progress

progress = Your progress
done-of = { $done } of { $all } lessons done.
to-exercises = Go to the exercises
# On paper, in place of a lesson’s exercises.
exercises-elsewhere = The exercises are solved on the screen. Tartan’s own page of this lesson has them as a worksheet.
solved-of = { $solved } of { $all } exercises solved.
# The lesson that was read last.
here = You’re here
kept = This browser keeps it; nobody else sees it.
not-kept = This browser doesn’t let the page store your progress. It lasts until you close this tab.
export = Export
clear = Clear
cleared = Progress cleared.

## For teachers

teachers = For your class
teachers-words = Each lesson has notes with what to ask, and a worksheet with its answers on a page of their own. “Copy class link” under a lesson’s exercises gives all of a class the same ones. Lessons and boards can also stand in a course site: the Embed page has the lines for it.
teachers-class = In 45 minutes a class can play in pairs (10 minutes), go through lesson 1 (15), solve its exercises (15), and beat the computer together on a projector (5).
# Links, beside the lesson’s title.
teachers-for-teachers = Notes
teachers-worksheet = Worksheet

## Around a lesson

# Of a lesson: the list of its parts.
contents = Contents
all-lessons = All lessons
lesson-number = Lesson { $number }
link-to-part = Link to this part
known = What you know now
mark-done = I’ve done this lesson
save-lesson = Save as one file
save-lesson-hint = It opens with a double click and needs no network. Hand it out like any other file.
neighbours = Other lessons
previous = Previous: { $title }
next = Next: { $title }

## A lesson beside the board

numbered = { $number }. { $title }
# A board of the lesson, which is on the large board, or can be.
lesson-board = The lesson’s board
on-board = It’s on the board now
to-board = Show on the board
# It is further up in the text.
show-board = Go to the board

## In a lesson

# Above a proof that is folded. $of is a sentence of the lesson.
proof = Proof: { $of }

# The next part, whose title is $title, is not shown yet.
part-waits = { $questions ->
    [one] Answer the question above to open the next part: { $title }.
   *[other] Answer the questions above to open the next part: { $title }.
  }
show-whole = Show the whole lesson

board-link = Open it on the Board page
on-the-board = On the board: { $places }.
number-answer = Your answer, a whole number
show-answer = Show the answer
choose-first = Pick an answer first.
no-number = Enter a whole number.
right = Right.
wrong = Not quite.
answer-was = The answer is { $answer }.

## Each lesson: its title, what you do first, and what you then understand

lesson-rule-title = The rule
lesson-rule-does = Play a 5 × 5 board against the computer.
lesson-rule-gives = What a winning move is: whatever your opponent does, you can answer.

lesson-turtles-title = Coins are heaps
lesson-turtles-does = Play Turning Turtles with heads at 3, 5, and 6.
lesson-turtles-gives = Each head, drawn white, is a heap of Nim, and a position is lost exactly when everything balances.

lesson-coins-title = Coins don’t interfere
lesson-coins-does = Play on two equal rows against the computer.
lesson-coins-gives = A position is the sum of its heads, each as if it lay alone.

lesson-mex-title = The smallest missing number
lesson-mex-does = Work out the first values of a game by hand.
lesson-mex-gives = Options, mex, and Grundy numbers, and why positions add up.

# In numbers, unlike “games.detail-pattern”, those of a move.
lesson-patterns-title = Patterns
lesson-patterns-does = Guess how the values of three games go on.
lesson-patterns-gives = Lowest set bits and odious numbers, and why a pattern you see isn’t proved yet.

lesson-runs-title = Runs
lesson-runs-does = Find the values of a game of square runs up to 20.
lesson-runs-gives = What a run is worth, and how to get a whole axis fast.

lesson-tartan-title = The Tartan theorem
lesson-tartan-does = Fill in a table of Turning Corners.
lesson-tartan-gives = A move of a product is a row move times a column move, and the values multiply.

lesson-nim-product-title = The nim-product
lesson-nim-product-does = Multiply 2 ⊗ 2, 2 ⊗ 3, and 4 ⊗ 4.
lesson-nim-product-gives = Fermat 2-powers, two ways to multiply, and a field with inverses.

lesson-counting-title = Counting winning moves
lesson-counting-does = Count the winning first moves on 5 × 5.
lesson-counting-gives = When a move wins, and how to count quadrillions of moves in a second.

lesson-winning-move-title = Finding a winning move
lesson-winning-move-does = Find one in Mock Turtles squared.
lesson-winning-move-gives = Three steps that always lead to one.

lesson-beyond-title = Beyond products
lesson-beyond-does = Play Acrostic Twins.
lesson-beyond-gives = Two-dimensional games that aren’t products, and what still holds for them.

lesson-chessboard-title = Coins on a chessboard
lesson-chessboard-does = Play three coins on a chessboard.
lesson-chessboard-gives = Why values repeat, and how to count won positions without listing them.
