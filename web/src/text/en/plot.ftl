### A plot of many values, on any page.

scale = Scale
# $value is what the upright axis is called: P(n).
scale-linear = { $value }
scale-quotient = { $value } / n^(5/2)
scale-log = log { $value }
colours = Colour of the points
colours-plain = Plain
colours-nimber = By Γ
range = Shown: n = { $first } to { $last }.
keys = { $hand ->
    [finger] Drag over a part to see it alone, or pinch to zoom.
   *[mouse] Drag over a part to see it alone, or pinch, or turn the wheel with Ctrl held, to zoom. With the keyboard: arrow keys, Page Up and Page Down, Home, End, + and −.
  }
