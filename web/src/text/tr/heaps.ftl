heading = Nim yığınları ve toplamlar
introduction = Nim yığınlarını ve para satırlarını yan yana koy. Bir hamle bunlardan yalnız birini değiştirir: bir yığından istediği kadar taş alır ya da bir satırın paralarını çevirir. Hamle yapamayan kaybeder. Bütünün ⟦nimber|nimberi⟧, parçalarının ⟦nim-sum|Nim toplamıdır⟧.

## The parts

parts = Toplamın parçaları
name-heap = { $number }. Yığın
heap-size = { $number }. yığının taş sayısı
places = { $number }. satırın yer sayısı
coins = { $number }. satırın paraları, { $game }
coin-heads = { $place }. yer, tura, değeri { $value }
coin-tails = { $place }. yer, yazı, değeri { $value }
coin-heads-alone = { $place }. yer, tura
coin-tails-alone = { $place }. yer, yazı
worth = Nimber { $nimber }
remove = Kaldır: { $name }
none = Toplamın hiç parçası yok: nimberi 0, kimse hamle yapamaz.
add-heap = Yığın ekle
add-row = Satır ekle
row-game = Satırın oyunu
full = Bir toplamda en çok { $count } parça olur. Yenisini eklemek için birini kaldır.
hint = Çevirmek için para seç. Her paranın altında, tura iken değeri yazar.

## The answer

answer = Kim kazanır?
can-win = { $count ->
    [one] Kazanabilirsin. Her sütundaki 1’lerin sayısını çift yapan bir hamle var.
   *[other] Kazanabilirsin. Her sütundaki 1’lerin sayısını çift yapan { $count } hamle var.
  }
cannot-win = Hiçbir hamle kazandırmaz: her sütundaki 1’lerin sayısı zaten çift, her hamle bunu bozar.
listed = { $count ->
    [one] Yalnız ilki burada.
   *[other] İlk { $count } tanesi burada.
  }
move-heap = { $name }: { $from } taştan { $to } taş kalır
move-row = { $name }: { $places } çevrilir
play-named = Hamleyi yap: { $move }

## Binary columns

columns = Nimberler, ikilik tabanda
columns-after = Hamleden sonra: { $move }
column-part = Hangisi
ones = 1’ler
even = çift
odd = tek
sum = Nim toplamı
balanced = Her sütunda çift sayıda 1 var, öyleyse Nim toplamı 0.
decides = Değeri { $value } olan sütuna bak: tek sayıda 1 olan ilk sütun bu, öyleyse kazandıran bir hamle onu değiştirmek zorunda.
deciding = belirler

## What a screen reader hears

spoken-played = Hamle yapıldı: { $move }.
spoken-can-win = { $count ->
    [one] Nimber { $nimber }. Bir hamle kazandırır.
   *[other] Nimber { $nimber }. { $count } hamle kazandırır.
  }
