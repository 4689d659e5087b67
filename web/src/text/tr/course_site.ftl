### Ders platformunda, etkinliğin çevresindeki sayfanın söyledikleri. Öğrenciler okur.

asking = Önceki çalışman ders platformundan alınıyor…
no-site = Bu sayfa bir ders platformunda açılmadı. İstediğin gibi çalışabilirsin, ama hiçbir şey gönderilmez ve saklanmaz.
not-opened = Ders platformu bu etkinliği düzgün açamadı, bu yüzden hiçbir şey gönderilmez ve saklanmaz. Etkinliği ders sayfasından yeniden aç.
site-silent = Ders platformu, kayıtlı bir çalışman olup olmadığını bildirmedi. Bundan sonra verdiğin yanıtlar oraya gönderilir.
not-read = Önceki çalışman şu anda ders platformundan alınamadı. Alınana kadar hiçbir şey değiştirilmez.
read-only = Bu çalışmaya yalnızca bakıyorsun. Burada yaptıkların gönderilmez.
not-used = Ders platformunda önceki çalışman var, ama kullanılamıyor. { $reason } Platformdaki notun korunur.
unreadable = Okunamıyor.

## Yanıtın yanında tek satır. Mümkünse cihazda bir kopya saklanır.

offline-kept = İnternet bağlantın yok. Çalışman bu cihazda saklanıyor, bağlantı gelince gönderilecek.
offline-unkept = İnternet bağlantın yok. Bu sayfayı açık tut: çalışman, bağlantı gelince gönderilecek.
not-sent-kept = Son yaptıkların ders platformuna ulaşmadı. Bu cihazda saklanıyor, yeniden gönderilecek.
not-sent-unkept = Son yaptıkların ders platformuna ulaşmadı. Bu sayfayı açık tut: yeniden gönderilecek.
reopen-kept = Çalışman ders platformuna hâlâ ulaşmıyor. Bu etkinliği ders sayfasından yeniden aç: çalışman o zamana kadar bu cihazda saklanır.
reopen-unkept = Çalışman ders platformuna hâlâ ulaşmıyor. Bu sayfayı kapatma ve öğretmenine haber ver.
sent-again = Çalışman ders platformuna yeniden gönderildi.
brought-back = Geçen seferki çalışmanın bir kısmı ders platformuna ulaşmamıştı. Şimdi gönderildi.
game-cut = Bu oyun, ders platformunun saklayamayacağı kadar uzun. En iyi notun korunur, ama şimdi çıkarsan oyun baştan başlar.
all-done = Hepsi tamam. Notun ({ $score }) ders platformuna gönderildi.
handed-in = Çalışman teslim edildi. Notun ({ $score }) ders platformuna gönderildi.
all-handed-in = Çalışman teslim edildi. Notun ders platformuna gönderildi.
game-handed-in = Çalışman teslim edildi. En iyi oyunun ({ $score }) ders platformuna gönderildi.
passed = Geçtin.
not-passed = Geçmek için en az { $mark } gerekir.

## Teslim etme

hand-in = Çalışmanı teslim et
hand-in-exercises = { $open ->
    [one] Tamamlanmamış bir soru var. Onu yanıtlayabilir ya da burada bırakıp çalışmanı teslim edebilirsin.
   *[other] Tamamlanmamış { $open } soru var. Onları yanıtlayabilir ya da burada bırakıp çalışmanı teslim edebilirsin.
  }
hand-in-match = Şimdiye kadarki en iyi oyunun: { $score }. Onu teslim edebilir ya da yeniden oynayabilirsin.
sure-exercises = { $open ->
    [one] Tamamlanmamış bir soru var, ondan puan alamazsın.
   *[other] Tamamlanmamış { $open } soru var, onlardan puan alamazsın.
  } Teslim ettikten sonra hiçbir şeyi değiştiremezsin.
sure-match = Teslim ettikten sonra oynadığın oyunlar sayılmaz.
hand-in-now = Şimdi teslim et
keep-working = Çalışmaya devam et

## Aynı etkinlik iki sekmede

elsewhere = Bu etkinlik başka bir sekmede açık. Orada yaptıklarını burada görürsün.
work-here = Bu sekmede devam et

## Bir şey eksik. $detail, İngilizce tek satırdır.

not-loaded = Bu etkinlik yüklenemedi. Öğretmenine şunu ilet: “{ $detail }”

## Bunu önce sayfayı hazırlayan okur.

bad-host = data-host “{ $found }” olamaz. Olması gereken: { $known }. Bu hâliyle hiçbir şey gönderilmez ve saklanmaz.
bad-pass = data-pass “{ $found }” olamaz. Olması gereken: 0 ile 100 arasında bir sayı. Bu hâliyle geçip geçmediği bildirilmez.
bad-seed = data-seed “{ $found }” olamaz. Yalnızca “learner” olabilir.
