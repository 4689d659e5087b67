you = Tú
computer = Ordenador
first = Jugador 1
second = Jugador 2

opponent-casual = Ordenador, principiante
opponent-good = Ordenador, bueno
opponent-perfect = Ordenador, perfecto
opponent-person = Otra persona
