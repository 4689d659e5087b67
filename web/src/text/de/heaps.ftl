heading = Nim-Haufen und Summen
introduction = Stelle Nim-Haufen und Münzreihen nebeneinander. Ein Zug ändert nur einen der Teile: Er nimmt beliebig viele Steine von einem Haufen oder dreht Münzen einer Reihe um. Wer nicht ziehen kann, verliert. Der ⟦nimber|Nimber⟧ des Ganzen ist die ⟦nim-sum|Nim-Summe⟧ der Nimber seiner Teile.

## The parts

parts = Teile der Summe
name-heap = { $number }. Haufen
heap-size = Steine in Haufen { $number }
places = Plätze in Reihe { $number }
coins = Münzen von Reihe { $number }, { $game }
coin-heads = Platz { $place }, Kopf, Wert { $value }
coin-tails = Platz { $place }, Zahl, Wert { $value }
coin-heads-alone = Platz { $place }, Kopf
coin-tails-alone = Platz { $place }, Zahl
worth = Nimber { $nimber }
remove = { $name } entfernen
none = Die Summe hat keine Teile: Ihr Nimber ist 0, und niemand kann ziehen.
add-heap = Neuer Haufen
add-row = Neue Reihe
row-game = Spiel der Reihe
full = Eine Summe hat höchstens { $count } Teile. Entferne einen, um einen anderen hinzuzufügen.
hint = Wähle Münzen, um sie umzudrehen. Unter jeder Münze steht, was sie als Kopf wert ist.

## The answer

answer = Wer gewinnt
can-win = { $count ->
    [one] Du kannst gewinnen: Ein Zug macht jede Spalte gerade.
   *[other] Du kannst gewinnen: { $count } Züge machen jede Spalte gerade.
  }
cannot-win = Kein Zug gewinnt: Jede Spalte ist schon gerade, und jeder Zug ändert das.
listed = { $count ->
    [one] Hier steht nur der erste.
   *[other] Hier stehen die ersten { $count }.
  }
move-heap = { $name }: von { $from } auf { $to }
move-row = { $name }: { $places } umdrehen
play-named = Ziehen: { $move }

## Binary columns

columns = Die Nimber binär
columns-after = Nach dem Zug „{ $move }“
column-part = Teil
ones = Einsen
even = gerade
odd = ungerade
sum = Nim-Summe
balanced = In jeder Spalte steht eine gerade Anzahl von Einsen, also ist die Nim-Summe 0.
decides = Sieh dir die { $value }er-Spalte an: Von links ist sie die erste mit einer ungeraden Anzahl von Einsen, also muss ein gewinnender Zug sie ändern.
deciding = entscheidet

## What a screen reader hears

spoken-played = Gezogen: { $move }.
spoken-can-win = { $count ->
    [one] Nimber { $nimber }. Ein Zug gewinnt.
   *[other] Nimber { $nimber }. { $count } Züge gewinnen.
  }
