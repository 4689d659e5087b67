move-nimber = hamle nimberi
tallest-bar = { $moves ->
    [one] 1 hamle
   *[other] { ABOUT($moves) } hamle
  }
bars-of-several = { $nimbers ->
    [one] Her çubuk 1 hamle nimberini gösterir.
   *[other] Her çubuk { $nimbers } komşu hamle nimberini gösterir ve içlerinden en yükseği kadar yüksektir.
  }
axis-empty = Bu eksene hiçbir uzunluk sığmıyor, yani hamlesi yok.
axis-slider = { $axis }: hamle nimberi
nimber-readout = { $moves ->
    [one] Hamle nimberi { $nimber }: 1 hamle
   *[other] Hamle nimberi { $nimber }: { $moves } hamle
  }
nimber-readout-partner = { $moves ->
    [one] Hamle nimberi { $nimber }: 1 hamle, öteki eksendeki eşi { $partner }
   *[other] Hamle nimberi { $nimber }: { $moves } hamle, öteki eksendeki eşi { $partner }
  }
previous-pair = Önceki çift
next-pair = Sonraki çift
