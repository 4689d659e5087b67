you = Du
computer = Computer
first = Spieler 1
second = Spieler 2

opponent-casual = Computer, leicht
opponent-good = Computer, mittel
opponent-perfect = Computer, perfekt
opponent-person = Eine andere Person
