name = Todas las posiciones de este juego
how-to-read = De cada posición baja una línea hacia cada una de las que puede dejar una jugada. { $hand ->
    [finger] Pulsa una posición para seguir sus jugadas.
   *[mouse] Señala una posición para seguir sus jugadas.
  }
ask = En «{ $about }» es tu turno. ¿Puedes ganar?
fates = Quién gana desde «{ $about }»
answer-lost = P: no, pierdo
answer-won = G: sí, puedo ganar
not-lost = Una jugada deja «{ $option }», marcada con P: ahí pierde tu rival.
not-won = { $moves ->
    [0] Aquí no hay ninguna jugada, así que has perdido.
    [one] La única jugada le deja a tu rival una posición marcada con G.
   *[other] Toda jugada le deja a tu rival una posición marcada con G.
  }
letter-lost = P
letter-won = G
legend = P: pierdes si aquí es tu turno. G: puedes ganar.

position = { $discs }
white = blanca
black = negra
all-black = todas negras
fate-lost = desde aquí pierdes
fate-won = desde aquí puedes ganar
fate-unknown = aún sin marcar
fate-asked = la que hay que marcar ahora
here = ahora en el tablero

says-end = Aquí nadie puede jugar. Si es tu turno, has perdido.
says-unknown = { $moves ->
    [0] De aquí no baja ninguna línea.
    [one] De aquí baja 1 jugada. Sigue su línea.
   *[other] De aquí bajan { $moves } jugadas. Sigue sus líneas.
  }
says-lost = { $moves ->
    [one] La única jugada desde aquí le deja a tu rival una posición marcada con G: pierdes.
    [2] Las dos jugadas desde aquí le dejan a tu rival una posición marcada con G: pierdes.
   *[other] Las { $moves } jugadas desde aquí le dejan a tu rival una posición marcada con G: pierdes.
  }
says-won = { $wins ->
    [one] 1 jugada le deja a tu rival una posición marcada con P: hazla y ganas.
   *[other] { $wins } jugadas le dejan a tu rival una posición marcada con P: haz una y ganas.
  }
