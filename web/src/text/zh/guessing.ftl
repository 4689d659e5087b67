name = 猜猜接下来是什么：{ $game }
coin-known = 位置 { $place }：{ $value }
coin-next = 位置 { $place }：现在猜这个
coin-hidden = 位置 { $place }：遮住
guess = 你猜位置 { $place } 的值是
show-next = 显示答案
right = 对，位置 { $place } 的值是 { $value }。
wrong = 不对，位置 { $place } 的值不是 { $guess }。
shown = 位置 { $place } 的值是 { $value }。
score = { $right ->
    [0] 没有一次就猜中的。
   *[other] 一次就猜中的有 { $right } 个。
  }
plot = 前 { $count } 个值的图像
