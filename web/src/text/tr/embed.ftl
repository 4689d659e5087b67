## Introduction

heading = Tartan’ı kendi sayfana ekle
introduction = Okurların ne göreceğini seç ve kodu kopyala. Üyelik gerekmez, hiçbir yere bir şey gönderilmez.
introduction-course = Öğrencilerin ne yapacağını seç, sonra bir paket kaydet ya da kodu kopyala. Notlar ve yanıtlar ders platformuna gider; bize hiçbir şey gönderilmez.

what = Sayfana ne gelsin
what-board = Oynanacak bir tahta
what-lesson = Bir ders
what-tartan = Yakınlaştırılacak bir resim
what-course = Ders platformu için
examples = Bir örnekle başla
example-puzzle = metin içinde bir bulmaca
example-figure = kanıtta bir şekil
example-match = bir maç
example-lesson = bir ders
example-tartan = büyük bir resim
example-course = notlu bir ders
example-test = bir sınav
example-won = kazanılacak bir maç

## The board

group-shown = Ne gösterilsin
group-done = Okurlar ne yapabilsin
group-looks = Nasıl görünsün
mode = Okurlar ne yapsın
too-large = Oynamak için en çok 30 satırlı ve 30 sütunlu bir tahta seç.
opponent = Rakip
you = { $who ->
    [students] Öğrencilerin sırası
   *[readers] Okurların sırası
  }
you-first = Birinci
you-second = İkinci
position = Konum
all-white = Hepsi beyaz. Başka bir konum için onu Tahta sayfasında kur, sonra buraya dönüp al.
given = Kurulan konum. Beyaz: { $white }.
make-white = Hepsini beyaz yap
take = Tahta sayfasındaki konumu al ({ $game }, { $board })

## Readers

set-hide = Gizle
set-hide-answers = hangi hamleler kazandırır
set-hide-hints = oyundaki ipuçları
set-hide-nimbers = nimberler ve kazanmanın nedeni
not-secret = Gizlemek korumak değildir: yolunu bilen, gizleneni yine de bulur.
set-lock = Kilitle
set-lock-game = oyun
set-lock-size = boyut
set-lock-mode = okurların ne yaptığı
set-lock-position = konum
set-lock-opponent = kimin kime karşı oynadığı
set-lock-undo = yapılan hamleler
set-lock-answers = alıştırma yanıtları
set-panels = Okurun açabildiği
set-panels-why = kazanmanın nedeni
set-panels-moves = hamle listeleri
set-panels-hints = { set-hide-hints }
set-panels-setup = ayarlar
set-theme = Renkler
set-theme-auto = Otomatik
set-theme-light = Açık
set-theme-dark = Koyu
set-width = Genişlik
set-width-400 = Dar
set-width-600 = Orta
set-width-800 = Geniş
set-height = En çok yükseklik
set-height-auto = Gerektiğince
set-height-360 = 360 piksel
set-height-480 = 480 piksel
set-height-640 = 640 piksel

## The preview

preview = Önizleme
frame-title = { $game }, { $board } tahtada
loading = Tahta yükleniyor…
failed = Tahta yüklenemedi. İnternet bağlantını ve embed.html dosyasının bu sayfayla aynı yerde olup olmadığını kontrol et.

## The code

snippet = Kodu kopyala
kind = Nereye konacak
kind-element = Web sayfası
kind-frame = Web sayfası, betiksiz
kind-moodle = Moodle
kind-canvas = Canvas
kind-jupyter-book-2 = Jupyter Book 2
kind-jupyter-book-1 = Jupyter Book 1
kind-vitepress = VitePress
kind-docusaurus = Docusaurus
kind-reveal = reveal.js
how-element = Bunu tahtayı istediğin yere yapıştır. Tahta gereken yüksekliği kendisi alır, sayfan da üzerinde olanlara tepki verebilir. Birden çok tahta için betik bir kez yeter.
how-frame = Siten iframe’e izin veriyor, betiğe vermiyorsa bunu tahtayı istediğin yere yapıştır. Yükseklik, yukarıdaki önizlemedeki gibi sabittir.
how-moodle = Bir sayfanın, etiketin ya da kitabın metin düzenleyicisini aç, “Araçlar” menüsünden “Kaynak kodu”nu seç ve bunu yapıştır. Moodle betikleri kaldırır, o yüzden bu düz bir iframe’dir; öğrencilerin metinlerinde onu da kaldırabilir.
how-canvas = Rich Content Editor’ü aç, HTML düzenleyicisine (“</>”) geç ve bunu yapıştır. Canvas betikleri kaldırır ve yalnız adresi https ile başlayan çerçeveleri gösterir.
how-jupyter-book-2 = Bunu, Jupyter Book 2 ya da MyST ile yapılan bir kitabın Markdown dosyasına veya hücresine yapıştır. Çerçevenin yüksekliğini kitabın teması belirler, o yüzden tahta alçak tutulur; telefonda çerçeve kayar.
how-jupyter-book-1 = Bunu, Jupyter Book 1 ya da Sphinx ve MyST-Parser ile yapılan bir kitabın Markdown dosyasına yapıştır.
how-vitepress = Bunu bir Markdown dosyasına yapıştır. VitePress orada betiğe izin vermez, o yüzden bu, yüksekliği sabit düz bir iframe’dir.
how-docusaurus = Bunu bir Markdown dosyasına (.md ya da .mdx) yapıştır. Docusaurus onu MDX olarak okur, o yüzden stil HTML’dekinden farklı görünür.
how-reveal = Bunu slaytların arasına yapıştır. Tahta bir slayta sığar; slaytına dönülünce oyun sürer. Ok tuşlarını slaytlara geri vermek için Esc tuşuna bas.
editors = Tahta, betiğinin çalışamadığını söylüyorsa düzenleyici çerçevenin izinlerini kaldırmıştır; TinyMCE 7 ve yenisi böyle yapar. Yöneticiden, düzenleyicinin sandbox_iframes_exclusions ayarına “{ $host }” eklemesini iste.
code = Kopyalanacak kod
copy = Kodu kopyala
trouble-local = Bu sayfa kendi bilgisayarında, sınıfın ona ulaşamaz. dist klasöründeki dosyaları bir web sunucusuna koy, bu sayfayı orada aç ve kodu oradan kopyala.
trouble-local-how = Tartan bir web sitesine nasıl konur
trouble-insecure = Bu sayfanın adresi https ile başlamıyor. https’li sayfalar tahtayı göstermez.

## A lesson, a picture

lesson-hint = Öğeye seed="17" ya da çerçevenin adresine &seed=17 ekle, herkese aynı alıştırmalar gelsin.
tartan-hint = Bütün kazandıran ilk hamlelerin yakınlaştırılabilen resmi. Öğeye seen="1-400x1-800" ya da çerçevenin adresine &seen=1-400x1-800 ekle, bu satır ve sütunlarla başlasın.

## For a course site

group-graded = Nasıl notlanıyor
graded = Ne notlanıyor
graded-match = Maç
graded-lost = Öğrenciler bu maçı kazanamaz: kusursuz bilgisayar buradan onların tarafını her zaman yener.
graded-hard = Öğrenciler kaybeden tarafta: yalnızca bilgisayar hata yaparsa kazanırlar.
puzzle-level = Zorluk, 0–5
course-seed = Öğrencilere gelen
course-seed-own = kendi seti
course-seed-same = aynı set
course-set = Set
pass = Geçme notu
none = yok
pass-from = en az
pass-points = Yüzde
own-sets = Her öğrenciye farklı bir set gelir ve bu set sonra değişmez. Önizleme bunlardan birini gösterir.
same-set = Her numara ayrı bir settir. Bu numarayla herkese aynı set gelir.
tries = Soru başına deneme
tries-any = sınırsız
tries-most = en çok
tries-count = Kaç deneme
answers = Her yanıt
answers-checked = hemen kontrol edilir
answers-test = sınavdaki gibi alınır
answers-secret = Çözümler tarayıcıda hesaplanır: yolunu bilen onları yine de bulur.
hints = İpuçları
hints-given = var
contract = Öğrenciler şunu okur:
for-teachers = Öğretmenler için: ne sayılır, ne saklanır, nasıl baştan başlanır
group-package = Yüklenecek bir paket
standard = Standart
standard-name = SCORM { $version }
package-hint = Moodle, Canvas, Blackboard, ILIAS ya da Open edX’e SCORM etkinliği olarak yüklenecek tek dosya. Notları ve yanıtları ders platformu saklar; başka hiçbir yere bir şey gönderilmez. Hangi standardı seçeceğini bilmiyorsan 1.2’yi al: onu neredeyse her platform tanır. Sınıfına vermeden önce orada öğrenci olarak dene.
package-save = Paketi kaydet
package-size = { $name } kaydedildi ({ $size } kB).
package-failed = Bu sitenin bir dosyası yüklenemediği için paket oluşturulamadı. İnternet bağlantını kontrol et, sonra yeniden kaydet.
group-linked = Paket olmadan
site = Ders platformun
site-splice = SPLICE (Runestone, CodeCheck)
site-jsinput = Open edX, paketsiz
how-splice = Bunu, SPLICE destekleyen bir platformdaki etkinliğe yapıştır. Not ve yanıtlar orada kalır.
how-jsinput = Bir problem ekle, gelişmiş düzenleyicisini aç ve bunu yapıştır. Öğrenciler not almak için problemin altındaki “Submit” düğmesine basar.
link-pass = Bu kod notu gönderir, ama notun geçmeye yetip yetmediğini göndermez: geçme notunu ders platformunda da ayarla.
group-got = Ders platformuna giden
got-anew = Etkinliği değiştirdin, önizleme baştan başladı.
got-score = Not
got-no-score = ilk yanıttan önce yok
got-no-score-yet = hepsi teslim edilene kadar yok
got-passed = Geçme notu { $mark }
got-is-passed = ulaşıldı
got-not-passed = henüz ulaşılmadı
got-failed = ulaşılmadı
got-done = Biten
got-count = { $done } / { $all }, çözülen: { $solved }
got-game = Son oyun
got-game-won = kazanıldı
got-game-lost = kaybedildi
got-last = Son yanıt
got-none = henüz yok
got-right = { $item }: doğru, { $attempt }. denemede
got-wrong = { $item }: yanlış, { $attempt }. denemede
got-shown = { $item }: çözüm gösterildi
got-kept = Bir dahaki sefere saklanan
got-nothing-kept = henüz bir şey yok
got-characters = { $length } karakter

## The page in one file

file = Ya da hepsini indir
file-hint = İçinde tahta, oyun ve çözücü bulunan tek dosya. Çift tıklamayla açılır, ağ gerektirmez. Onu herhangi bir dosya gibi dağıt.
download = flipping-game.html dosyasını indir
