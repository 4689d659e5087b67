### The Board page at first sight. $move, $size and $place are words as in places.ftl.

## What to do

# All discs are white, and no move was made.
heading-start = Which first moves win?
heading-later = Which moves win?
modes = What to do
mode-explore = Explore
mode-predict = Puzzle
mode-edit = Edit
mode-play = Play

## Games

game-menu = Game:
game-flipping-game = Flipping Game
play-flipping-game = Play the Flipping Game
# In one line.
goal-flipping-game = You take turns. Turn the last white disc black and you win.
goal-other = Make the last move.
rule-flipping-game = Turn over a rectangle 1, 3, 6, 10, … high (triangular numbers) and 1, 4, 9, 16, … wide (squares). Its upper right disc must be white. Turn the whole board black and you win.

## The board, also for those who can’t see it

board = Board of { $board } discs
# While it shows what comes of a move that isn’t made.
board-after = Board of { $board } discs, as the move would leave it
disc-white = Row { $row }, column { $column }, white
disc-black = Row { $row }, column { $column }, black
# On a board of one row or one column.
coin-white = Coin { $number }, white
coin-black = Coin { $number }, black
# What follows is said of a disc too, in a list.
disc-value = value { $value }
# While reasons are told.
disc-cancels = cancels
disc-left = left over
disc-chosen-corner = the chosen corner
disc-ends = ends the move { $size }
disc-ends-winning = ends the move { $size }, which wins
# Where a move is chosen disc by disc.
disc-taken = chosen
disc-adds = can be added
disc-adds-winning = can be added, to win
disc-moves = { $moves ->
    [one] 1 move
   *[other] { $moves } moves
  }
disc-winning-moves = { $moves ->
    [one] { $wins ->
        [0] 1 move, none wins
       *[other] 1 move, 1 wins
      }
   *[other] { $wins ->
        [0] { $moves } moves, none wins
        [one] { $moves } moves, 1 wins
       *[other] { $moves } moves, { $wins } win
      }
  }
disc-hinted = a move of this corner wins
# A hint, true of lost positions too.
disc-hinted-if-any = if any move wins, one of this corner does

zoom-fit = Show the whole board
panning = Drag beside the discs to move the board. With a finger, drag anywhere.
go-to = Go to a disc
no-such-disc = There’s no such disc. Rows go from { $firstRow } to { $lastRow }, columns from { $firstColumn } to { $lastColumn }.

## Keys

# A key and what it does as a sentence.
key-sentence = { $keys } { $does }.
key-arrows = Arrow keys
key-arrows-does = move from disc to disc
key-enter = Enter
key-enter-does = chooses the corner; pressed again, its next move
# Where a move is chosen disc by disc.
key-discs-enter = { key-enter }
key-discs-enter-does = chooses the corner, then the other discs of the move
key-shift = Shift with an arrow key
key-shift-does = makes the move wider, narrower, taller or lower
key-step = N and P
key-step-does = go to the next and the previous move
key-flip = F
key-flip-does = flips the chosen move
key-escape = Escape
key-escape-does = clears the choice
key-puzzle-enter = { key-enter }
key-puzzle-enter-does = chooses the corner; pressed again where the move ends, answers; then goes on
key-puzzle-flip = { key-flip }
key-puzzle-flip-does = checks the chosen move
key-edit-enter = { key-enter }
key-edit-enter-does = turns the disc over
key-play-enter = { key-enter }
key-play-enter-does = chooses the corner; pressed again where the move ends, makes the move
key-play-flip = { key-flip }
key-play-flip-does = makes the chosen move
key-play-escape = { key-escape }
key-play-escape-does = clears the corner
key-zoom = Plus and minus
key-zoom-does = zoom a large board
key-fit = 0
key-fit-does = shows the whole board

## Under the board

chosen = Chosen move
nothing-chosen = No move chosen
how-to-begin = { $board ->
    [line] Press a white coin to see its moves.
   *[plane] Press a white disc to see its moves.
  }
does-it-win = Does it win? Check it.
flip-or-choose = Flip it, or choose another one.
growing = Add discs that are marked.
this-wins = This move wins.
this-loses = This move doesn’t win.
# $move is the opponent’s answer. Beside the buttons there is room for two lines.
loses-to = It loses: the reply is { $move }.
see-answer = Show reply
hide-answer = Hide reply
corner-black = No move has a black disc as its corner.
corner-without-moves = No move has this disc as its corner.
# $moves is as in “disc-moves” and “disc-winning-moves”.
corner-moves = { $moves }. Press where it ends.
previous-move = Previous move
next-move = Next move
clear-choice = Clear the choice
edit = Change the discs
edit-line = Click a disc to turn it over, or draw across several.
edit-white = All white
edit-black = All black
edit-random = At random

timeline = Moves
redo = Redo
start = Start
entry = { $number }. { $move }
# In a game between players.
entry-played = { $number }. { $player }: { $move }
variation = try { $index } of { $count }
variation-name = Variation { $index } of { $count } at move { $number }. Show the next

## Parts of the page

parts = Parts of the page
# Unlike “embed.position”, a part of the panel.
part-position = Position
part-moves = { timeline }
part-why = Why
part-lesson = Lesson
part-setup = Set up
choose-for-why = Choose a move to see why it wins or not.
answer-for-why = Answer the puzzle first. Then you see why.
# Beside a code of the position, on a projector.
phones = On your phone
full-screen = Full screen
leave-full-screen = Leave full screen
