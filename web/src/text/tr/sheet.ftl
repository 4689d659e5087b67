axis-value = g = { $value }

## A sheet that is filled in place by place.

fill-next = Birini benim için doldur
fill-rest = Kalanını doldur

empty = { $place }, henüz doldurulmadı
filled = { $place }, değeri { $value }
right = { $place }, değeri { $value }, teoremin dediği gibi

options = Hamleleri şunları bırakır. Nasıl olduğunu görmek için birine bas.
option = { $moves } hamlenin bıraktığı { $value }
no-options = Hamlesi yok.
worth = Değeri { $value }: eksik olan en küçük sayı.
by-theorem = Teoreme göre: {"\u2066"}{ $a } ⊗ { $b } = { $product }{"\u2069"}.

## A page of a long sheet.

earlier = Öncekiler
later = Sonrakiler
