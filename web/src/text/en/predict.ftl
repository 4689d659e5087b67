### What is said while a reader predicts.

bar = The puzzle
none = No move wins
press = Which move wins? Press its corner, then its end.
choose = Choose the move that wins, or “No move wins”. Then check.
end = Now press where the move ends.
ready = Check it, or change your mind.
show = Show
next = Next position

right-move = Right: this move wins.
right-none = Right: no move wins.
wrong-move = It loses.
wrong-none = Not so: a move wins here.
handed-in = Your answer is in.
# What wins in all, once it is shown.
shown = { $wins ->
    [0] No move wins.
    [one] { $wins } of { $legal } moves wins.
   *[other] { $wins } of { $legal } moves win.
  }

# Both hints are true of won positions and of lost ones.
hint-values = Hint: each white disc shows its value. Equal values cancel in pairs.
hint-corner = Hint: if any move wins, one has its corner at { $place }.

# $streak: how many of them came last, one after another.
score = { $streak ->
    [0] { $right } of { $count } on the first try, without a hint
    [one] { $right } of { $count } on the first try, without a hint
   *[other] { $streak } in a row · { $right } of { $count } on the first try, without a hint
  }
