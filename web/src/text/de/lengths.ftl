lengths = { $family ->
    [triangular] Dreieckszahlen
    [square] Quadratzahlen
    [all] alle Längen
    [odd] ungerade Zahlen
    [powers-of-two] Zweierpotenzen
    [primes] Primzahlen
    [fibonacci] Fibonacci-Zahlen
   *[list] { $list }
  }
