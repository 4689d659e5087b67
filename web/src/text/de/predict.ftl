bar = Die Knobelaufgabe
none = Kein Zug gewinnt
press = Suche einen Zug, der gewinnt: Wähle seine Ecke und dann, bis wohin er reicht.
choose = Wähle den Zug, der gewinnt, oder „Kein Zug gewinnt“. Dann prüfe.
end = Wähle jetzt, bis wohin der Zug reicht.
ready = Prüfe oder entscheide dich um.
show = Lösung
next = Nächste Stellung

right-move = Richtig: Dieser Zug gewinnt.
right-none = Richtig: Kein Zug gewinnt.
wrong-move = Dieser Zug verliert.
wrong-none = Doch: Hier gewinnt ein Zug.
handed-in = Deine Antwort ist abgegeben.
shown = { $wins ->
    [0] Kein Zug gewinnt.
    [one] { $wins } von { $legal } Zügen gewinnt.
   *[other] { $wins } von { $legal } Zügen gewinnen.
  }

hint-values = Tipp: Jede weiße Scheibe zeigt ihren Wert. Gleiche Werte heben sich paarweise auf.
hint-corner = Tipp: Wenn ein Zug gewinnt, dann auch einer mit der Ecke bei { $place }.

score = { $streak ->
    [0] { $right } von { $count } beim ersten Versuch, ohne Tipp
    [one] { $right } von { $count } beim ersten Versuch, ohne Tipp
   *[other] { $streak } in Folge · { $right } von { $count } beim ersten Versuch, ohne Tipp
  }
