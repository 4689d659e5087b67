lengths = Yükseklikler: { $heights }. Genişlikler: { $widths }.

## The form

size = En büyük tahta
size-hint = 1 × 1 tahtadan bu boyuta kadar bütün tahtalar, en çok { $largest }.
compute = Hepsini hesapla

too-large = En çok { $largest } gir. Daha fazla değer bir sayfanın belleğine sığmaz.
bad-lengths = Bu uzunluklar bu hâliyle kullanılamaz. Onları “Kuralı değiştir” altında düzelt.

## A run

cancelled = Vazgeçildi: { $boards }.
failed = { $boards } hesaplanamadı.
ready = Hesaplandı: { $boards }.
ready-one = Hesaplandı: { $boards }.

## The plot

slider = Grafikteki tahta
spoken = n = { $n }, P(n) = { $winning }, tahtanın nimberi { $nimber }
on-board = { $board } tahtanın kazandıran hamleleri
no-zeros = Her birinde kazandıran bir ilk hamle var.
zeros = { $zeros ->
    [one] { $seen ->
        [one] Bu tahtada P(n) = 0: hiçbir ilk hamle kazandırmaz.
       *[other] Bu { $seen } tahtanın birinde P(n) = 0: orada hiçbir ilk hamle kazandırmaz.
      }
   *[other] Bu { $seen } tahtanın { $zeros } tanesinde P(n) = 0: onlarda hiçbir ilk hamle kazandırmaz.
  }
points = P(n) > 0
nimbers = { $first ->
    [1] Γ = 1
   *[other] { $first } ≤ Γ ≤ { $last }
  }
zero-points = P(n) = 0, çizginin altında

## The table

table = Değerler tablosu
board-nimber = tahta nimberi
go-to = Gidilecek n
no-such-board = 1–{ $last } aralığında bir tam sayı gir.

## Files

files = Değerleri indir
file-csv = hesap tablosu için n, P(n) ve Γ
file-json = metin olarak P(n), her programda tam değeriyle
file-b-file = OEIS’teki gibi “n P(n)” satırları
writing = Dosya yazılıyor: { PERCENT($percent) }
not-written = Tarayıcıda bu dosyaya yer yok. Daha kısa bir dizi dene.

## Checked values

check-introduction = Kendi P(n) değerlerini yapıştır. Her biri tam değerle karşılaştırılır, ilk yanlış olan gösterilir.
check-field = Değerlerin
check-hint = Her satıra bir değer, P(1) ile başlayarak; ya da virgüllü tek bir satır; ya da b-file’daki gibi “n P(n)” satırları, “P(2) = 0” ya da CSV. En çok bir milyon değer.
checking = Kontrol ediliyor: { $boards }
check-cancelled = Kontrolden vazgeçildi.
check-failed = Değerler kontrol edilemedi.
right-one = Değerin doğru: { $name }.
right = { $values } değerin hepsi doğru: { $boards }.
right-with-gaps = { $values } değerin hepsi doğru: { $boards } (arada boşluklar var).
wrong = { $name } için { $given } yanlış.
right-value = Doğru değer: { $name } = { $right }.
before = { $before ->
    [0] Bu, değerlerinin ilki.
    [one] Ondan önceki değer doğru.
   *[other] Ondan önceki { $before } değer doğru.
  }
list-empty = Önce değerlerini alana yapıştır.
list-too-many = Burada { $values } değer var. Bir defada en çok { $most } değer kontrol et.
list-unreadable = { $line }. satır okunamıyor: “{ $found }”.
list-ambiguous = { $line }. satırdaki “{ $found }” tek sayı da olabilir, iki sayı da. Basamakları ayıran işaretleri sil.
list-no-value = { $line }. satırda “{ $found }” var, yanında değer yok; önceki satırlarda var.
list-no-such-board = { $line }. satır: n = { $found } olamaz, 1–{ $largest } aralığında olmalı.
list-twice = { $line }. satır: { $name } daha önce { $earlier }. satırda geçti.
