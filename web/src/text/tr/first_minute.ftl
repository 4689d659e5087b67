bar = İlk adımlar

do-corner = Beyaz bir taşa bas.
corner-line = Bu, dikdörtgeninin sağ üst köşesi.
do-end = Şimdi işaretli bir taşa bas.
end-line = Dikdörtgenin orada biter ve çevrilir.
do-made = İşte bu bir hamle.
made-line = Bütün taşları çevrilir, siyahlar da. Şimdi bilgisayar oynuyor…
do-answered = Bilgisayar yanıt verdi.
answered-line = Şimdi sıra yine sende olurdu. Gel, bir oyunun sonuna bakalım.
do-guess = Üç beyaz taş kaldı.
guess-line = Hangi hamle kesinlikle kazandırır? Köşesine, sonra bittiği yere bas.
guess-end = Şimdi de bittiği yere.
judged-right = Bilgisayar ne yaparsa yapsın, son beyaz taşı sen çevirirsin.
judged-wrong = Başka bir hamle dene ya da etrafa göz at.

skip = Atla
more-puzzles = Bir bulmaca daha
explore = Etrafa göz at
