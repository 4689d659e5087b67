scale = Skala
scale-linear = { $value }
scale-quotient = { $value } / n^(5/2)
scale-log = log { $value }
colours = Farbe der Punkte
colours-plain = Einfarbig
colours-nimber = Nach Γ
range = Zu sehen: n = { $first } bis { $last }.
keys = { $hand ->
    [finger] Zieh über einen Bereich, um nur ihn zu sehen, oder zoome mit zwei Fingern.
   *[mouse] Zieh über einen Bereich, um nur ihn zu sehen. Zum Zoomen: zwei Finger, oder das Mausrad bei gedrückter Strg-Taste. Auf der Tastatur: Pfeiltasten, Bild auf und Bild ab, Pos1, Ende, + und −.
  }
