name = Números de Grundy a mano
coin-known = Casilla { $place }: vale { $value }
coin-next = Casilla { $place }: la que toca ahora
coin-hidden = Casilla { $place }: aún por hallar

place-of-move = { $moves ->
    [hops] casilla a la que llega un salto desde aquí
   *[runs] casilla donde empieza un tramo que termina aquí
  }
ask-moves = Casilla { $place }: pulsa cada { place-of-move }; después, la primera caja vacía.
ask-moves-now = Casilla { $place }: esta vez, pulsa cada { place-of-move }; después, la primera caja vacía.
ask-box = Casilla { $place }: ¿cuál será la primera caja vacía? Si dudas, pulsa cada { place-of-move }.
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
    [one] Deja una moneda en la casilla { $coins }, que vale { $value }: a la caja { $value }.
   *[other] Deja las monedas { $coins }, que valen {"\u2066"}{ $sum } = { $value }{"\u2069"}: a la caja { $value }.
  }
out-of-reach = Ninguna jugada desde la casilla { $place } llega a la casilla { $reached }.
early = { $pressed ->
    [0] Pulsa primero cada { place-of-move }.
    [one] Queda otra { place-of-move }. Púlsala primero.
   *[other] Queda otra { place-of-move }. Púlsala primero.
  }
taken = { $moves ->
    [hops] La caja { $value } no está vacía: el salto a la casilla { $reached } deja { $value }.
   *[runs] La caja { $value } no está vacía: el tramo desde la casilla { $reached } deja { $value }.
  }
not-smallest = La caja { $value } queda vacía, pero también una menor.
found = La casilla { $place } vale { $value }: sus jugadas dejan { $list }.
found-end = La casilla { $place } vale { $value }: no tiene ninguna jugada.

printed-heading-left = Las jugadas dejan
printed-heading-value = Valor
