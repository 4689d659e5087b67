### Grundy numbers found by hand: what each move leaves drops into the box of its value, and the first empty box is the answer.

name = Grundy numbers by hand
# The places with the values that are found.
coin-known = Place { $place }: worth { $value }
coin-next = Place { $place }: to be found now
coin-hidden = Place { $place }: not found yet

moves = A coin on place { $place } has { $count ->
    [0] no move: nothing drops.
    [one] 1 move. Press what it leaves.
   *[other] { $count } moves. Press what each of them leaves.
  }
options = What the moves from place { $place } leave
# To drop numbers into, unlike “nimbers.part-boxes”, boards of three dimensions.
boxes = Boxes
# What a move leaves: nothing, one coin, or several, such as “2 and 3”.
leaves-nothing = nothing
leaves-one = coin { $place }
leaves-several = coins { $places }
# The same, said with its value.
said-option = Leaves { $left }, worth { $value }: drop it
said-dropped = Leaves { $left }, worth { $value }: dropped
box = Box { $value }: { $count ->
    [0] empty
   *[other] { $count } in it
  }

## What is said

ask = All dropped. Press the first empty box.
ask-none = Press the first empty box.
dropped = Worth { $value }: into box { $value }.
early = Drop everything first: more may land in this box.
taken = Box { $value } isn’t empty.
not-smallest = Box { $value } is empty, but it isn’t the first one.
found = Right: place { $place } is worth { $value }.
all-found = That’s all of them.

next = Next place
show = Fill in this place
show-all = Fill in all

# On paper: each place with what its moves leave.
printed-heading-left = The moves leave
printed-heading-value = Value
