## What to expect of an opponent

expect-casual = Rastgele oynar, ama son hamleyi görürse yapar.
expect-good = Her kazandıran hamleyi yarı yarıya olasılıkla kaçırır.
expect-perfect = Hiçbir galibiyeti kaçırmaz.
expect-person = Bu tahtada iki kişi, aynı kurallarla oynar.

## Under the board

bar = Oyun
moved = { $who ->
    [you] Senin çevirdiğin: { $move }.
    [computer] Bilgisayarın çevirdiği: { $move }.
   *[named] { $name } şunu çevirdi: { $move }.
  }
left = Kalan beyaz: { $white }.
lost-start = Kusursuz oynayan rakip, her ilk hamleye karşı kazanır.
let-begin = Bilgisayar başlasın
to-move = { $who ->
    [you] Sıra sende. { $first }
   *[named] { $name }, sıra sende. { $first }
  }
first-disc = { $board ->
    [line] Beyaz bir paraya bas: hamlenin en sağdaki parası o olur.
   *[plane] Beyazlardan birine bas: hamlenin köşesi o olur.
  }
corner = { $who ->
    [you] Sıra sende. { move-begun }
   *[named] { $name }, sıra sende. { move-begun }
  }
move-begun = { $board ->
    [line] En sağdaki: { $place }, { moves }. Hamlenin biteceği yeri seç.
   *[plane] Köşe: { $place }, { moves }. Hamlenin biteceği yeri seç.
  }
moves = { $moves } hamle
chosen = { $who ->
    [you] Hamlen: { $move }.
   *[named] { $name }, hamlen: { $move }.
  }
thinking = Bilgisayar düşünüyor…
passed = Sıra bilgisayarda.
let-move = Oynasın
failed = Bilgisayarın hamlesi şu anda hesaplanamıyor.
unknown = Olası hamleler şu anda hesaplanamıyor.
won = { $who ->
    [you] Kazandın: bilgisayarın hamlesi kalmadı.
    [computer] Bilgisayar kazandı: hamlen kalmadı.
   *[named] { $name } kazandı: { $loser } artık hamle yapamıyor.
  }
finished = Burada hamle yapılamaz. Başka bir konum kur ya da yeni bir oyun başlat.
open-review = Oyunu incele

## Why something is no move

corner-black = Bir hamlenin köşesi beyaz olmalı, oysa { $disc } siyah.
no-moves = Köşesi burada olan hamle yok: { $disc }.
wrong-height = { $height } yüksekliğinde hamle yok. Olası yükseklikler: { $heights }.
wrong-width = { $width } genişliğinde hamle yok. Olası genişlikler: { $widths }.
wrong-both = { $height } yüksekliğinde, { $width } genişliğinde hamle yok. Olası yükseklikler: { $heights }; genişlikler: { $widths }.
no-end = Köşesi { $corner } olan hiçbir hamle şurada bitmez: { $place }.
may-begin = { $why } Oradan başlamak için yeniden bas.
not-behind = { $rows ->
    [row] Bir hamle köşesinden ({ $corner }) sola doğru uzanır.
    [up] Bir hamle köşesinden ({ $corner }) sola ve aşağı doğru uzanır.
   *[down] Bir hamle köşesinden ({ $corner }) sola ve yukarı doğru uzanır.
  }
off-board = { $axis ->
    [rows] Sonraki hamlenin yüksekliği { $length } olurdu ve tahtadan taşardı.
   *[columns] Sonraki hamlenin genişliği { $length } olurdu ve tahtadan taşardı.
  }
not-your-turn = Sıra bilgisayarda.

## Hints

can-win = { $who ->
    [you] Kazanabilirsin: { corners } (tahtada işaretli).
   *[named] { $name } kazanabilir: { corners } (tahtada işaretli).
  }
corners = { $corners } köşede kazandıran hamle var
all-lose = Buradan her hamle kaybettirir. Yanıtlaması zor olan birini seç.

## Beside the board

against-casual = Sen, bilgisayara karşı (acemi)
against-good = Sen, bilgisayara karşı (iyi)
against-perfect = Sen, bilgisayara karşı (kusursuz)
against-person = { $first } – { $second }
swap = Taraf değiştir
review-so-far = Buraya kadarki hamleleri incele
corner-moves = Seçilen köşenin hamleleri

## A new game

new-game = Yeni oyun
opponent = Rakip
you-first = Sen başla
you-second = Rakip başlasın
name-first = İlk oynayan
name-second = İkinci oynayan
from = Başlangıç
from-heads = Hepsi beyaz
from-start = Bu oyunun başlangıcı
from-shown = Tahtadaki konum
suggest = { $board } seç: ilk oyun için uygun
start = Oyunu başlat
kept = “Geri al” bu oyunu geri getirir.

## The review

review = İnceleme
close-review = Oyuna dön
review-waiting = Bütün hamlelere bakılıyor…
review-failed = Hamlelere şu anda bakılamıyor.
marks = { $hints ->
    [0] { $player }: { chances } { $kept } tanesinde galibiyet korundu.
    [one] { $player }: { chances } { $kept } tanesinde galibiyet korundu, { $hints } ipucuyla.
   *[other] { $player }: { chances } { $kept } tanesinde galibiyet korundu, { $hints } ipucuyla.
  }
chances = { $chances } hamlenin
marks-none = { $hints ->
    [0] { $player }: kazanma şansı hiç doğmadı.
    [one] { $player }: kazanma şansı hiç doğmadı, { $hints } ipucu istendi.
   *[other] { $player }: kazanma şansı hiç doğmadı, { $hints } ipucu istendi.
  }
strip = Oyunun hamleleri
strip-move = { $number }. hamle, { $player }: { verdict }
verdict = { $verdict ->
    [kept] galibiyet korundu
    [lost] galibiyet kaçtı
   *[hopeless] şans yoktu
  }
at = Hamle { $number } / { $count }.
at-mistake = Hamle { $number } / { $count }. Hata { $mistake } / { $mistakes }.
at-no-mistake = Hamle { $number } / { $count }. Hiçbir hamle galibiyeti kaçırmadı.
previous-mistake = Önceki hata
next-mistake = Sonraki hata
played = { $verdict ->
    [kept] { $player }: { $move }. Galibiyet korundu.
    [lost] { $player }: { $move }. Galibiyet kaçtı.
   *[hopeless] { $player }: { $move }. Kazandıran hamle yoktu.
  }
better = Bu kazandırır: { $move }.
other = Başka bir hamle: { $move }.
other-wins = Başka bir hamle: { $move }. Kazandırır.
other-loses = Başka bir hamle: { $move }. Kazandırmaz.
show-played = Oynanan hamleyi göster
seek = Kazandıran bir hamle bul: köşesini seç, sonra { $way ->
    [end] bittiği yeri
   *[discs] çevireceği öteki yerleri
  }.
trying = Denemen: { $move }.
try = Bu hamleyi dene
tried-right = Doğru, bu kazandırır: { $move }.
tried-wrong = Hayır, bu da kaybettirir: { $move }. Başka bir hamle dene.
nimbers = Tahtanın nimberi hamleden önce { $before }, hamleden sonra { $after } idi.
hinted = Burada bir ipucu gösterildi.
teaches-last-move = Önce son hamleyi ara: burada bir hamle oyunu bitirir.
teaches-balance = Yalnız nimberi tahtanınkine eşit olan hamle geriye 0 bırakır: tahtanınki { $nimber }, bu hamleninki { $own } idi.
teaches-reply = Kazandıran bir hamleden sonra her karşı hamle kaybettirir. Bundan sonra kazandıran bir karşı hamle var.
play-from = Buradan devam et
lesson-link = Kazandıran hamleyi bulmayı öğren
