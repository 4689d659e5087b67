name = Yerler: 1–{ $to }
caption = Yerler, değerleri ve birinde biten sıralar
place-heading = yer
place = { $place }. yer

how-to-read-coins = Her ayraç, “?” işaretli yerde biten bir sıradır; uzunluğu önünde yazar. Sonundaki sayı, sırayı çevirmenin ne bıraktığıdır: öteki paralarının XOR’u.
how-to-read-leaves = Her ayraç, “?” işaretli yerde biten bir sıradır; uzunluğu önünde yazar. Sırayı çevirmenin bıraktığı, artık x satırındaki iki sayının XOR’udur; onu sen hesaplarsın.
how-to-read-changes = Bir yer seç. Her ayraç, orada biten bir sıradır. Uzunluğu önünde yazar; sonundaki sayı sıranın değeridir.

sum-leaves = Uzunluk { $length }, bıraktığı:
sum-changes = Uzunluk { $length }, değeri:
filled = { $place }. yere { $value } gelir; hamlelerinin bıraktıkları: { $list }.

## What a screen reader hears

said-open = { $place }. yer, henüz doldurulmadı
said-place = { $place }. yer, g değeri { $value }
said-coins = Uzunluk { $length }, yerler { $first }–{ $last }: bıraktığı { $value }
said-open-run = Uzunluk { $length }, yerler { $first }–{ $last }: hesaplanacak
said-leaves = { said-coins }
said-changes = Uzunluk { $length }, yerler { $first }–{ $last }: değeri { $value }
