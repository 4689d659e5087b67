### What a newcomer is told in the first minute: a move, its answer, and a guess.

bar = First steps

do-corner = Press a white disc.
corner-line = It’s the upper right corner of your rectangle.
do-end = Now press a disc that is marked.
end-line = Your rectangle ends there, and turns over.
do-made = That’s a move.
made-line = All its discs turn over, black ones too. Now the computer moves …
do-answered = The computer has answered.
answered-line = Now it would be your turn again. Let’s look at the end of a game.
do-guess = Three white discs are left.
guess-line = Which move is sure to win? Press its corner, then where it ends.
guess-end = And now where it ends.
judged-right = Whatever the computer does now, you turn the last white disc.
judged-wrong = Try another move, or go and look around.

skip = Skip
more-puzzles = Another puzzle
explore = Look around
