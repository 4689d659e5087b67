move-nimber = Zug-Nimber
tallest-bar = { $moves ->
    [one] 1 Zug
   *[other] { ABOUT($moves) } Züge
  }
bars-of-several = { $nimbers ->
    [one] Jeder Balken steht für 1 Zug-Nimber.
   *[other] Jeder Balken steht für { $nimbers } benachbarte Zug-Nimber und ist so hoch wie der höchste.
  }
axis-empty = Keine Länge passt auf diese Achse, also hat sie keine Züge.
axis-slider = { $axis }: Zug-Nimber
nimber-readout = { $moves ->
    [one] Zug-Nimber { $nimber }: 1 Zug
   *[other] Zug-Nimber { $nimber }: { $moves } Züge
  }
nimber-readout-partner = { $moves ->
    [one] Zug-Nimber { $nimber }: 1 Zug, Partner auf der anderen Achse: { $partner }
   *[other] Zug-Nimber { $nimber }: { $moves } Züge, Partner auf der anderen Achse: { $partner }
  }
previous-pair = Voriges Paar
next-pair = Nächstes Paar
