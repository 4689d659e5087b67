### The tree of a tiny game: every position that can come up, and who wins from it.

name = Every position of this game
how-to-read = A line leads down from a position to each one a move can leave. Point at a position to follow its moves.
mark-next = Mark the next row
mark-all = Mark them all
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
here = on the board now

# What is said of the position that is looked at.
says-end = Nobody can move here. If it’s your turn, you’ve lost.
says-unknown = { $moves ->
    [one] 1 move from here.
   *[other] { $moves } moves from here.
  } Mark the rows below to see who wins.
says-lost = { $moves ->
    [one] The only move from here hands your opponent a position marked W: you lose.
    [2] Both moves from here hand your opponent a position marked W: you lose.
   *[other] All { $moves } moves from here hand your opponent a position marked W: you lose.
  }
says-won = { $wins ->
    [one] 1 move leaves your opponent a position marked L: play it and you win.
   *[other] { $wins } moves leave your opponent a position marked L: play one and you win.
  }
