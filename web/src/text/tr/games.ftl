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

add-discs = İşaretli taşlar arasından hamlenin öteki taşlarını seç.
not-together = Bu köşenin o taşı da içeren bir hamlesi yok.

## Why

one-of-each = { $count } hamle var. Her sonuç için biri gösteriliyor.

## Choosing a game

rows-heading = Tek satırda
find = Oyun ara ya da ilk sayıları yaz: 1 2 4 7 gibi
cards = Her birinde bir hamle ve ilk paraların Grundy sayıları var.
none-found = Bu listede o adda ya da o sayılarla bir oyun yok.
build = Oyun oluştur
board-connected-blocks = Connected Blocks
choose-runs = Seçtiğin uzunlukta sıralar
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
line-runs = Sıralar ({ $lengths })
line-hops = Sıçramalar ({ $hops })
line-pattern = Desenler { $pattern }

## Rules: what a move turns of a row of discs

rules-ruler = yan yana istenen sayıda
rules-single = yalnız bir tane
rules-twins = herhangi iki tane
rules-turning-turtles = bir ya da iki tane
rules-mock-turtles = bir, iki ya da üç tane
rules-moebius = en çok beş tane
rules-mogul = en çok yedi tane
rules-moidores = en çok dokuz tane
rules-triplets = herhangi üç tane
rules-sym = kendi içinde simetrik herhangi bir küme
rules-grunt = ilki, sonrakilerden herhangi biri ve bu ikisinin arasında simetrik duran iki tane
rules-turnips = eşit aralıklı üç tane
rules-up-to-coins = { $number ->
    [one] yalnız bir tane
   *[other] en çok { $number } tane
  }
rules-exactly-coins = { $number ->
    [one] yalnız bir tane
   *[other] herhangi { $number } tane
  }
rules-twins-within = aralarındaki uzaklık en çok { $number } olan herhangi iki tane
rules-runs = { $family ->
    [triangular] yan yana 1, 3, 6, 10, … tane
    [square] yan yana 1, 4, 9, 16, … tane
    [all] yan yana istenen sayıda
    [odd] yan yana 1, 3, 5, 7, … tane
    [powers-of-two] yan yana 1, 2, 4, 8, … tane
    [primes] yan yana 2, 3, 5, 7, … tane
    [fibonacci] yan yana 1, 2, 3, 5, … tane
   *[list] yan yana { $list } tane
  }
rules-hops = herhangi biri ve onun { $hops } yer öncesindeki
rules-pattern = şu desenlerden herhangi biri: { $pattern }

rule = Birkaç satır ve birkaç sütun seç, kesiştikleri yerlerdeki taşları çevir. Satırlar: { $rows }. Sütunlar: { $columns }. Son satırla son sütundaki taş, yani köşe, beyaz olmalı. Son hamleyi yapan kazanır.
rule-of-row = Tek bir satırın paralarını çevir: { $columns }. En sağdaki beyaz olmalı. Son hamleyi yapan kazanır.
rule-hops = Bir para { $hops } yer sola sıçrar: beyaz bir parayı ve onun konduğu yerdekini çevir. Son hamleyi yapan kazanır.
rule-rugs = İstediğin boyutta bir dikdörtgeni çevir. Sağ alt taşı beyaz olmalı. Son hamleyi yapan kazanır.
rule-turning-corners = En az 2 × 2 olan bir dikdörtgenin dört köşesini çevir. Sağ alttaki beyaz olmalı. Son hamleyi yapan kazanır.
rule-acrostic-twins = Aynı satırdan ya da aynı sütundan herhangi iki taşı çevir. Daha sağdaki ya da daha aşağıdaki beyaz olmalı. Son hamleyi yapan kazanır.
