### Nim-products in a lesson: a calculator of two factors, and the table in which a number's places light.

by-definition = { $a } ⊗ { $b } by definition
calculator = Two factors and their nim-product
first-factor = First factor
second-factor = Second factor

places = Where a number is in the table
size = All nimbers below
# $count is how often the number is in the table.
in-all-rows = { $value } is in { $count } places, and every row from row 1 on has it.
not-in-rows = { $count ->
    [one] { $value } is in 1 place.
   *[other] { $value } is in { $count } places.
  } Without it: rows { $rows }.
closed = Every product is below { $size } too.
not-closed = { $outside } products are { $size } or more.
