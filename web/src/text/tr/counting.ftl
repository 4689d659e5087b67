name = İki eksendeki hamle nimberleri
reading = { $hand ->
    [finger] Okumak için bir çubuğa bas.
   *[mouse] Okumak için bir çubuğun üzerine gel ya da ok tuşlarını kullan.
  }
pair = { $rowMoves ->
    [one] 1 satır hamlesinde {"\u2066"}a = { $a }{"\u2069"}.
   *[other] { $rowMoves } satır hamlesinde {"\u2066"}a = { $a }{"\u2069"}.
  } Gereken {"\u2066"}b = Γ ⊘ a = { $nimber } ⊘ { $a } = { $b }{"\u2069"}; bu, { $columnMoves ->
    [one] 1 sütun hamlesinde var
   *[other] { $columnMoves } sütun hamlesinde var
  }. Birlikte: {"\u2066"}{ $rowMoves } · { $columnMoves } = { $product }{"\u2069"}.
zero = Hiçbir hamlenin hamle nimberi 0 değildir.
partners = Üçgenli yeşil çubuğun öteki eksende bir eşi vardır: birlikte kazandıran hamleler oluştururlar.

## The picture

cloth-later = Resim, bu tahtayla ilgili soruyu yanıtlayınca gelir; şimdi gelse yanıtı ele verirdi.
cloth-question = Soruya git

## How much work it is

work-name = Kaç hamleye bakmak gerekir, kaç hamle sayılır
work-side = N
work-looked = satır hamleleri + sütun hamleleri
work-counted = ilk hamleler: satır hamleleri × sütun hamleleri
