introduction = Her para çevirme oyununun ⟦grundy-number|Grundy sayıları⟧: tek satır için bir dizi, iki boyut için bir tablo.
build-one = Tek satır
build-two = Tahta

## The rules

rule-line = Bir hamlede, satırın paralarından { $coins } çevrilir. Çevrilenlerin en sağda olanı, yani sonuncusu, tura olmalı.
rule-board = Bir hamlede birkaç satır ve birkaç sütun seçilir, kesiştikleri yerlerdeki paralar çevrilir. Satırlardan { $rows }, sütunlardan { $columns } seçilir. Son satırla son sütundaki para, yani köşe, tura olmalı.
rule-acrostic-twins = Bir hamle aynı satırdan ya da aynı sütundan iki para çevirir. Daha sağdaki ya da daha aşağıdaki tura olmalı.
rule-connected-blocks = Bir hamle kenar kenara bitişik paraları çevirir. İçlerinden biri hem son satırlarında hem son sütunlarındadır: o para tura olmalı.
who-wins = Hamle yapamayan kaybeder.

origin = İlk yer
origin-line = Numaralar { $origin } ile başlar
origin-board = { $rows }. satır üstte, { $columns }. sütun solda
origin-upward = { $rows }. satır altta, { $columns }. sütun solda
oeis = OEIS
no-oeis = Bilinen bir kayıt yok
alike = İlk { $count } sayı şu oyununkilerle aynı: { $game }.
oeis-index = a({ $index }) = g({ $origin })
computed = Hesaplama yolu
by-formula = Kanıtlanmış bir formül
by-mex = Bütün hamlelerin ⟦mex|mex’i⟧
largest-count = Üst sınır
largest-count-is = { $count } sayı
largest-size = Tahta sayfası
largest-size-is = En çok { $places } yer
largest-board-is = En çok { $board }
largest-table = Bu sayfa
play-row = Tek satırda oyna
play-squared = Kare tahtada oyna
table-squared = Karesinin tablosu
play-board = Tahtada oyna
row-sequence = Satırlar boyunca { $game }
column-sequence = Sütunlar boyunca { $game }

## A sequence

count = Kaç tane
show = Gösterim
show-coins = Paralar
show-plot = Grafik
show-list = Liste
coins-cut = { $count } paradan ilk { $drawn } tanesi çizildi. Listede hepsi var.
plot-name = Grafikteki yer
spoken = { $place }. yer: {"\u2066"}g = { $value }{"\u2069"}
list-caption = Yerler: { $first }–{ $last }
period = Periyot
period-plain = { $period ->
    [1] { $start }. yerden başlayarak bütün sayılar aynı.
   *[other] { $start }. yerden başlayarak sayılar her { $period } yerde bir yinelenir.
  } { $last }. yere kadar hesaplandı; ötesi kanıtlanmadı.
period-saltus = { $period ->
    [1] { $start }. yerden başlayarak her sayı bir öncekinden { $saltus } fazla.
   *[other] { $start }. yerden başlayarak sayılar her { $period } yerde bir { $saltus } artar.
  } { $last }. yere kadar hesaplandı; ötesi kanıtlanmadı.
period-none = Bu { $count } sayıda bir periyot görünmüyor. Periyodu, üç kez yinelenince bildiririz.
period-facts = Ön periyot { $start }, periyot { $period }, artış (saltus) { $saltus }.
take = Kopyala ya da kaydet

## A table of two line games

table-introduction = Tartan teoremine göre bir paranın değeri, satırının ve sütununun Grundy sayılarının ⟦nim-product|Nim çarpımıdır⟧. { $hand ->
    [finger] Okumak için bir yere bas.
   *[mouse] Okumak için bir yerin üzerine gel.
  }
table-of = Grundy sayıları: { $game }, { $board }
spoken-product = { $place }: { $a } Nim çarpı { $b } eşittir { $value }
scale = g₁ satırın, g₂ sütunun Grundy sayısıdır. Tonlar değerlerin sırasını izler: değer büyüdükçe ton açılır.

## The same by the definition

definition = Tanıma göre
definition-introduction = Tanıma göre bir paranın değeri, hamlelerinin bıraktığı değerlerin ⟦mex|mex’idir⟧. Bu tabloyu para para doldur, teoremin tablosuyla karşılaştır.
side-limit = Bu tablo en çok { $largest } × { $largest } boyutunda olabilir, en çok { 4000000 } hamle içerebilir; çünkü her paranın her hamlesini tek tek dener.
speed = Hız
speed-slow = Yavaş
speed-medium = Orta
speed-fast = Hızlı
progress = { $filled ->
    [0] Henüz hiçbir yer doldurulmadı.
    [one] { $unequal ->
        [0] { $all } yerden 1 tanesi doldu, teoremdekiyle aynı.
        [one] { $all } yerden 1 tanesi doldu, teoremdekinden farklı.
       *[other] { $all } yerden { $filled } tanesi doldu, { $unequal } tanesi teoremdekinden farklı.
      }
   *[other] { $unequal ->
        [0] { $all } yerden { $filled } tanesi doldu, hepsi teoremdekiyle aynı.
        [one] { $all } yerden { $filled } tanesi doldu, 1 tanesi teoremdekinden farklı.
       *[other] { $all } yerden { $filled } tanesi doldu, { $unequal } tanesi teoremdekinden farklı.
      }
  }
coin-heading = { $place }daki para
option-hint = Onu bırakan bir hamleyi görmek için bir sayı seç.
option-lit = Bu hamle parlayan paraları çevirir. Köşe dışındakilerin birlikte değeri { $value }.
spoken-options = { $place }: hamlelerinin bıraktıkları { $options }. Eksik olan en küçük sayı { $mex }.
spoken-no-options = { $place }: hiç hamlesi yok, değeri 0.

## A two-dimensional game

position = Değerler ve bir konum
position-introduction = Bir paranın üzerindeki sayı, tura iken değeridir. Tura ya da yazı yapmak istediğin paraları seç.
coin-heads = { $place }, değeri { $value }, tura
coin-tails = { $place }, değeri { $value }, yazı
values = Paraların değerleri
nimber = Konumun nimberi
nimber-is = Konumun nimberi: { $nimber }
no-heads = Hiçbir para tura değil. Birkaç para seç.
lost = Turaların değerleri birbirini götürür: hiçbir hamle kazandırmaz.
winnable = Bu konumdan kazanabilirsin.
hide-move = Hamleyi gizle
clear = Hepsi yazı
winning-move = Çevir: { $coins }.
winning-count = { $count ->
    [0] { $legal } hamlenin hiçbiri kazandırmaz.
    [one] { $legal } hamleden yalnızca biri kazandırır.
   *[other] { $legal } hamleden { $count } tanesi kazandırır.
  }
winning-more = İlk { $count } tanesi burada.
chosen-move = Paraların üzerinde görmek için birini seç.
winning-limit = En çok { $coins } paralı tahtalarda kazandıran hamlelerin hepsi sıralanır.
