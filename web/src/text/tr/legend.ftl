name = Gösterge
overlay-values = Dairenin içindeki sayı: oranın değeri.
overlay-grundy = Kenarlardaki kalın sayılar: Grundy sayıları.
shading-corners = Köşesi burada olan kazandıran hamleler
shading-cover = Burayı çeviren kazandıran hamleler
none = yok
tails = siyah
range = { $from }–{ $to }
winning = kazandıran bir hamle burada biter
possible = başka bir hamle burada biter
unknown = bir hamle burada biter
adds = hamleye eklenebilir
adds-winning = eklenebilir, kazandıran bir hamleye götürür
corner = kazandıran hamlesi olan bir köşe
corner-if-any = kazandıran hamle varsa birinin köşesi
last = son hamle
played = oynanan hamle
reply = rakibin karşı hamlesi
lengths = Yükseklik { $heights }, genişlik { $widths }
chosen = { $fate ->
    [wins] Bu hamle kazandırır: { $move }.
    [loses] Bu hamle kazandırmaz: { $move }.
   *[unknown] Hamle: { $move }.
  }
