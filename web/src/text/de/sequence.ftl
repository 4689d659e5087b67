lengths = Höhen: { $heights }. Breiten: { $widths }.

## The form

size = Größtes Brett
size-hint = Alle Bretter von 1 × 1 bis zu dieser Größe, höchstens { $largest }.
compute = Alle berechnen

too-large = Gib höchstens { $largest } ein. Mehr Werte passen nicht in den Speicher einer Seite.
bad-lengths = Mit diesen Längen geht es noch nicht. Ändere sie unter „Regel ändern“.

## A run

cancelled = { $boards }: abgebrochen.
failed = { $boards }: Berechnung gescheitert.
ready = { $boards } sind berechnet.
ready-one = { $boards } ist berechnet.

## The plot

slider = Brett im Graphen
spoken = n = { $n }, P(n) = { $winning }, Nimber des Bretts { $nimber }
on-board = Gewinnende Züge auf { $board }
no-zeros = Auf jedem gewinnt mindestens ein erster Zug.
zeros = { $zeros ->
    [one] { $seen ->
        [one] Dieses Brett hat P(n) = 0: Hier gewinnt kein erster Zug.
       *[other] 1 von diesen { $seen } Brettern hat P(n) = 0: Dort gewinnt kein erster Zug.
      }
   *[other] { $zeros } von diesen { $seen } Brettern haben P(n) = 0: Dort gewinnt kein erster Zug.
  }
points = P(n) > 0
nimbers = { $first ->
    [one] Γ = 1
   *[other] Γ = { $first } bis { $last }
  }
zero-points = P(n) = 0, unter der Linie

## The table

table = Tabelle der Werte
board-nimber = Nimber des Bretts
go-to = Gehe zu n
no-such-board = Gib eine ganze Zahl von 1 bis { $last } ein.

## Files

files = Werte herunterladen
file-csv = n, P(n) und Γ, für die Tabellenkalkulation
file-json = P(n) als Text, in jedem Programm exakt
file-b-file = Zeilen „n P(n)“, wie in der OEIS
writing = Datei wird geschrieben: { PERCENT($percent) }
not-written = Im Browser ist kein Platz für diese Datei. Versuche es mit einer kürzeren Folge.

## Checked values

check-introduction = Füge deine eigenen Werte von P(n) ein. Jeder wird mit dem exakten Wert verglichen, und du erfährst den ersten falschen.
check-field = Deine Werte
check-hint = Einer pro Zeile, beginnend mit P(1), oder eine Zeile mit Kommas, oder Zeilen „n P(n)“ wie in einem b-file, „P(2) = 0“ oder CSV. Bis zu einer Million Werte.
checking = Prüfung von { $boards }
check-cancelled = Prüfung abgebrochen.
check-failed = Die Werte konnten nicht geprüft werden.
right-one = Dein Wert ist richtig: Es ist { $name }.
right = Alle { $values } Werte sind richtig: { $boards }.
right-with-gaps = Alle { $values } Werte sind richtig: { $boards }, mit Lücken.
wrong = { $name } ist nicht { $given }.
right-value = Richtig ist { $name } = { $right }.
before = { $before ->
    [0] Es ist der erste deiner Werte.
    [one] Der Wert davor ist richtig.
   *[other] Die { $before } Werte davor sind richtig.
  }
list-empty = Füge zuerst deine Werte in das Feld ein.
list-too-many = Das sind { $values } Werte. Prüfe höchstens { $most } auf einmal.
list-unreadable = Zeile { $line } ist nicht lesbar: „{ $found }“.
list-ambiguous = Zeile { $line }, „{ $found }“, kann eine Zahl sein oder zwei. Lass die Trennzeichen zwischen den Ziffern weg.
list-no-value = In Zeile { $line } steht neben „{ $found }“ kein Wert, anders als in den Zeilen davor.
list-no-such-board = Zeile { $line }: n muss zwischen 1 und { $largest } liegen, nicht bei { $found }.
list-twice = Zeile { $line }: { $name } steht schon in Zeile { $earlier }.
