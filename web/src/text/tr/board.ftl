## What to do

heading-start = Hangi ilk hamleler kazandırır?
heading-later = Hangi hamleler kazandırır?
modes = Ne yapılacak
mode-explore = Keşfet
mode-predict = Bulmaca
mode-edit = Düzenle
mode-play = Oyna

## Games

game-menu = Oyun:
game-flipping-game = Flipping Game
play-flipping-game = Flipping Game oyna
goal-flipping-game = Sırayla oynanır. Son beyaz taşı siyaha çeviren kazanır.
goal-other = Son hamleyi yapan sen ol.
rule-flipping-game = Yüksekliği 1, 3, 6, 10, … (üçgensel sayılar), genişliği 1, 4, 9, 16, … (kare sayılar) olan bir dikdörtgeni çevir. Sağ üst taşı beyaz olmalı. Bütün tahtayı siyaha çeviren kazanır.

## The board, also for those who can’t see it

board = { $board } tahta
board-after = { $board } tahta, hamleden sonraki hâliyle
disc-white = { $row }. satır, { $column }. sütun, beyaz
disc-black = { $row }. satır, { $column }. sütun, siyah
coin-white = { $number }. para, beyaz
coin-black = { $number }. para, siyah
disc-value = değeri { $value }
disc-cancels = eşiyle birbirini götürür
disc-left = geriye kalır
disc-chosen-corner = seçilen köşe
disc-ends = { $size } hamlesinin sonu
disc-ends-winning = { $size } hamlesinin sonu, kazandırır
disc-taken = seçili
disc-adds = eklenebilir
disc-adds-winning = eklenebilir, kazandırır
disc-moves = { $moves } hamle
disc-winning-moves = { $moves ->
    [one] { $wins ->
        [0] 1 hamle, kazandırmaz
        [one] 1 hamle, kazandırır
       *[other] 1 hamle, kazandırır
      }
   *[other] { $wins ->
        [0] { $moves } hamle, hiçbiri kazandırmaz
        [one] { $moves } hamle, 1 tanesi kazandırır
       *[other] { $moves } hamle, { $wins } tanesi kazandırır
      }
  }
disc-hinted = bu köşenin bir hamlesi kazandırır
disc-hinted-if-any = kazandıran hamle varsa biri bu köşenindir

zoom-fit = Bütün tahtayı göster
panning = Tahtayı kaydırmak için boş bir yerinden sürükle. Parmağınla her yerden sürükleyebilirsin.
go-to = Bir yere git
no-such-disc = Böyle bir yer yok. Satırlar { $firstRow }–{ $lastRow }, sütunlar { $firstColumn }–{ $lastColumn } arasında.

## Keys

key-sentence = { $keys }: { $does }.
key-arrows = Ok tuşları
key-arrows-does = bir yerden ötekine gider
key-enter = Enter
key-enter-does = köşeyi, yeniden basınca onun sonraki hamlesini seçer
key-discs-enter = { key-enter }
key-discs-enter-does = köşeyi, sonra hamlenin çevireceği öteki yerleri seçer
key-shift = Shift ile ok tuşu
key-shift-does = hamleyi genişletir, daraltır, yükseltir ya da alçaltır
key-step = N ve P
key-step-does = sonraki ve önceki hamleye gider
key-flip = F
key-flip-does = seçilen hamleyi çevirir
key-escape = Esc
key-escape-does = seçimi kaldırır
key-puzzle-enter = { key-enter }
key-puzzle-enter-does = köşeyi seçer; hamlenin bittiği yerde yeniden basınca yanıtlar; sonra devam eder
key-puzzle-flip = { key-flip }
key-puzzle-flip-does = seçilen hamleyi kontrol eder
key-edit-enter = { key-enter }
key-edit-enter-does = üzerinde durduğun yeri çevirir
key-play-enter = { key-enter }
key-play-enter-does = köşeyi seçer; hamlenin bittiği yerde yeniden basınca hamleyi yapar
key-play-flip = { key-flip }
key-play-flip-does = seçilen hamleyi yapar
key-play-escape = { key-escape }
key-play-escape-does = köşe seçimini kaldırır
key-zoom = Artı ve eksi
key-zoom-does = büyük tahtayı yakınlaştırır ya da uzaklaştırır
key-fit = 0
key-fit-does = bütün tahtayı gösterir

## Under the board

chosen = Seçilen hamle
nothing-chosen = Seçili hamle yok
how-to-begin = { $board ->
    [line] Hamlelerini görmek için beyaz bir paraya bas.
   *[plane] Hamlelerini görmek için beyazlardan birine bas.
  }
does-it-win = Kazandırır mı? Kontrol et.
flip-or-choose = Çevir ya da başka bir hamle seç.
growing = İşaretlilerden ekle.
this-wins = Bu hamle kazandırır.
this-loses = Bu hamle kazandırmaz.
loses-to = Kaybettirir. Rakip şunu çevirir: { $move }.
see-answer = Karşı hamleyi göster
hide-answer = Karşı hamleyi gizle
corner-black = Bir hamlenin köşesi siyah olamaz.
corner-without-moves = Köşesi burada olan hamle yok.
corner-moves = { $moves }. Hamlenin bittiği yere bas.
previous-move = Önceki hamle
next-move = Sonraki hamle
clear-choice = Seçimi kaldır
edit = Konumu düzenle
edit-line = Birini tıklayıp çevir ya da birkaçının üzerinden sürükle.
edit-white = Hepsi beyaz
edit-black = Hepsi siyah
edit-random = Rastgele

timeline = Hamleler
redo = Yinele
start = Başlangıç
entry = { $number }) { $move }
entry-played = { $number }) { $player }: { $move }
variation = deneme { $index } / { $count }
variation-name = { $number }. hamlede varyant { $index } / { $count }. Sonrakini göster

## Parts of the page

parts = Sayfanın bölümleri
part-position = Konum
part-moves = { timeline }
part-why = Neden
part-lesson = Ders
part-setup = Ayarlar
choose-for-why = Bir hamle seç, neden kazandırdığını ya da kazandırmadığını gör.
answer-for-why = Önce bulmacayı yanıtla. Nedenini sonra görürsün.
phones = Telefonunda
full-screen = Tam ekran
leave-full-screen = Tam ekrandan çık
