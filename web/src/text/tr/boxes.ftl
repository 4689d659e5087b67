heading = Üç ya da daha çok oyunlu kutular
introduction = Bir kutudaki paralarla tek satırlık üç oyunu aynı anda oyna. Bir hamle her oyundan bir hamle alır ve hepsinin kesiştiği yerlerdeki paraları çevirir; hepsinin son yerlerinin kesiştiği para tura olmalı. Bir paranın değeri, eksenler boyunca aldığı ⟦grundy-number|Grundy sayılarının⟧ ⟦nim-product|Nim çarpımıdır⟧.

## The games

games = Oyunlar ve boyutlar
axis = { $number }. oyun
size = { $number }. oyunun yer sayısı
add-axis = Oyun ekle
remove-axis = { $number }. oyunu kaldır
set-up = Bu kutuyu kur
too-large = Bir kutuda en çok { $most } para olabilir. Bu boyutlarla { $count } para olur: daha küçüklerini seç.

## The slice

slice = Kesit
place = { $axis } boyunca yer
table = Paraların değerleri. Satırlar: { $down }, sütunlar: { $across }
corner = { $down } ↓ { $across } →
coin-heads = Para { $coin }, tura, değeri { $value }
coin-tails = Para { $coin }, yazı, değeri { $value }
hint = { $hand ->
    [finger] Çevirmek ve değerinin nereden geldiğini görmek için bir paraya bas.
   *[mouse] Çevirmek için bir para seç. Değerinin nereden geldiğini görmek için bir paranın üzerine gel.
  }

## The position

position = Konum
no-heads = Hiçbir para tura değil. Bir konum kurmak için para seç.
heads = { $here ->
    [0] Tura: { $count }, hiçbiri bu kesitte değil.
    [one] Tura: { $count }, 1 tanesi bu kesitte.
   *[other] Tura: { $count }, { $here } tanesi bu kesitte.
  }
nimber = Nimber { $nimber }.
cannot-win = Hiçbir hamle kazandırmaz.
can-win = Bu hamle kazandırır: şu yerlerin kesişimindeki paraları çevir.
turned = { $axis }: { $places }
coins-turned = { $count ->
    [one] Bir para çevrilir.
   *[other] { $count } para çevrilir.
  }
clear = Hepsini yazı yap

## What a screen reader hears

spoken-turned = { $count ->
    [one] Bir para
   *[other] { $count } para
  } çevrildi.
spoken-can-win = Nimber { $nimber }. Kazandıran bir hamle var.
