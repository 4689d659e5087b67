bar = Bulmaca
none = Kazandıran hamle yok
press = Hangi hamle kazandırır? Önce köşesine, sonra bittiği yere bas.
choose = Kazandıran hamleyi ya da “Kazandıran hamle yok” yanıtını seç. Sonra kontrol et.
end = Şimdi hamlenin bittiği yere bas.
ready = Kontrol et ya da fikrini değiştir.
show = Göster
next = Sonraki konum

right-move = Doğru: bu hamle kazandırır.
right-none = Doğru: kazandıran hamle yok.
wrong-move = Kaybettirir.
wrong-none = Hayır: kazandıran bir hamle var.
handed-in = Yanıtın alındı.
shown = { $wins ->
    [0] Hiçbir hamle kazandırmaz.
    [one] { $legal } hamleden { $wins } tanesi kazandırır.
   *[other] { $legal } hamleden { $wins } tanesi kazandırır.
  }

hint-values = İpucu: her beyazın değeri üzerinde yazıyor. Eşit değerler çift çift birbirini götürür.
hint-corner = İpucu: kazandıran hamle varsa birinin köşesi şurada: { $place }.

score = { $streak ->
    [0] İpucusuz, ilk denemede { $right } / { $count }
    [one] İpucusuz, ilk denemede { $right } / { $count }
   *[other] Üst üste { $streak } · ipucusuz, ilk denemede { $right } / { $count }
  }
