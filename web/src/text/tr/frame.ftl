## What a move turns, in a line: a narrow frame has room for some 30 characters

rule-flipping-game = Dikdörtgen, sağ üstü beyaz.
rule-rugs = Dikdörtgen, sağ altı beyaz.
rule-turning-corners = Dört köşe, sağ alttaki beyaz.
rule-acrostic-twins = Satır/sütunda iki, sonu beyaz.
rule-one-row = Satırın paraları, sonu beyaz.
rule-other = Satır ve sütunların kesişimi.

## What can be opened

rule = Kural
no-move = Önce tahtada bir hamle seç.

## What the link asked for in vain

no-origin = Bağlantıya göre tahta yalnız “{ $name }” ile konuşabilir. Bu bir köken (origin) değil, o yüzden iletiler kapalı.
not-loaded = Bu bölüm yüklenemedi. { $file } dosyasını embed.html ile aynı yere koy.
no-language = “{ $language }” dili yüklenemedi. Dosyasını ({ $file }) embed.html’in yanına koy.

## What the page around asked for in vain. Its words, such as “getState”, stay as they are

request-has = “{ $key }” { $found } olamaz. Olması gereken: { $allowed }.
request-lacks = “{ $key }” eksik. Olması gereken: { $allowed }.
allowed-id = bir sayı ya da en çok { $most } karakterlik bir metin
allowed-state = içinde "tartan": "study" olan bir nesne
allowed-size = bir tam sayı
allowed-names = şunlardan oluşan bir liste: { $names }
allowed-text = { $like } gibi bir metin
allowed-number = { $least }–{ $most } aralığında bir tam sayı
allowed-or-usual = { $allowed } ya da varsayılan için null
