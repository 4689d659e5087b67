### What is said while a reader predicts.

bar = Your prediction
none = No move wins
choose = Pick the move you think wins, or “No move wins”. Then check.
ready = Check it, or change your mind.
show = Show
next = Next position

right-move = Right: this move wins.
right-none = Right: no move wins.
wrong-move = Wrong: after this move the opponent can win.
wrong-none = Wrong: some move wins.
# The answer is outlined on the board.
wrong-answered = Wrong: the opponent answers { $move }.
handed-in = Your answer is in.
# What wins in all, once it is shown.
shown = { $wins ->
    [0] No move wins.
    [one] { $wins } move wins, of { $legal }.
   *[other] { $wins } moves win, of { $legal }.
  }

hint-won = Hint: some move wins.
hint-lost = Hint: no move wins.
hint-corner = Hint: a move with its corner in { $place } wins.

score = { $right } of { $count } right on the first try
