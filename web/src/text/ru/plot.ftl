scale = Шкала
scale-linear = { $value }
scale-quotient = { $value } / n^(5/2)
scale-log = log { $value }
colours = Цвет точек
colours-plain = Один цвет
colours-nimber = По Γ
range = Показано: n от { $first } до { $last }.
keys = { $hand ->
    [finger] Проведите по участку, чтобы видеть только его, или меняйте масштаб двумя пальцами.
   *[mouse] Проведите по участку, чтобы видеть только его. Масштаб меняйте двумя пальцами или колесом мыши с нажатой клавишей Ctrl. С клавиатуры: стрелки, Page Up и Page Down, Home, End, + и −.
  }
