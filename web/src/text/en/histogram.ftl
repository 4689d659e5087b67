### How many moves of an axis have which move nimber.

move-nimber = move nimber
tallest-bar = { $moves ->
    [one] 1 move
   *[other] { ABOUT($moves) } moves
  }
bars-of-several = { $nimbers ->
    [one] Each bar stands for 1 move nimber.
   *[other] Each bar stands for { $nimbers } neighbouring move nimbers and is as tall as the tallest.
  }
axis-empty = No length fits this axis, so it has no moves.
axis-slider = { $axis }: move nimber
nimber-readout = { $moves ->
    [one] Move nimber { $nimber }: 1 move
   *[other] Move nimber { $nimber }: { $moves } moves
  }
nimber-readout-partner = { $moves ->
    [one] Move nimber { $nimber }: 1 move, pairs with { $partner } on the other axis
   *[other] Move nimber { $nimber }: { $moves } moves, pairs with { $partner } on the other axis
  }
previous-pair = Previous pair
next-pair = Next pair
