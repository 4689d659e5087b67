introduction = { $count ->
    [one] { $count } kurze Lektion
   *[other] { $count } kurze Lektionen
  }. Jede beginnt mit etwas zum Ausprobieren und erklärt dann, was du getan hast.
minutes = { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
  }
done = Fertig
not-yet = Noch nicht geschrieben
begin = Mit Lektion { $number } anfangen: { $title }
continue = Mit Lektion { $number } weitermachen: { $title }
unknown-lesson = Eine Lektion „{ $lesson }“ gibt es nicht. Wähle eine aus dieser Liste.
no-such-lesson = Eine Lektion „{ $lesson }“ gibt es nicht. Die Lektionen sind { $lessons }.

## Was eine Lernplattform von den Aufgaben einer Lektion gespeichert hat und nicht zu gebrauchen ist

state-is-none = Dieser Rahmen zeigt eine Lektion, und das ist kein Stand einer Lektion.
state-of-lesson = Das ist der Stand der Lektion { $found }, und dieser Rahmen zeigt „{ $lesson }“.
state-of-edition = Dieser Stand gehört zu Aufgaben einer anderen Ausgabe von Tartan. Es sind nicht mehr dieselben.
state-of-seed = Das ist der Stand von Serie { $found }, und dieser Rahmen zeigt Serie { $seed }.
state-has = Der Stand einer Lektion kann nicht { $key } haben: { $found }.

## Die Liste der Lektionen

not-written = „{ $title }“ ist noch nicht geschrieben. Wähle eine andere Lektion aus dieser Liste.

## Fortschritt

progress = Dein Fortschritt
done-of = { $done } von { $all } Lektionen fertig.
to-exercises = Zu den Aufgaben
exercises-elsewhere = Die Aufgaben werden am Bildschirm gelöst. Als Arbeitsblatt gibt es sie auf Tartans eigener Seite dieser Lektion.
solved-of = { $solved } von { $all } Aufgaben gelöst.
here = Du bist hier
kept = Das bleibt in diesem Browser; sonst sieht es niemand.
not-kept = In diesem Browser kann die Seite deinen Fortschritt nicht speichern. Er bleibt, bis du diesen Tab schließt.
export = Exportieren
clear = Zurücksetzen
cleared = Fortschritt zurückgesetzt.

## Für Lehrkräfte

teachers = Für deine Klasse
teachers-words = Zu jeder Lektion gibt es Hinweise mit Fragen für den Unterricht und ein Arbeitsblatt, dessen Lösungen auf einer eigenen Seite stehen. Mit „Klassenlink kopieren“ unter einer Lektion bekommt die ganze Klasse dieselben Aufgaben. Lektionen und Bretter können auch auf einer Lernplattform stehen: Den Code dafür gibt es auf der Seite „Einbetten“.
teachers-class = Ein Plan für 45 Minuten: Die Lernenden spielen zu zweit (10 Minuten), gehen Lektion 1 durch (15), lösen die Aufgaben dazu (15) und schlagen gemeinsam am Beamer den Computer (5).
teachers-for-teachers = Hinweise
teachers-worksheet = Arbeitsblatt

## Rund um eine Lektion

contents = Inhalt
all-lessons = Alle Lektionen
lesson-number = Lektion { $number }
link-to-part = Link zu diesem Abschnitt
known = Was du jetzt weißt
mark-done = Lektion geschafft
save-lesson = Als einzelne Datei speichern
save-lesson-hint = Sie öffnet sich mit einem Doppelklick und funktioniert ohne Internet. Gib sie weiter wie jede andere Datei.
neighbours = Andere Lektionen
previous = Zurück: { $title }
next = Weiter: { $title }

## Eine Lektion neben dem Brett

numbered = { $number }. { $title }
lesson-board = Das Brett der Lektion
on-board = Auf dem Brett aufgebaut
to-board = Auf dem Brett aufbauen
show-board = Zum Brett gehen

## In einer Lektion

proof = Beweis: { $of }

part-waits = { $questions ->
    [one] Beantworte die Frage oben, dann öffnet sich der nächste Abschnitt: { $title }.
   *[other] Beantworte die Fragen oben, dann öffnet sich der nächste Abschnitt: { $title }.
  }
show-whole = Ganze Lektion zeigen

board-link = Auf der Seite „Brett“ öffnen
on-the-board = Auf dem Brett: { $places }.
number-answer = Deine Antwort, eine ganze Zahl
show-answer = Lösung zeigen
choose-first = Wähle zuerst eine Antwort.
no-number = Gib eine ganze Zahl ein.
right = Richtig.
wrong = Nicht ganz.
answer-was = Die Lösung ist { $answer }.

## Jede Lektion: ihr Titel, was du zuerst tust und was du dann verstehst

lesson-rule-title = Die Regel
lesson-rule-does = Spiele auf einem Brett mit 5 × 5 Scheiben gegen den Computer.
lesson-rule-gives = Was ein gewinnender Zug ist: Was dein Gegner auch tut, du hast eine Antwort.

lesson-turtles-title = Münzen sind Haufen
lesson-turtles-does = Spiele Turning Turtles: Die Münzen 3, 5 und 6 zeigen Kopf.
lesson-turtles-gives = Jede Münze mit Kopf, weiß gezeichnet, ist ein Nim-Haufen, und eine Stellung ist genau dann verloren, wenn alles im Gleichgewicht ist.

lesson-coins-title = Münzen stören sich nicht
lesson-coins-does = Spiele auf zwei gleichen Zeilen gegen den Computer.
lesson-coins-gives = Eine Stellung ist die Summe ihrer Münzen mit Kopf, jede so, als läge sie allein.

lesson-mex-title = Die kleinste fehlende Zahl
lesson-mex-does = Finde die ersten Werte eines Spiels von Hand.
lesson-mex-gives = Optionen, mex und Grundy-Zahlen, und warum man Stellungen addieren kann.

lesson-patterns-title = Muster
lesson-patterns-does = Rate, wie die Werte von drei Spielen weitergehen.
lesson-patterns-gives = Niedrigste gesetzte Bits und abscheuliche Zahlen, und warum ein Muster, das du siehst, noch nicht bewiesen ist.

lesson-runs-title = Ketten
lesson-runs-does = Finde die Werte eines Spiels mit Ketten aus 1, 4, 9 oder 16 Münzen, bis Platz 20.
lesson-runs-gives = Was eine Kette wert ist und wie du eine ganze Achse schnell bekommst.

lesson-tartan-title = Der Tartan-Satz
lesson-tartan-does = Fülle eine Tabelle von Turning Corners aus.
lesson-tartan-gives = Ein Zug in einem Produkt verbindet einen Zeilenzug mit einem Spaltenzug, und die Werte werden multipliziert.

lesson-nim-product-title = Das Nim-Produkt
lesson-nim-product-does = Multipliziere 2 ⊗ 2, 2 ⊗ 3 und 4 ⊗ 4.
lesson-nim-product-gives = Fermat-Zweierpotenzen, zwei Wege zu multiplizieren und ein Körper mit Inversen.

lesson-counting-title = Gewinnende Züge zählen
lesson-counting-does = Zähle die gewinnenden ersten Züge auf 5 × 5.
lesson-counting-gives = Wann ein Zug gewinnt und wie man Billiarden von Zügen in einer Sekunde zählt.

lesson-winning-move-title = Einen gewinnenden Zug finden
lesson-winning-move-does = Finde einen in (Mock Turtles)².
lesson-winning-move-gives = Drei Schritte, die immer zu einem führen.

lesson-beyond-title = Jenseits der Produkte
lesson-beyond-does = Spiele Acrostic Twins.
lesson-beyond-gives = Zweidimensionale Spiele, die keine Produkte sind, und was für sie trotzdem gilt.

lesson-chessboard-title = Münzen auf dem Schachbrett
lesson-chessboard-does = Spiele mit drei Münzen auf einem Schachbrett.
lesson-chessboard-gives = Warum sich Werte wiederholen und wie man gewonnene Stellungen zählt, ohne sie aufzulisten.
