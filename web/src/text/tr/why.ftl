wins = Bu hamle neden kazandırır: { $move }?
loses = Bu hamle neden kazandırmaz: { $move }?
none-wins = Neden hiçbir hamle kazandırmaz?
why-none-wins = Beyazların değerleri birbirini götürür: nimber 0. Her hamle onu değiştirir, rakip de yeniden 0 yapabilir.

## The reason in four stages, which the board shows one after the other. The total is the nim-sum of all values

stages = Açıklamanın tahtadaki adımları
stage = { $number } / { $count }
previous-stage = Önceki adım
next-stage = Sonraki adım
each-value = Her beyazın bir değeri var.
pairs-cancel = { $zero ->
    [yes] Eşit değerler çift çift birbirini götürür, 0 bir şey katmaz.
   *[no] Eşit değerler çift çift birbirini götürür.
  }
no-pair = { $zero ->
    [yes] Başka eşit değer yok, 0 da bir şey katmaz.
   *[no] Eşit değer yok, o yüzden hiçbiri birbirini götürmez.
  }
nothing-left = Geriye bir şey kalmaz: toplam 0; 0’dan her hamle kaybettirir.
balanced = Kalanların ⟦nim-sum|Nim toplamı⟧, yani toplam, 0: 0’dan her hamle kaybettirir.
one-left = Geriye yalnız { $total } kalır: bu toplamı 0 yapan hamle kazandırır.
several-left = Kalanların ⟦nim-sum|Nim toplamı⟧ { $total }: bu toplamı 0 yapan hamle kazandırır.
move-wins = Bu hamlenin çevirdiklerinin Nim toplamı { $change }. Hamleden sonra toplam 0 olur, öyleyse hamle kazandırır.
move-loses = Bu hamlenin çevirdiklerinin Nim toplamı { $change }. Hamleden sonra toplam { $leaves } olur, öyleyse rakip kazanabilir.

values = Beyazların değerleri
discs-of-value = Değeri { $value } olan { $count } beyaz: { $fate ->
    [zero-value] bir şey katmaz
    [single] geriye kalır
    [even] çift çift birbirini götürür
   *[odd] çift çift birbirini götürür, biri kalır
  }

## Layers

show-axes = Eksenleri göster
hide-axes = Eksenleri gizle
show-product = Çarpımı göster
hide-product = Çarpımı gizle
show-mex = Her mex’i göster
hide-mex = Her mex’i gizle

## The axes. $list is such as “rows 2 to 4”

introduction = Tahtadaki bir hamle, bir ⟦row-move|satır hamlesi⟧ ile bir ⟦column-move|sütun hamlesinin⟧ çarpımıdır: satırlarıyla sütunlarının kesiştiği yerleri çevirir.
turns-rows = { $count ->
    [one] Hamlenin çevirdiği: { $list }. ⟦grundy-number|Grundy sayısı⟧:
   *[other] Hamlenin çevirdikleri: { $list }. ⟦grundy-number|Grundy sayıları⟧:
  }
turns-coins = { turns-rows }
turns-columns = { $count ->
    [one] Hamlenin çevirdiği: { $list }. Grundy sayısı:
   *[other] Hamlenin çevirdikleri: { $list }. Grundy sayıları:
  }
grundy-numbers-rows = Hamlenin çevirdiği satırların Grundy sayıları
grundy-numbers-columns = Hamlenin çevirdiği sütunların Grundy sayıları
grundy-numbers-coins = Hamlenin çevirdiği paraların Grundy sayıları
rows-of-value = Grundy sayısı { $value } olan { $count } satır: { $fate ->
    [zero-value] bir şey katmaz
    [single] geriye kalır
    [even] çift çift birbirini götürür
   *[odd] çift çift birbirini götürür, biri kalır
  }
columns-of-value = Grundy sayısı { $value } olan { $count } sütun: { $fate ->
    [zero-value] bir şey katmaz
    [single] geriye kalır
    [even] çift çift birbirini götürür
   *[odd] çift çift birbirini götürür, biri kalır
  }
coins-of-value = Grundy sayısı { $value } olan { $count } para: { $fate ->
    [zero-value] bir şey katmaz
    [single] geriye kalır
    [even] çift çift birbirini götürür
   *[odd] çift çift birbirini götürür, biri kalır
  }
one-left-rows = Geriye yalnız { $value } kalır: satır hamlesinin ⟦move-nimber|hamle nimberi⟧ { $value }.
one-left-columns = Geriye yalnız { $value } kalır: sütun hamlesinin hamle nimberi { $value }.
one-left-coins = Geriye yalnız { $value } kalır: ⟦move-nimber|hamle nimberi⟧ { $value }.
several-left-rows = Kalanların Nim toplamı, satır hamlesinin ⟦move-nimber|hamle nimberidir⟧: { $value }.
several-left-columns = Kalanların Nim toplamı, sütun hamlesinin hamle nimberidir: { $value }.
several-left-coins = Kalanların Nim toplamı, ⟦move-nimber|hamle nimberidir⟧: { $value }.

## The product

product = Çarpım
product-explanation = Hamle, toplamı iki hamle nimberinin ⟦nim-product|Nim çarpımı⟧ (⊗) kadar değiştirir.
product-waiting = Çarpım hesaplanıyor…
total = Toplam, konumun ⟦nimber|nimberidir⟧. Hamlenin bıraktığı, toplam ile bu değişimin ⟦nim-sum|Nim toplamıdır⟧ (⊕):
zero-wins = 0 bırakmak kazandırır: 0’dan her hamle başka bir sayıya gider, oradan da bir hamle 0’a döner.
disc-values = Bir yerin değeri, satırının ve sütununun Grundy sayılarının Nim çarpımıdır.
row-introduction = Bir paranın değeri, satırındaki yerinin ⟦grundy-number|Grundy sayısıdır⟧.
twins-introduction = Bir paranın değeri, satırının ve sütununun Grundy sayılarının ⟦nim-sum|Nim toplamıdır⟧. Bir hamle, aynı satırdan ya da aynı sütundan iki parayı çevirir.
twins-rows = İki para aynı sütunda; sütunun sayısı iki kez gelir ve birbirini götürür: toplam, satırların Nim toplamı ({ $change }) kadar değişir.
twins-columns = İki para aynı satırda; satırın sayısı iki kez gelir ve birbirini götürür: toplam, sütunların Nim toplamı ({ $change }) kadar değişir.
twins-mex = g, 0. satırdaki ya da 0. sütundaki tek bir beyaz paranın Grundy sayısıdır: hamlelerinin bırakacağı değerlerin ⟦mex|mex’i⟧. Başka her yerde paranın hem satırında hem sütununda hamleleri vardır; eksik olan en küçük sayı, bu iki g’nin Nim toplamıdır. Hamlelerini görmek için bir g seç.
rule-zero = 0 ile çarpım 0’dır.
rule-one = 1 ile çarpım öteki çarpandır.
rule-fermat = { $power } bir Fermat 2-kuvveti, öteki çarpan da ondan küçük; öyleyse bu, bildiğimiz çarpımdır.
rule-square = { $power } bir Fermat 2-kuvveti: Nim karesi, kendisinin bir buçuk katıdır.
rule-distribute = Her çarpanı 2’nin kuvvetlerinin toplamı olarak yaz, sonra her birini her biriyle ⊗ ile çarp:
rule-regroup = En büyük Fermat 2-kuvvetini kendisiyle, kalanı kalanla çarp:
all-parts = { $count } çarpımın hepsini göster
rule-regroup-one = En büyük Fermat 2-kuvvetini dışarı al, önce kalanı çarp:

## Each mex

mex = Grundy sayıları nereden geliyor?
mex-introduction = g, tek başına bir beyazın Grundy sayısıdır: hamlelerinin bırakacağı değerlerin ⟦mex|mex’i⟧. Hamlelerini görmek için bir g seç.
mex-prefixes = x, baştan buraya kadarki g sayılarının Nim toplamıdır.
strip-caption-rows = Satır ekseninin Grundy sayıları ve önek XOR’ları
strip-caption-columns = Sütun ekseninin Grundy sayıları ve önek XOR’ları
strip-caption-coins = Paraların Grundy sayıları ve önek XOR’ları
number-rows = satır
number-columns = sütun
number-coins = para
grundy-name = Grundy sayısı g
prefix = x
prefix-name = önek XOR’u x
open-mex-rows = { $number }. satır: Grundy sayısı { $value }. Nereden geldiğini göster
open-mex-columns = { $number }. sütun: Grundy sayısı { $value }. Nereden geldiğini göster
open-mex-coins = { $number }. para: Grundy sayısı { $value }. Nereden geldiğini göster
mex-of-rows = { $number }. satır
mex-of-columns = { $number }. sütun
mex-of-coins = Tek başına { $number }. para
mex-explanation = Yalnız burası beyaz olsun. Köşesi burada olan her hamle burayı siyah, çevirdiği öteki yerleri beyaz yapar. Hamleler şunları bırakır:
mex-none = Köşesi burada olan hamle yok, o yüzden geriye hiçbir şey bırakılamaz: eksik olan en küçük sayı 0.
mex-length = Uzunluk { $length }:
mex-places = { $list }:
mex-missing = Eksik olan en küçük sayı { $value }.

## Numbers in words: formulas are not read aloud everywhere

said-prefix-rows = satırlarda x { $number } eşittir { $value }
said-prefix-columns = sütunlarda x { $number } eşittir { $value }
said-prefix-coins = paralarda x { $number } eşittir { $value }
said-grundy-rows = satırlarda g { $number } eşittir { $value }
said-grundy-columns = sütunlarda g { $number } eşittir { $value }
said-grundy-coins = paralarda g { $number } eşittir { $value }
said-nimber = konumun nimberi eşittir { $value }
said-factor = çarpan { $value }
said-change = hamlenin toplamda yaptığı değişim: { $value }
said-leaves = hamleden sonraki toplam { $value }
said-length-leaves = uzunluk { $length }: geriye { $value } kalır
said-places-leave = { $list }: geriye { $value } kalır
said-left-by-moves = { $count } hamlenin bıraktığı { $value }
said-left-by-lengths = { $count ->
    [one] { $lengths } uzunluğunun bıraktığı { $value }
   *[other] { $lengths } uzunluklarının bıraktığı { $value }
  }
