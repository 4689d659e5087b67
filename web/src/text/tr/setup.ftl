## The size

rows-slider = Satırlar, sürgüyle
columns-slider = Sütunlar, sürgüyle
presets = Hazır boyutlar

## What the board shows

layers = Tahtada gösterilen
shading = Gölgeleme
shading-corners = Köşeye göre kazandıran hamleler
shading-cover = Çevrilen yere göre kazandıran hamleler
shading-none = Yok
disc-values = Değerler

## Its parts

part-size = Tahtanın boyutu
part-layers = Gölgeleme ve sayılar
part-share = Paylaş ve kaydet
part-keys = Tuşlar

## Keys, beside those of the board

key-ends = Home ve End
key-ends-does = satırın başına ve sonuna gider
key-pages = Page Up ve Page Down
key-pages-does = on satır yukarı ya da aşağı gider
key-corners = Ctrl ile Home ya da End
key-corners-does = sol alt ya da sağ üst köşeye gider
key-undo = Ctrl ile Z ya da Y
key-undo-does = geri alır ya da yineler; Mac’te Ctrl yerine ⌘
key-why = “Neden?” bölümünde ok tuşları
key-why-does = bir formülde ya da tabloda sayıdan sayıya gider
