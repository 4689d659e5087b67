## Boards

board-rugs = Rugs
board-turning-corners = Turning Corners
board-turning-turtles-squared = Turning Turtles²
board-mock-turtles-squared = (Mock Turtles)²
board-acrostic-twins = Acrostic Twins
product = { $rows } × { $columns }
one-row = { $game } in einer Reihe
playing = { $game } spielen

## Choosing a move coin by coin

add-discs = Wähle jetzt, was der Zug noch umdreht. Möglich ist nur, was markiert ist.
not-together = Kein Zug mit dieser Ecke dreht auch das um.

## Why

one-of-each = Es gibt { $count } Züge. Zu jedem Ergebnis siehst du einen.

## Choosing a game

rows-heading = In einer Reihe
find = Spiel suchen: Name, Zahlen wie 1 2 4 7 oder OEIS-Eintrag
cards = Zu jedem siehst du einen Zug und die Grundy-Zahlen der ersten Münzen.
none-found = Kein Spiel dieser Liste hat diesen Namen oder diese Zahlen.
build = Spiel bauen
board-connected-blocks = Connected Blocks
choose-runs = Ketten wählbarer Länge
choose-up-to-coins = Bis zu n Münzen
choose-exactly-coins = Genau n Münzen
choose-twins-within = Twins bis zu einem Abstand
choose-pattern = Eigene Muster
detail-runs = Längen
detail-up-to-coins = Anzahl der Münzen
detail-exactly-coins = { detail-up-to-coins }
detail-twins-within = Abstand
detail-pattern = Muster
problem-runs = Gib ganze Zahlen ein, etwa 1, 3, 7.
problem-up-to-coins = Gib eine ganze Zahl ab 1 ein.
problem-exactly-coins = { problem-up-to-coins }
problem-twins-within = { problem-up-to-coins }
problem-pattern = Gib Muster ein, etwa 0;0,1.
pattern-hint = Ein Muster sagt, wie weit links seine Münzen von der Münze liegen, die Kopf zeigen muss; sie selbst ist 0. Mehrere Muster trennt ein Semikolon. 0;0,1 dreht eine Münze allein um oder mit ihrer linken Nachbarin; 0,d heißt „und eine in beliebigem Abstand“.
pattern-sets = { $count ->
    [one] Auf { $places } Plätze passt ein Muster.
   *[other] Auf { $places } Plätze passen { $count } Muster.
  }
## Games on a line

line-ruler = Ruler
line-single = Einzelne Münzen
line-twins = Twins
line-turning-turtles = Turning Turtles
line-mock-turtles = Mock Turtles
line-moebius = Moebius
line-mogul = Mogul
line-moidores = Moidores
line-triplets = Triplets
line-sym = Sym
line-grunt = Grunt
line-turnips = Turnips
line-up-to-coins = Bis zu { $number }
line-exactly-coins = Genau { $number }
line-twins-within = Twins bis Abstand { $number }
line-runs = Ketten ({ $lengths })
line-hops = Sprünge um { $hops }
line-pattern = Muster { $pattern }

## Rules: what a move turns of a row of discs

rules-ruler = beliebig viele benachbarte
rules-single = nur eine
rules-twins = zwei beliebige
rules-turning-turtles = eine oder zwei
rules-mock-turtles = eine, zwei oder drei
rules-moebius = bis zu fünf
rules-mogul = bis zu sieben
rules-moidores = bis zu neun
rules-triplets = drei beliebige
rules-sym = beliebige, die zusammen symmetrisch liegen
rules-grunt = die erste, irgendeine spätere und zwei dazwischen, die symmetrisch liegen
rules-turnips = drei in gleichen Abständen
rules-up-to-coins = { $number ->
    [one] nur eine
   *[other] bis zu { $number }
  }
rules-exactly-coins = { $number ->
    [one] nur eine
   *[other] { $number } beliebige
  }
rules-twins-within = zwei beliebige, höchstens { $number } auseinander
rules-runs = { $family ->
    [triangular] 1, 3, 6, 10, … benachbarte
    [square] 1, 4, 9, 16, … benachbarte
    [all] beliebig viele benachbarte
    [odd] 1, 3, 5, 7, … benachbarte
    [powers-of-two] 1, 2, 4, 8, … benachbarte
    [primes] 2, 3, 5, 7, … benachbarte
    [fibonacci] 1, 2, 3, 5, … benachbarte
   *[list] { $list } benachbarte
  }
rules-hops = eine beliebige und die im Abstand { $hops } davor
rules-pattern = ein Muster aus { $pattern }

rule = Wähle einige Zeilen und einige Spalten und dreh die Scheiben an ihren Kreuzungen um. Zeilen: { $rows }. Spalten: { $columns }. Die Scheibe in der letzten Zeile und der letzten Spalte, die Ecke, muss weiß sein. Wer den letzten Zug macht, gewinnt.
rule-of-row = Ein Zug dreht Münzen derselben Zeile um, und zwar { $columns }. Die am weitesten rechts muss vorher weiß sein. Wer den letzten Zug macht, gewinnt.
rule-hops = Eine Münze springt um { $hops } nach links: Dreh eine weiße Münze um und die, auf der sie landet. Wer den letzten Zug macht, gewinnt.
rule-rugs = Dreh ein Rechteck beliebiger Größe um. Seine Scheibe unten rechts muss weiß sein. Wer den letzten Zug macht, gewinnt.
rule-turning-corners = Dreh die vier Ecken eines Rechtecks um, das mindestens 2 × 2 groß ist. Die Ecke unten rechts muss weiß sein. Wer den letzten Zug macht, gewinnt.
rule-acrostic-twins = Dreh zwei beliebige Scheiben derselben Zeile oder derselben Spalte um. Von den beiden muss die weiß sein, die weiter rechts oder weiter unten liegt. Wer den letzten Zug macht, gewinnt.
