axis-value = g = { $value }

## A sheet that is filled in place by place.

fill-next = Nächstes ausfüllen
fill-rest = Den Rest ausfüllen

empty = { $place }, noch nicht ausgefüllt
filled = { $place }, Wert { $value }
right = { $place }, Wert { $value }, wie der Satz sagt

options = Die Züge hinterlassen diese Werte. Wähle einen und sieh, wie.
option = { $value }, hinterlassen von { $moves ->
    [one] 1 Zug
   *[other] { $moves } Zügen
  }
no-options = Es gibt keinen Zug.
worth = Der Wert ist { $value }, die kleinste fehlende Zahl.
by-theorem = Nach dem Satz: {"\u2066"}{ $a } ⊗ { $b } = { $product }{"\u2069"}.

## A page of a long sheet.

earlier = Davor
later = Danach
