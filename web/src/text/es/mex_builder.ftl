name = Números de Grundy a mano
coin-known = Lugar { $place }: vale { $value }
coin-next = Lugar { $place }: el que toca ahora
coin-hidden = Lugar { $place }: aún por hallar

place-of-move = { $moves ->
    [hops] lugar al que llega un salto desde aquí
   *[runs] lugar donde empieza un tramo que termina aquí
  }
ask-moves = Lugar { $place }: pulsa cada { place-of-move }; después, la primera caja vacía.
ask-moves-now = Lugar { $place }: esta vez, pulsa cada { place-of-move }; después, la primera caja vacía.
ask-box = Lugar { $place }: ¿cuál será la primera caja vacía? Si dudas, pulsa cada { place-of-move }.
all-found = Ya están todos.
boxes = Cajas
box = Caja { $value }: { $count ->
    [0] vacía
    [one] { $count } dentro
   *[other] { $count } dentro
  }

## Lo que se dice

dropped = { $count ->
    [0] No deja nada, y eso vale 0: a la caja 0.
    [one] Deja una moneda en el lugar { $coins }, que vale { $value }: a la caja { $value }.
   *[other] Deja las monedas { $coins }, que valen {"\u2066"}{ $sum } = { $value }{"\u2069"}: a la caja { $value }.
  }
out-of-reach = Ninguna jugada desde el lugar { $place } llega al lugar { $reached }.
early = { $pressed ->
    [0] Pulsa primero cada { place-of-move }.
    [one] Queda otro { place-of-move }. Púlsalo primero.
   *[other] Queda otro { place-of-move }. Púlsalo primero.
  }
taken = { $moves ->
    [hops] La caja { $value } no está vacía: el salto al lugar { $reached } deja { $value }.
   *[runs] La caja { $value } no está vacía: el tramo desde el lugar { $reached } deja { $value }.
  }
not-smallest = La caja { $value } queda vacía, pero también una menor.
found = El lugar { $place } vale { $value }: sus jugadas dejan { $list }.
found-end = El lugar { $place } vale { $value }: no tiene ninguna jugada.

printed-heading-left = Las jugadas dejan
printed-heading-value = Valor
