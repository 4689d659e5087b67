## Names of boards and lengths

chosen-lengths = { $family ->
    [triangular] aus den Dreieckszahlen
    [square] aus den Quadratzahlen
    [all] beliebiger Größe
    [odd] aus den ungeraden Zahlen
    [powers-of-two] aus den Zweierpotenzen
    [primes] aus den Primzahlen
    [fibonacci] aus den Fibonacci-Zahlen
   *[list] { $list }
  }
with-heights = { $name } mit Höhen { $heights }
with-widths = { $name } mit Breiten { $widths }
with-both = { $name } mit Höhen { $heights } und Breiten { $widths }

## The parts of the page

parts = Was berechnet wird
part-board = Ein Brett
part-sequence = Die Folge
part-check = Werte prüfen

## Introduction

heading = Wie viele erste Züge gewinnen?
rule = Gezogen wird abwechselnd. Ein Zug dreht alle Scheiben eines Rechtecks um: Seine Höhe ist eine Dreieckszahl (1, 3, 6, 10, …), seine Breite eine Quadratzahl (1, 4, 9, 16, …), und seine Scheibe oben rechts ist weiß. Wer die letzte weiße Scheibe auf Schwarz dreht, gewinnt.
other-rule = Gezogen wird abwechselnd. Ein Zug dreht alle Scheiben eines Rechtecks um, dessen Scheibe oben rechts weiß ist. Höhen: { $heights }. Breiten: { $widths }. Wer nicht ziehen kann, verliert.
count = ⟦first-moves|P(N)⟧ ist die Anzahl der gewinnenden ersten Züge beim Flipping Game auf einem Brett mit N Zeilen und N Spalten.
picture = Ein Brett mit 5 Zeilen und 5 Spalten. Ein Zug dreht ein Rechteck mit 3 Zeilen und 4 Spalten um: Seine 12 Scheiben sind ausgefüllt, und um die Ecke oben rechts liegt ein Ring.
caption = Einer von { $moves } möglichen ersten Zügen auf dem { $board }-Brett: 3 Zeilen × 4 Spalten. Der Ring zeigt seine Ecke.

## The form

form = Brett wählen
square = Quadratisch
compute = Berechnen
change-rule = Regel ändern
change-rule-hint = Spiele mit anderen Höhen und Breiten. Wer nicht ziehen kann, verliert; manche Scheiben bleiben dann vielleicht weiß, und auf manchen Brettern gibt es gar keinen ersten Zug.
row-lengths = Höhen (Zeilenachse)
column-lengths = Breiten (Spaltenachse)
row-list = Liste der Höhen
column-list = Liste der Breiten
list-hint = Ganze Zahlen, etwa 1, 3, 7. Reihenfolge und Wiederholungen sind egal.
family-triangular = Dreieckszahlen: 1, 3, 6, 10, …
family-square = Quadratzahlen: 1, 4, 9, 16, …
family-all = Alle: 1, 2, 3, 4, …
family-odd = Ungerade: 1, 3, 5, 7, …
family-powers-of-two = Zweierpotenzen: 1, 2, 4, 8, …
family-primes = Primzahlen: 2, 3, 5, 7, …
family-fibonacci = Fibonacci: 1, 2, 3, 5, …
family-list = Eigene Liste
examples = Beispiele
equation = { $name } = { $answer }

## What is wrong with a field

list-problem-empty-list = Gib mindestens eine Länge ein, etwa 1, 3, 7.
list-problem-not-a-length = „{ $entry }“ ist keine Länge. Gib ganze Zahlen ab 1 ein, durch Kommas getrennt.
list-problem-length-too-large = „{ $entry }“ ist länger als das größte Brett, { $largest }.
refusal-size-out-of-range = Gib eine Größe von 1 bis { $largest } ein.
refusal-bad-length-family = Mit diesen Längen geht es nicht. Gib ganze Zahlen ein, etwa 1, 3, 7.

## Before a run

plan = Braucht { MEMORY($bytes) } Speicher.
plan-instant = Dauert nur einen Augenblick.
plan-timed = Dauert etwa { ABOUT_DURATION($milliseconds) } und braucht { MEMORY($bytes) } Speicher.
plan-long = Lass diesen Tab offen und sichtbar: Browser bremsen verdeckte Tabs. Anhalten oder abbrechen kannst du jederzeit.

## A run

computing = Berechnung von { $name }
paused = Angehalten: { $name }
starting = Startet …
done = { PERCENT($percent) } fertig
almost-done = Noch unter einer Sekunde
time-left = Noch etwa { ABOUT_DURATION($milliseconds) }
hidden-tab = Lass diesen Tab sichtbar: Verdeckt rechnet er vielleicht langsamer.
resume = Fortsetzen
cancelled = Abgebrochen: { $name }
cancelled-note = Abgebrochen. Es ist nichts gespeichert.
compute-again = Neu berechnen
failed = { $name } konnte nicht berechnet werden

## The answer

answer-heading = Das { $board }-Brett
see-board = Brett ansehen
copy-label = Zahl ohne Trennpunkte kopieren
time = Rechenzeit: { DURATION($milliseconds) }.
some-win = { $moves ->
    [one] Es gibt einen ersten Zug.
   *[other] Es gibt { $moves } erste Züge.
  } { $winning ->
    [one] Einer gewinnt
   *[other] { $winning } gewinnen
  }: { PERCENT($percent) }.
one-wins-in = Es gibt { $moves } erste Züge. Einer gewinnt: { PERCENT($percent) }, etwa 1 von { ABOUT($in) }.
some-win-in = Es gibt { $moves } erste Züge. { $winning } gewinnen: { PERCENT($percent) }, etwa 1 von { ABOUT($in) }.
all-win = { $moves ->
    [one] Es gibt einen ersten Zug, und er gewinnt.
   *[other] Alle { $moves } möglichen ersten Züge gewinnen.
  }
none-wins = { $moves ->
    [one] Es gibt einen ersten Zug, und er verliert. Das volle Brett hat den ⟦nimber|Nimber⟧ ⟦gamma|Γ⟧ = 0: Was der erste Spieler auch zieht, der zweite hat eine Antwort.
   *[other] Keiner der { $moves } möglichen ersten Züge gewinnt. Das volle Brett hat den ⟦nimber|Nimber⟧ ⟦gamma|Γ⟧ = 0: Was der erste Spieler auch zieht, der zweite hat eine Antwort.
  }
no-moves = Es gibt keinen ersten Zug: Keine Länge passt auf dieses Brett. Wer anfängt, kann nicht ziehen und verliert.

## Where it comes from

row-total = Die Zeilenachse: die ⟦nim-sum|Nim-Summe⟧ der ⟦grundy-number|Grundy-Zahlen⟧ ihrer Plätze.
column-total = Die Spaltenachse: dasselbe für ihre Plätze.
board-nimber = Das ganze Brett: das ⟦nim-product|Nim-Produkt⟧ der beiden. Ein Zug ändert den Nimber des Bretts um seinen eigenen, den ⟦move-nimber|Zug-Nimber⟧. Ein erster Zug gewinnt genau dann, wenn dieser gleich ⟦gamma|Γ⟧ ist.
sum = Ein Zug auf dem Brett ist das Produkt aus einem Zeilenzug und einem Spaltenzug. Es gibt R(a) Zeilenzüge mit dem Zug-Nimber a und C(b) Spaltenzüge mit dem Zug-Nimber b, und ihr Produkt hat den Zug-Nimber a ⊗ b. Jedes Paar mit a ⊗ b = Γ liefert also R(a) · C(b) gewinnende erste Züge:
no-pairs = Hier ist Γ = 0, und a ⊗ b = 0 gilt nur, wenn a oder b gleich 0 ist. Kein Zug hat den Zug-Nimber 0, denn kein Zug hinterlässt genau die Grundy-Zahl der Münze selbst. Also gibt es kein Paar, und die Summe ist 0.
no-axis-moves = Auf eine der Achsen passt keine Länge. Also gibt es kein Paar, und die Summe ist 0.
pairs = Paare von Zug-Nimbern, aus denen die Antwort entsteht
pairs-rows = Zeilen
pairs-columns = Spalten
pairs-row-moves = Zeilenzüge
pairs-column-moves = Spaltenzüge
pairs-product = gewinnende Züge
pairs-sum = { $pairs ->
    [one] Das einzige Paar
   *[other] Summe aller { $pairs } Paare
  }
show-all-pairs = { $pairs ->
    [one] Das eine Paar zeigen
   *[other] Alle { $pairs } Paare zeigen
  }
show-fewer = Weniger zeigen
disagrees = Diese Produkte ergeben zusammen nicht die Antwort. Das sollte nie vorkommen: Bitte melde es uns.

## Histograms

histograms = Alle Züge jeder Achse
histograms-explanation = Wie viele Züge welchen Zug-Nimber haben. Die Balken mit einem Dreieck darunter stehen in der Tabelle.
histograms-offer = Sie zu zählen dauert länger als die Antwort ({ DURATION($milliseconds) }).
histograms-count = Züge zählen
histograms-counting = Die Züge werden gezählt …
histograms-stop = Zählen beenden
histograms-stopped = Die Züge wurden nicht zu Ende gezählt. Um sie zu sehen, berechne das Brett noch einmal.
bar-ordinary = Andere Zug-Nimber
bar-contributing = Trägt zur Antwort bei

## Work that is kept over a reload

interrupted = { $name }: unterbrochen bei { PERCENT($percent) }
interrupted-note = Dein Fortschritt ist in diesem Browser gespeichert. „Abbrechen“ löscht ihn.
damaged = Der gespeicherte Stand war beschädigt, deshalb wird das Brett von vorn berechnet.
unusable = Von einem früheren Besuch ist noch ein Stand gespeichert, aber er lässt sich nicht mehr verwenden.
unsaved-full = Der Speicher des Browsers ist voll. Die Berechnung läuft weiter, wird aber nicht gespeichert.
unkept-full = Der Speicher des Browsers ist voll. Nach dem Neuladen ist die Antwort weg.
unkept-unavailable = In diesem Browser kann die Seite nichts speichern. Nach dem Neuladen ist die Antwort weg.
unsaved-unavailable = In diesem Browser kann die Seite nichts speichern. Die Berechnung läuft weiter, wird aber nicht gespeichert.
