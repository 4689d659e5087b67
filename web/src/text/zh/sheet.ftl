axis-value = g = { $value }

## A sheet that is filled in place by place.

fill-next = 帮我填一个
fill-rest = 填完其余的

empty = { $place }，还没填
filled = { $place }，值为 { $value }
right = { $place }，值为 { $value }，与定理相符

options = 它的走法留下这些值。点一个，看怎样得到。
option = { $value }，由 { $moves ->
   *[other] { $moves } 种走法留下
  }
no-options = 它没有走法。
worth = 它的值是 { $value }，即没有出现的最小数。
by-theorem = 由定理：{"\u2066"}{ $a } ⊗ { $b } = { $product }{"\u2069"}。

## A page of a long sheet.

earlier = 前面
later = 后面
