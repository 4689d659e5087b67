move-nimber = 走法 Nim 数
tallest-bar = { $moves ->
   *[other] 最多 { ABOUT($moves) } 个
  }
bars-of-several = { $nimbers ->
    [1] 每根柱表示 1 个走法 Nim 数。
   *[other] 每根柱表示 { $nimbers } 个相邻的走法 Nim 数，高度取其中最高的。
  }
axis-empty = 这条轴放不下任何一种长度，所以没有可用的操作。
axis-slider = { $axis }：走法 Nim 数
nimber-readout = 走法 Nim 数 { $nimber }：{ $moves } 个操作
nimber-readout-partner = 走法 Nim 数 { $nimber }：{ $moves } 个操作，与另一条轴的 { $partner } 配对
previous-pair = 上一对
next-pair = 下一对
