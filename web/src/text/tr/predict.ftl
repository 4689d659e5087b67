bar = Bulmaca
none = Kazandıran yok
press = Hangi hamle kazandırır? Köşesine, sonra bittiği yere bas.
choose = Kazandıran hamleyi ya da “Kazandıran yok” yanıtını seç. Sonra denetle.
end = Şimdi hamlenin bittiği yere bas.
ready = Denetle ya da fikrini değiştir.
show = Göster
next = Sonraki konum

right-move = Doğru: bu hamle kazandırır.
right-none = Doğru: kazandıran hamle yok.
wrong-move = Kaybettirir.
wrong-none = Hayır: kazandıran bir hamle var.
handed-in = Yanıtın alındı.
shown = { $wins ->
    [0] Hiçbir hamle kazandırmaz.
    [one] { $legal } hamlenin { $wins } tanesi kazandırır.
   *[other] { $legal } hamlenin { $wins } tanesi kazandırır.
  }

hint-values = İpucu: her beyaz taş değerini gösteriyor. Eşit değerler çift çift birbirini götürür.
hint-corner = İpucu: kazandıran hamle varsa birinin köşesi şurada: { $place }.

score = { $streak ->
    [0] İpucusuz, ilk denemede { $right } / { $count }
    [one] İpucusuz, ilk denemede { $right } / { $count }
   *[other] Üst üste { $streak } · ipucusuz, ilk denemede { $right } / { $count }
  }
