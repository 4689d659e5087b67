description = 在 Flipping Game 和其他翻硬币游戏中，哪些走法必胜，为什么？谜题、课程、人机对战和精确的答案，全都在浏览器里。
first-paragraph = 在 Flipping Game 和其他翻硬币游戏的任意局面中，Tartan 都能指出哪些走法必胜，并说明为什么。你可以解谜题，和电脑对战，复盘自己的失误，还可以通过一节节短课学习背后的数学，从游戏规则一直到 Nim 数。所有答案都是精确的。
picture-shows = 一个 9 行 12 列的棋盘。棋子上的数字表示有多少种必胜的第一步以它为角。
needs-scripts = Tartan 在你自己的设备上计算答案，因此需要 JavaScript。
