### How the players are called at the beginning of a line, or alone.

you = You
computer = Computer
# Two people who typed no names.
first = Player 1
second = Player 2

# Whom one plays against.
opponent-casual = Computer, casual
opponent-good = Computer, good
opponent-perfect = Computer, perfect
opponent-person = Another person
