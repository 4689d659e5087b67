keys = Die Pfeiltasten führen zu einem anderen Platz, Pos1 und Ende an den Rand der Zeile, mit Strg in die Ecken. Enter lässt alle Plätze mit derselben Zahl leuchten, Esc schaltet das Licht aus.
place = Zeile { $row }, Spalte { $column }
steps = Jeden Schritt zeigen
hint = Wähle einen Platz, und alle Plätze mit derselben Zahl leuchten.
lit = { $count ->
    [0] Die Zahl { $number } kommt in dieser Tabelle nicht vor.
    [one] Die Zahl { $number } steht auf einem Platz.
   *[other] Die Zahl { $number } steht auf { $count } Plätzen.
  }
light-off = Licht ausschalten
copy-table = Tabelle als CSV kopieren
picture-failed = Dieser Browser konnte das Bild nicht erstellen. Versuche das andere Format oder eine kleinere Tabelle.
