## The moves of a corner

corner-heading = Züge dieser Ecke
corner-table = Züge dieser Ecke nach Zeilen und Spalten
axes = { $rows ->
    [lengths] Höhe
   *[places] Zeilen
  } \ { $columns ->
    [lengths] Breite
   *[places] Spalten
  }
line-axis = { $places ->
    [lengths] Länge
   *[places] Münzen
  }
too-many = { $rows } × { $columns }.
too-many-on-line = { $count ->
    [one] 1 Zug.
   *[other] { $count } Züge.
  }
row-moves = { $count ->
    [one] 1 Zeilenzug
   *[other] { $count } Zeilenzüge
  }
column-moves = { $count ->
    [one] 1 Spaltenzug
   *[other] { $count } Spaltenzüge
  }
move-wins = { $size }, gewinnt
move-loses = { $size }, gewinnt nicht

## All winning moves

list-heading = Alle gewinnenden Züge
count = { $count ->
    [one] 1 gewinnender Zug
   *[other] { $count } gewinnende Züge
  }
hidden = Sie bleiben verborgen, bis du die Lösung hast.
none = In dieser Stellung gewinnt kein Zug.
table = Gewinnende Züge nach Zeilen und Spalten
kind = { $size }: { $count }
kind-from-corner = Von der Ecke aus gezählt, { $size }: { $count }
kind-by-number = Von der Ecke aus gezählt, { $rows } × { $columns }: { $count }
line-kind = { $coins ->
    [one] { $coins } Münze: { $count }
   *[other] { $coins } Münzen: { $count }
  }
line-kind-by-number = Zug { $number } seiner Ecke: { $count }
row-move = Zeilenzug { $number }
column-move = Spaltenzug { $number }
heights = Höhe
widths = Breite
rows-from-corner = Zeilen ab der Ecke
columns-from-corner = Spalten ab der Ecke
lengths = Länge
coins-from-corner = Münzen ab der Ecke
