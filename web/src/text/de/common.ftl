## What buttons do

close = Schließen
undo = Rückgängig
back = Zurück
next = Weiter
cancel = Abbrechen
check = Prüfen
hint = Tipp
try-again = Noch einmal
start-over = Von vorn
go = Los
pause = Pause
play = Abspielen
play-again = Revanche
play-it = Ziehen
flip = Umdrehen
choose-move = Diesen Zug wählen
set-up-position = Stellung aufbauen
show-all = Alles zeigen
show-me = Lösung
show-winning-move = Gewinnenden Zug zeigen
why = Warum?
zoom-in = Vergrößern
zoom-out = Verkleinern

## Names of things

answer = Lösung
ask-puzzle = Welcher Zug gewinnt? Oder gewinnt keiner?
board-size = Brettgröße
columns = Spalten
columns-axis = Spaltenachse
coins = Die Münzen
coins-axis = { coins }
game = Spiel
grundy = g
grundy-numbers = Grundy-Zahlen
nimber = Nimber
place = Platz
rows = Zeilen
rows-axis = Zeilenachse
winning-moves = Gewinnende Züge

## Sentences

derivation = Woher die Zahl kommt
where-from = Woher { $name } kommt
working-out = Wird berechnet …
worth = Wert { $value }
over = Die Partie ist zu Ende: Kein Zug ist mehr möglich.
file-missing = Die Datei ließ sich nicht laden. Prüfe, ob du online bist, und versuche es noch einmal.
puzzles = Knobelaufgaben
