### What the shades and the marks of the board mean.

name = Legend
overlay-values = Number in a disc: the disc’s value.
overlay-grundy = Bold numbers at the edges: Grundy numbers.
shading-corners = Winning moves with this disc as their corner
shading-cover = Winning moves that turn this disc
none = none
# Of a large board, whose discs are small squares.
tails = a black disc
range = { $from }–{ $to }
winning = a winning move ends here
possible = another move ends here
unknown = a move ends here
adds = can be added to the move
adds-winning = can be added, and leads to a move that wins
corner = a corner that has a winning move
# A hint, true of lost positions too.
corner-if-any = the corner of a winning move, if any move wins
last = the last move
# In a review: what was played from here.
played = the move played
reply = the reply
lengths = Height { $heights }, width { $widths }
# On paper, of the move that is framed.
chosen = { $fate ->
    [wins] The move { $move } wins.
    [loses] The move { $move } doesn’t win.
   *[unknown] The move { $move }.
  }
