### Tables of numbers.

# Below the number of a row or column: its Grundy number.
axis-value = g = { $value }

## A sheet that is filled in place by place.

fill-next = Fill in one for me
fill-rest = Fill in the rest

## A page of a long sheet.

earlier = Earlier
later = Later
