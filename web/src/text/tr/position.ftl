## The position

position = Bu konum
white-discs = Beyazlar
count-where-from = { $count }. { $name } nereden geliyor?
wins = Sırası gelen oyuncu kazanır.
moves-win = { $moves ->
    [one] Yapılabilecek tek hamle kazandırır.
   *[other] { $wins ->
        [one] { $moves } hamleden yalnızca biri kazandırır.
       *[other] { $moves } hamleden { $wins } tanesi kazandırır.
      }
  }
loses = Rakibi kusursuz oynarsa sırası gelen oyuncu kaybeder.
no-move-wins = { $moves ->
    [one] Yapılabilecek tek hamle kazandırmaz.
   *[other] { $moves } hamlenin hiçbiri kazandırmaz.
  }
left = { $outcome ->
    [wins] Rakibine kazanabileceği bir konum bıraktın.
   *[loses] Rakibine kaybedeceği bir konum bıraktın.
  }
over = Hamle kalmadı.
over-meaning = Son hamleyi yapan oyuncu kazandı.
possible = { $moves } hamle yapılabilir.
find-in-steps = Üç adımda kazandıran hamleyi bul
show-answers = Kazandıran bütün hamleleri göster
check-first = Yanıtımı ancak “Kontrol et” deyince değerlendir
failed = Hangi hamlelerin kazandırdığı şu anda hesaplanamıyor.

## Said aloud

spoken-wins = { $move }, kazandırır
spoken-loses = { $move }, kazandırmaz
spoken-draft = { $move }. İşaretlilerden ekle.
spoken-corner = { $board ->
    [line] En sağdaki: { $place }, { $moves }.
   *[plane] Köşe: { $place }, { $moves }.
  }
spoken-position = { $board } tahta. Beyaz: { $white }.

## What the board lights for a number

lit-all = bütün beyazlar
lit-value = değeri { $value } olan beyazlar
