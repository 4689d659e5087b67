### Grundy numbers found by hand: the reader presses the places that moves reach, what they leave drops into the box of its value, and the first empty box is the answer.

name = Grundy numbers by hand
# The places with the values that are found.
coin-known = Place { $place }: worth { $value }
coin-next = Place { $place }: to be found now
coin-hidden = Place { $place }: not found yet

ask-moves = Place { $place }: press every place a move from here can reach, then the first empty box.
# After a wrong answer.
ask-moves-now = Place { $place }: this time press every place a move from here can reach, then the first empty box.
ask-box = Place { $place }: which will be the first empty box? If you aren’t sure, press the places that moves reach.
all-found = That’s all of them.
# To drop numbers into, unlike “nimbers.part-boxes”, boards of three dimensions.
boxes = Boxes
box = Box { $value }: { $count ->
    [0] empty
   *[other] { $count } in it
  }

## What is said

# Of a move that leaves nothing, one coin, or several, such as “2 and 3”, with the sum of their values.
dropped = { $count ->
    [0] It leaves nothing, worth 0: into box 0.
    [one] It leaves a coin at place { $coins }, worth { $value }: into box { $value }.
   *[other] It leaves coins { $coins }, worth {"\u2066"}{ $sum } = { $value }{"\u2069"}: into box { $value }.
  }
out-of-reach = No move from place { $place } reaches place { $reached }.
# $pressed: how many places have been pressed so far.
early = { $pressed ->
    [0] First press the places that a move from place { $place } can reach.
   *[other] A move from place { $place } can reach one more place. Press it first.
  }
taken = Box { $value } won’t be empty: the move that reaches place { $reached } leaves { $value }. Find the others.
not-smallest = Box { $value } stays empty, but a smaller one does too.
found = Place { $place } is worth { $value }: its moves leave { $list }.
found-end = Place { $place } is worth { $value }: it has no move.

# On paper: each place with what its moves leave.
printed-heading-left = The moves leave
printed-heading-value = Value
