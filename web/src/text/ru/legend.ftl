name = Обозначения
overlay-values = Числа на фишках: их значения.
overlay-grundy = Жирные числа по краям: числа Гранди.
shading-corners = Выигрышные ходы с углом в этой фишке
shading-cover = Выигрышные ходы, которые переворачивают эту фишку
none = нет
tails = чёрная фишка
range = { $from }–{ $to }
winning = выигрышный ход до этого места
possible = другой ход до этого места
unknown = ход до этого места
adds = можно добавить к ходу
adds-winning = можно добавить и прийти к выигрышному ходу
corner = угол выигрышного хода
corner-if-any = угол выигрышного хода, если такой ход есть
last = последний ход
played = сделанный ход
reply = ответ
lengths = Высота { $heights }, ширина { $widths }
chosen = { $fate ->
    [wins] Ход выигрывает: { $move }.
    [loses] Ход не выигрывает: { $move }.
   *[unknown] Ход: { $move }.
  }
