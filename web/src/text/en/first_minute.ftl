### What a newcomer is told in the first minute: a move, its answer, and a guess.

bar = First steps

corner = Press a white disc.
corner-line = It’s the upper right corner of your move.
end = Now press a disc that is marked.
end-line = Your rectangle ends there, and turns over.
made = That’s a move.
made-line = It turned black discs white as well, if there were any. Now the computer moves …
answered = The computer has answered.
answered-line = You take turns, and each move begins at a white disc.
guess = Turn the last white disc and you win.
guess-line = Which moves win here? Guess one: press its corner, then its end.
guess-end = Now press where the move ends.
judged-right-move = Whatever the computer does after it, you can win.
judged-right-none = Whatever you do, the computer can win.
judged-wrong-move = Try another move, or go and look around.
judged-wrong-none = Try a move, or go and look around.

skip = Skip
more-puzzles = Another puzzle
explore = Explore the board
