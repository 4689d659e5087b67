heading = 三个或更多游戏组成的长方体
introduction = 同时玩三个单行游戏，硬币排成一个长方体。一步是从每个游戏里各取一种走法，翻转它们共同交叉处的硬币；在各走法最末位置的交叉处，那枚硬币必须是正面。一枚硬币的值是它沿各轴的 ⟦grundy-number|SG 值⟧的 ⟦nim-product|Nim 积⟧。

## The games

games = 游戏与大小
axis = 游戏 { $number }
size = 游戏 { $number } 的位置数
add-axis = 添加游戏
remove-axis = 删除游戏 { $number }
set-up = 摆出这个长方体
too-large = 长方体最多有 { $most } 枚硬币。按这些大小会有 { $count } 枚：请选小一些的。

## The slice

slice = 这一层
place = { $axis }：位置
table = 硬币的值。行：{ $down }，列：{ $across }
corner = { $down } ↓ { $across } →
coin-heads = 硬币 { $coin }，正面，值为 { $value }
coin-tails = 硬币 { $coin }，反面，值为 { $value }
hint = { $hand ->
    [finger] 点一枚硬币，翻转它，并看它的值是怎么来的。
   *[mouse] 点一枚硬币可翻转它。指向一枚硬币，看它的值是怎么来的。
  }

## The position

position = 局面
no-heads = 没有正面朝上的硬币。点选硬币，摆出一个局面。
heads = { $here ->
    [0] 正面：{ $count } 枚，都不在这一层。
   *[other] 正面：{ $count } 枚，其中 { $here } 枚在这一层。
  }
nimber = Nim 数是 { $nimber }。
cannot-win = 没有必胜走法。
can-win = 这样走必胜：翻转这些位置交叉处的硬币。
turned = { $axis }：{ $places }
coins-turned = 共翻转 { $count } 枚硬币。
clear = 全部翻成反面

## What a screen reader hears

spoken-turned = 已翻转 { $count } 枚硬币。
spoken-can-win = Nim 数是 { $nimber }。有必胜走法。
