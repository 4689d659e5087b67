### What the page says of a newer version of itself.

name = New version
arrived = A new version of Tartan is here.
running = Using it stops the computation. You can resume a long one on the Solve page.
use = Use it now
# At another time, unlike “sheet.later”, what follows in a list.
later = Later
