heading = Nim 堆与游戏的和
introduction = 把 Nim 的石子堆和成行的硬币并排放在一起。每一步只动其中一个部分：从一堆里取走任意多颗石子，或翻转一行里的硬币。谁不能走，谁就输。整体的 ⟦nimber|Nim 数⟧是各部分 Nim 数的 ⟦nim-sum|Nim 和⟧。

## The parts

parts = 和的各部分
name-heap = { $number }. 石子堆
heap-size = 石子堆 { $number } 的石子数
places = 行 { $number } 的位置数
coins = 行 { $number } 的硬币，{ $game }
coin-heads = 位置 { $place }，正面，值为 { $value }
coin-tails = 位置 { $place }，反面，值为 { $value }
coin-heads-alone = 位置 { $place }，正面
coin-tails-alone = 位置 { $place }，反面
worth = Nim 数 { $nimber }
remove = 删除 { $name }
none = 这个和没有任何部分：它的 Nim 数是 0，谁也不能走。
add-heap = 添加石子堆
add-row = 添加一行
row-game = 这一行的游戏
full = 一个和最多有 { $count } 个部分。先删除一个，才能再添加。
hint = 点选硬币可翻转它们。每枚硬币下面是它正面朝上时的值。

## The answer

answer = 谁赢
can-win = 你能赢：有 { $count } 种走法使每一列都有偶数个 1。
cannot-win = 没有必胜走法：每一列已经有偶数个 1，而任何一步都会破坏这一点。
listed = { $count ->
    [1] 这里只列出第一种。
   *[other] 这里列出前 { $count } 种。
  }
move-heap = { $name }：从 { $from } 减到 { $to }
move-row = { $name }：翻转 { $places }
play-named = 走这一步：{ $move }

## Binary columns

columns = 各 Nim 数的二进制
columns-after = 走完“{ $move }”之后
column-part = 部分
ones = 1 的个数
even = 偶
odd = 奇
sum = Nim 和
balanced = 每一列都有偶数个 1，所以 Nim 和是 0。
decides = 看 { $value } 那一列：它是从左数第一个含奇数个 1 的列，所以必胜走法必须改变它。
deciding = 关键列

## What a screen reader hears

spoken-played = 已走：{ $move }。
spoken-can-win = Nim 数是 { $nimber }。有 { $count } 种必胜走法。
