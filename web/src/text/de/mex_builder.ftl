name = Grundy-Zahlen von Hand
coin-known = Platz { $place }: Wert { $value }
coin-next = Platz { $place }: jetzt zu finden
coin-hidden = Platz { $place }: noch nicht gefunden

place-of-move = { $moves ->
    [hops] Platz, den ein Sprung von hier erreicht
   *[runs] Platz, auf dem eine Kette beginnt, die hier endet
  }
ask-moves = Platz { $place }: Wähle jeden { place-of-move }, dann das erste leere Kästchen.
ask-moves-now = Platz { $place }: Wähle diesmal jeden { place-of-move }, dann das erste leere Kästchen.
ask-box = Platz { $place }: Welches wird das erste leere Kästchen sein? Wenn du unsicher bist, wähle jeden { place-of-move }.
all-found = Das sind alle.
boxes = Kästchen
box = Kästchen { $value }: { $count ->
    [0] leer
    [one] { $count } darin
   *[other] { $count } darin
  }

## Was gesagt wird

dropped = { $count ->
    [0] Der Zug hinterlässt nichts, Wert 0: ins Kästchen 0.
    [one] Der Zug hinterlässt eine Münze auf Platz { $coins }, Wert { $value }: ins Kästchen { $value }.
   *[other] Der Zug hinterlässt die Münzen { $coins }, Wert {"\u2066"}{ $sum } = { $value }{"\u2069"}: ins Kästchen { $value }.
  }
out-of-reach = Kein Zug von Platz { $place } erreicht Platz { $reached }.
early = { $pressed ->
    [0] Wähle zuerst jeden { place-of-move }.
    [one] Es gibt noch einen { place-of-move }. Der kommt zuerst.
   *[other] Es gibt noch einen { place-of-move }. Der kommt zuerst.
  }
taken = { $moves ->
    [hops] Kästchen { $value } ist nicht leer: Der Sprung auf Platz { $reached } hinterlässt { $value }.
   *[runs] Kästchen { $value } ist nicht leer: Die Kette ab Platz { $reached } hinterlässt { $value }.
  }
not-smallest = Kästchen { $value } bleibt leer, aber ein kleineres auch.
found = Platz { $place } hat den Wert { $value }: Seine Züge hinterlassen { $list }.
found-end = Platz { $place } hat den Wert { $value }: Er hat keinen Zug.

printed-heading-left = Die Züge hinterlassen
printed-heading-value = Wert
