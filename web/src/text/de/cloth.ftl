heading = Das Karomuster von { $name }
introduction = Dieses Karomuster ist das ganze Brett: Je heller ein Platz, desto mehr gewinnende Züge haben dort ihre Ecke oben rechts.
keys = Zieh, um das Karomuster zu verschieben; zoome mit zwei Fingern oder mit dem Mausrad bei gedrückter Strg-Taste; Doppelklick oder Doppeltippen vergrößert. Tasten: Pfeile, Plus, Minus und Pos1.
opening = Wird gewebt …
opening-share = Gewebt: { PERCENT($percent) } …
weave = Karomuster weben
weave-hint = Bei einem Brett dieser Größe dauert das vielleicht so lange wie die Antwort und braucht etwa { MEMORY($bytes) } Speicher.
plain = Auf diesem Brett gewinnt kein erster Zug, darum ist es hier einfarbig, ohne Karos: Der Nimber Γ des Bretts ist 0.
picture = Das Karomuster: Zeilen { $rowFrom } bis { $rowTo }, Spalten { $columnFrom } bis { $columnTo }
show-whole = Alles zeigen
overview = Der sichtbare Teil auf dem ganzen Brett

## What is in view

region = Zeilen { $rowFrom }–{ $rowTo }, Spalten { $columnFrom }–{ $columnTo }:
region-alone = Zeilen { $rowFrom }–{ $rowTo }, Spalten { $columnFrom }–{ $columnTo }
winning = { $count ->
    [one] { $count } gewinnender Zug, { PERCENT($percent) } von { $name }
   *[other] { $count } gewinnende Züge, { PERCENT($percent) } von { $name }
  }
counting = wird gezählt …
rows-from = Von Zeile
rows-to = bis Zeile
columns-from = Von Spalte
columns-to = bis Spalte
show-part = Diesen Teil zeigen
no-part = Die Zeilen gehen von 1 bis { $rows }, die Spalten von 1 bis { $columns }; die kleinere Zahl zuerst.

## A disc

disc = Zeile { $row }, Spalte { $column }: { $count ->
    [0] Kein Zug von hier gewinnt.
    [one] { $count } Zug mit der Ecke hier gewinnt.
   *[other] { $count } Züge mit der Ecke hier gewinnen.
  }
disc-moves = Höhe { $heights } × Breite { $widths }
and-more = … und noch { $count }
see-corner = Diese Ecke auf der Seite „Brett“ ansehen
spot = Um Zeile { $row }, Spalte { $column }: Von hier sind die Scheiben zu klein, um sie zu unterscheiden.
come-near = Näher heran

## What the colours stand for

legend = Gewinnende Züge einer Scheibe, im Mittel
density = { $density }

## Saving

picture-size = Pixel der längeren Seite
with-caption = Mit Beschriftung
save-picture = PNG speichern
painting = Wird gemalt …
picture-failed = Dieser Browser kann kein so großes Bild erstellen. Wähle ein kleineres.
caption = { $name }: Zeilen { $rowFrom }–{ $rowTo }, Spalten { $columnFrom }–{ $columnTo }
some-threads = { $shown } von { $threads } Fäden

## Threads

threads = Seine Fäden
threads-introduction = Das Karomuster hat einen Faden für jedes Paar von Zug-Nimbern a, b mit a ⊗ b = Γ, dem Nimber des Bretts: Zeilenzüge mit a, gekreuzt mit Spaltenzügen mit b.
threads-how = { $hand ->
    [finger] Tippe auf einen, um ihn herauszunehmen, und noch einmal, um ihn zurückzulegen.
   *[mouse] Zeig auf einen, um nur ihn zu sehen; klicke ihn an, um ihn herauszunehmen.
  }
thread = { $a } ⊗ { $b }
all-threads = Alle Fäden
sum = Sichtbare Fäden: { $on } von { $all }, mit { $count ->
    [one] { $count } gewinnendem Zug
   *[other] { $count } gewinnenden Zügen
  }.
sum-hidden = Sichtbare Fäden: { $on } von { $all }.
