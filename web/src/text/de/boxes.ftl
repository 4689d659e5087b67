heading = Quader aus drei oder mehr Spielen
introduction = Hier laufen drei Spiele zugleich, jedes entlang einer Achse, mit Münzen in einem Quader. Ein Zug nimmt aus jedem Spiel einen Zug und dreht die Münzen um, in denen sich alle kreuzen; die Münze, in der sich die letzten Plätze kreuzen, muss Kopf zeigen. Eine Münze ist so viel wert wie das ⟦nim-product|Nim-Produkt⟧ ihrer ⟦grundy-number|Grundy-Zahlen⟧ entlang der Achsen.

## The games

games = Spiele und Größen
axis = Spiel { $number }
size = Plätze von Spiel { $number }
add-axis = Weiteres Spiel
remove-axis = Spiel { $number } entfernen
set-up = Quader aufbauen
too-large = Ein Quader hat höchstens { $most } Münzen. Mit diesen Größen sind es { $count }: Wähle kleinere.

## The slice

slice = Die Schicht
place = { $axis }: Platz
table = Was die Münzen wert sind. Zeilen: { $down }, Spalten: { $across }
corner = { $down } ↓ { $across } →
coin-heads = Münze { $coin }, Kopf, Wert { $value }
coin-tails = Münze { $coin }, Zahl, Wert { $value }
hint = { $hand ->
    [finger] Tippe auf eine Münze, um sie umzudrehen und zu sehen, woraus ihr Wert entsteht.
   *[mouse] Wähle eine Münze, um sie umzudrehen. Zeig auf eine Münze, um zu sehen, woraus ihr Wert entsteht.
  }

## The position

position = Die Stellung
no-heads = Keine Münze zeigt Kopf. Wähle Münzen, um eine Stellung aufzubauen.
heads = { $here ->
    [0] Kopf: { $count }, davon keine in dieser Schicht.
    [one] Kopf: { $count }, davon 1 in dieser Schicht.
   *[other] Kopf: { $count }, davon { $here } in dieser Schicht.
  }
nimber = Nimber { $nimber }.
cannot-win = Kein Zug gewinnt.
can-win = Dieser Zug gewinnt: Dreh die Münzen um, in denen sich diese Plätze kreuzen.
turned = { $axis }: { $places }
coins-turned = { $count ->
    [one] Eine Münze wird umgedreht.
   *[other] { $count } Münzen werden umgedreht.
  }
clear = Alle auf Zahl

## What a screen reader hears

spoken-turned = { $count ->
    [one] Eine Münze
   *[other] { $count } Münzen
  } umgedreht.
spoken-can-win = Nimber { $nimber }. Ein Zug gewinnt.
