by-definition = { $a } ⊗ { $b } nach der Definition
calculator = Zwei Faktoren und ihr Nim-Produkt
first-factor = Erster Faktor
second-factor = Zweiter Faktor

places = Wo eine Zahl in der Tabelle steht
size = Alle Nimber unter
in-all-rows = Die Zahl { $value } steht { $count ->
    [one] einmal in der Tabelle
   *[other] { $count }-mal in der Tabelle
  }, und jede Zeile ab Zeile 1 enthält sie.
not-in-rows = { $count ->
    [one] Die Zahl { $value } steht einmal in der Tabelle.
   *[other] Die Zahl { $value } steht { $count }-mal in der Tabelle.
  } Sie fehlt in den Zeilen { $rows }.
closed = Auch jedes Produkt ist kleiner als { $size }.
not-closed = { $outside ->
    [one] { $outside } Produkt ist
   *[other] { $outside } Produkte sind
  } { $size } oder größer.
