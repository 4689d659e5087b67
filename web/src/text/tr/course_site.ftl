asking = Ders platformuna önceki çalışman soruluyor.
no-site = Bu sayfa bir ders platformunda açılmadı: her şey üzerinde çalışabilirsin, ama hiçbir şey gönderilmez ve saklanmaz.
not-opened = Ders platformu bu etkinliği açmadı, bu yüzden hiçbir şey gönderilmez ve saklanmaz. Etkinliği derste bir kez daha aç.
site-silent = Ders platformu, önceki bir çalışman olup olmadığını söylemedi. Şimdi verdiğin yanıtlar ona gönderilir.
read-only = Bu yalnızca okumak için: burada yanıt verilemez ve hiçbir şey gönderilmez.
not-used = Ders platformunda önceki çalışman var, ama kullanılamadı. { $reason } Platformdaki notun bununla kaybolmaz.
unreadable = Okunamıyor.
not-sent = Ders platformu sonucunu almadı. Çalışmaya devam et: platform alana kadar yeniden gönderilir.
sent-after-all = Ders platformu sonucunu sonunda aldı.
all-done = Hepsi tamam: notun { $score }. Ders platformuna ulaştı.
all-handed-in = Hepsi teslim edildi, notun ders platformuna ulaştı.
best-game = Şimdiye kadarki en iyi oyunun: { $score }. Ders platformuna ulaştı.


bad-host = data-host “{ $found }”; { $known } olmalı. Hiçbir şey gönderilmez ve saklanmaz.
bad-pass = data-pass “{ $found }”; 0 ile 100 arasında bir sayı olmalı. Geçme notu hakkında bir şey söylenmez.
bad-seed = data-seed “{ $found }”; yalnızca “learner” olabilir.
