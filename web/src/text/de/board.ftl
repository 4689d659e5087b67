## What to do

heading-start = Welche ersten Züge gewinnen?
heading-later = Welche Züge gewinnen?
modes = Was du tun willst
mode-explore = Erkunden
mode-predict = Knobeln
mode-edit = Aufbauen
mode-play = Spielen

## Games

game-menu = Spiel:
game-flipping-game = Flipping Game
play-flipping-game = Flipping Game spielen
goal-flipping-game = Gezogen wird abwechselnd. Wer die letzte weiße Scheibe auf Schwarz dreht, gewinnt.
goal-other = Mach den letzten Zug.
rule-flipping-game = Dreh ein Rechteck um, das 1, 3, 6, 10, … hoch (Dreieckszahlen) und 1, 4, 9, 16, … breit ist (Quadratzahlen). Seine Scheibe oben rechts muss weiß sein. Wer das ganze Brett schwarz macht, gewinnt.

## The board, also for those who can’t see it

board = Brett mit { $board } Scheiben
board-after = Brett mit { $board } Scheiben, so wie es nach dem Zug aussähe
disc-white = Zeile { $row }, Spalte { $column }, weiß
disc-black = Zeile { $row }, Spalte { $column }, schwarz
coin-white = Münze { $number }, weiß
coin-black = Münze { $number }, schwarz
disc-value = Wert { $value }
disc-cancels = hebt sich auf
disc-left = bleibt übrig
disc-chosen-corner = die gewählte Ecke
disc-ends = bis hierher reicht ein Zug: { $size }
disc-ends-winning = bis hierher reicht ein gewinnender Zug: { $size }
disc-taken = gewählt
disc-adds = lässt sich dazunehmen
disc-adds-winning = lässt sich dazunehmen, um zu gewinnen
disc-moves = { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
  }
disc-winning-moves = { $moves ->
    [one] { $wins ->
        [0] 1 Zug, er gewinnt nicht
        [one] 1 Zug, er gewinnt
       *[other] 1 Zug, er gewinnt
      }
   *[other] { $wins ->
        [0] { $moves } Züge, keiner gewinnt
        [one] { $moves } Züge, 1 gewinnt
       *[other] { $moves } Züge, { $wins } gewinnen
      }
  }
disc-hinted = ein Zug mit dieser Ecke gewinnt
disc-hinted-if-any = wenn ein Zug gewinnt, dann auch einer mit dieser Ecke

zoom-fit = Das ganze Brett zeigen
panning = Um das Brett zu verschieben, zieh mit der Maus neben den Scheiben. Mit dem Finger geht es überall.
go-to = Zur Scheibe gehen
no-such-disc = Diese Scheibe gibt es nicht. Die Zeilen gehen von { $firstRow } bis { $lastRow }, die Spalten von { $firstColumn } bis { $lastColumn }.

## Keys

key-sentence = { $keys }: { $does }.
key-arrows = Pfeiltasten
key-arrows-does = von Scheibe zu Scheibe gehen
key-enter = Enter
key-enter-does = die Ecke wählen, danach ihren nächsten Zug
key-discs-enter = { key-enter }
key-discs-enter-does = die Ecke wählen, dann alles andere, was der Zug umdreht
key-shift = Umschalt mit Pfeiltaste
key-shift-does = den Zug breiter, schmaler, höher oder niedriger machen
key-step = N und P
key-step-does = zum nächsten und zum vorigen Zug gehen
key-flip = F
key-flip-does = den gewählten Zug machen
key-escape = Esc
key-escape-does = die Auswahl aufheben
key-puzzle-enter = { key-enter }
key-puzzle-enter-does = die Ecke wählen, dann mit der Stelle antworten, bis zu der der Zug reicht; danach zur nächsten Stellung gehen
key-puzzle-flip = { key-flip }
key-puzzle-flip-does = den gewählten Zug prüfen
key-edit-enter = { key-enter }
key-edit-enter-does = die Scheibe umdrehen
key-play-enter = { key-enter }
key-play-enter-does = die Ecke wählen, dann, bis wohin der Zug reicht; damit ist er gemacht
key-play-flip = { key-flip }
key-play-flip-does = den gewählten Zug machen
key-play-escape = { key-escape }
key-play-escape-does = die Ecke aufheben
key-zoom = Plus und Minus
key-zoom-does = ein großes Brett zoomen
key-fit = 0
key-fit-does = das ganze Brett zeigen

## Under the board

chosen = Gewählter Zug
nothing-chosen = Kein Zug gewählt
how-to-begin = { $board ->
    [line] Wähle eine weiße Münze, um ihre Züge zu sehen.
   *[plane] Wähle eine weiße Scheibe, um ihre Züge zu sehen.
  }
does-it-win = Gewinnt er?
flip-or-choose = Dreh um oder wähle einen anderen Zug.
growing = Du kannst dazunehmen, was markiert ist.
this-wins = Dieser Zug gewinnt.
this-loses = Dieser Zug gewinnt nicht.
loses-to = Dieser Zug verliert. Gegenzug: { $move }.
see-answer = Gegenzug zeigen
hide-answer = Gegenzug verbergen
corner-black = Die Ecke eines Zuges ist nie schwarz.
corner-without-moves = Hier hat kein Zug seine Ecke.
corner-moves = { $moves }. Wähle, bis wohin dein Zug reicht.
previous-move = Voriger Zug
next-move = Nächster Zug
clear-choice = Auswahl aufheben
edit = Scheiben umdrehen
edit-line = Klicke auf eine Scheibe, um sie umzudrehen, oder streiche über mehrere.
edit-white = Alle weiß
edit-black = Alle schwarz
edit-random = Zufällig

timeline = Züge
redo = Wiederholen
start = Anfang
entry = { $number }. { $move }
entry-played = { $number }. { $player }: { $move }
variation = Versuch { $index } von { $count }
variation-name = Variante { $index } von { $count } bei Zug { $number }. Die nächste zeigen

## Parts of the page

parts = Abschnitte der Seite
part-position = Stellung
part-moves = { timeline }
part-why = Warum
part-lesson = Lektion
part-setup = Optionen
choose-for-why = Wähle einen Zug und sieh, warum er gewinnt oder nicht.
answer-for-why = Löse zuerst die Knobelaufgabe. Dann siehst du, warum.
phones = Auf deinem Handy
full-screen = Vollbild
leave-full-screen = Vollbild verlassen
