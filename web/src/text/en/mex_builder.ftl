### Grundy numbers found by hand. $moves says whether a coin “hops” or a move turns “runs” of coins. The reader presses the places that moves reach, what they leave drops into the box of its value, and the first empty box is the answer.

name = Grundy numbers by hand
# The places with the values that are found.
coin-known = Place { $place }: worth { $value }
coin-next = Place { $place }: to be found now
coin-hidden = Place { $place }: not found yet

# What the reader presses: a place where a coin lands, or the left end of a run.
place-of-move = { $moves ->
    [hops] place a hop from here reaches
   *[runs] place where a run that ends here begins
  }
ask-moves = Place { $place }: press every { place-of-move }, then the first empty box.
# After a wrong answer.
ask-moves-now = Place { $place }: this time press every { place-of-move }, then the first empty box.
ask-box = Place { $place }: which will be the first empty box? If you aren’t sure, press every { place-of-move }.
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
    [0] First press every { place-of-move }.
   *[other] There’s one more { place-of-move }. Press it first.
  }
taken = { $moves ->
    [hops] Box { $value } isn’t empty: the hop to place { $reached } leaves { $value }.
   *[runs] Box { $value } isn’t empty: the run from place { $reached } leaves { $value }.
  }
not-smallest = Box { $value } stays empty, but a smaller one does too.
found = Place { $place } is worth { $value }: its moves leave { $list }.
found-end = Place { $place } is worth { $value }: it has no move.

# On paper: each place with what its moves leave.
printed-heading-left = The moves leave
printed-heading-value = Value
