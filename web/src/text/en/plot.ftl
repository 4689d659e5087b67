### A plot of many values, on any page.

scale = Scale of the values
scale-linear = Linear
scale-log = Logarithmic
keys = Drag over a part to see it alone, or turn the wheel with Ctrl held. With the keyboard: arrow keys, Page Up and Page Down, Home, End, + and −.
