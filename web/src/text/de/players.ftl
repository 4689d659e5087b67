you = Du
computer = Computer
first = Spieler 1
second = Spieler 2

opponent-casual = Computer, lässig
opponent-good = Computer, gut
opponent-perfect = Computer, perfekt
opponent-person = Eine andere Person
