rejected = 链接中的“{ $key }={ $value }”无法使用，已忽略。
rejected-moves = 此处没有“{ $value }”这种走法，所以走到它之前为止。
rejected-size = 这个游戏的棋盘最大是 { $value }。
