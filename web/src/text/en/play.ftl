### What is said while a game is played, and in its review.
### $who is “you”, “computer”, or “named”: one of two people, by the $name they typed or as Player 1.

## What to expect of an opponent

expect-casual = Moves at random, but takes the last move if it can.
expect-good = Misses each winning move half of the time.
expect-perfect = Never misses a win.
expect-person = Two people play at this board, by the same rules.

## Under the board

bar = The game
# The last move.
moved = { $who ->
    [you] You turned { $move }.
    [computer] The computer turned { $move }.
   *[named] { $name } turned { $move }.
  }
# For those who can’t see the board.
left = { $white ->
    [one] { $white } white disc left.
   *[other] { $white } white discs left.
  }
lost-start = Perfect play beats every first move.
let-begin = Let the computer begin
# $first is of first-disc.
to-move = { $who ->
    [you] Your turn. { $first }
   *[named] { $name }, it’s your turn. { $first }
  }
first-disc = { $board ->
    [line] Press a white coin: the rightmost one of your move.
   *[plane] Press a white disc: the corner of your move.
  }
# The corner is chosen, but not yet where the move ends.
corner = { $who ->
    [you] Your turn. { move-begun }
   *[named] { $name }’s turn. { move-begun }
  }
move-begun = { $board ->
    [line] Rightmost: { $place }, { moves }. Choose where your move ends.
   *[plane] Corner at { $place }, { moves }: choose where your move ends.
  }
moves = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
  }
chosen = { $who ->
    [you] Your move: { $move }.
   *[named] { $name }’s move: { $move }.
  }
thinking = The computer is thinking …
passed = It’s the computer’s turn here.
let-move = Let it move
failed = The computer’s move can’t be worked out right now.
unknown = The possible moves can’t be worked out right now.
won = { $who ->
    [you] You win: the computer can’t move.
    [computer] The computer wins: you can’t move.
   *[named] { $name } wins: { $loser } can’t move.
  }
finished = No move is possible here. Set up another position, or start a new game.
open-review = Review game

## Why something is no move

corner-black = The corner of a move must be white, and { $disc } is black.
no-moves = No move has { $disc } as its corner.
wrong-height = No move is { $height } high: heights are { $heights }.
wrong-width = No move is { $width } wide: widths are { $widths }.
wrong-both = No move is { $height } high and { $width } wide: heights are { $heights }, widths are { $widths }.
no-end = No move with its corner at { $corner } ends at { $place }.
# Behind one of these sentences.
may-begin = { $why } Press it again to start there.
# Rows count upward or downward, or there is one; the corner is the last of them.
not-behind = { $rows ->
    [row] A move reaches to the left from its corner at { $corner }.
    [up] A move reaches to the left and down from its corner at { $corner }.
   *[down] A move reaches to the left and up from its corner at { $corner }.
  }
off-board = { $axis ->
    [rows] The next move is { $length } high, and that would leave the board.
   *[columns] The next move is { $length } wide, and that would leave the board.
  }
not-your-turn = It’s the computer’s turn.

## Hints

can-win = { $who ->
    [you] You can win: { corners }, marked on the board.
   *[named] { $name } can win: { corners }, marked on the board.
  }
corners = { $corners ->
    [one] { $corners } corner has a winning move
   *[other] { $corners } corners have a winning move
  }
all-lose = Every move from here loses. Choose one that is hard to answer.

## Beside the board

against-casual = You against the computer (casual)
against-good = You against the computer (good)
against-perfect = You against the computer (perfect)
against-person = { $first } against { $second }
swap = Swap sides
review-so-far = Review the moves so far
corner-moves = Moves of the chosen corner

## A new game

new-game = New game
opponent = Play against
you-first = Move first
you-second = Move second
name-first = Who moves first
name-second = Who moves second
from = Start with
from-heads = All discs white
from-start = The start of this game
from-shown = The position on the board
suggest = Use { $board }, good for a first game
start = Start the game
kept = Undo brings this game back.

## The review

review = Review
close-review = Back to the game
review-waiting = Looking at every move …
review-failed = The moves can’t be looked at right now.
# How somebody did; $chances are the moves at which a win was there.
marks = { $hints ->
    [0] { $player }: kept the win in { $kept } of { chances }.
    [one] { $player }: kept the win in { $kept } of { chances }, with { $hints } hint.
   *[other] { $player }: kept the win in { $kept } of { chances }, with { $hints } hints.
  }
chances = { $chances ->
    [one] { $chances } move
   *[other] { $chances } moves
  }
marks-none = { $hints ->
    [0] { $player }: never had a chance to win.
    [one] { $player }: never had a chance to win, and asked for { $hints } hint.
   *[other] { $player }: never had a chance to win, and asked for { $hints } hints.
  }
strip = Moves of the game
strip-move = Move { $number }, { $player }: { verdict }
verdict = { $verdict ->
    [kept] kept the win
    [lost] lost the win
   *[hopeless] had no chance
  }
at = Move { $number } of { $count }.
at-mistake = Move { $number } of { $count }. Mistake { $mistake } of { $mistakes }.
at-no-mistake = Move { $number } of { $count }. No move gave a win away.
previous-mistake = Previous mistake
next-mistake = Next mistake
played = { $verdict ->
    [kept] { $player }: { $move }. It kept the win.
    [lost] { $player }: { $move }. It lost the win.
   *[hopeless] { $player }: { $move }. No move could win.
  }
better = This wins: { $move }.
# Another move that the reader looks at.
other = Another move: { $move }.
other-wins = Another move: { $move }. It wins.
other-loses = Another move: { $move }. It doesn’t win.
show-played = Show the move played
# $way is how a move of this game is chosen.
seek = Find a move that wins: choose its corner, then { $way ->
    [end] where it ends
   *[discs] its other discs
  }.
trying = Your try: { $move }.
try = Try this move
tried-right = Right: { $move } wins.
tried-wrong = No: { $move } loses too. Try another move.
nimbers = The board nimber was { $before } before the move and { $after } after it.
hinted = A hint was shown here.
# What a mistake teaches.
teaches-last-move = Look for the last move first: one move here ends the game.
teaches-balance = Only a move with the board’s own nimber leaves 0: the board had { $nimber }, this move { $own }.
teaches-reply = A winning move leaves only losing replies. After this one, some reply wins.
play-from = Play on from here
lesson-link = Learn to find a winning move
