## The position

position = Diese Stellung
white-discs = Weiße Scheiben
count-where-from = { $count }. Woher { $name } kommt
wins = Wer am Zug ist, gewinnt.
moves-win = { $moves ->
    [one] Der einzige Zug gewinnt.
   *[other] { $wins ->
        [one] 1 von { $moves } Zügen gewinnt.
       *[other] { $wins } von { $moves } Zügen gewinnen.
      }
  }
loses = Wer am Zug ist, verliert gegen perfektes Spiel.
no-move-wins = { $moves ->
    [one] Der einzige Zug gewinnt nicht.
   *[other] Keiner der { $moves } Züge gewinnt.
  }
left = { $outcome ->
    [wins] Du hast eine gewonnene Stellung hinterlassen.
   *[loses] Du hast eine verlorene Stellung hinterlassen.
  }
over = Kein Zug ist mehr möglich.
over-meaning = Wer den letzten Zug gemacht hat, hat gewonnen.
possible = { $moves ->
    [one] 1 Zug ist möglich.
   *[other] { $moves } Züge sind möglich.
  }
find-in-steps = In drei Schritten zu einem gewinnenden Zug
show-answers = Alle gewinnenden Züge zeigen
check-first = Antwort erst bewerten, wenn ich „Prüfen“ wähle
failed = Was gewinnt, lässt sich gerade nicht berechnen.

## Said aloud

spoken-wins = { $move }, gewinnt
spoken-loses = { $move }, gewinnt nicht
spoken-draft = { $move }. Du kannst dazunehmen, was markiert ist.
spoken-corner = { $board ->
    [line] Ganz rechts: { $place }, { $moves }.
   *[plane] Ecke bei { $place }: { $moves }.
  }
spoken-position = { $white ->
    [one] Brett mit { $board } Scheiben. 1 weiße Scheibe.
   *[other] Brett mit { $board } Scheiben. { $white } weiße Scheiben.
  }

## What the board lights for a number

lit-all = alle weißen Scheiben
lit-value = die weißen Scheiben mit Wert { $value }
