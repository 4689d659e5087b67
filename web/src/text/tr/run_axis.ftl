name = Yerler: 1–{ $to }
caption = Yerler, değerleri ve birinde biten bloklar
place-heading = yer
place = { $place }. yer

how-to-read-coins = Her ayraç, “?” işaretli yerde biten bir bloktur; uzunluğu önünde yazar. Sonundaki sayı, bloğu çevirmenin ne bıraktığıdır: öteki paralarının XOR’u.
how-to-read-leaves = Her ayraç, “?” işaretli yerde biten bir bloktur; uzunluğu önünde yazar. Bloğu çevirmenin bıraktığı, artık x satırındaki iki sayının XOR’udur; onu sen hesaplarsın.
how-to-read-changes = Bir yer seç. Her ayraç, orada biten bir bloktur. Uzunluğu önünde yazar; sonundaki sayı bloğun değeridir.

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
