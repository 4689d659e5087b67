scale = Шкала
scale-linear = { $value }
scale-quotient = { $value } / n^(5/2)
scale-log = log { $value }
colours = Цвет точек
colours-plain = Один цвет
colours-nimber = По Γ
range = Показано: n от { $first } до { $last }.
keys = { $hand ->
    [finger] Проведи по участку, чтобы видеть только его, или меняй масштаб двумя пальцами.
   *[mouse] Проведи по участку, чтобы видеть только его. Масштаб меняй двумя пальцами или колесом мыши с нажатой Ctrl. С клавиатуры: стрелки, Page Up и Page Down, Home, End, + и −.
  }
