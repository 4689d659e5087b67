keys = Ok tuşları başka bir yere, Home ve End satırın başına ve sonuna, Ctrl ile birlikte köşelere gider. Enter aynı sayının olduğu bütün yerleri aydınlatır, Esc ışığı söndürür.
place = { $row }. satır, { $column }. sütun
steps = Bütün adımları gör
hint = Aynı sayının olduğu bütün yerleri aydınlatmak için bir yer seç.
lit = { $count ->
    [0] { $number } sayısı bu tabloda yok.
    [one] { $number } sayısı tek bir yerde var.
   *[other] { $number } sayısı { $count } yerde var.
  }
light-off = Işığı söndür
copy-table = Tabloyu CSV olarak kopyala
picture-failed = Bu tarayıcı resmi oluşturamadı. Öteki türü ya da daha küçük bir tabloyu dene.
