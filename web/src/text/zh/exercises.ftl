heading = 练习
review = 选自“{ $lesson }”
loading = 正在出题……

## 可以做什么

set = 题组 { $seed }
set-help = 打开班级链接的人做的都是同样的练习。
set-help-framed = 就某道题提问时，请说出这个编号。
new-set = 换一个题组
back-to-set = 回到题组 { $seed }
copy-link = 复制班级链接
more-like-it = 再做 { $count } 道与练习 { $number } 同类的题
worksheet = 打印练习纸
whole-set = 整个题组
hand-in = 我的解答（上交用）
for-teachers = 教学说明

## 作答

your-choice = 你的答案
no-move = 先在棋盘上选一种走法：选一枚作角，再选这一步到哪里为止。
chose-none = 你认为没有必胜走法。
step-previous = ‹ 走法
step-next = 走法 ›
no-choice = 请先选一项。
repeated = 刚才已经试过了，换一个答案吧。
wrong = 还不对。
wrong-at-last = 不对。
tries-left = 你还有 { $count } 次机会。
some-win = 这里有必胜走法。
hand-in-answer = 保存答案
kept = 答案已保存。
all-kept = 所有答案都已保存，你可以关闭这个页面。
no-tries = { $count ->
    [1] 只有这一次机会。
   *[other] { $count } 次机会都用完了。
  }
hint-number = 提示 { $number }：
answer-is = 答案：
solved-for = { result-solved }，{ $gained }

## 问题

ask-winning-move = 找出一种必胜走法。
ask-how-many = 必胜走法有多少种？
ask-nimber = 这个局面的 ⟦nimber|Nim 数⟧是多少？
ask-mex = { $set } 的 ⟦mex|mex⟧ 是多少？
ask-gap-row = 位置 { $place } 缺的值是多少？
ask-gap-table = 第 { $row } 行第 { $column } 列缺的值是多少？
ask-product = { $formula } 等于多少？
ask-factor = 哪个 Nim 数 x 满足 { $formula }？
ask-options = 位置 { $place } 的硬币，它的各种走法能留下哪些值？
ask-run-prefix = 前 { $place } 个位置的前缀异或是多少？
ask-run-leaves = 你翻转一个长为 { $length } 的连续段，它的右端在位置 { $place }。它留下多大的值，来代替位置 { $place } 的硬币？
ask-run-changes = 一个长为 { $length } 的连续段，右端在位置 { $place }。它的值是多少？
ask-cut = 把两个因数都拆开：{ $cuts }。于是 { $product }。c₁ 是多少？
ask-pair = 棋盘全白时的 Nim 数是 { $nimber }。先手必胜的第一步中，行操作的 Nim 数为 { $a } 的有多少种？
ask-head = 局面的 Nim 数是 { $nimber }。白面朝上的各枚中，哪一枚一定有必胜走法？
ask-division = 取{ $place }那一枚：{ $given }。由这个 u₁ 算出的 u₂ 是多少？
ask-coin-worth = 一枚硬币离左边缘 { $x } 格、离上边缘 { $y } 格。它的值是多少？
ask-signs = 取 w = { $w }，这排格子的符号之和 { $formula } 等于多少？
ask-arrangements-won = { $side } × { $side } 的格子上有{ $coins ->
    [1] 一枚硬币
    [2] 两枚不同的硬币
   *[other] {" "}{ $coins } 枚不同的硬币
  }。有多少种摆法是先手必胜？
ask-arrangements-lost = { $side } × { $side } 的格子上有{ $coins ->
    [1] 一枚硬币
    [2] 两枚不同的硬币
   *[other] {" "}{ $coins } 枚不同的硬币
  }。有多少种摆法是先手必败？
ask-counts = 数一数第 4 列的白子，再数一数第 4 列以外的白子。哪个数是奇数？
ask-cancel = 把这{ $count ->
    [2] 两
    [3] 三
   *[other] {" "}{ $count }{" "}
  }行合在一起，当作一局来玩。哪一行单独就有同样的值？
ask-lost = 这些局面里有一个是必败局面：轮到谁走，谁就输。是哪一个？
ask-explain-lost = 在这里，轮到走的一方必败。四句话都是真的。哪一句能证明这一点？
ask-explain-won = 在这里，轮到走的一方必胜。四句话都是真的。哪一句能证明这一点？
game = { $name }：{ $rule }
rule-chessboard = 棋盘 Nim：每一步把一枚硬币向左或向上移动 { $steps } { $count ->
   *[other] 格
  }。同一格可以放多枚硬币。谁不能走，谁就输。
rule-signs = 把 w 和格子的编号写成二进制：同为 1 的位有奇数个，这一格就是负号，否则是正号。
board-choice = 局面 { $number }
white-discs = 白：{ $places }
set-answer = 你的答案，例如 0, 1, 3
no-set = 请输入整数，用逗号隔开。
head-choice = { $place }，值为 { $value }
none-odd = 两个都不是
inside-odd = 第 4 列的个数
outside-odd = 第 4 列以外的个数
both-odd = 两个都是
line-g = g：SG 值
line-x = x：前缀异或
row-moves = 各走法 Nim 数的行操作个数
column-moves = 各走法 Nim 数的列操作个数
line-squares = 距离 x，下面是 g(x)
coin-at = 硬币：离左边 { $x }，离上边 { $y }
gap = 缺
alike = { $count ->
    [1] 空着的那个位置也是这个值。
   *[other] 空着的 { $count } 个位置也都是这个值。
  }
values-by-place = 各位置的值
values-by-row = 各行各列的值

## 关于局面的论断

claim-nimber = 白面朝上的各枚，值的 ⟦nim-sum|Nim 和⟧是 { $value }。
claim-balance = 把白面朝上各枚的值写成二进制：{ $parity ->
    [even] 每一位上 1 的个数都是偶数
   *[odd] 至少有一位上 1 的个数是奇数
  }。
claim-nimber-parity = 白面朝上的各枚，值的 Nim 和是{ $parity ->
    [even] 偶数
   *[odd] 奇数
  }。
claim-heads = 白面朝上的枚数是{ $parity ->
    [even] 偶数
   *[odd] 奇数
  }。
claim-sum = 把白面朝上各枚的值相加（普通加法），和是{ $parity ->
    [even] 偶数
   *[odd] 奇数
  }。
claim-moves = 走法的种数是{ $parity ->
    [even] 偶数
   *[odd] 奇数
  }。
claim-last-coin = 最后一枚是{ $parity ->
    [even] 黑的
   *[odd] 白的
  }。

## 提示：每类两个

hint-move-counts = 数一数第 4 列的白子，再数一数第 4 列以外的。哪种走法能让两个数都变成偶数？
hint-move-copying = 两行中同一位置的两枚正面硬币互相抵消。找一种走法，走完后全部抵消。
hint-nimber = 局面的 Nim 数是 { $nimber }。找一种使它改变 { $nimber } 的走法。
hint-puzzle = 如果走完后对手没有必胜走法，这一步就必胜。你要是学过 Nim 数：白面朝上的各枚，值合起来是 { $values }，必胜走法把它变成 0。
hint-if-any = 如果有必胜走法，那么其中一种的角在{ $place }。
hint-corner = 有一种必胜走法的角在{ $place }。
hint-changes = 局面的 Nim 数是 { $nimber }。使它改变 { $nimber } 的走法就必胜。
hint-changes-counts = { counts-told }让两个数都变成偶数的走法就必胜。
hint-no-nimber = 局面的 Nim 数是 0。每种走法会把 Nim 数 0 变成什么？
hint-corner-count = { $wins ->
    [0] 角在{ $place }：没有必胜走法。
   *[other] 角在{ $place }：有 { $wins } 种必胜走法。
  }
hint-written = 白面朝上的每一枚，上面都写着它的值。用 ⊕ 把这些值加起来。
hint-worth-row = 先求出白面朝上的每一枚单独的值，再用 ⊕ 把这些值加起来。
hint-worth-product = 一枚的值，是它那一行的 SG 值与那一列的 SG 值的 Nim 积。先求出白面朝上的每一枚的值，再用 ⊕ 加起来。
hint-worth-sum = 一枚的值是行号 ⊕ 列号。先求出白面朝上的每一枚的值，再把这些值也用 ⊕ 加起来。
hint-one-worth = 例如：{ $disc }，值为 { $worth }。
hint-no-heads = 没有一枚白面朝上。
hint-total = 全是白的：求各行 SG 值的 Nim 和、各列 SG 值的 Nim 和，再把两个 Nim 和用 ⊗ 相乘。
hint-sums = 各行的 Nim 和是 { $rows }，各列的是 { $columns }。现在用 ⊗ 把它们相乘。
hint-binary = 写成二进制（前面不补零）：{ $values }。一列里有偶数个 1，就抵消成 0。
hint-from-zero = 0 在集合里吗？1 呢？一直数下去，直到缺一个数。
hint-sorted = 从小到大：{ $values }。第一个空缺在哪里？
hint-gap-options = 这个值是这枚硬币的各种走法所留下的值的 mex。
hint-options = { answer-options }第一个缺的数是几？
hint-gap-factors = 这个值是行的 SG 值与列的 SG 值的 Nim 积。乘以 1 不改变什么。
hint-factors = 行的是 { $row }，列的是 { $column }。用 ⊗ 把它们相乘。
hint-options-moves = 把这枚硬币的走法逐一看一遍。每种走法留下的值，是它翻转的其他硬币的 Nim 和。
hint-options-count = { $count ->
    [1] 它们留下的值只有一个。
   *[other] 它们留下 { $count } 个不同的值。
  }
hint-run-prefix = 先取到前一个位置为止的前缀异或，再用 ⊕ 加上最后一枚硬币的值。
hint-run-leaves = 它留下的，是连续段里那个位置之前的硬币。用两个前缀异或就能求出。
hint-run-changes = 翻转一枚硬币，无论它哪面朝上，局面改变的都是它的值。所以连续段里的硬币全都要算。
you-want = 要求的是 { $formula }。
find-partner = 求出满足 { $formula } 的 b，再把行操作和列操作的个数相乘。
hint-head = 要找的那一枚，v ⊕ s 小于 v。
hint-highest-bit = { $nimber } 的最高二进制位是 { $highest }。要找的那一枚，值必须含有这一位。
hint-counts = 一行有五枚棋子，其中一枚在第 4 列。
hint-inside = 第 4 列有 { $inside } 枚白子。其他地方有几枚？
hint-coin-worth = 要求的是 { $formula }。一排的数从 g(0) = 0 开始，每个数是走一步能到的那些数的 mex。一直写，直到它们重复。
hint-line-begins = 从 x = 0 起，这些数是 { $line }。
hint-line-repeats = 从 x = 0 起，这些数是 { $line }，每 { $period } 格重复一次。所以 { $formula }。
hint-signs = w 写成二进制是 { $bits }。把它与每个编号相比：有一个同为 1 的位就是负号，有两个就是正号。
hint-signs-of = 按格子的编号：{ $signs }。数一数正号和负号。
hint-arrangements = 这一排里每个 0 记正号，每个 1 记负号，把符号加起来。每枚硬币有两个距离，所以把 { $factors } 个这样的和相乘，就得到必败摆法数减去必胜摆法数。
hint-difference = 必败数减必胜数是 { $difference }。必败数加必胜数是全部摆法数 { $all }。
hint-cancel = 在两行里都是正面的硬币出现了两次，互相抵消。
hint-twins = 互相抵消的：{ $coins }。剩下哪些硬币？
hint-powers = 把两个数都拆成 2 的幂：{ $powers }。再把各部分两两相乘。
hint-products = 各部分的乘积是 { $products }。用 ⊕ 把它们加起来。
hint-field = 小于 { $below } 的 Nim 数构成一个域，x 就在其中。
hint-square = { answer-formula }试试别的因数，直到乘积是 1。
hint-divide = 用 { $b } 乘以 { $a } 的逆元。
hint-inverse = { $a } 的逆元是 { $inverse }：用 { $b } 乘以它。
hint-lost-counts = 数一数第 4 列的白子，再数一数第 4 列以外的。在必败局面里，两个数都是偶数。
hint-lost-copying = 两行中同一位置的两枚正面硬币互相抵消。在必败局面里，全部抵消。
hint-lost-nimber = 一个局面必败，当且仅当它的 Nim 数是 0。
hint-not-counts = 不是局面 { $number }。{ counts-told }
hint-not-copying = 不是局面 { $number }：里面没有全部抵消。
hint-not-nimber = 不是局面 { $number }：{ $formula }。
hint-proof-lost = 一句话如果对某个必胜局面也成立，就证明不了什么。
hint-proof-won = 一句话如果对某个必败局面也成立，就证明不了什么。
hint-not-claim = 这句话不能证明：“{ $claim }”

## 解答

answer-options = 这些走法留下 { $set }。
answer-move-nimber = Nim 数是 { $nimber }。一种走法如果使它改变 { $nimber }，变成 0，就必胜。
answer-move-counts = { counts-told }一种走法如果让两个数都变成偶数，就必胜。
answer-move-copying = 走“{ $move }”之后全部抵消，所以对手每走一步，你都能照着走一步。
answer-moves = { $count ->
    [0] 没有必胜走法。
   *[other] 必胜走法有 { $count } 种：{ $moves }。
  }
answer-many = 必胜走法有 { $count } 种，例如：{ $moves }。
answer-none = Nim 数已经是 0，而每种走法都会改变它：没有必胜走法。
answer-pairs = { $pair }：{ $formula } { $count ->
   *[other] 种必胜走法。
  }
answer-counts-lost = { $choice }。第 4 列有 { $inside } 枚，第 4 列以外有 { $outside } 枚。两个都是偶数，所以轮到走的一方必败。
answer-counts-won = { $choice }。第 4 列有 { $inside } 枚，第 4 列以外有 { $outside } 枚。让两个数都变成偶数的走法就必胜。
answer-signs = 符号是 { $signs }：{ $formula }。
answer-arrangements = 必败数减必胜数是 { $difference }，必败数加必胜数是 { $all }。所以是 { $formula }。
answer-cancel = 局面 { $number }。互相抵消的：{ $coins }。{ $heads }。
answer-total = 必胜走法有 { $count } 种。
answer-formula = { $formula }。
answer-head = 选{ $place }：{ $formula }。
answer-below = 它小于 v₂ = { $v }，所以有对应的走法。
answer-not-below = 它不小于 v₂ = { $v }：没有对应的走法，要再试下一个 u₁。
answer-mex = { $set } 里{ $answer ->
    [0] 缺 0，没有比它更小的数
   *[other] 缺 { $answer }，比它小的数都有
  }。
counts-told = 第 4 列有 { $inside } 枚白子，第 4 列以外有 { $outside } 枚。
answer-lost-counts = 局面 { $number } 必败。{ counts-told }两个数都是偶数。
answer-lost-copying = 局面 { $number } 必败：里面全部抵消，所以每走一步，对手都能照着走一步来应对。
answer-lost-nimber = 局面 { $number } 必败：{ $formula }。
answer-explain-lost = “{ $claim }”所以 Nim 数是 0：每种走法都留下别的 Nim 数，而对手又能把它变回 0。
answer-explain-won = “{ $claim }”所以 Nim 数不是 0：有一种走法把它变成 0，于是对手必败。

## 答错之后

leaves-nimber = 这一步留下的 Nim 数是 { $nimber }。对手的应对：{ $reply }，留下 0。
leaves-moves = 你这一步留下这个局面。对手的应对：{ $reply }（斜线处）。这样你就赢不了了。
leaves-end = 对手的应对：{ $reply }，那就是最后一步。
too-few = 必胜走法比这多。
too-many = 必胜走法没这么多。
in-set = { $number } 在集合里。
smaller-missing = 确实缺 { $number }，但还缺一个更小的数。
ordinary-sum = { $number } 是普通的和。把这些值写成二进制：一列里有偶数个 1，结果就是 0。
ordinary-sums = 那是 { $wrong }，用的是普通加法和乘法。请用 ⊕ 和 ⊗。
not-balanced = { $number ->
    [0] 这些值并不平衡：写成二进制，有一列里 1 的个数是奇数。
   *[other] Nim 和不是 { $number }：检查代表 { $column } 的那一列。
  }
forgot-zero = 有一种走法什么也不留下，值为 0。
not-left = 这枚硬币的走法都不会留下 { $number }。
also-left = 还缺一个值。走法“{ $move }”留下什么？
added-plainly = 你好像用了 + 来加。请用 ⊕。
began-late = 漏了第一枚硬币。
began-early = 前面多了一枚硬币。
last-coin-alone = 那只是位置 { $place } 的值。
one-short = 漏了位置 { $place }。
changed-instead = 那是整个连续段引起的变化。位置 { $place } 的硬币本身并没有留下。
left-instead = 那是留下来代替最后一枚硬币的值。位置 { $place } 也要翻转。
term-missing = 漏了 { $formula }。
lower-half = 那是 c₀。
row-moves-alone = 那是这样的行操作的个数。每个都可以配上任何一个 Nim 数合适的列操作。
wrong-partner = 那是按 { $formula } 算的。这里要的是乘积 ⊗。
factor-alone = 那是 u₂ ⊕ v₂。所以 u₂ 是 { $formula }。
divided-by = 你除以了 { $wrong }。应该除以 { $right }。
largest-head = 不一定是值最大的那枚：{ $formula }。
lower-bit = 它含有这个 Nim 数的某一位，但不是最高位：{ $formula }。
no-common-bit = 它与这个 Nim 数没有同为 1 的位：{ $formula }。
distance-alone = 那只是 { $distance }。硬币的值是 { $right }。
began-line-at-one = 你好像从 1 开始数了。边缘的距离是 0。
distances-themselves = 那是 { $wrong }。要算的是距离对应的值：{ $right }。
one-distance = 那是 { $wrong }。两个距离要分开算：{ $right }。
all-plus = 那是格子的总数。有些格子是负号。
two-bits = { $number } 和 { $w } 有两个同为 1 的位：这是正号。
pluses-alone = 那是正号的个数。每个负号要减 1。
minuses-alone = 那是负号的个数。每个正号要加 1。
signs-swapped = 你好像把正号和负号弄反了。
values-with-signs = 你加的是格子的编号。每个符号只算 +1 或 −1。
count-signs = 数出正号的个数，减去负号的个数。
counted-won = 那是先手必胜的摆法数。
counted-lost = 那是先手必败的摆法数。
not-halved = 那是答案的两倍。
one-factor = 每枚硬币有两个距离：要把 { $factors } 个符号和相乘。
all-arrangements = 那是全部摆法数。
difference-alone = 那是必败摆法数减去必胜摆法数。
squares-alone = 那是格子的总数。
counted-row = 你好像数的是第 4 行。列是竖着的。
counted-black = 你好像数的是黑子。
miscounted = 再数一遍：先数第 4 列，再数其他所有白子。
kept-twins = 在两行里都是正面的硬币会抵消，这里却留着。
lost-a-row = 漏了一行。
lost-a-coin = 漏了一枚不抵消的硬币。
equal-bits-stay = 出现两次的位会抵消，不会留下。
left-out = 这个 Nim 和里漏了{ $disc }。
as-product = 那是它们在乘积游戏里的值。这里硬币的值是行号 ⊕ 列号。
counted-heads = 那是白面朝上的枚数。要用 ⊕ 把它们的值加起来。
added-axes = 那是 { $wrong }。要算的是 { $right }。
rows-alone = 那只是两个因数中行的那个。要算的是 { $right }。
columns-alone = 那只是两个因数中列的那个。要算的是 { $right }。
smallest-of-set = 那是集合里最小的数。要找的是缺的数里最小的。
began-at-one = 从 0 开始：0 也缺。
after-largest = 那是最大的数 { $largest } 的下一个。还缺更小的数。
counted-set = 那是集合里数的个数。还缺一个更小的数。
ordinary-options = 你好像用了 + 来加。几枚硬币合起来的值是它们的 Nim 和 ⊕。
counted-moves = 那是这枚硬币的走法种数。要看这些走法留下什么。
counted-legal = 那是全部走法的种数。不是每种都必胜。
counted-corners = 那是有必胜走法的角的个数。有的角不止一种。
added-counts = 你好像做了加法。每个行操作都能配每个列操作：要相乘。
one-pair = 那只是 { $pair }。还有别的数对。
nim-sum-instead = { $formula } 是 Nim 和。要的是乘积。
powers-multiplied = 你展开得对，但用的是普通乘积。再看一看 2 的幂。
own-inverse = { $formula }，不是 1。
zero-product = 0 乘任何数都是 0。
multiplied = 那是 { $formula }。这里要做除法。
inverse-alone = 那是 { $a } 的逆元。还要乘以 { $b }。
is-option = 走法“{ $move }”已经留下 { $number }。
smaller-free = 这枚硬币的走法都不留下 { $number }，但还缺一个更小的数。
ordinary-product = { $number } 是普通乘积。要的是 Nim 积 ⊗。
outside-field = { $number } 太大了：小于 { $below } 的 Nim 数，乘积仍小于 { $below }。
other-product = { $formula }，但要的是 { $wanted }。
is-won = 那个局面必胜：走“{ $move }”就留下必败局面。
is-won-nimber = 那个局面的 Nim 数是 { $nimber }，走“{ $move }”就留下 0。
proves-nothing-lost = 这句话是真的，但证明不了什么。它对下面这个局面也成立，而在这里，轮到走的一方必胜：
proves-nothing-won = 这句话是真的，但证明不了什么。它对下面这个局面也成立，而在这里，轮到走的一方必败：

## 纸上

sheet-title = { $lesson }：练习
name-line = 姓名
date-line = 日期
page = 第 { $number } 页，共 { $count } 页
sheet-footer = { $lesson } · 题组 { $seed }
answers = 答案
print = 打印
back = 回到这一课
paper-help = 适用于 A4 和 Letter 纸。答案单独印在一页上。
for-teachers-help = 这一课的目的、可以提的问题，以及本题组的答案。
for-teachers-title = { $lesson }：教学说明
answers-to-set = 题组 { $seed } 的答案
hand-in-title = { $lesson }：我的解答
your-name = 你的姓名
hand-in-help = 填上姓名，然后打印本页或存为 PDF。
column-exercise = 练习
column-question = 问题
column-result = 结果
result-open = 未解出
result-solved = { $tries ->
    [1] 一次解出
   *[other] 第 { $tries } 次解出
  }{ $hints ->
    [0] {""}
   *[other] ，用了 { $hints } 个提示
  }
result-failed = 试了 { $tries } 次，未解出
result-shown = { $tries ->
    [0] 显示了答案
   *[other] 试了 { $tries } 次后显示了答案
  }
