introduction = Die ⟦grundy-number|Grundy-Zahlen⟧ beliebiger Spiele, bei denen man Münzen umdreht: für eine Reihe eine Folge, für zwei Dimensionen eine Tabelle.
build-one = Eine Reihe
build-two = Ein Brett

## The rules

rule-line = Ein Zug dreht Münzen der Reihe um, und zwar { $coins }. Die am weitesten rechts muss vorher Kopf zeigen.
rule-board = Ein Zug wählt einige Zeilen und einige Spalten und dreht die Münzen an ihren Kreuzungen um. Zeilen: { $rows }. Spalten: { $columns }. Die Münze in der letzten Zeile und der letzten Spalte, die Ecke, muss Kopf zeigen.
rule-acrostic-twins = Ein Zug dreht zwei Münzen einer Zeile oder einer Spalte um. Von den beiden muss die Kopf zeigen, die weiter rechts oder weiter unten liegt.
rule-connected-blocks = Ein Zug dreht Münzen um, die Kante an Kante zusammenhängen. Eine davon liegt in der letzten Zeile und zugleich in der letzten Spalte des Zuges: Sie muss Kopf zeigen.
who-wins = Wer nicht ziehen kann, verliert.

origin = Erster Platz
origin-line = Nummeriert ab { $origin }
origin-board = Zeile { $rows } oben, Spalte { $columns } links
origin-upward = Zeile { $rows } unten, Spalte { $columns } links
oeis = OEIS
no-oeis = Kein Eintrag bekannt
alike = Die ersten { $count } Zahlen stimmen mit denen von { $game } überein.
oeis-index = a({ $index }) ist g({ $origin })
computed = Rechenweg
by-formula = Bewiesene Formel
by-mex = Das ⟦mex|mex⟧ aller Züge
largest-count = Reicht bis
largest-count-is = { $count } Zahlen
largest-size = Seite „Brett“
largest-size-is = Bis zu { $places } Plätze
largest-board-is = Bis { $board }
largest-table = Diese Seite
play-row = In einer Reihe spielen
play-squared = Auf quadratischem Brett spielen
table-squared = Tabelle des Quadrats
play-board = Auf dem Brett spielen
row-sequence = { $game } entlang der Zeilen
column-sequence = { $game } entlang der Spalten

## A sequence

count = Wie viele
show = Zeigen als
show-coins = Münzen
show-plot = Graph
show-list = Liste
coins-cut = Gezeichnet sind die ersten { $drawn } von { $count }. In der Liste stehen alle.
plot-name = Platz im Graphen
spoken = Platz { $place }: {"\u2066"}g = { $value }{"\u2069"}
list-caption = Plätze { $first } bis { $last }
period = Periode
period-plain = { $period ->
    [one] Ab Platz { $start } sind alle Zahlen gleich.
   *[other] Ab Platz { $start } wiederholen sich die Zahlen alle { $period } Plätze.
  } Berechnet bis Platz { $last }; darüber hinaus nicht bewiesen.
period-saltus = { $period ->
    [one] Ab Platz { $start } ist jede Zahl um { $saltus } größer als die davor.
   *[other] Ab Platz { $start } wachsen die Zahlen alle { $period } Plätze um { $saltus }.
  } Berechnet bis Platz { $last }; darüber hinaus nicht bewiesen.
period-none = In diesen { $count } Zahlen zeigt sich keine Periode. Wir melden eine Periode nach drei Wiederholungen.
period-facts = Vorperiode { $start }, Periode { $period }, Saltus { $saltus }.
take = Kopieren oder speichern

## A table of two line games

table-introduction = Nach dem Tartan-Satz ist eine Münze so viel wert wie das ⟦nim-product|Nim-Produkt⟧ der Grundy-Zahlen ihrer Zeile und ihrer Spalte. { $hand ->
    [finger] Tippe auf einen Platz, um ihn zu lesen.
   *[mouse] Zeig auf einen Platz, um ihn zu lesen.
  }
table-of = Grundy-Zahlen von { $game }, { $board }
spoken-product = { $place }: { $a } nim-mal { $b } ist gleich { $value }
scale = g₁ ist die Grundy-Zahl der Zeile, g₂ die der Spalte. Die Farbtöne folgen der Reihenfolge der Werte: je größer, desto heller.

## The same by the definition

definition = Nach der Definition
definition-introduction = Nach der Definition ist eine Münze so viel wert wie das ⟦mex|mex⟧ von allem, was ihre Züge hinterlassen. Fülle diese Tabelle Münze für Münze aus und vergleiche sie mit der Tabelle nach dem Satz.
side-limit = Diese Tabelle reicht bis { $largest } × { $largest } und bis { 4000000 } Züge, denn sie geht jeden Zug jeder Münze durch.
speed = Tempo
speed-slow = Langsam
speed-medium = Mittel
speed-fast = Schnell
progress = { $filled ->
    [0] Noch ist nichts ausgefüllt.
    [one] { $unequal ->
        [0] 1 von { $all } ausgefüllt, wie nach dem Satz.
        [one] 1 von { $all } ausgefüllt, anders als nach dem Satz.
       *[other] { $filled } von { $all } ausgefüllt, davon { $unequal } anders als nach dem Satz.
      }
   *[other] { $unequal ->
        [0] { $filled } von { $all } ausgefüllt, alle wie nach dem Satz.
        [one] { $filled } von { $all } ausgefüllt, davon 1 anders als nach dem Satz.
       *[other] { $filled } von { $all } ausgefüllt, davon { $unequal } anders als nach dem Satz.
      }
  }
coin-heading = Die Münze in { $place }
option-hint = Wähle eine Zahl, um einen Zug zu sehen, der sie hinterlässt.
option-lit = Dieser Zug dreht die leuchtenden Münzen um. Ohne die Ecke sind sie zusammen { $value } wert.
spoken-options = { $place }: Die Züge hinterlassen { $options }. Die kleinste fehlende Zahl ist { $mex }.
spoken-no-options = { $place }: keine Züge, also Wert 0.

## A two-dimensional game

position = Werte und eine Stellung
position-introduction = Die Zahl auf einer Münze sagt, was sie wert ist, wenn sie Kopf zeigt. Wähle Münzen, um sie auf Kopf oder Zahl zu drehen.
coin-heads = { $place }, Wert { $value }, Kopf
coin-tails = { $place }, Wert { $value }, Zahl
values = Werte der Münzen
nimber = Nimber der Stellung
nimber-is = Nimber der Stellung: { $nimber }
no-heads = Keine Münze zeigt Kopf. Wähle einige.
lost = Die Werte heben sich auf: Kein Zug gewinnt.
winnable = Von hier kannst du gewinnen.
hide-move = Zug verbergen
clear = Alle auf Zahl
winning-move = Umdrehen: { $coins }.
winning-count = { $count ->
    [0] Keiner der { $legal } Züge gewinnt.
    [one] Einer der { $legal } Züge gewinnt.
   *[other] { $count } der { $legal } Züge gewinnen.
  }
winning-more = Die ersten { $count } stehen hier.
chosen-move = Wähle einen, um ihn auf den Münzen zu sehen.
winning-limit = Auf Brettern mit bis zu { $coins } Münzen stehen hier alle gewinnenden Züge.
