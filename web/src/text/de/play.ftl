## What to expect of an opponent

expect-casual = Zieht zufällig, macht aber den letzten Zug, wenn es geht.
expect-good = Übersieht im Schnitt jeden zweiten gewinnenden Zug.
expect-perfect = Lässt sich keinen Gewinn entgehen.
expect-person = Zwei Personen spielen an diesem Brett, nach denselben Regeln.

## Under the board

bar = Die Partie
moved = { $who ->
    [you] Du hast gezogen: { $move }.
    [computer] Der Computer hat gezogen: { $move }.
   *[named] { $name } hat gezogen: { $move }.
  }
left = { $white ->
    [one] Noch { $white } weiße Scheibe.
   *[other] Noch { $white } weiße Scheiben.
  }
lost-start = Perfektes Spiel schlägt jeden ersten Zug.
let-begin = Computer beginnen lassen
to-move = { $who ->
    [you] Du bist am Zug. { $first }
   *[named] { $name }, du bist am Zug. { $first }
  }
first-disc = { $board ->
    [line] Wähle eine weiße Münze: die ganz rechts in deinem Zug.
   *[plane] Wähle eine weiße Scheibe: die Ecke deines Zuges.
  }
corner = { $who ->
    [you] Du bist am Zug. { move-begun }
   *[named] { $name } ist am Zug. { move-begun }
  }
move-begun = { $board ->
    [line] Ganz rechts: { $place }, { moves }. Wähle, bis wohin dein Zug reicht.
   *[plane] Ecke bei { $place }, { moves }. Wähle, bis wohin dein Zug reicht.
  }
moves = { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
  }
chosen = { $who ->
    [you] Dein Zug: { $move }.
   *[named] Zug von { $name }: { $move }.
  }
thinking = Der Computer denkt nach …
passed = Hier ist der Computer am Zug.
let-move = Ziehen lassen
failed = Der Zug des Computers lässt sich gerade nicht berechnen.
unknown = Die möglichen Züge lassen sich gerade nicht berechnen.
won = { $who ->
    [you] Du gewinnst: Der Computer kann nicht mehr ziehen.
    [computer] Der Computer gewinnt: Du kannst nicht mehr ziehen.
   *[named] { $name } gewinnt: { $loser } kann nicht mehr ziehen.
  }
finished = Hier ist kein Zug möglich. Baue eine andere Stellung auf oder beginne eine neue Partie.
open-review = Rückblick

## Why something is no move

corner-black = Die Ecke eines Zuges muss weiß sein, und { $disc } ist schwarz.
no-moves = Kein Zug hat { $disc } als Ecke.
wrong-height = Kein Zug ist { $height } hoch: Möglich sind { $heights }.
wrong-width = Kein Zug ist { $width } breit: Möglich sind { $widths }.
wrong-both = Kein Zug ist { $height } hoch und { $width } breit: Möglich sind die Höhen { $heights } und die Breiten { $widths }.
no-end = Kein Zug mit der Ecke bei { $corner } reicht genau bis { $place }.
may-begin = { $why } Wähle diesen Platz noch einmal, um dort anzufangen.
not-behind = { $rows ->
    [row] Ein Zug reicht von seiner Ecke ({ $corner }) nach links.
    [up] Ein Zug reicht von seiner Ecke ({ $corner }) nach links und unten.
   *[down] Ein Zug reicht von seiner Ecke ({ $corner }) nach links und oben.
  }
off-board = { $axis ->
    [rows] Der nächste Zug ist { $length } hoch und würde über das Brett hinausreichen.
   *[columns] Der nächste Zug ist { $length } breit und würde über das Brett hinausreichen.
  }
not-your-turn = Der Computer ist am Zug.

## Hints

can-win = { $who ->
    [you] Du kannst gewinnen. { corners }.
   *[named] { $name } kann gewinnen. { corners }.
  }
corners = { $corners ->
    [one] Eine Ecke mit gewinnendem Zug ist markiert
   *[other] { $corners } Ecken mit gewinnenden Zügen sind markiert
  }
all-lose = Jeder Zug verliert hier. Wähle einen, der schwer zu beantworten ist.

## Beside the board

against-casual = Du gegen den Computer (leicht)
against-good = Du gegen den Computer (mittel)
against-perfect = Du gegen den Computer (perfekt)
against-person = { $first } gegen { $second }
swap = Seiten tauschen
review-so-far = Rückblick bis hierher
corner-moves = Züge der gewählten Ecke

## A new game

new-game = Neue Partie
opponent = Gegner
you-first = Beginnen
you-second = Nachziehen
name-first = Wer beginnt
name-second = Wer nachzieht
from = Ausgangsstellung
from-heads = Alles weiß
from-start = Anfang dieser Partie
from-shown = Stellung auf dem Brett
suggest = { $board } nehmen, gut für die erste Partie
start = Partie beginnen
kept = „Rückgängig“ holt diese Partie zurück.

## The review

review = Rückblick
close-review = Zurück zur Partie
review-waiting = Jeder Zug wird angesehen …
review-failed = Die Züge lassen sich gerade nicht ansehen.
marks = { $hints ->
    [0] { $player }: Gewinnchance in { $kept } von { chances } genutzt.
    [one] { $player }: Gewinnchance in { $kept } von { chances } genutzt, mit { $hints } Tipp.
   *[other] { $player }: Gewinnchance in { $kept } von { chances } genutzt, mit { $hints } Tipps.
  }
chances = { $chances ->
    [one] { $chances } Zug
   *[other] { $chances } Zügen
  }
marks-none = { $hints ->
    [0] { $player }: nie eine Gewinnchance.
    [one] { $player }: nie eine Gewinnchance, mit { $hints } Tipp.
   *[other] { $player }: nie eine Gewinnchance, mit { $hints } Tipps.
  }
strip = Züge der Partie
strip-move = Zug { $number }, { $player }: { verdict }
verdict = { $verdict ->
    [kept] Gewinnchance genutzt
    [lost] Gewinn verspielt
   *[hopeless] keine Gewinnchance
  }
at = Zug { $number } von { $count }.
at-mistake = Zug { $number } von { $count }. Fehler { $mistake } von { $mistakes }.
at-no-mistake = Zug { $number } von { $count }. Kein Zug hat einen Gewinn verspielt.
previous-mistake = Voriger Fehler
next-mistake = Nächster Fehler
played = { $verdict ->
    [kept] { $player }: { $move }. Das war ein gewinnender Zug.
    [lost] { $player }: { $move }. Damit war der Gewinn verspielt.
   *[hopeless] { $player }: { $move }. Kein Zug konnte gewinnen.
  }
better = Das gewinnt: { $move }.
other = Ein anderer Zug: { $move }.
other-wins = Ein anderer Zug: { $move }. Er gewinnt.
other-loses = Ein anderer Zug: { $move }. Er gewinnt nicht.
show-played = Gespielten Zug zeigen
seek = Finde einen Zug, der gewinnt: Wähle seine Ecke und dann { $way ->
    [end] die Stelle, bis zu der er reicht
   *[discs] alles andere, was er umdreht
  }.
trying = Dein Versuch: { $move }.
try = Zug probieren
tried-right = Richtig, das gewinnt: { $move }.
tried-wrong = Nein, auch das verliert: { $move }. Probiere einen anderen Zug.
nimbers = Der Nimber des Bretts war vor dem Zug { $before } und danach { $after }.
hinted = Hier wurde ein Tipp gezeigt.
teaches-last-move = Suche zuerst den letzten Zug: Hier beendet ein Zug die Partie.
teaches-balance = Nur ein Zug mit demselben Nimber wie das Brett hinterlässt 0: Das Brett hatte { $nimber }, dieser Zug { $own }.
teaches-reply = Nach einem gewinnenden Zug verliert jeder Gegenzug. Nach diesem gewinnt einer.
play-from = Von hier weiterspielen
lesson-link = Einen gewinnenden Zug finden
