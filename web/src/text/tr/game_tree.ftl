name = Bu oyunun bütün konumları
how-to-read = Her konumdan, bir hamlenin bırakabileceği konumlara aşağı doğru birer çizgi iner. { $hand ->
    [finger] Hamlelerini izlemek için bir konuma bas.
   *[mouse] Hamlelerini izlemek için bir konumun üzerine gel.
  }
ask = Sıra sende: “{ $about }”. Kazanabilir misin?
fates = Buradan kim kazanır: { $about }
answer-lost = Y: hayır, yenilirim
answer-won = K: evet, kazanabilirim
not-lost = Bir hamle Y işaretli bir konum bırakır: “{ $option }”. Rakibin orada yenilir.
not-won = { $moves ->
    [0] Burada hamle yok, yani yenildin.
    [one] Tek hamle rakibine K işaretli bir konum bırakır.
   *[other] Her hamle rakibine K işaretli bir konum bırakır.
  }
letter-lost = Y
letter-won = K
legend = Y: burada sıra sendeyse yenilirsin. K: kazanabilirsin.

position = { $discs }
white = beyaz
black = siyah
all-black = hepsi siyah
fate-lost = buradan yenilirsin
fate-won = buradan kazanabilirsin
fate-unknown = henüz işaretlenmedi
fate-asked = şimdi işaretlenecek
here = şimdi tahtada

says-end = Burada kimse hamle yapamaz. Sıra sendeyse yenildin.
says-unknown = { $moves ->
    [0] Buradan aşağı inen çizgi yok.
    [one] Buradan aşağı 1 hamle iniyor. Çizgisini izle.
   *[other] Buradan aşağı { $moves } hamle iniyor. Çizgilerini izle.
  }
says-lost = { $moves ->
    [one] Buradaki tek hamle rakibine K işaretli bir konum bırakır: yenilirsin.
    [2] Buradaki iki hamle de rakibine K işaretli bir konum bırakır: yenilirsin.
   *[other] Buradaki { $moves } hamlenin hepsi rakibine K işaretli bir konum bırakır: yenilirsin.
  }
says-won = { $wins ->
    [one] 1 hamle rakibine Y işaretli bir konum bırakır: onu yap ve kazan.
   *[other] { $wins } hamle rakibine Y işaretli bir konum bırakır: birini yap ve kazan.
  }
