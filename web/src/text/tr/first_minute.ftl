bar = İlk adımlar

do-corner = Beyaz bir taşa bas.
corner-line = Bu, çevireceğin dikdörtgenin sağ üst köşesi.
do-end = Şimdi işaretli bir taşa bas.
end-line = Dikdörtgen orada biter ve bütünüyle çevrilir.
do-made = İşte bu bir hamle.
made-line = Bütün taşları çevrilir, siyahlar da. Şimdi bilgisayar oynuyor…
do-answered = Bilgisayar hamlesini yaptı.
answered-line = Normalde şimdi sıra sende olurdu. Ama biz bir oyunun sonuna bakalım.
do-guess = Üç beyaz taş kaldı.
guess-line = Hangi hamle kesinlikle kazandırır? Önce köşesine, sonra bittiği yere bas.
guess-end = Şimdi de hamlenin bittiği yere bas.
judged-right = Bilgisayar ne yaparsa yapsın, son beyaz taşı sen çevirirsin.
judged-wrong = Başka bir hamle dene ya da etrafa göz at.

skip = Atla
more-puzzles = Bir bulmaca daha
explore = Etrafa göz at
