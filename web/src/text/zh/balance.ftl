now = 棋盘现在各枚正面硬币的值，写成二进制
after = 走完所选的一步后各枚正面硬币的值，写成二进制
coin = 硬币 { $number }
turned-down = 硬币 { $number }，翻成了反面
