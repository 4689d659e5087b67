### Was bewertet wird

## Eine davon

item = { $of ->
    [puzzles] Knobelaufgabe { $number }
   *[exercises] Aufgabe { $number }
  }
item-open = { item }, noch nicht gelöst
item-solved = { item }, gelöst
item-shown = { item }, Lösung gezeigt
item-failed = { item }, nicht gelöst
item-closed = { item }, beantwortet
next = { $of ->
    [puzzles] Nächste Knobelaufgabe
   *[exercises] Nächste Aufgabe
  }
gained = { $points ->
    [none] 0 Punkte.
    [whole] 1 Punkt.
   *[part] { $share } Punkt.
  }
looked = Du hast die Lösung angesehen: 0 Punkte.

## Was zählt

contract-tries = { $tries ->
    [one] Du hast für jede Aufgabe einen Versuch. Deine Antwort wird sofort geprüft.
   *[other] Jede Antwort wird sofort geprüft. Du hast für jede Aufgabe { $tries } Versuche und siehst danach die Lösung.
  }
contract-points = Jede gelöste Aufgabe bringt einen Punkt. { $costs ->
    [both] Jede falsche Antwort und jeder Tipp kostet ein Viertel, aber mindestens ein Viertel bleibt dir.
    [tries] Jede falsche Antwort kostet ein Viertel, aber mindestens ein Viertel bleibt dir.
    [hints] Jeder Tipp kostet ein Viertel.
   *[nothing] {""}
  }
contract-looking = Wenn du die Lösung ansiehst, bekommst du für die Aufgabe 0 Punkte.
contract-hidden = Du hast für jede Aufgabe einen Versuch und kannst deine Antwort danach nicht mehr ändern. Eine richtige Antwort bringt einen Punkt. Ob deine stimmt, erfährst du hier aber nicht.
contract-read = Das sind die Antworten, wie sie gegeben wurden. Hier lassen sie sich nicht ändern.
contract-score = Dein Ergebnis ist dein Anteil an allen Punkten.
contract-match = { $costs ->
    [both] Ein Sieg bringt { $all } minus { $quarter } für jeden Tipp und für jeden Zug, den du zurücknimmst und änderst, mindestens aber { $quarter }. Eine Niederlage bringt { $none }.
    [undo] Ein Sieg bringt { $all } minus { $quarter } für jeden Zug, den du zurücknimmst und änderst, mindestens aber { $quarter }. Eine Niederlage bringt { $none }.
    [hints] Ein Sieg bringt { $all } minus { $quarter } für jeden Tipp, mindestens aber { $quarter }. Eine Niederlage bringt { $none }.
   *[nothing] Ein Sieg bringt { $all }, eine Niederlage { $none }.
  }
contract-again = Bis du deine Arbeit abgibst, kannst du noch einmal spielen: Deine beste Partie zählt.
contract-lesson = Für dein Ergebnis zählen die Aufgaben am Ende der Lektion.
contract-pass = Du bestehst ab { $mark }.

## Wie weit jemand ist

progress-hidden = { $answered } von { $count } beantwortet
progress = { $solved } von { $count } gelöst
progress-score = { progress }, Ergebnis { $score }
finished = Das war die letzte Aufgabe: { progress-score }.
