by-definition = { $a } ⊗ { $b }, tanıma göre
calculator = İki çarpan ve Nim çarpımları
first-factor = Birinci çarpan
second-factor = İkinci çarpan

places = Bir sayının tablodaki yerleri
size = Şundan küçük bütün nimberler
in-all-rows = { $value } tabloda { $count } yerde bulunur; 1. satırdan başlayarak her satırda vardır.
not-in-rows = { $count ->
    [one] { $value } tabloda 1 yerde bulunur.
   *[other] { $value } tabloda { $count } yerde bulunur.
  } Bulunmadığı satırlar: { $rows }.
closed = Bütün çarpımlar da { $size } sayısından küçük.
not-closed = { $outside } çarpım { $size } ya da daha büyük.
