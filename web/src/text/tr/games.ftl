## Boards

board-rugs = Rugs
board-turning-corners = Turning Corners
board-turning-turtles-squared = Turning Turtles²
board-mock-turtles-squared = (Mock Turtles)²
board-acrostic-twins = Acrostic Twins
product = { $rows } × { $columns }
one-row = { $game }, tek satır
playing = { $game } oyna

## Choosing a move coin by coin

add-discs = İşaretliler arasından hamlenin çevireceği öteki paraları seç.
not-together = Bu köşenin o parayı da çeviren bir hamlesi yok.

## Why

one-of-each = { $count } hamle var. Her sonuç için biri gösteriliyor.

## Choosing a game

rows-heading = Tek satırda
find = Oyun ara: adı, 1 2 4 7 gibi sayıları ya da OEIS kaydı
cards = Her birinde bir hamle ve ilk paraların Grundy sayıları var.
none-found = Bu listede o adda ya da o sayılarla bir oyun yok.
build = Oyun oluştur
board-connected-blocks = Connected Blocks
choose-runs = Seçtiğin uzunlukta bloklar
choose-up-to-coins = En çok n para
choose-exactly-coins = Tam n para
choose-twins-within = Sınırlı uzaklıkta Twins
choose-pattern = Kendi desenlerin
detail-runs = Uzunluklar
detail-up-to-coins = Para sayısı
detail-exactly-coins = { detail-up-to-coins }
detail-twins-within = Uzaklık
detail-pattern = Desenler
problem-runs = Tam sayılar gir, örneğin 1, 3, 7.
problem-up-to-coins = 1 ya da daha büyük bir tam sayı gir.
problem-exactly-coins = { problem-up-to-coins }
problem-twins-within = { problem-up-to-coins }
problem-pattern = Desen gir, örneğin 0;0,1.
pattern-hint = Bir desen, paralarının tura olması gereken paradan ne kadar solda olduğunu söyler; o paranın kendisi 0’dır. Desenlerin arasına ; koy. 0;0,1 bir parayı tek başına ya da sol komşusuyla birlikte çevirir; 0,d ise “ve herhangi bir uzaklıkta bir tane daha” demektir.
pattern-sets = { $count ->
    [one] { $places } yere tek bir desen sığar.
   *[other] { $places } yere { $count } desen sığar.
  }
## Games on a line

line-ruler = Ruler
line-single = Tek para
line-twins = Twins
line-turning-turtles = Turning Turtles
line-mock-turtles = Mock Turtles
line-moebius = Moebius
line-mogul = Mogul
line-moidores = Moidores
line-triplets = Triplets
line-sym = Sym
line-grunt = Grunt
line-turnips = Turnips
line-up-to-coins = En çok { $number }
line-exactly-coins = Tam { $number }
line-twins-within = Twins (uzaklık ≤ { $number })
line-runs = Bloklar ({ $lengths })
line-hops = Sıçramalar ({ $hops })
line-pattern = Desenler { $pattern }

## Rules: what a move turns of a row of discs

rules-ruler = yan yana istediğin kadarı
rules-single = yalnızca bir tanesi
rules-twins = herhangi iki tanesi
rules-turning-turtles = bir ya da iki tanesi
rules-mock-turtles = bir, iki ya da üç tanesi
rules-moebius = en çok beş tanesi
rules-mogul = en çok yedi tanesi
rules-moidores = en çok dokuz tanesi
rules-triplets = herhangi üç tanesi
rules-sym = simetrik bir küme oluşturan istediğin kadarı
rules-grunt = ilki, sonrakilerden herhangi biri ve bu ikisinin arasında simetrik duran iki tanesi
rules-turnips = eşit aralıklı üç tanesi
rules-up-to-coins = { $number ->
    [one] yalnızca bir tanesi
   *[other] en çok { $number } tanesi
  }
rules-exactly-coins = { $number ->
    [one] yalnızca bir tanesi
   *[other] herhangi { $number } tanesi
  }
rules-twins-within = aralarındaki uzaklık en çok { $number } olan herhangi iki tanesi
rules-runs = { $family ->
    [triangular] yan yana 1, 3, 6, 10, … tanesi
    [square] yan yana 1, 4, 9, 16, … tanesi
    [all] yan yana istediğin kadarı
    [odd] yan yana 1, 3, 5, 7, … tanesi
    [powers-of-two] yan yana 1, 2, 4, 8, … tanesi
    [primes] yan yana 2, 3, 5, 7, … tanesi
    [fibonacci] yan yana 1, 2, 3, 5, … tanesi
   *[list] yan yana { $list } tanesi
  }
rules-hops = herhangi biri ve onun { $hops } yer öncesindeki
rules-pattern = { $pattern } desenlerinden birine uyanlar

rule = Birkaç satır ve birkaç sütun seç, kesiştikleri yerlerdeki paraları çevir. Satırlardan { $rows }, sütunlardan { $columns } seçilir. Son satırla son sütundaki para, yani köşe, beyaz olmalı. Son hamleyi yapan kazanır.
rule-of-row = Bir hamlede, tek bir satırın paralarından { $columns } çevrilir. Çevrilenlerin en sağda olanı beyaz olmalı. Son hamleyi yapan kazanır.
rule-hops = Bir para { $hops } yer sola sıçrar: beyaz bir parayı ve onun konduğu yerdekini çevir. Son hamleyi yapan kazanır.
rule-rugs = İstediğin boyutta bir dikdörtgeni çevir. Sağ alt parası beyaz olmalı. Son hamleyi yapan kazanır.
rule-turning-corners = En az 2 × 2 olan bir dikdörtgenin dört köşesini çevir. Sağ alt köşedeki beyaz olmalı. Son hamleyi yapan kazanır.
rule-acrostic-twins = Aynı satırdan ya da aynı sütundan herhangi iki parayı çevir. Daha sağdaki ya da daha aşağıdaki beyaz olmalı. Son hamleyi yapan kazanır.
