### What a newcomer is told in the first minute: three steps, then a question.

bar = First steps
step-watch = Watch a move
step-try = Make a move
step-last = Turn the last disc
step = { $number } of { $count }. { $name }

watch-ready = A move turns over a rectangle of discs.
watch-playing = Its upper right disc must be white.
watch-done = The whole rectangle turns over, black discs too.

try-corner = Click a white disc: it is the upper right corner of your move.
try-end = Now click a marked disc: your rectangle ends there.
try-ready = That is your move. Flip it.
try-done = That was a move. Two players take turns like this.

last-corner = Turn the whole board black and you win. Click the white disc.
last-end = Click it again: the move that turns this disc alone.
last-ready = Flip it. Is any white disc left?
last-missed = Now other discs are white. Start over and turn one disc alone.
last-done = All black: you made the last move, so you win.

question = On the full board, some first moves win whatever the opponent does.

skip = Skip
let-me-guess = Let me guess
# Two pictures of a move, for those who want nothing to move.
before = Before the move
after = After the move
