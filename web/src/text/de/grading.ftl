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
    [none] Kein Punkt.
    [whole] 1 Punkt.
   *[part] { $share } Punkt.
  }
looked = Du hast die Lösung angesehen, deshalb gibt es keinen Punkt.

## Was zählt

contract-tries = { $tries ->
    [0] Jede Antwort wird sofort geprüft. Ist sie falsch, siehst du, warum, und versuchst es noch einmal.
    [one] Du hast jeweils einen Versuch. Deine Antwort wird sofort geprüft.
   *[other] Jede Antwort wird sofort geprüft. Du hast jeweils { $tries } Versuche und siehst dann die Lösung.
  }
contract-points = Jede gelöste Aufgabe bringt einen Punkt. { $costs ->
    [both] Jede falsche Antwort und jeder Tipp kostet ein Viertel davon; ein Viertel bleibt immer. Wer die Lösung ansieht, bekommt keinen.
    [tries] Jede falsche Antwort kostet ein Viertel davon; ein Viertel bleibt immer. Wer die Lösung ansieht, bekommt keinen.
    [hints] Jeder Tipp kostet ein Viertel davon. Wer die Lösung ansieht, bekommt keinen.
   *[nothing] {""}
  }
contract-hidden = Du hast jeweils einen Versuch. Eine richtige Antwort bringt einen Punkt. Ob sie richtig ist, erfährst du hier nicht.
contract-read = Das sind die Antworten, wie sie gegeben wurden. Hier lassen sie sich nicht ändern.
contract-score = Dein Ergebnis ist dein Anteil an allen Punkten.
contract-match = Eine gewonnene Partie bringt { $all }. { $costs ->
    [both] Jeder zurückgenommene Zug und jeder Tipp kostet { $quarter }; { $quarter } bleiben immer.
    [undo] Jeder zurückgenommene Zug kostet { $quarter }; { $quarter } bleiben immer.
    [hints] Jeder Tipp kostet { $quarter }; { $quarter } bleiben immer.
   *[nothing] {""}
  }
contract-again = Du kannst noch einmal spielen: Die beste Partie zählt.

## Wie weit jemand ist

progress-hidden = { $answered } von { $count } beantwortet
progress = { $solved } von { $count } gelöst
progress-score = { progress }, Ergebnis { $score }
