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
    [none] 0 puan.
    [whole] 1 puan.
   *[part] { $share } puan.
  }
looked = Çözüme baktın: 0 puan.

## Ne sayılır

contract-tries = { $tries ->
    [one] Her soruda tek hakkın var; yanıtın hemen kontrol edilir.
   *[other] Her yanıt hemen kontrol edilir. Her soruda { $tries } hakkın var, sonra çözümü görürsün.
  }
contract-points = Çözdüğün her soru 1 puan getirir. { $costs ->
    [both] Her yanlış yanıt ve her ipucu bunun çeyreğini götürür; en az çeyreği sana kalır.
    [tries] Her yanlış yanıt bunun çeyreğini götürür; en az çeyreği sana kalır.
    [hints] Her ipucu bunun çeyreğini götürür.
   *[nothing] {""}
  }
contract-looking = Çözüme bakarsan o sorudan 0 puan alırsın.
contract-hidden = Her soruda tek hakkın var; yanıtını sonradan değiştiremezsin. Yanıtın doğruysa 1 puan alırsın, ama doğru olup olmadığı burada gösterilmez.
contract-read = Bunlar verilen yanıtlar. Burada değiştirilemez.
contract-score = Notun, aldığın puanların toplam puana oranıdır.
contract-match = { $costs ->
    [both] Kazanırsan { $all } alırsın; her ipucu ve geri alıp değiştirdiğin her hamle bundan { $quarter } götürür, ama sana en az { $quarter } kalır. Kaybedersen { $none } alırsın.
    [undo] Kazanırsan { $all } alırsın; geri alıp değiştirdiğin her hamle bundan { $quarter } götürür, ama sana en az { $quarter } kalır. Kaybedersen { $none } alırsın.
    [hints] Kazanırsan { $all } alırsın; her ipucu bundan { $quarter } götürür, ama sana en az { $quarter } kalır. Kaybedersen { $none } alırsın.
   *[nothing] Kazanırsan { $all }, kaybedersen { $none } alırsın.
  }
contract-again = Çalışmanı teslim edene kadar yeniden oynayabilirsin: en iyi oyunun sayılır.
contract-lesson = Notunu dersin sonundaki alıştırmalar belirler.
contract-pass = Geçmek için en az { $mark } almalısın.

## Nereye kadar gelindi

progress-hidden = { $answered } / { $count } yanıtlandı
progress = { $solved } / { $count } çözüldü
progress-score = { progress }, not: { $score }
finished = Sonuncusu buydu. { progress-score }.
