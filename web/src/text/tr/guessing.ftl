name = Devamını tahmin et: { $game }
coin-known = { $place }. yer: { $value }
coin-next = { $place }. yer: şimdi tahmin edilecek
coin-hidden = { $place }. yer: gizli
guess = { $place }. yer için tahminin
show-next = Göster
right = Evet, { $place }. yerde { $value } var.
wrong = Hayır, { $place }. yerde { $guess } yok.
shown = { $place }. yerde { $value } var.
score = { $right ->
    [0] İlk denemede bilinen yok.
    [one] 1 tanesi ilk denemede bilindi.
   *[other] { $right } tanesi ilk denemede bilindi.
  }
plot = İlk { $count } değerin grafiği
