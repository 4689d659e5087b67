bar = Die Knobelaufgabe
none = Kein Zug gewinnt
press = Welcher Zug gewinnt? Wähle seine Ecke, dann sein Ende.
choose = Wähle den Zug, der gewinnt, oder „Kein Zug gewinnt“. Dann prüfe.
end = Wähle jetzt, wo der Zug endet.
ready = Prüfe oder entscheide dich um.
show = Zeigen
next = Nächste Stellung

right-move = Richtig: Dieser Zug gewinnt.
right-none = Richtig: Kein Zug gewinnt.
wrong-move = Er verliert.
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
    [0] { $right } von { $count } beim ersten Versuch
    [one] { $right } von { $count } beim ersten Versuch
   *[other] { $streak } in Folge · { $right } von { $count } beim ersten Versuch
  }
