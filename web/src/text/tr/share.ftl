heading = Sakla ve paylaş
explanation = Sayfanın adresi her şeyi içerir: oyunu, tahtayı ve yaptığın her hamleyi.

code = Telefon için kod

## Pictures

with-legend = Göstergesiyle
picture-title = { $game }, { $board } tahtada
picture-discs = { $discs ->
    [one] 1 yerden
   *[other] { $discs } yerden
  } { $white } tanesi beyaz.
picture-chosen = Seçilen: { $move }.
picture-failed = Bu tarayıcı resmi oluşturamadı. Öteki türü ya da daha küçük bir tahtayı dene.

## Text

json = Metin olarak (JSON)
json-explanation = Tahtayı saklamak için bu metni kopyala ya da buraya bir metin yapıştırıp aç. Biçimi aşağıda anlatılıyor.
json-field = JSON olarak tahta
json-back = Şimdiki tahtaya dön
copy-json = Metni kopyala
open-json = Bu metni aç
opening = Açılıyor…
opened = Açıldı.
problem-not-json = Bu JSON değil. Metnin tamamını yapıştır: baştaki { "{" } ile sondaki { "}" } dâhil.
problem-not-a-study = Bu JSON, ama bir Tartan tahtası değil: içinde "tartan": "study" olan bir nesne olmalı.
problem-unknown-version = Bu metnin sürümü { $found }, bu sayfa ise sürüm 2 okur.
problem-missing = “{ $key }” eksik.
problem-no-value = “{ $key }” için değer yok.
problem-bad-value = “{ $key }” için şu değer olmaz: { $found }.
problem-illegal-move = Oyunda bu noktada “{ $found }” diye bir hamle yok.
problem-failed = Bu oyunun hamleleri şu anda hesaplanamıyor.

## The form of the text: what its keys mean. Words in quotes stay as they are

form = Metnin biçimi
form-tartan = her zaman “study”
form-version = { 2 }
form-game = sayfanın bağlantısındaki hâliyle oyun: “rugs” ya da satırlar için bir oyun, *, sütunlar için bir oyun; örneğin “twins-within:4*ruler”. Yoksa: Flipping Game.
form-rows = { 1 } ile oyunun izin verdiği en büyük sayı arasında tam sayılar, en çok { 200 }
form-position = her satır için bir metin, en üstteki önce: beyaz için W, siyah için B. Yoksa: hepsi beyaz.
form-mode = “explore”, “predict”, “edit” ya da “play”
form-moves = sırasıyla hamleler, her biri satırları x sütunları olarak: “3x1~4”, 3. satır, 1–4. sütunlar demektir; “1.3x2.5” dört yer çevirir
form-variations = başka denenenler: “after” hangi numaralı konumdan sonra geldiğini, “moves” hamlelerini söyler
form-at = gösterilen konumda hamlelerin kaçının yapılmış olduğu. Yoksa: hepsi.
form-hints = ipucu istediğin konumların numaraları
form-opponent = “person”, “casual”, “good” ya da “perfect”
form-you = “first” ya da “second”: bilgisayara karşı oyunda birinci mi ikinci mi oynadığın
form-seed = { 4294967296 } sayısından küçük bir tam sayı: bilgisayarın eşit hamlelerden hangisini yapacağını belirler
form-corner = seçilen: “5x4”, 5. satır, 4. sütundur
form-answers = kazandıran hamleleri gizlemek için false
form-heat = “corners”, “cover” ya da “none”
form-show = “values” ve “grundy” içinden bir liste
form-revealed = bulmacanın çözümü gösterildiyse true
form-review = incelenen hamlenin numarası
