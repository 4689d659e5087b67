name = Grundy sayılarını elle bulma
coin-known = { $place }. yer: değeri { $value }
coin-next = { $place }. yer: şimdi bulunacak
coin-hidden = { $place }. yer: henüz bulunmadı

place-of-move = { $moves ->
    [hops] buradan bir sıçrayışla varılan her yere
   *[runs] burada biten bir bloğun başladığı her yere
  }
ask-moves = { $place }. yer: { place-of-move } bas, sonra ilk boş kutuya.
ask-moves-now = { $place }. yer: bu kez { place-of-move } bas, sonra ilk boş kutuya.
ask-box = { $place }. yer: ilk boş kutu hangisi olacak? Emin değilsen { place-of-move } bas.
all-found = Hepsi bu kadar.
boxes = Kutular
box = { $value } kutusu: { $count ->
    [0] boş
    [one] içinde { $count } tane
   *[other] içinde { $count } tane
  }

## What is said

dropped = { $count ->
    [0] Hiçbir şey bırakmaz, değeri 0: 0 kutusuna.
    [one] { $coins }. yerde bir para bırakır, değeri { $value }: { $value } kutusuna.
   *[other] { $coins }. paraları bırakır, değerleri {"\u2066"}{ $sum } = { $value }{"\u2069"}: { $value } kutusuna.
  }
out-of-reach = { $place }. yerden hiçbir hamle { $reached }. yere varmaz.
early = { $pressed ->
    [0] Önce { place-of-move } bas.
    [one] Bir tane daha var. Önce { place-of-move } bas.
   *[other] Bir tane daha var. Önce { place-of-move } bas.
  }
taken = { $moves ->
    [hops] { $value } kutusu boş değil: { $reached }. yere sıçrayış { $value } bırakır.
   *[runs] { $value } kutusu boş değil: { $reached }. yerde başlayan blok { $value } bırakır.
  }
not-smallest = { $value } kutusu boş kalır, ama daha küçük bir kutu da boş kalır.
found = { $place }. yerin değeri { $value }; hamlelerinin bıraktıkları: { $list }.
found-end = { $place }. yerin değeri { $value }: hamlesi yok.

printed-heading-left = Hamlelerin bıraktıkları
printed-heading-value = Değer
