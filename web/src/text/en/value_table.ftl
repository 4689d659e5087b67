### A table of values by rows and columns, shaded, on any page.

keys = Arrow keys go to another place, Home and End along the row, with Ctrl to the corners. Enter lights all places with the same number, Escape turns the light off.
place = Row { $row }, column { $column }
steps = See every step
hint = Choose a place to light all places with the same number.
lit = { $count ->
    [0] The number { $number } isn’t in this table.
    [one] One place has the number { $number }.
   *[other] { $count } places have the number { $number }.
  }
light-off = Turn the light off
copy-table = Copy the table as CSV
picture-failed = This browser couldn’t make the picture. Try the other kind, or a smaller table.
