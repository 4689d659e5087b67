## 要求的数：没有走法留下的最小数

mex-ask = 没有出现的最小数是几？
mex-answers = 没有出现的最小数，{ $about }
taken = 有一种走法留下 { $guess }，所以它出现了。
not-smallest = { $guess } 确实没有出现，但还有更小的数没有出现。

## 要求的数：两个数的异或

xor-ask = 求异或：
xor-answers = 异或，{ $about }
xor-wrong = 不是 { $guess }。写成二进制是 {"\u2066"}{ $binary }{"\u2069"}，不进位。
