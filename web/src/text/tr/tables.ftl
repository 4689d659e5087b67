heading = ⊕, ⊗ ve ⊘ tabloları
introduction = a satırı ile b sütununun kesiştiği yerde ⟦nim-sum|Nim toplamı⟧ a ⊕ b, ⟦nim-product|Nim çarpımı⟧ a ⊗ b ya da b ile çarpımı a olan sayı, yani a ⊘ b bulunur. { $hand ->
    [finger] Okumak için bir yere bas.
   *[mouse] Okumak için bir yerin üzerine gel.
  }

## What is shown

operation = İşlem
usual-sizes = Satır ve sütun sayısı
size = Herhangi bir sayı, en çok { 256 }
fields-outlined = Çerçeve içinde, şunlardan küçük nimberler: { $sizes }. Bu kümelerin her biri bir cisimdir: toplamlar, çarpımlar ve bölümler kümenin içinde kalır.

## Powers and logarithms

fields-heading = Kuvvetler ve logaritmalar
fields-introduction = 4’ten, 16’dan, 256’dan ve 65.536’dan küçük ⟦nimber|nimberler⟧ birer cisim oluşturur. Her cisimde tek bir nimberin, üretecin, kuvvetleri 0 dışındaki bütün nimberleri verir. Böylece logaritmalar ⊗ işlemini, kuvvet sayısına göre mod alarak, bildiğimiz toplamaya çevirir.
field = Şundan küçük nimberler
list = Liste
powers = Kuvvetler
logarithms = Logaritmalar
exponent = Üs
generator = { $size } sayısından küçük nimberlerin üreteci { $generator }; olabileceklerin en küçüğüdür: 0–{ $last } üslü kuvvetleri, 0 dışında hepsini verir.
subfield = { $size } sayısından küçük nimberlerin logaritmaları, { $step } sayısının katlarıdır.
logarithm-is = { $power } sayısının logaritması { $exponent }.
powers-list = Üsleri { $first }–{ $last } olan kuvvetler
logarithms-list = { $first }–{ $last } sayılarının logaritmaları
copy-powers = Bütün kuvvetleri CSV olarak kopyala
copy-logarithms = Bütün logaritmaları CSV olarak kopyala
