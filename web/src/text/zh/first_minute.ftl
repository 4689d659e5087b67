bar = 入门

do-corner = 点一枚白子。
corner-line = 它是你的矩形的右上角。
do-end = 再点一枚有标记的棋子。
end-line = 矩形到那里为止，然后翻转。
do-made = 这就是一步。
made-line = 矩形里的棋子全都翻面，黑子也一样。现在电脑走……
do-answered = 电脑应了一步。
answered-line = 现在又该你走了。我们来看一局的结尾。
do-guess = 还剩三枚白子。
guess-line = 哪一步必胜？先点角，再点另一端。
guess-end = 再点另一端。
judged-right = 不管电脑怎么走，最后一枚白子都由你来翻。
judged-wrong = 换一步试试，或者自由探索。

skip = 跳过
more-puzzles = 再来一题
explore = 自由探索
