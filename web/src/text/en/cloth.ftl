### The tartan of P(N): a picture of all winning first moves of a board, to zoom into.

# $name is a count such as P(7).
heading = The tartan of { $name }
introduction = This cloth is the whole board: the brighter a place, the more winning moves have their upper right corner there.
keys = Drag to move it; pinch, or turn the wheel with Ctrl held, to zoom; double-click or double-tap to zoom in. Keys: arrows, plus, minus and Home.
opening = Weaving …
opening-share = Weaving: { PERCENT($percent) } done …
weave = Weave the picture
weave-hint = For a board of this size that may take as long as the answer did, and about { MEMORY($bytes) } of memory.
plain = No first move wins on this board, so its cloth is plain: the nimber Γ of the board is 0.
picture = The cloth: rows { $rowFrom } to { $rowTo }, columns { $columnFrom } to { $columnTo }
show-whole = Show all of it
overview = The part in view, on the whole board

## What is in view

region = Rows { $rowFrom }–{ $rowTo }, columns { $columnFrom }–{ $columnTo }:
region-alone = Rows { $rowFrom }–{ $rowTo }, columns { $columnFrom }–{ $columnTo }
# $percent: of P(N), as a number.
winning = { $count ->
    [one] { $count } winning move, { PERCENT($percent) } of { $name }
   *[other] { $count } winning moves, { PERCENT($percent) } of { $name }
  }
counting = counting …
rows-from = From row
rows-to = to row
columns-from = From column
columns-to = to column
show-part = Show this part
no-part = Rows go from 1 to { $rows } and columns from 1 to { $columns }, the smaller number first.

## A disc

disc = Row { $row }, column { $column }: { $count ->
    [0] no move from here wins.
    [one] { $count } move wins with its corner here.
   *[other] { $count } moves win with their corner here.
  }
# $heights and $widths are lists of numbers.
disc-moves = { $heights } high × { $widths } wide
and-more = … and { $count } more
see-corner = See this corner on the Board page
spot = Around row { $row }, column { $column }: the discs are too small to tell apart from here.
come-near = Zoom in on them

## What the colours stand for

legend = Winning moves of a disc, on average
# A number with a few decimals.
density = { $density }

## Saving

picture-size = Pixels along the longer side
with-caption = With a caption
save-picture = Save as PNG
painting = Painting …
picture-failed = This browser can’t make a picture of that size. Choose a smaller one.
# $name is a count such as P(7).
caption = { $name }: rows { $rowFrom }–{ $rowTo }, columns { $columnFrom }–{ $columnTo }
some-threads = { $shown } of { $threads } threads

## Threads

threads = Its threads
threads-introduction = The cloth has one thread for each pair of move nimbers a, b with a ⊗ b = Γ, the nimber of the board: row moves with a, crossed with column moves with b.
threads-how = { $hand ->
    [finger] Press one to take it out, and again to put it back.
   *[mouse] Point at one to see it alone; press it to take it out.
  }
# A thread: its two move nimbers.
thread = { $a } ⊗ { $b }
all-threads = All threads
sum = { $on } of { $all } are shown, with { $count } winning moves.
sum-hidden = { $on } of { $all } are shown.
