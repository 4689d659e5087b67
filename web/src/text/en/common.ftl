### What several pages say. Messages of one page alone, and of one part, have files of their own.

## What buttons do

close = Close
undo = Undo
back = Back
next = Next
cancel = Cancel
check = Check
hint = Hint
try-again = Try again
start-over = Start over
go = Go
pause = Pause
# A moving picture; unlike “board.mode-play”, a game.
play = Play
play-again = Play again
play-it = Play it
flip = Flip it
choose-move = Choose this move
set-up-position = Set up a position
show-all = Show all
show-me = Show me
show-winning-move = Show a winning move
why = Why?
zoom-in = Zoom in
zoom-out = Zoom out

## Names of things

answer = Answer
ask-puzzle = Which move wins? Or does none?
board-size = Board size
columns = Columns
columns-axis = Columns axis
# In the place of the axis along which a board of one row or one column has them.
coins = The coins
coins-axis = { coins }
game = Game
# The sign for a Grundy number in formulas.
grundy = g
grundy-numbers = Grundy numbers
nimber = Nimber
place = Place
rows = Rows
rows-axis = Rows axis
winning-moves = Winning moves

## Sentences

derivation = Where it comes from
where-from = Where { $name } comes from
working-out = Working it out …
worth = worth { $value }
over = The game is over: no move is left.
file-missing = The file couldn’t be loaded. Check that you are online, then try again.
puzzles = Puzzles
