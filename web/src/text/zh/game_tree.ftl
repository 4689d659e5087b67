name = 这个游戏的全部局面
how-to-read = 从每个局面向下连线，连到走一步能留下的每个局面。{ $hand ->
    [finger] 点一个局面，看它的走法。
   *[mouse] 指向一个局面，看它的走法。
  }
ask = 局面“{ $about }”，轮到你走。你能赢吗？
fates = 从这里谁赢：{ $about }
answer-lost = 败：不能，我会输
answer-won = 胜：能，我可以赢
not-lost = 有一种走法留下“{ $option }”，那里标着“败”：对手在那里会输。
not-won = { $moves ->
    [0] 这里无路可走，所以你已经输了。
    [1] 唯一的走法留给对手一个标着“胜”的局面。
   *[other] 每种走法都留给对手一个标着“胜”的局面。
  }
letter-lost = 败
letter-won = 胜
legend = 败：在这里轮到你走，你会输。胜：你可以赢。

position = { $discs }
white = 白
black = 黑
all-black = 全黑
fate-lost = 从这里走，你会输
fate-won = 从这里走，你可以赢
fate-unknown = 还没有标
fate-asked = 现在要标的
here = 现在棋盘上的局面

says-end = 这里谁也不能走。如果轮到你，你就输了。
says-unknown = { $moves ->
    [0] 从这里没有向下的线。
    [1] 从这里向下有 1 种走法。沿着它的线看。
   *[other] 从这里向下有 { $moves } 种走法。沿着这些线看。
  }
says-lost = { $moves ->
    [1] 从这里唯一的走法留给对手一个标着“胜”的局面：你会输。
    [2] 从这里的两种走法都留给对手标着“胜”的局面：你会输。
   *[other] 从这里的 { $moves } 种走法都留给对手标着“胜”的局面：你会输。
  }
says-won = { $wins ->
    [1] 有 1 种走法留给对手一个标着“败”的局面：走这一步，你就赢。
   *[other] 有 { $wins } 种走法留给对手标着“败”的局面：走其中一种，你就赢。
  }
