name = 两条轴上的走法 Nim 数
reading = { $hand ->
    [finger] 点一根柱，读出它的数。
   *[mouse] 指向一根柱，或用方向键，读出它的数。
  }
pair = 有 { $rowMoves } 个行操作满足 {"\u2066"}a = { $a }{"\u2069"}。它们需要 {"\u2066"}b = Γ ⊘ a = { $nimber } ⊘ { $a } = { $b }{"\u2069"}，这样的列操作有 { $columnMoves } 个。合起来：{"\u2066"}{ $rowMoves } · { $columnMoves } = { $product }{"\u2069"}。
zero = 没有走法 Nim 数为 0 的操作。
partners = 带三角形的绿柱在另一条轴上有搭档：它们合起来就是必胜走法。

## 图

cloth-later = 先回答关于这个棋盘的问题，图才会显示：它会泄露答案。
cloth-question = 转到问题

## 工作量

work-name = 要看多少个操作，又算出多少种走法
work-side = N
work-looked = 行操作数 + 列操作数
work-counted = 第一步的走法数：行操作数 × 列操作数
