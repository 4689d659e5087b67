heading = Speichern und teilen
explanation = Die Adresse der Seite enthält alles: das Spiel, das Brett und jeden deiner Züge.

code = Code fürs Handy

## Pictures

with-legend = Mit Legende
picture-title = { $game } auf einem Brett mit { $board } Scheiben
picture-discs = { $white } von { $discs ->
    [one] 1 Scheibe
   *[other] { $discs } Scheiben
  } weiß.
picture-chosen = Gewählt: { $move }.
picture-failed = Dieser Browser konnte das Bild nicht erstellen. Versuche das andere Format oder ein kleineres Brett.

## Text

json = Als Text (JSON)
json-explanation = Kopiere diesen Text, um das Brett aufzubewahren, oder füge einen hier ein und öffne ihn. Seine Form ist unten beschrieben.
json-field = Das Brett als JSON
json-back = Zurück zum jetzigen Brett
copy-json = Text kopieren
open-json = Text öffnen
opening = Wird geöffnet …
opened = Geöffnet.
problem-not-json = Das ist kein JSON. Füge den ganzen Text ein, von { "{" } bis { "}" }.
problem-not-a-study = Das ist JSON, aber kein Brett von Tartan: Es muss ein Objekt mit "tartan": "study" sein.
problem-unknown-version = Dieser Text hat die Version { $found }, diese Seite liest aber Version 2.
problem-missing = „{ $key }“ fehlt.
problem-no-value = „{ $key }“ hat keinen Wert.
problem-bad-value = „{ $key }“ kann nicht { $found } sein.
problem-illegal-move = Das Spiel hat dort keinen Zug „{ $found }“.
problem-failed = Die Züge dieses Spiels lassen sich gerade nicht berechnen.

## The form of the text: what its keys mean. Words in quotes stay as they are

form = Die Form des Textes
form-tartan = immer „study“
form-version = { 2 }
form-game = das Spiel, wie es im Link der Seite steht: „rugs“, oder ein Spiel für die Zeilen, *, und eines für die Spalten, etwa „twins-within:4*ruler“. Ohne Angabe: das Flipping Game.
form-rows = ganze Zahlen ab { 1 }, so groß, wie das Spiel es erlaubt, höchstens { 200 }
form-position = ein Text für jede Zeile, die oberste zuerst: W für eine weiße Scheibe, B für eine schwarze. Ohne Angabe: alle weiß.
form-mode = „explore“, „predict“, „edit“ oder „play“
form-moves = die Züge der Reihe nach, jeder als Zeilen x Spalten: „3x1~4“ ist Zeile 3, Spalten 1 bis 4; „1.3x2.5“ dreht vier Scheiben um
form-variations = was sonst noch versucht wurde: „after“ ist die Nummer der Stellung davor, „moves“ sind die Züge
form-at = wie viele der Züge in der gezeigten Stellung gemacht sind. Ohne Angabe: alle.
form-hints = die Nummern der Stellungen, in denen du einen Tipp wolltest
form-opponent = „person“, „casual“, „good“ oder „perfect“
form-you = „first“ oder „second“: wann du in einer Partie gegen den Computer ziehst
form-seed = eine ganze Zahl unter { 4294967296 }: entscheidet, welchen von mehreren gleich guten Zügen der Computer macht
form-corner = was gewählt ist: „5x4“ ist die Scheibe in Zeile 5, Spalte 4
form-answers = false, um zu verbergen, was gewinnt
form-heat = „corners“, „cover“ oder „none“
form-show = eine Liste aus „values“ und „grundy“
form-revealed = true, sobald die Lösung einer Knobelaufgabe gezeigt wurde
form-review = die Nummer des Zuges, der im Rückblick gezeigt wird
