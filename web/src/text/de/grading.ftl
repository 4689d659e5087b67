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
contract-looking = Wenn du die Lösung ansiehst, gibt es keinen Punkt.
contract-hidden = Du hast für jede Aufgabe einen Versuch. Eine richtige Antwort bringt einen Punkt. Ob deine stimmt, erfährst du hier nicht.
contract-read = Das sind die Antworten, wie sie gegeben wurden. Hier lassen sie sich nicht ändern.
contract-score = Dein Ergebnis ist dein Anteil an allen Punkten.
contract-match = Eine gewonnene Partie bringt { $all }, eine verlorene { $none }. { $costs ->
    [both] Jeder Zug, den du zurücknimmst und änderst, und jeder Tipp kostet { $quarter }, aber mindestens { $quarter } bleiben dir.
    [undo] Jeder Zug, den du zurücknimmst und änderst, kostet { $quarter }, aber mindestens { $quarter } bleiben dir.
    [hints] Jeder Tipp kostet { $quarter }, aber mindestens { $quarter } bleiben dir.
   *[nothing] {""}
  }
contract-again = Du kannst noch einmal spielen: Die beste Partie zählt.
contract-lesson = Dein Ergebnis kommt aus den Aufgaben am Ende der Lektion.
contract-pass = Du bestehst mit { $mark }.

## Wie weit jemand ist

progress-hidden = { $answered } von { $count } beantwortet
progress = { $solved } von { $count } gelöst
progress-score = { progress }, Ergebnis { $score }
finished = Das war die letzte: { progress-score }.
