you = Tú
computer = Ordenador
first = Jugador 1
second = Jugador 2

opponent-casual = Ordenador (fácil)
opponent-good = Ordenador (medio)
opponent-perfect = Ordenador (perfecto)
opponent-person = Otra persona
