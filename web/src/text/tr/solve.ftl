## Names of boards and lengths

chosen-lengths = { $family ->
    [triangular] üçgensel sayılar
    [square] kare sayılar
    [all] bütün uzunluklar
    [odd] tek sayılar
    [powers-of-two] ikinin kuvvetleri
    [primes] asal sayılar
    [fibonacci] Fibonacci sayıları
   *[list] { $list }
  }
with-heights = { $name } (yükseklik: { $heights })
with-widths = { $name } (genişlik: { $widths })
with-both = { $name } (yükseklik: { $heights }; genişlik: { $widths })

## The parts of the page

parts = Ne hesaplansın?
part-board = Tek tahta
part-sequence = Dizi
part-check = Değer kontrolü

## Introduction

heading = İlk hamlelerin kaçı kazandırır?
rule = Oyuncular sırayla oynar. Bir hamle, bir dikdörtgenin bütün taşlarını çevirir: yüksekliği üçgensel sayı (1, 3, 6, 10, …), genişliği kare sayı (1, 4, 9, 16, …) olur, sağ üst taşı da beyazdır. Son beyaz taşı siyaha çeviren kazanır.
other-rule = Oyuncular sırayla oynar. Bir hamle, sağ üst taşı beyaz olan bir dikdörtgenin bütün taşlarını çevirir. Yükseklikler: { $heights }. Genişlikler: { $widths }. Hamle yapamayan kaybeder.
count = ⟦first-moves|P(N)⟧, N satırlı ve N sütunlu bir tahtadaki Flipping Game oyununda kazandıran ilk hamlelerin sayısıdır.
picture = 5 satırlı ve 5 sütunlu bir tahta. Bir hamle, 3 satırlı ve 4 sütunlu bir dikdörtgeni çevirir: 12 taşının içi dolu, sağ üst köşesinde bir halka var.
caption = { $board } tahtadaki { $moves } ilk hamleden biri: 3 satır × 4 sütun. Halka, köşesini gösterir.

## The form

form = Tahta seç
square = Kare tahta
compute = Hesapla
change-rule = Kuralı değiştir
change-rule-hint = Başka yükseklik ve genişliklerle oyna. Hamle yapamayan kaybeder; bazı taşlar beyaz kalabilir, bazı tahtalarda hiç ilk hamle olmayabilir.
row-lengths = Yükseklikler (satır ekseni)
column-lengths = Genişlikler (sütun ekseni)
row-list = Yükseklik listesi
column-list = Genişlik listesi
list-hint = Tam sayılar, örneğin 1, 3, 7. Hangi sırayla yazdığın ve tekrarlar önemli değil.
family-triangular = Üçgensel: 1, 3, 6, 10, …
family-square = Kare: 1, 4, 9, 16, …
family-all = Hepsi: 1, 2, 3, 4, …
family-odd = Tek: 1, 3, 5, 7, …
family-powers-of-two = İkinin kuvvetleri: 1, 2, 4, 8, …
family-primes = Asal: 2, 3, 5, 7, …
family-fibonacci = Fibonacci: 1, 2, 3, 5, …
family-list = Kendi listem
examples = Örnekler
equation = { $name } = { $answer }

## What is wrong with a field

list-problem-empty-list = En az bir uzunluk gir, örneğin 1, 3, 7.
list-problem-not-a-length = “{ $entry }” bir uzunluk değil. 1 ya da daha büyük tam sayıları virgülle ayırarak gir.
list-problem-length-too-large = “{ $entry }” en büyük tahtadan ({ $largest }) daha uzun.
refusal-size-out-of-range = 1–{ $largest } aralığında bir boyut gir.
refusal-bad-length-family = Bu uzunluklar kullanılamaz. Tam sayılar gir, örneğin 1, 3, 7.

## Before a run

plan = { MEMORY($bytes) } bellek gerekir.
plan-instant = Hemen biter.
plan-timed = Yaklaşık { ABOUT_DURATION($milliseconds) } sürer, { MEMORY($bytes) } bellek gerekir.
plan-long = Bu sekmeyi açık ve görünür tut: tarayıcılar gizli sekmeleri yavaşlatır. İstediğin zaman duraklatabilir ya da vazgeçebilirsin.

## A run

computing = Hesaplanıyor: { $name }
paused = Duraklatıldı: { $name }
starting = Başlıyor…
done = { PERCENT($percent) } tamam
almost-done = Bir saniyeden az kaldı
time-left = Yaklaşık { ABOUT_DURATION($milliseconds) } kaldı
hidden-tab = Bu sekmeyi görünür tut: gizli sekme yavaşlayabilir.
resume = Devam et
cancelled = Vazgeçildi: { $name }
cancelled-note = Vazgeçildi. Hiçbir şey saklanmadı.
compute-again = Yeniden hesapla
failed = { $name } hesaplanamadı

## The answer

answer-heading = { $board } tahta
see-board = Bu tahtayı gör
copy-label = Sayıyı noktasız kopyala
time = Hesaplama süresi: { DURATION($milliseconds) }.
some-win = { $moves } ilk hamle var. Kazandıranlar: { $winning }, yani { PERCENT($percent) }.
one-wins-in = { $moves } ilk hamle var. Biri kazandırır: { PERCENT($percent) }, yaklaşık { ABOUT($in) } hamlede bir.
some-win-in = { $moves } ilk hamle var. Kazandıranlar: { $winning }, yani { PERCENT($percent) }, yaklaşık { ABOUT($in) } hamlede bir.
all-win = { $moves ->
    [one] Tek bir ilk hamle var, o da kazandırır.
   *[other] { $moves } ilk hamlenin hepsi kazandırır.
  }
none-wins = { $moves ->
    [one] Tek bir ilk hamle var, o da kaybettirir. Dolu tahtanın ⟦nimber|nimberi⟧ ⟦gamma|Γ⟧ = 0: birinci oyuncu ne yaparsa yapsın, ikincinin bir yanıtı vardır.
   *[other] { $moves } ilk hamlenin hiçbiri kazandırmaz. Dolu tahtanın ⟦nimber|nimberi⟧ ⟦gamma|Γ⟧ = 0: birinci oyuncu ne yaparsa yapsın, ikincinin bir yanıtı vardır.
  }
no-moves = Hiç ilk hamle yok: bu tahtaya hiçbir uzunluk sığmaz. Birinci oyuncu hamle yapamaz ve kaybeder.

## Where it comes from

row-total = Satır ekseni: yerlerinin ⟦grundy-number|Grundy sayılarının⟧ ⟦nim-sum|Nim toplamı⟧.
column-total = Sütun ekseni: onun yerleri için aynısı.
board-nimber = Bütün tahta: bu ikisinin ⟦nim-product|Nim çarpımı⟧. Bir hamle, tahtanın nimberini kendi nimberi, yani ⟦move-nimber|hamle nimberi⟧ kadar değiştirir. Bir ilk hamle ancak ve ancak bu sayı ⟦gamma|Γ⟧ ise kazandırır.
sum = Tahtadaki bir hamle, bir satır hamlesi ile bir sütun hamlesinin çarpımıdır. Hamle nimberi a olan R(a) satır hamlesi ve hamle nimberi b olan C(b) sütun hamlesi vardır; çarpımlarının hamle nimberi a ⊗ b olur. Öyleyse a ⊗ b = Γ olan her çift, R(a) · C(b) kazandıran ilk hamle verir:
no-pairs = Burada Γ = 0, oysa a ⊗ b = 0 ancak a = 0 ya da b = 0 ise olur. Hiçbir hamlenin hamle nimberi 0 değildir, çünkü hiçbir hamle, son satırının ya da son sütununun kendi Grundy sayısını bırakmaz. Öyleyse uygun çift yoktur, toplam 0 olur.
no-axis-moves = Eksenlerden birine hiçbir uzunluk sığmaz; öyleyse uygun çift yoktur, toplam 0 olur.
pairs = Yanıtı oluşturan hamle nimberi çiftleri
pairs-rows = satır
pairs-columns = sütun
pairs-row-moves = satır hamlesi
pairs-column-moves = sütun hamlesi
pairs-product = kazandıran hamle
pairs-sum = { $pairs ->
    [one] Tek çift
   *[other] { $pairs } çiftin toplamı
  }
show-all-pairs = { $pairs ->
    [one] Tek çifti göster
   *[other] { $pairs } çiftin hepsini göster
  }
show-fewer = Daha az göster
disagrees = Bu çarpımların toplamı yanıtı vermiyor. Böyle bir şey hiç olmamalı: lütfen bize bildir.

## Histograms

histograms = Her eksenin bütün hamleleri
histograms-explanation = Hangi hamle nimberinden kaç hamle var. Altında üçgen olan çubuklar tablodakilerdir.
histograms-offer = Bunları saymak, yanıtı bulmaktan ({ DURATION($milliseconds) }) daha uzun sürer.
histograms-count = Hamleleri say
histograms-counting = Hamleler sayılıyor…
histograms-stop = Saymayı durdur
histograms-stopped = Hamleler sonuna kadar sayılmadı. Görmek için tahtayı yeniden hesapla.
bar-ordinary = Öteki hamle nimberleri
bar-contributing = Yanıta katkısı olan

## Work that is kept over a reload

interrupted = { $name }: { PERCENT($percent) } tamamken kesildi
interrupted-note = Yapılanlar bu tarayıcıda kayıtlı. “Vazgeç” onları siler.
damaged = Kaydedilen hesap bozulmuş, bu yüzden tahta baştan hesaplanıyor.
unusable = Önceki ziyaretten kalan bir kayıt bulundu, ama artık kullanılamıyor.
unsaved-full = Tarayıcının depolama alanı dolu. Hesap sürüyor, ama kaydedilmeyecek.
unkept-full = Tarayıcının depolama alanı dolu. Sayfa yenilenince yanıt silinir.
unkept-unavailable = Bu tarayıcıda sayfa hiçbir şey kaydedemiyor. Sayfa yenilenince yanıt silinir.
unsaved-unavailable = Bu tarayıcıda sayfa hiçbir şey kaydedemiyor. Hesap sürüyor, ama kaydedilmeyecek.
