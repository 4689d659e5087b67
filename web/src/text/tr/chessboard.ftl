rule = Bir tahtada paralar var; aynı karede birden çok para durabilir. Her hamlede bir para, adımlardan biri kadar sola ya da yukarı gider. Hamle yapamayan kaybeder.
count = M(n, c), c farklı paranın n × n kareye, birinci oyuncu kazanacak biçimde kaç yolla yerleştirilebileceğini gösterir.

## The form

form = Bir tahta ve para sayısı seç
side = Tahtanın kenarı, n
side-hint = En çok 10^18 satır ve sütun.
coins = Para sayısı, c
coins-hint = En çok { 1000000 }, hepsi farklı.
steps = Adımlar
steps-hint = Bir para ne kadar gidebilir.
modulus = Modül, m (isteğe bağlı)
modulus-hint = En çok 2^60. Bütün basamaklar için boş bırak.
problem-bad-steps = En az 1, en çok { $most } adım gir; her biri 1 ile { $largest } arasında olsun, aralarına virgül koy.

## The answer

answer = Birinci oyuncu kazanır
computing = Hesaplanıyor…
cancelled = Vazgeçildi.
with-steps = Adımlar: { $steps }.
share = Bu sayının bütün dizilişler içindeki payı: { PERCENT($percent) }.
remainder = Bu, { $modulus } ile bölümünden kalan.
digits = { $digits } basamak
nobody = Bu adımlarla bu tahtada hiçbir para hareket edemez, bu yüzden birinci oyuncu hep kaybeder.
announced = Birinci oyuncunun kazandığı dizilişler: { $winning }.
announced-long = Birinci oyuncunun kazandığı dizilişler: { $digits } basamaklı bir sayı.
equation = M({ $side }, { $coins }) =
equation-modulo = M({ $side }, { $coins }) mod { $modulus } =
copy-number = Sayıyı kopyala
folded = { $first } … { $last }
all-digits = Bütün basamaklar
fewer-digits = Daha az basamak

## Where it comes from

line = 1. Tek bir kare şeridi
line-words = Bir paranın satırı ve sütunu birbirinden bağımsız değişir; o yüzden tek bir şeride bak. Kenara uzaklığı x olan paranın değeri g(x)’tir: adımlarının götürdüğü değerlerin ⟦mex|mex’i⟧.
repeats = { $period ->
    [one] Kenardan başlayarak bütün sayılar aynıdır: periyot { $period }.
   *[other] Sayılar kenardan başlayarak her { $period } karede bir yinelenir.
  }
repeats-later = İlk { $before } sayıdan sonra sayılar her { $period } karede bir yinelenir.
repeats-never = Sayılar ilk { $searched } tanesi içinde yinelenmiyor, bu yüzden { $side } sayının hepsi hesaplandı.
proof = Bu kanıtlandı: { $steps ->
    [one] bir sayı
   *[other] art arda { $steps } sayı
  } yeniden ortaya çıktı, bütün ötekiler bunlardan çıkar.
boxes = { $count } karenin Grundy sayıları, { $first } uzaklığından başlayarak
boxes-note = g(x), x = { $first } ile başlar. Çizgi, bir periyodun başladığı yeri gösterir.
box = uzaklık { $distance }: { $number }
squares = 2. Şeritteki ve tahtadaki kareleri say
squares-words = Bir şeridin k(a) karesinin değeri a’dır. Tahtadaki bir karenin değeri, satırının değeri ⟦nim-sum|⊕⟧ sütununun değeridir; böylece tahtanın q(a) karesinin değeri a olur.
squares-table = Her nimberden şeritte ve tahtada kaç kare var
transform = 3. Walsh–Hadamard dönüşümü
transform-words = h(w), k(a) sayılarını toplar; a ile w’nin ortak 1 biti sayısı tekse k(a) eksi işaretle girer. Böylece ⊕ çarpmaya dönüşür: tahta için h(w)² olur.
power = 4. Bütün paralar birlikte
power-words = Her para bir çarpan daha demektir: c para için h(w)²ᶜ.
power-words-modulo = Her para bir çarpan daha demektir: c para için h(w)²ᶜ; burada onun { $width } · m = { $ring } ile bölümünden kalan. Böylece toplam yine de { $width } ile bölünebilir.
transform-table = Sayıların dönüşümü, her w için
power-table = Kuvvetler, her w için
head-nimber = nimber
head-line = şeridin
head-board = tahtanın
head-index = her w için
head-coins = bütün paraların
inverse = 5. Ve geri dönüş
inverse-words = Kuvvetlerin toplamı { $width } ile bölününce, ⟦nim-sum|Nim toplamı⟧ 0 olan dizilişlerin sayısı çıkar: bunlarda birinci oyuncu kaybeder. Kuvvetlerin ilki, bütün dizilişlerin sayısıdır.
losing = birinci oyuncunun kaybettiği dizilişler
all = bütün dizilişler
difference = birinci oyuncunun kazandığı dizilişler

## The board

play-hint = { $hand ->
    [finger] Bir paraya bas, sonra gideceği kareye.
   *[mouse] Bir para, sonra da gideceği yeri seç. Ok tuşları kareden kareye gider.
  }
board = { $side } × { $side } karelik tahta
tools = Bir kareye basınca
tool-move = Para taşı
tool-add = Para ekle
tool-remove = Para kaldır
values = Nimberleri göster
computer = Bilgisayar yanıtlar
let-computer = Hamleyi bilgisayar yapsın

square-empty = boş
square-coins = { $coins ->
    [one] bir para
   *[other] { $coins } para
  }
square-selected = seçili
square-target = buraya gidebilirsin
square-from = para buradan geldi
square-to = para buraya gitti
square-hint = bu kazandırır

your-turn = Sıra sende.
over = Hiçbir para hareket edemez.
nim-sum = ⟦nim-sum|Nim toplamı⟧ { $sum }: sırası gelen oyuncu kazanabilir.
nim-sum-zero = ⟦nim-sum|Nim toplamı⟧ 0: öteki iyi oynarsa sırası gelen oyuncu kaybeder.

you-moved = Senin hamlen: { $from } → { $to }.
computer-moved = Bilgisayarın hamlesi: { $from } → { $to }.
winning-move = Bu kazandırır: { $from } → { $to }.
selected = Seçili para: { $square }. Gideceği yeri seç.
stuck = Bu para hareket edemez: { $square }. Başka birini seç.
no-coin = Burada para yok: { $square }.
no-move = Para buraya gidemez: { $square }. Yeniden bir para seç.
added = Para eklendi: { $square }.
removed = Para kaldırıldı: { $square }.
full = Bu tahtaya { $most } para sığar. Önce birini kaldır.
you-win = Bilgisayar hamle yapamıyor. Kazandın!
computer-wins = Hamle yapamıyorsun. Bilgisayar kazandı.
last-move = Bu son hamleydi ve kazandırdı.
none-wins = Hiçbir hamle kazandırmaz: Nim toplamı 0.
