name = Legende
overlay-values = Zahl in einer Scheibe: ihr Wert.
overlay-grundy = Fette Zahlen am Rand: Grundy-Zahlen.
shading-corners = Gewinnende Züge mit dieser Scheibe als Ecke
shading-cover = Gewinnende Züge, die diese Scheibe umdrehen
none = keine
tails = eine schwarze Scheibe
range = { $from }–{ $to }
winning = hier endet ein gewinnender Zug
possible = hier endet ein anderer Zug
unknown = hier endet ein Zug
adds = kann zum Zug dazu
adds-winning = kann dazu und führt zu einem gewinnenden Zug
corner = eine Ecke mit einem gewinnenden Zug
corner-if-any = Ecke eines gewinnenden Zuges, falls es einen gibt
last = der letzte Zug
played = der gespielte Zug
reply = die Antwort
lengths = Höhe { $heights }, Breite { $widths }
chosen = { $fate ->
    [wins] Der Zug { $move } gewinnt.
    [loses] Der Zug { $move } gewinnt nicht.
   *[unknown] Der Zug { $move }.
  }
