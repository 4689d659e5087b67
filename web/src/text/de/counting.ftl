name = Zug-Nimber auf beiden Achsen
reading = { $hand ->
    [finger] Tippe auf einen Balken, um ihn abzulesen.
   *[mouse] Zeig auf einen Balken oder nimm die Pfeiltasten, um ihn abzulesen.
  }
pair = { $rowMoves ->
    [one] 1 Zeilenzug hat {"\u2066"}a = { $a }{"\u2069"}. Er braucht
   *[other] { $rowMoves } Zeilenzüge haben {"\u2066"}a = { $a }{"\u2069"}. Sie brauchen
  } {"\u2066"}b = Γ ⊘ a = { $nimber } ⊘ { $a } = { $b }{"\u2069"}, und das { $columnMoves ->
    [one] hat 1 Spaltenzug
   *[other] haben { $columnMoves } Spaltenzüge
  }. Zusammen: {"\u2066"}{ $rowMoves } · { $columnMoves } = { $product }{"\u2069"}.
zero = Kein Zug hat den Zug-Nimber 0.
partners = Ein grüner Balken mit Dreieck hat einen Partner auf der anderen Achse: Zusammen ergeben sie gewinnende Züge.

## Das Bild

cloth-later = Das Bild kommt, wenn du die Frage zu diesem Brett beantwortet hast: Es würde die Antwort verraten.
cloth-question = Zur Frage gehen

## Wie viel Arbeit das ist

work-name = Wie viele Züge man ansehen muss und wie viele man zählt
work-side = N
work-looked = Zeilenzüge + Spaltenzüge
work-counted = erste Züge: Zeilenzüge × Spaltenzüge
