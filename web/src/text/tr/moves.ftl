## The moves of a corner

corner-heading = Bu köşenin hamleleri
corner-table = Bu köşenin hamleleri, satır ve sütunlara göre
axes = { $rows ->
    [lengths] yükseklik
   *[places] satırlar
  } \ { $columns ->
    [lengths] genişlik
   *[places] sütunlar
  }
line-axis = { $places ->
    [lengths] uzunluk
   *[places] paralar
  }
too-many = { $rows } × { $columns }.
too-many-on-line = { $count } hamle.
row-moves = { $count } satır hamlesi
column-moves = { $count } sütun hamlesi
move-wins = { $size }, kazandırır
move-loses = { $size }, kazandırmaz

## All winning moves

list-heading = Kazandıran bütün hamleler
count = Kazandıran hamle sayısı: { $count }
hidden = Çözümü bulana dek gizli kalırlar.
none = Bu konumda hiçbir hamle kazandırmaz.
table = Kazandıran hamleler, satır ve sütunlara göre
kind = { $size }: { $count }
kind-from-corner = Köşeden sayınca { $size }: { $count }
kind-by-number = Köşeden sayınca { $rows } × { $columns }: { $count }
line-kind = { $coins } para: { $count }
line-kind-by-number = Köşesinin { $number }. hamlesi: { $count }
row-move = { $number }. satır hamlesi
column-move = { $number }. sütun hamlesi
heights = Yükseklik
widths = Genişlik
rows-from-corner = Köşeden sayılan satırlar
columns-from-corner = Köşeden sayılan sütunlar
lengths = Uzunluk
coins-from-corner = Köşeden sayılan paralar
