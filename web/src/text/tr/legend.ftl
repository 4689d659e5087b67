name = Gösterge
overlay-values = Taşın içindeki sayı: taşın değeri.
overlay-grundy = Kenarlardaki kalın sayılar: Grundy sayıları.
shading-corners = Köşesi bu taş olan kazandıran hamleler
shading-cover = Bu taşı çeviren kazandıran hamleler
none = yok
tails = siyah bir taş
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
reply = rakibin yanıtı
lengths = Yükseklik { $heights }, genişlik { $widths }
chosen = { $fate ->
    [wins] { $move } hamlesi kazandırır.
    [loses] { $move } hamlesi kazandırmaz.
   *[unknown] Hamle: { $move }.
  }
