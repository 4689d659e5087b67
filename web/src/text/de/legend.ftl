name = Legende
overlay-values = Zahl in einer Scheibe: ihr Wert.
overlay-grundy = Fette Zahlen am Rand: Grundy-Zahlen.
shading-corners = Gewinnende Züge mit dieser Scheibe als Ecke
shading-cover = Gewinnende Züge, die diese Scheibe umdrehen
none = keine
tails = eine schwarze Scheibe
range = { $from }–{ $to }
winning = bis hierher reicht ein gewinnender Zug
possible = bis hierher reicht ein anderer Zug
unknown = bis hierher reicht ein möglicher Zug
adds = lässt sich zum Zug dazunehmen
adds-winning = lässt sich dazunehmen und führt zu einem gewinnenden Zug
corner = eine Ecke mit einem gewinnenden Zug
corner-if-any = Ecke eines gewinnenden Zuges, falls es einen gibt
last = der letzte Zug
played = der gespielte Zug
reply = der Gegenzug
lengths = Höhe { $heights }, Breite { $widths }
chosen = { $fate ->
    [wins] Dieser Zug gewinnt: { $move }.
    [loses] Dieser Zug gewinnt nicht: { $move }.
   *[unknown] Der Zug: { $move }.
  }
