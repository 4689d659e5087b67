### Notlandırılanlar

## Biri

item = { $of ->
    [puzzles] Bulmaca { $number }
   *[exercises] Alıştırma { $number }
  }
item-open = { item }, henüz çözülmedi
item-solved = { item }, çözüldü
item-shown = { item }, çözüm gösterildi
item-failed = { item }, çözülemedi
item-closed = { item }, yanıtlandı
next = { $of ->
    [puzzles] Sonraki bulmaca
   *[exercises] Sonraki alıştırma
  }
gained = { $points ->
    [none] Puan yok.
    [whole] 1 puan.
   *[part] { $share } puan.
  }
looked = Çözüme baktığın için puan yok.

## Ne sayılır

contract-tries = { $tries ->
    [0] Her yanıt hemen kontrol edilir. Yanlışsa nedenini görür, yeniden denersin.
    [one] Her birinde tek hakkın var; yanıtın hemen kontrol edilir.
   *[other] Her yanıt hemen kontrol edilir. Her birinde { $tries } hakkın var, sonra çözümü görürsün.
  }
contract-points = Çözdüğün her soru 1 puan getirir. { $costs ->
    [both] Her yanlış yanıt ve her ipucu puanın çeyreğini götürür; en az çeyreği sana kalır. Çözüme bakarsan puan alamazsın.
    [tries] Her yanlış yanıt puanın çeyreğini götürür; en az çeyreği sana kalır. Çözüme bakarsan puan alamazsın.
    [hints] Her ipucu puanın çeyreğini götürür. Çözüme bakarsan puan alamazsın.
   *[nothing] {""}
  }
contract-hidden = Her birinde tek hakkın var; yanıtın doğruysa 1 puan alırsın. Doğru olup olmadığı burada gösterilmez.
contract-read = Bunlar verilen yanıtlar. Burada değiştirilemezler.
contract-score = Başarın, aldığın puanların bütün puanlara oranıdır.
contract-match = Kazandığın oyun { $all } getirir. { $costs ->
    [both] Geri aldığın her hamle ve her ipucu { $quarter } götürür; en az { $quarter } sana kalır.
    [undo] Geri aldığın her hamle { $quarter } götürür; en az { $quarter } sana kalır.
    [hints] Her ipucu { $quarter } götürür; en az { $quarter } sana kalır.
   *[nothing] {""}
  }
contract-again = Yeniden oynayabilirsin: en iyi oyunun sayılır.

## Nereye kadar gelindi

progress-hidden = { $answered } / { $count } yanıtlandı
progress = { $solved } / { $count } çözüldü
progress-score = { progress }, başarı { $score }
