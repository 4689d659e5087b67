## The position

position = Bu konum
white-discs = Beyaz taşlar
count-where-from = { $count }. { $name } nereden geliyor?
wins = Sıradaki oyuncu kazanır.
moves-win = { $moves ->
    [one] Yapılabilecek tek hamle kazandırır.
   *[other] { $wins ->
        [one] { $moves } hamlenin 1 tanesi kazandırır.
       *[other] { $moves } hamlenin { $wins } tanesi kazandırır.
      }
  }
loses = Rakibi kusursuz oynarsa sıradaki oyuncu kaybeder.
no-move-wins = { $moves ->
    [one] Yapılabilecek tek hamle kazandırmaz.
   *[other] { $moves } hamlenin hiçbiri kazandırmaz.
  }
left = { $outcome ->
    [wins] Geriye kazanılan bir konum bıraktın.
   *[loses] Geriye kaybedilen bir konum bıraktın.
  }
over = Hamle kalmadı.
over-meaning = Son hamleyi yapan oyuncu kazandı.
possible = { $moves } hamle yapılabilir.
find-in-steps = Üç adımda kazandıran hamleyi bul
show-answers = Tüm kazandıranları göster
check-first = Yanıtım “Denetle”ye basınca değerlendirilsin
failed = Hangi hamlelerin kazandırdığı şu anda hesaplanamıyor.

## Said aloud

spoken-wins = { $move }, kazandırır
spoken-loses = { $move }, kazandırmaz
spoken-draft = { $move }. İşaretli taşlardan ekle.
spoken-corner = { $board ->
    [line] En sağdaki: { $place }, { $moves }.
   *[plane] Köşe: { $place }, { $moves }.
  }
spoken-position = { $board } taşlık tahta. { $white } beyaz taş.

## What the board lights for a number

lit-all = bütün beyaz taşlar
lit-value = değeri { $value } olan beyaz taşlar
