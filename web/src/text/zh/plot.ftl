scale = 刻度
scale-linear = { $value }
scale-quotient = { $value } / n^(5/2)
scale-log = log { $value }
colours = 点的颜色
colours-plain = 单色
colours-nimber = 按 Γ
range = 当前显示：n = { $first } 至 { $last }。
keys = { $hand ->
    [finger] 拖过一段可单独看它，双指捏合或张开可缩放。
   *[mouse] 拖过一段可单独看它；双指捏合或张开，或按住 Ctrl 转动滚轮，可缩放。键盘：方向键、Page Up 和 Page Down、Home、End、+ 和 −。
  }
