heading = Alıştırmalar
review = “{ $lesson }” dersinden
loading = Sorular hazırlanıyor…

## What can be done with them

set = Set { $seed }
set-help = Sınıf bağlantısını açan herkes aynı alıştırmaları görür.
set-help-framed = Bir alıştırma hakkında soru sorarken bu numarayı söyle.
new-set = Yeni set
back-to-set = { $seed } setine dön
copy-link = Sınıf bağlantısını kopyala
more-like-it = { $number }. alıştırmaya benzer { $count } alıştırma
worksheet = Çalışma kâğıdı yazdır
whole-set = Bütün set
hand-in = Teslim sayfası
for-teachers = Öğretmenler için

## Answers

your-choice = Yanıtın
no-move = Önce tahtada bir hamle seç: köşesini, sonra da bittiği yeri.
chose-none = Kazandıran hamle yok diyorsun.
step-previous = ‹ Hamle
step-next = Hamle ›
no-choice = Önce birini seç.
repeated = Bunu az önce denedin. Yanıtını değiştir.
wrong = Henüz olmadı.
wrong-at-last = Yanıt bu değil.
tries-left = { $count ->
    [one] 1 hakkın kaldı.
   *[other] { $count } hakkın kaldı.
  }
some-win = Burada kazandıran bir hamle var.
hand-in-answer = Yanıtı kaydet
kept = Yanıtın kaydedildi.
all-kept = Bütün yanıtların kaydedildi. Bu sayfayı kapatabilirsin.
no-tries = { $count ->
    [one] Tek hakkın buydu.
   *[other] { $count } hakkının sonuncusu buydu.
  }
hint-number = İpucu { $number }:
answer-is = Çözüm:
solved-for = { result-solved }: { $gained }

## Questions. A game is named with its rule.

ask-winning-move = Kazandıran bir hamle bul.
ask-how-many = Kazandıran kaç hamle var?
ask-nimber = Bu konumun ⟦nimber|nimberi⟧ kaçtır?
ask-mex = { $set } kümesinin ⟦mex|mex⟧ değeri kaçtır?
ask-gap-row = Dizide { $place }. yerde hangi değer eksik?
ask-gap-table = Tabloda { $row }. satır, { $column }. sütunda hangi değer eksik?
ask-product = Hesapla: { $formula }
ask-factor = Hangi x nimberi { $formula } denklemini sağlar?
ask-options = Bir para { $place }. yerde. Hamleleri hangi değerleri bırakabilir?
ask-run-prefix = İlk { $place } yerin önek XOR’u kaçtır?
ask-run-leaves = Uzunluğu { $length } olan ve { $place }. yerde biten bloğu çeviriyorsun. Bloğun son parasının yerine ne kalır?
ask-run-changes = Uzunluğu { $length } olan ve { $place }. yerde biten bloğun değeri kaçtır?
ask-cut = İki çarpanı da ikiye ayır: { $cuts }. O zaman { $product }. c₁ kaçtır?
ask-pair = Dolu tahtanın nimberi { $nimber }. Kazandıran ilk hamlelerin kaçında satır hamlesinin hamle nimberi { $a } olur?
ask-head = Nimber { $nimber }. Beyazlardan hangisinin kazandıran bir hamlesi kesinlikle vardır?
ask-division = Köşe: { $place }. Verilenler: { $given }. Bu u₁ hangi u₂ değerini verir?
ask-coin-worth = Sol kenara { $x }, üst kenara { $y } kare uzaklıktaki bir paranın değeri kaçtır?
ask-signs = Bu şeritteki işaretlerin w = { $w } için toplamı, yani { $formula } kaçtır?
ask-arrangements-won = { $side } × { $side } karede { $coins ->
    [one] bir para
    [2] iki farklı para
   *[other] { $coins } farklı para
  } duruyor. Kaç dizilişte birinci oyuncu kazanır?
ask-arrangements-lost = { $side } × { $side } karede { $coins ->
    [one] bir para
    [2] iki farklı para
   *[other] { $coins } farklı para
  } duruyor. Kaç dizilişte birinci oyuncu kaybeder?
ask-counts = Dördüncü sütundaki ve onun dışındaki beyaz taşları ayrı ayrı say. Hangi sayı tek?
ask-cancel = Bu { $count ->
    [one] tek
    [2] iki
    [3] üç
   *[other] { $count }
  } satırı birlikte, tek bir oyun olarak oyna. Hangi satır tek başına aynı değerdedir?
ask-lost = Bu konumlardan birinde sırası gelen oyuncu kaybeder. Hangisinde?
ask-explain-lost = Burada sırası gelen oyuncu kaybeder. Dört cümlenin dördü de doğru. Bunu hangisi kanıtlar?
ask-explain-won = Burada sırası gelen oyuncu kazanır. Dört cümlenin dördü de doğru. Bunu hangisi kanıtlar?
game = { $name }: { $rule }
rule-chessboard = Satranç Nim’i: Her hamlede bir para { $steps } { $count ->
    [one] kare
   *[other] kare
  } sola ya da yukarı gider. Aynı karede birden çok para durabilir. Hamle yapamayan kaybeder.
rule-signs = w ile karenin sayısının ikilik tabanda ortak 1 biti sayısı tekse kare eksi alır, çiftse artı.
board-choice = Konum { $number }
white-discs = Beyaz: { $places }
set-answer = Yanıtın, örneğin 0, 1, 3
no-set = Aralarına virgül koyarak tam sayılar gir.
head-choice = { $place }, değeri { $value }
none-odd = Hiçbiri
inside-odd = 4. sütundaki sayı
outside-odd = 4. sütun dışındaki sayı
both-odd = İkisi de
line-g = g, Grundy sayıları
line-x = x, önek XOR’ları
row-moves = Her hamle nimberi için satır hamlesi sayısı
column-moves = Her hamle nimberi için sütun hamlesi sayısı
line-squares = x uzaklığı, altında g(x)
coin-at = Para: soldan { $x }, üstten { $y }
gap = eksik
alike = { $count ->
    [one] Boş yerin değeri de aynı.
   *[other] Boş yerlerin değeri de aynı.
  }
values-by-place = Yerlere göre değerler
values-by-row = Satır ve sütunlara göre değerler

## Statements about a position

claim-nimber = Beyazların değerlerinin ⟦nim-sum|Nim toplamı⟧ { $value }.
claim-balance = Beyazların değerleri ikilik tabanda yazılınca { $parity ->
    [even] her basamakta 1’lerin sayısı çifttir
   *[odd] en az bir basamakta 1’lerin sayısı tektir
  }.
claim-nimber-parity = Beyazların değerlerinin Nim toplamı { $parity ->
    [even] çift
   *[odd] tek
  } sayıdır.
claim-heads = Beyazların sayısı { $parity ->
    [even] çifttir
   *[odd] tektir
  }.
claim-sum = Beyazların değerlerinin bildiğimiz toplamı { $parity ->
    [even] çift
   *[odd] tek
  } sayıdır.
claim-moves = Olası hamlelerin sayısı { $parity ->
    [even] çifttir
   *[odd] tektir
  }.
claim-last-coin = Son yerdeki { $parity ->
    [even] siyahtır
   *[odd] beyazdır
  }.

## Hints: two for each kind

hint-move-counts = Dördüncü sütundaki ve onun dışındaki beyaz taşları ayrı ayrı say. Hangi hamle iki sayıyı da çift yapar?
hint-move-copying = İki satırın aynı yerindeki iki tura birbirini götürür. Öyle bir hamle ara ki ardından her şey birbirini götürsün.
hint-nimber = Konumun nimberi { $nimber }. Onu { $nimber } kadar değiştiren bir hamle ara.
hint-puzzle = Bir hamle, rakibe kazandıran bir hamle bırakmıyorsa kazandırır. Nimberleri biliyorsan: beyazların değerleri { $values } verir; kazandıran hamle bunu 0 yapar.
hint-if-any = Kazandıran hamle varsa, köşesi { $place } olan biri de kazandırır.
hint-corner = Köşesi { $place } olan bir hamle kazandırır.
hint-changes = Konumun nimberi { $nimber }. Onu { $nimber } kadar değiştiren hamleler kazandırır.
hint-changes-counts = { counts-told } İki sayıyı da çift yapan hamleler kazandırır.
hint-no-nimber = Konumun nimberi 0. Nimber 0 iken her hamle onu ne yapar?
hint-corner-count = { $wins ->
    [0] Köşesi { $place } olan hiçbir hamle kazandırmaz.
    [one] Köşesi { $place } olan ve kazandıran { $wins } hamle var.
   *[other] Köşesi { $place } olan ve kazandıran { $wins } hamle var.
  }
hint-written = Her beyazın değeri üzerinde yazıyor. Bu değerleri ⊕ ile topla.
hint-worth-row = Her beyazın tek başına değerini bul ve bu değerleri ⊕ ile topla.
hint-worth-product = Bir yerin değeri, satırının ve sütununun Grundy sayılarının Nim çarpımıdır. Bunu her beyaz için bul ve bu değerleri ⊕ ile topla.
hint-worth-sum = Bir paranın değeri: satır numarası ⊕ sütun numarası. Bunu her beyaz para için bul, bu değerleri de ⊕ ile topla.
hint-one-worth = Örneğin { $disc }: değeri { $worth }.
hint-no-heads = Hiç beyaz yok.
hint-total = Hepsi beyaz: satırların Grundy sayılarını ⊕ ile topla, sonra sütunlarınkini; çıkan iki Nim toplamını ⊗ ile çarp.
hint-sums = Satırların Nim toplamı { $rows }, sütunlarınki { $columns }. Şimdi bunları ⊗ ile çarp.
hint-binary = İkilik tabanda, baştaki sıfırlar olmadan: { $values }. 1’lerin sayısı çift olan basamakta 1’ler birbirini götürür.
hint-from-zero = 0 kümede var mı? Ya 1? Eksik bir sayı bulana kadar devam et.
hint-sorted = Küçükten büyüğe: { $values }. İlk boşluk nerede?
hint-gap-options = Değer, bu paranın hamlelerinin bıraktığı değerlerin mex’idir.
hint-options = { answer-options } Eksik olan ilk sayı hangisi?
hint-gap-factors = Değer, satırın ve sütunun Grundy sayılarının Nim çarpımıdır. 1 ile çarpmak hiçbir şeyi değiştirmez.
hint-factors = Satırınki { $row }, sütununki { $column }. Bunları ⊗ ile çarp.
hint-options-moves = Bu paranın hamlelerine tek tek bak. Bir hamlenin bıraktığı değer, çevirdiği öteki paraların Nim toplamıdır.
hint-options-count = { $count ->
    [one] Tek bir değer bırakırlar
   *[other] { $count } farklı değer bırakırlar
  }.
hint-run-prefix = Bir önceki yere kadarki önek XOR’unu al ve son parayı ⊕ ile ekle.
hint-run-leaves = Bloğun o yerden önceki paraları kalır. Değerlerini iki önek XOR’undan bulursun.
hint-run-changes = Bir parayı çevirmek, hangi yüzü üstte olursa olsun, konumu o paranın değeri kadar değiştirir. Yani bloğun bütün paraları sayılır.
you-want = Aranan: { $formula }.
find-partner = { $formula } eşitliğini sağlayan b sayısını bul. Sonra a ile b’nin hamle sayılarını çarp.
hint-head = v ⊕ s, v’den küçük olmalı.
hint-highest-bit = { $nimber } sayısının en yüksek biti { $highest }. Değerde bu bit bulunmalı.
hint-counts = Bir satırda beş taş var, bunlardan biri 4. sütunda.
hint-inside = Dördüncü sütunda { $inside ->
    [one] bir
   *[other] { $inside }
  } beyaz taş var. Başka yerlerde kaç beyaz taş var?
hint-coin-worth = Aranan: { $formula }. Bir şeridin sayıları g(0) = 0 ile başlar; her sayı, adımların götürdüğü sayıların mex’idir. Tekrar edene kadar yaz.
hint-line-begins = x = 0’dan başlayarak sayılar: { $line }.
hint-line-repeats = x = 0’dan başlayarak sayılar: { $line }; her { $period } karede bir baştan başlar. Demek ki { $formula }.
hint-signs = w ikilik tabanda { $bits }. Bunu her sayıyla karşılaştır: bir ortak 1 eksi, iki ortak 1 artı verir.
hint-signs-of = Karelerin sayılarına göre: { $signs }. Artıları ve eksileri say.
hint-arrangements = Şeritteki her 0’a artı, her 1’e eksi ver ve işaretleri topla. Her paranın iki uzaklığı vardır; o yüzden bu toplamlardan { $factors } tanesini çarp: sonuç, kaybeden dizilişler eksi kazanan dizilişlerdir.
hint-difference = Kaybedenler eksi kazananlar { $difference } eder. Kaybedenler artı kazananlar, bütün dizilişlerdir: { $all }.
hint-cancel = İki satırda birden tura olan para iki kez var demektir: birbirlerini götürürler.
hint-twins = Birbirini götürenler: { $coins }. Geriye hangi paralar kalır?
hint-powers = İkisini de 2’nin kuvvetlerine ayır: { $powers }. Sonra her parçayı her parçayla çarp.
hint-products = Parçaların çarpımları: { $products }. Bunları ⊕ ile topla.
hint-field = { $below } sayısından küçük nimberler bir cisim oluşturur: x bunlardan biridir.
hint-square = { answer-formula } Çarpım 1 olana kadar başka çarpanlar dene.
hint-divide = { $b } sayısını { $a } sayısının tersiyle çarp.
hint-inverse = { $a } sayısının tersi { $inverse }: { $b } sayısını bununla çarp.
hint-lost-counts = Dördüncü sütundaki ve onun dışındaki beyaz taşları ayrı ayrı say. Kaybeden konumda iki sayı da çifttir.
hint-lost-copying = İki satırın aynı yerindeki iki tura birbirini götürür. Kaybeden konumda her şey birbirini götürür.
hint-lost-nimber = Bir konum ancak ve ancak nimberi 0 ise kaybeden konumdur.
hint-not-counts = Konum { $number } değil. { counts-told }
hint-not-copying = Konum { $number } değil: orada her şey birbirini götürmüyor.
hint-not-nimber = Konum { $number } değil: { $formula }.
hint-proof-lost = Kazanan bir konumda da doğru olan bir cümle hiçbir şey kanıtlamaz.
hint-proof-won = Kaybeden bir konumda da doğru olan bir cümle hiçbir şey kanıtlamaz.
hint-not-claim = Şu cümle bunu kanıtlamaz: “{ $claim }”

## Worked answers. $move is as in places.ftl.

answer-options = Bu paranın hamlelerinin bıraktıkları: { $set }.
answer-move-nimber = Nimber { $nimber }. Onu { $nimber } kadar değiştirip 0 yapan hamle kazandırır.
answer-move-counts = { counts-told } İki sayıyı da çift yapan hamle kazandırır.
answer-move-copying = Şunları çevirince her şey birbirini götürür: { $move }. Artık rakibin her hamlesini taklit edebilirsin.
answer-moves = { $count ->
    [0] Kazandıran hamle yok.
    [one] Kazandıran 1 hamle var: { $moves }.
   *[other] Kazandıran { $count } hamle var: { $moves }.
  }
answer-many = Kazandıran { $count } hamle var; bazıları: { $moves }.
answer-none = Her hamle nimberi değiştirir, oysa o zaten 0: hiçbir hamle kazandırmaz.
answer-pairs = { $count ->
    [one] { $pair }: kazandıran hamle sayısı { $formula }.
   *[other] { $pair }: kazandıran hamle sayısı { $formula }.
  }
answer-counts-lost = { $choice }. Dördüncü sütunda { $inside }, onun dışında { $outside } beyaz taş var. İkisi de çift, bu yüzden sırası gelen oyuncu kaybeder.
answer-counts-won = { $choice }. Dördüncü sütunda { $inside }, onun dışında { $outside } beyaz taş var. İkisini de çift yapan bir hamle kazandırır.
answer-signs = İşaretler { $signs }: { $formula }.
answer-arrangements = Kaybedenler eksi kazananlar { $difference }, kaybedenler artı kazananlar { $all }. Demek ki { $formula }.
answer-cancel = Konum { $number }. Birbirini götürenler: { $coins }. { $heads }.
answer-total = { $count ->
    [one] Kazandıran 1 hamle var.
   *[other] Kazandıran { $count } hamle var.
  }
answer-formula = { $formula }.
answer-head = { $place }: { $formula }.
answer-below = Bu, v₂ = { $v } değerinden küçük; demek ki ona uyan bir hamle var.
answer-not-below = Bu, v₂ = { $v } değerinden küçük değil: ona uyan hamle yok, bir sonraki u₁ değerini denersin.
answer-mex = { $set } kümesinde { $answer ->
    [0] 0 eksik, ondan küçük sayı da yok
    [one] { $answer } eksik; ondan küçük bütün sayılar var
   *[other] { $answer } eksik; ondan küçük bütün sayılar var
  }.
counts-told = { $inside ->
    [0] Dördüncü sütunda beyaz taş yok
    [one] Dördüncü sütunda 1 beyaz taş var
   *[other] Dördüncü sütunda { $inside } beyaz taş var
  }, onun dışındakilerin sayısı { $outside }.
answer-lost-counts = Konum { $number } kaybeden konumdur. { counts-told } İki sayı da çift.
answer-lost-copying = Konum { $number } kaybeden konumdur: orada her şey birbirini götürür, bu yüzden her hamle taklit edilebilir.
answer-lost-nimber = Konum { $number } kaybeden konumdur: { $formula }.
answer-explain-lost = “{ $claim }” Demek ki nimber 0: her hamle başka bir nimber bırakır, rakip de onu yeniden 0 yapabilir.
answer-explain-won = “{ $claim }” Demek ki nimber 0 değil: bir hamle onu 0 yapar, o zaman rakip kaybeder.

## What a wrong try leaves

leaves-nimber = Bu hamle { $nimber } nimberini bırakır. Rakip şunu çevirir ve 0 bırakır: { $reply }.
leaves-moves = Hamlen bu konumu bırakır. Rakip şunu çevirir (taralı): { $reply }. Artık kazanamazsın.
leaves-end = Rakip şunu çevirir: { $reply }. Bu da son hamle.
too-few = Kazandıran hamle sayısı bundan fazla.
too-many = Kazandıran hamle sayısı bundan az.
in-set = { $number } kümede var.
smaller-missing = { $number } eksik, ama daha küçük bir sayı da eksik.
ordinary-sum = { $number } bildiğimiz toplam. Değerleri ikilik tabanda yaz: 1’lerin sayısı çift olan her basamak 0 verir.
ordinary-sums = Bu, bildiğimiz toplamlarla bulunur: { $wrong }. ⊕ ve ⊗ kullan.
not-balanced = { $number ->
    [0] Değerler dengede değil: ikilik tabanda bir basamakta 1’lerin sayısı tek.
    [one] Nim toplamı { $number } değil: değeri { $column } olan basamağı kontrol et.
   *[other] Nim toplamı { $number } değil: değeri { $column } olan basamağı kontrol et.
  }
forgot-zero = Hamlelerden biri hiçbir şey bırakmaz; bunun değeri 0’dır.
not-left = Bu paranın hiçbir hamlesi { $number } değerinde bir şey bırakmaz.
also-left = Bir değer eksik. Şunu çevirmek ne bırakır: { $move }?
added-plainly = + ile toplamışsın gibi görünüyor. ⊕ kullan.
began-late = İlk para dışarıda kalmış.
began-early = Başta bir para fazla.
last-coin-alone = Bu yalnızca { $place }. yerin değeri.
one-short = { $place }. yer dışarıda kalmış.
changed-instead = Bütün blok konumu bu kadar değiştirir. Ama { $place }. yerdeki paranın kendisi geriye kalmaz.
left-instead = Bloğun, son parasının yerine bıraktığı bu. Ama { $place }. yer de çevrilir.
term-missing = { $formula } eksik.
lower-half = Bu c₀.
row-moves-alone = Bu, böyle satır hamlelerinin sayısı. Her biri, hamle nimberi uyan her sütun hamlesiyle birleşir.
wrong-partner = Bu, { $formula } için. Sana bir çarpım gerek: ⊗.
factor-alone = Bu u₂ ⊕ v₂. O zaman u₂ = { $formula }.
divided-by = { $wrong } değerine bölmüşsün. { $right } değerine böl.
largest-head = Aranan, en büyük değer olmak zorunda değil: { $formula }.
lower-bit = Değerin nimberle ortak bir biti var, ama nimberin en yüksek biti değil: { $formula }.
no-common-bit = Değerin nimberle ortak biti yok: { $formula }.
distance-alone = Bu yalnızca { $distance }. Paranın değeri { $right }.
began-line-at-one = Saymaya 1’den başlamışsın gibi görünüyor. Kenarın uzaklığı 0’dır.
distances-themselves = Bu { $wrong }. Önemli olan, uzaklıkların değeri: { $right }.
one-distance = Bu { $wrong }. İki uzaklık ayrı ayrı sayılır: { $right }.
all-plus = Bu, karelerin sayısı. Bazılarının işareti eksi.
two-bits = { $number } ile { $w } sayılarının iki ortak 1 biti var: bu artı verir.
pluses-alone = Bu, artıların sayısı. Her eksi 1 azaltır.
minuses-alone = Bu, eksilerin sayısı. Her artı 1 ekler.
signs-swapped = Artı ile eksiyi karıştırmışsın gibi görünüyor.
values-with-signs = Karelerin sayılarını toplamışsın. Her işaret +1 ya da −1 sayılır.
count-signs = Artıları say, eksileri çıkar.
counted-won = Bu, birinci oyuncunun kazandığı dizilişlerin sayısı.
counted-lost = Bu, birinci oyuncunun kaybettiği dizilişlerin sayısı.
not-halved = Bu, iki katı.
one-factor = Her paranın iki uzaklığı var: { $factors } işaret toplamını çarp.
all-arrangements = Bu, bütün dizilişlerin sayısı.
difference-alone = Bu, kaybeden dizilişler eksi kazananlar.
squares-alone = Bu, karelerin sayısı.
counted-row = 4. satırı saymışsın gibi görünüyor. Sütunlar yukarıdan aşağıya uzanır.
counted-black = Siyah taşları saymışsın gibi görünüyor.
miscounted = Bir daha say: önce 4. sütunu, sonra öteki bütün beyaz taşları.
kept-twins = İki satırda birden tura olan paralar birbirini götürür. Burada biri kalmış.
lost-a-row = Satırlardan biri dışarıda kalmış.
lost-a-coin = Bir para dışarıda kalmış; oysa eşi yok, o yüzden götürülmez.
equal-bits-stay = İki kez bulunan bitler birbirini götürür; geriye kalmaz.
left-out = Bu Nim toplamında şu eksik: { $disc }.
as-product = Bir çarpımda değerleri bu olurdu. Burada paranın değeri: satır numarası ⊕ sütun numarası.
counted-heads = Bu, beyazların sayısı. Değerlerini ⊕ ile topla.
added-axes = Bu { $wrong }. Aranan { $right }.
rows-alone = Bu, yalnızca satırların değeri. Aranan { $right }.
columns-alone = Bu, yalnızca sütunların değeri. Aranan { $right }.
smallest-of-set = Bu, kümedeki en küçük sayı. Aranan, eksik olan en küçük sayı.
began-at-one = 0’dan başla: o da eksik.
after-largest = Bu, en büyük sayıdan ({ $largest }) sonraki sayı. Daha küçük bir sayı da eksik.
counted-set = Bu, kümedeki sayıların adedi. Daha küçük bir sayı eksik.
ordinary-options = + ile toplamışsın gibi görünüyor. Birkaç paranın değeri, Nim toplamlarıdır: ⊕.
counted-moves = Bu, paranın kaç hamlesi olduğu. Hamlelerin ne bıraktığına bak.
counted-legal = Bu, bütün hamlelerin sayısı. Ama bazıları kazandırmaz.
counted-corners = Bu, kazandıran hamlesi olan köşelerin sayısı. Bazılarının birden çok hamlesi kazandırır.
added-counts = Toplamışsın gibi görünüyor. Her satır hamlesi her sütun hamlesiyle birleşir: çarp.
one-pair = Bu yalnızca { $pair }. Başka çiftler de var.
nim-sum-instead = { $formula } bir Nim toplamı. Aranan, bir çarpım.
powers-multiplied = Dağıtarak çarpmışsın, ama bildiğimiz çarpımlarla. 2’nin kuvvetlerine bir daha bak.
own-inverse = { $formula }, bu da 1 değil.
zero-product = 0’ı neyle çarparsan çarp, sonuç 0’dır.
multiplied = Bu { $formula }. Burada bölmen gerekiyor.
inverse-alone = Bu, { $a } sayısının tersi. Onu { $b } ile çarp.
is-option = Şunu çevirmek zaten { $number } bırakır: { $move }.
smaller-free = Bu paranın hiçbir hamlesi { $number } bırakmaz, ama daha küçük bir sayı da eksik.
ordinary-product = { $number } bildiğimiz çarpım. Aranan, Nim çarpımı: ⊗.
outside-field = { $number } çok büyük: { $below } sayısından küçük nimberlerin çarpımları da { $below } sayısından küçük kalır.
other-product = { $formula }, ama aranan { $wanted }.
is-won = Bu konum kazanan konumdur. Şunu çevirmek kaybeden bir konum bırakır: { $move }.
is-won-nimber = Bu konumun nimberi { $nimber }. Şunu çevirmek 0 bırakır: { $move }.
proves-nothing-lost = Doğru, ama hiçbir şey kanıtlamaz. Bu konum için de geçerli, oysa burada sırası gelen oyuncu kazanır:
proves-nothing-won = Doğru, ama hiçbir şey kanıtlamaz. Bu konum için de geçerli, oysa burada sırası gelen oyuncu kaybeder:

## On paper

sheet-title = { $lesson }: alıştırmalar
name-line = Ad
date-line = Tarih
page = Sayfa { $number } / { $count }
sheet-footer = { $lesson } · set { $seed }
answers = Çözümler
print = Yazdır
back = Derse dön
paper-help = A4 ve Letter için. Çözümler ayrı bir sayfada.
for-teachers-help = Dersin amacı, sınıfa sorabileceğin sorular ve bu setin çözümleri.
for-teachers-title = { $lesson }: öğretmenler için
answers-to-set = Çözümler, set { $seed }
hand-in-title = { $lesson }: çözdüklerim
your-name = Adın
hand-in-help = Adını yaz, sonra sayfayı yazdır ya da PDF olarak kaydet.
column-exercise = Alıştırma
column-question = Soru
column-result = Sonuç
result-open = Çözülmedi
result-solved = { $tries ->
    [one] İlk denemede çözüldü
   *[other] { $tries }. denemede çözüldü
  }{ $hints ->
    [0] {""}
    [one] , 1 ipucuyla
   *[other] , { $hints } ipucuyla
  }
result-failed = { $tries ->
    [one] 1 denemede çözülemedi
   *[other] { $tries } denemede çözülemedi
  }
result-shown = { $tries ->
    [0] Çözüm gösterildi
    [one] 1 denemeden sonra çözüm gösterildi
   *[other] { $tries } denemeden sonra çözüm gösterildi
  }
