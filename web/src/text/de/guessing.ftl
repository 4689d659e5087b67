name = Rate, wie es weitergeht: { $game }
coin-known = Platz { $place }: { $value }
coin-next = Platz { $place }: jetzt zu raten
coin-hidden = Platz { $place }: verdeckt
guess = Deine Vermutung für Platz { $place }
show-next = Wert zeigen
right = Ja, Platz { $place } hat { $value }.
wrong = Nein, Platz { $place } hat nicht { $guess }.
shown = Platz { $place } hat { $value }.
score = { $right ->
    [0] Beim ersten Versuch erraten: keiner.
    [one] Beim ersten Versuch erraten: 1.
   *[other] Beim ersten Versuch erraten: { $right }.
  }
plot = { $count ->
    [one] Graph des ersten Werts
   *[other] Graph der ersten { $count } Werte
  }
