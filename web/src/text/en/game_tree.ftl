### The tree of a tiny game: every position that can come up, and who wins from it.

name = Every position of this game
how-to-read = A line leads down from a position to each one a move can leave. { $hand ->
    [finger] Press a position to follow its moves.
   *[mouse] Point at a position to follow its moves.
  }
# $about is a position, such as “white, black”; who loses from it is the reader's answer.
ask = It’s your turn at “{ $about }”. Can you win?
fates = Who wins from { $about }
answer-lost = L: no, I lose
answer-won = W: yes, I can win
# What is wrong with the answer. $option is a position that a move leaves.
not-lost = One move leaves “{ $option }”, marked L: your opponent loses there.
not-won = { $moves ->
    [0] There’s no move here, so you’ve lost.
    [one] The only move hands your opponent a position marked W.
   *[other] Every move hands your opponent a position marked W.
  }
# The letters on the positions.
letter-lost = L
letter-won = W
legend = L: you lose if it’s your turn here. W: you can win.

# A position, said to those who can’t see it. $discs is a list such as “white, black”.
position = { $discs }
white = white
black = black
all-black = all black
fate-lost = you lose from here
fate-won = you can win from here
fate-unknown = not marked yet
fate-asked = to be marked now
here = on the board now

# What is said of the position that is looked at.
says-end = Nobody can move here. If it’s your turn, you’ve lost.
says-unknown = { $moves ->
    [0] No line leads down from here.
    [one] 1 move leads down from here. Follow its line.
   *[other] { $moves } moves lead down from here. Follow their lines.
  }
says-lost = { $moves ->
    [one] The only move from here hands your opponent a position marked W: you lose.
    [2] Both moves from here hand your opponent a position marked W: you lose.
   *[other] All { $moves } moves from here hand your opponent a position marked W: you lose.
  }
says-won = { $wins ->
    [one] 1 move leaves your opponent a position marked L: play it and you win.
   *[other] { $wins } moves leave your opponent a position marked L: play one and you win.
  }
