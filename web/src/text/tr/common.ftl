## What buttons do

close = Kapat
undo = Geri al
back = Geri
next = İleri
cancel = Vazgeç
check = Kontrol et
hint = İpucu
try-again = Yeniden dene
start-over = Baştan başla
go = Git
pause = Duraklat
play = Oynat
play-again = Yeniden oyna
play-it = Hamleyi yap
flip = Çevir
choose-move = Bu hamleyi seç
set-up-position = Konum kur
show-all = Hepsini göster
show-me = Göster
show-winning-move = Kazandıran hamle göster
why = Neden?
zoom-in = Yakınlaştır
zoom-out = Uzaklaştır

## Names of things

answer = Çözüm
ask-puzzle = Hangi hamle kazandırır? Yoksa hiçbiri mi?
board-size = Tahta boyutu
columns = Sütunlar
columns-axis = Sütun ekseni
coins = Paralar
coins-axis = { coins }
game = Oyun
grundy = g
grundy-numbers = Grundy sayıları
nimber = Nimber
place = Yer
rows = Satırlar
rows-axis = Satır ekseni
winning-moves = Kazandıran hamleler

## Sentences

derivation = Nereden geliyor?
where-from = { $name } nereden geliyor?
working-out = Hesaplanıyor…
worth = değeri { $value }
over = Oyun bitti: yapılacak hamle kalmadı.
file-missing = Dosya yüklenemedi. İnternet bağlantını kontrol et, sonra yeniden dene.
puzzles = Bulmacalar
