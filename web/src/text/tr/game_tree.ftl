name = Bu oyunun bütün konumları
how-to-read = Her konumdan, bir hamlenin bırakabileceği konumlara aşağı doğru birer çizgi iner. { $hand ->
    [finger] Hamlelerini izlemek için bir konuma bas.
   *[mouse] Hamlelerini izlemek için bir konumun üzerine gel.
  }
ask = Sıra sende: “{ $about }”. Kazanabilir misin?
fates = Buradan kim kazanır: { $about }
answer-lost = M: hayır, kaybederim
answer-won = G: evet, kazanabilirim
not-lost = Bir hamle M işaretli bir konum bırakır: “{ $option }”. Rakibin orada kaybeder.
not-won = { $moves ->
    [0] Burada hamle yok, yani kaybettin.
    [one] Tek hamle rakibine G işaretli bir konum bırakır.
   *[other] Her hamle rakibine G işaretli bir konum bırakır.
  }
letter-lost = M
letter-won = G
legend = M (mağlubiyet): burada sıra sendeyse kaybedersin. G (galibiyet): kazanabilirsin.

position = { $discs }
white = beyaz
black = siyah
all-black = hepsi siyah
fate-lost = buradan kaybedersin
fate-won = buradan kazanabilirsin
fate-unknown = henüz işaretlenmedi
fate-asked = şimdi işaretlenecek
here = şimdi tahtada

says-end = Burada kimse hamle yapamaz. Sıra sendeyse kaybettin.
says-unknown = { $moves ->
    [0] Buradan aşağı inen çizgi yok.
    [one] Buradan aşağı 1 hamle iniyor. Çizgisini izle.
   *[other] Buradan aşağı { $moves } hamle iniyor. Çizgilerini izle.
  }
says-lost = { $moves ->
    [one] Buradaki tek hamle rakibine G işaretli bir konum bırakır: kaybedersin.
    [2] Buradaki iki hamle de rakibine G işaretli bir konum bırakır: kaybedersin.
   *[other] Buradaki { $moves } hamlenin hepsi rakibine G işaretli bir konum bırakır: kaybedersin.
  }
says-won = { $wins ->
    [one] 1 hamle rakibine M işaretli bir konum bırakır: onu yap ve kazan.
   *[other] { $wins } hamle rakibine M işaretli bir konum bırakır: birini yap ve kazan.
  }
