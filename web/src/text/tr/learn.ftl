introduction = { $count } kısa ders. Her biri deneyeceğin bir şeyle başlar, sonra ne yaptığını açıklar.
minutes = { $minutes ->
    [one] 1 dakika
   *[other] { $minutes } dakika
  }
done = Bitti
not-yet = Henüz yazılmadı
begin = { $number }. dersle başla: { $title }
continue = { $number }. dersle devam et: { $title }
unknown-lesson = “{ $lesson }” diye bir ders yok. Bu listeden birini seç.
no-such-lesson = “{ $lesson }” diye bir ders yok. Dersler: { $lessons }.

## What a host has kept of a lesson's exercises, and can't be used

state-is-none = Bu çerçeve bir ders gösteriyor; gelen ise bir dersin durumu değil.
state-of-lesson = Bu, { $found } dersinin durumu; bu çerçeve ise “{ $lesson }” dersini gösteriyor.
state-of-edition = Bu durum, Tartan’ın başka bir sürümündeki alıştırmalara ait. Alıştırmalar artık aynı değil.
state-of-seed = Bu, { $found } setinin durumu; bu çerçeve ise { $seed } setini gösteriyor.
state-has = Bir dersin durumunda şu bulunamaz: { $key }: { $found }.

## The list of lessons

not-written = “{ $title }” henüz yazılmadı. Bu listeden başka bir ders seç.

## Progress

progress = İlerlemen
done-of = Biten dersler: { $done } / { $all }.
to-exercises = Alıştırmalara git
exercises-elsewhere = Alıştırmalar ekranda çözülür. Bu dersin Tartan’daki kendi sayfasında çalışma kâğıdı olarak da bulunurlar.
solved-of = Çözülen alıştırmalar: { $solved } / { $all }.
here = Buradasın
kept = Bu tarayıcıda saklanır; başka kimse görmez.
not-kept = Bu tarayıcı, sayfanın ilerlemeni saklamasına izin vermiyor. İlerlemen, sen bu sekmeyi kapatana kadar kalır.
export = Dışa aktar
clear = Temizle
cleared = İlerleme silindi.

## For teachers

teachers = Sınıfın için
teachers-words = Her dersin, neler sorabileceğini anlatan notları ve çözümleri ayrı sayfada duran bir çalışma kâğıdı var. Bir dersin alıştırmalarının altındaki “Sınıf bağlantısını kopyala” bütün sınıfa aynı alıştırmaları verir. Dersler ve tahtalar bir ders platformunda da durabilir: gereken satırlar “Sayfana ekle” sayfasında.
teachers-class = Bir sınıf 45 dakikada ikişerli oynayabilir (10 dakika), 1. dersi işleyebilir (15), alıştırmalarını çözebilir (15) ve projeksiyonda hep birlikte bilgisayarı yenebilir (5).
teachers-for-teachers = Notlar
teachers-worksheet = Çalışma kâğıdı

## Around a lesson

contents = İçindekiler
all-lessons = Bütün dersler
lesson-number = Ders { $number }
link-to-part = Bu bölümün bağlantısı
known = Artık bildiklerin
mark-done = Bu dersi bitirdim
save-lesson = Tek dosya olarak kaydet
save-lesson-hint = Çift tıklayınca açılır, internet gerektirmez. Onu herhangi bir dosya gibi dağıt.
neighbours = Öteki dersler
previous = Önceki: { $title }
next = Sonraki: { $title }

## A lesson beside the board

numbered = { $number }. { $title }
lesson-board = Dersin tahtası
on-board = Şimdi tahtada
to-board = Tahtada göster
show-board = Tahtaya git

## In a lesson

proof = Kanıt: { $of }

part-waits = { $questions ->
    [one] “{ $title }” bölümünü açmak için yukarıdaki soruyu yanıtla.
   *[other] “{ $title }” bölümünü açmak için yukarıdaki soruları yanıtla.
  }
show-whole = Dersin tümünü göster

board-link = Tahta sayfasında aç
on-the-board = Tahtada: { $places }.
number-answer = Yanıtın, bir tam sayı
show-answer = Çözümü göster
choose-first = Önce bir yanıt seç.
no-number = Bir tam sayı gir.
right = Doğru.
wrong = Tam olmadı.
answer-was = Yanıt: { $answer }.

## Each lesson: its title, what you do first, and what you then understand

lesson-rule-title = Kural
lesson-rule-does = 5 × 5 tahtada bilgisayara karşı oyna.
lesson-rule-gives = Kazandıran hamle nedir: rakibin ne yaparsa yapsın, bir yanıtın vardır.

lesson-turtles-title = Paralar birer yığındır
lesson-turtles-does = Turning Turtles oyna; 3, 5 ve 6. yerler tura.
lesson-turtles-gives = Beyaz çizilen her tura bir Nim yığınıdır; bir konum ancak ve ancak her şey dengedeyse kaybeden konumdur.

lesson-coins-title = Paralar birbirini etkilemez
lesson-coins-does = İki eşit satırda bilgisayara karşı oyna.
lesson-coins-gives = Bir konum, turalarının toplamıdır; her tura sanki yalnızmış gibi.

lesson-mex-title = Eksik olan en küçük sayı
lesson-mex-does = Bir oyunun ilk değerlerini elle bul.
lesson-mex-gives = Seçenekler, mex ve Grundy sayıları; konumların neden toplanabildiği.

lesson-patterns-title = Örüntüler
lesson-patterns-does = Üç oyunun değerlerinin devamını tahmin et.
lesson-patterns-gives = En düşük 1 biti ve ikilik yazılışında tek sayıda 1 olan, “odious” denen sayılar; gördüğün bir örüntü neden henüz kanıtlanmış değildir.

lesson-runs-title = Bloklar
lesson-runs-does = Uzunlukları kare sayı olan blokların çevrildiği oyunun değerlerini 20’ye kadar bul.
lesson-runs-gives = Bir bloğun değeri nedir, bütün bir eksen nasıl hızla bulunur.

lesson-tartan-title = Tartan teoremi
lesson-tartan-does = Bir Turning Corners tablosunu doldur.
lesson-tartan-gives = Çarpım oyununda bir hamle, satır hamlesi çarpı sütun hamlesidir; değerler de çarpılır.

lesson-nim-product-title = Nim çarpımı
lesson-nim-product-does = 2 ⊗ 2, 2 ⊗ 3 ve 4 ⊗ 4 çarpımlarını bul.
lesson-nim-product-gives = Fermat 2-kuvvetleri, çarpmanın iki yolu ve tersleri olan bir cisim.

lesson-counting-title = Kazandıran hamleleri sayma
lesson-counting-does = 5 × 5 tahtada kazandıran ilk hamleleri say.
lesson-counting-gives = Bir hamle ne zaman kazandırır, katrilyonlarca hamle bir saniyede nasıl sayılır.

lesson-winning-move-title = Kazandıran hamleyi bulma
lesson-winning-move-does = (Mock Turtles)² oyununda bir tane bul.
lesson-winning-move-gives = Her zaman kazandıran bir hamleye götüren üç adım.

lesson-beyond-title = Çarpımların ötesi
lesson-beyond-does = Acrostic Twins oyna.
lesson-beyond-gives = Çarpım olmayan iki boyutlu oyunlar ve onlar için de geçerli kalanlar.

lesson-chessboard-title = Satranç tahtasında paralar
lesson-chessboard-does = Satranç tahtasında üç parayla oyna.
lesson-chessboard-gives = Değerler neden yinelenir, kazanan konumlar tek tek yazılmadan nasıl sayılır.
