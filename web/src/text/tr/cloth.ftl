heading = { $name } ekosesi
introduction = Bu ekose tahtanın tamamıdır: bir yer ne kadar parlaksa, sağ üst köşesi orada olan kazandıran hamle o kadar çoktur.
keys = Kaydırmak için sürükle; yakınlaştırmak için iki parmağını aç, Ctrl basılıyken tekerleği çevir, çift tıkla ya da iki kez dokun. Tuşlar: oklar, artı, eksi ve Home.
opening = Ekose dokunuyor…
opening-share = Ekose dokunuyor: { PERCENT($percent) } tamam…
weave = Ekoseyi doku
weave-hint = Bu boyutta bir tahta için bu, yanıt kadar uzun sürebilir; yaklaşık { MEMORY($bytes) } bellek gerekir.
plain = Bu tahtada hiçbir ilk hamle kazandırmaz, bu yüzden ekosesi düzdür: tahtanın nimberi Γ = 0.
picture = Ekose: { $rowFrom }–{ $rowTo }. satırlar, { $columnFrom }–{ $columnTo }. sütunlar
show-whole = Tamamını göster
overview = Bütün tahta üzerinde görünen bölüm

## What is in view

region = { $rowFrom }–{ $rowTo }. satırlar, { $columnFrom }–{ $columnTo }. sütunlar:
region-alone = { $rowFrom }–{ $rowTo }. satırlar, { $columnFrom }–{ $columnTo }. sütunlar
winning = { $count ->
    [one] kazandıran { $count } hamle, { $name } içindeki payı { PERCENT($percent) }
   *[other] kazandıran { $count } hamle, { $name } içindeki payı { PERCENT($percent) }
  }
counting = sayılıyor…
rows-from = İlk satır
rows-to = son satır
columns-from = İlk sütun
columns-to = son sütun
show-part = Bu bölümü göster
no-part = Satırlar 1–{ $rows }, sütunlar 1–{ $columns } aralığında; küçük sayı önce gelir.

## A disc

disc = { $row }. satır, { $column }. sütun: { $count ->
    [0] köşesi burada olan hiçbir hamle kazandırmaz.
    [one] köşesi burada olan { $count } hamle kazandırır.
   *[other] köşesi burada olan { $count } hamle kazandırır.
  }
disc-moves = yükseklik { $heights } × genişlik { $widths }
and-more = … ve { $count } tane daha
see-corner = Bu köşeyi Tahta sayfasında gör
spot = { $row }. satır, { $column }. sütun çevresi: taşlar buradan ayırt edilemeyecek kadar küçük.
come-near = Yakınlaştır

## What the colours stand for

legend = Taş başına kazandıran hamle, ortalama
density = { $density }

## Saving

picture-size = Uzun kenardaki piksel sayısı
with-caption = Alt yazıyla
save-picture = PNG olarak kaydet
painting = Çiziliyor…
picture-failed = Bu tarayıcı bu boyutta resim oluşturamıyor. Daha küçük bir boyut seç.
caption = { $name }: { $rowFrom }–{ $rowTo }. satırlar, { $columnFrom }–{ $columnTo }. sütunlar
some-threads = { $threads } iplikten { $shown } tanesi

## Threads

threads = İplikleri
threads-introduction = Ekosede, a ⊗ b = Γ (tahtanın nimberi) olan her a, b hamle nimberi çifti için bir iplik vardır: nimberi a olan satır hamleleriyle nimberi b olan sütun hamlelerinin kesişmesi.
threads-how = { $hand ->
    [finger] Çıkarmak için birine bas, geri koymak için yeniden bas.
   *[mouse] Yalnız onu görmek için birinin üzerine gel; çıkarmak için ona bas.
  }
thread = { $a } ⊗ { $b }
all-threads = Bütün iplikler
sum = { $all } iplikten { $on } tanesi görünüyor: kazandıran { $count } hamle.
sum-hidden = { $all } iplikten { $on } tanesi görünüyor.
