rule = 棋盘上放着硬币，同一格可以放多枚。每一步把一枚硬币向左或向上移动，格数是步长之一。谁不能走，谁就输。
count = M(n, c) 是把 c 枚不同的硬币放在 n × n 的格子里、使先手必胜的摆法数。

## 表单

form = 选择棋盘和硬币数
side = 棋盘边长 n
side-hint = 最多 10^18 行、10^18 列。
coins = 硬币数 c
coins-hint = 最多 { 1000000 } 枚，各不相同。
steps = 步长
steps-hint = 一枚硬币一步可以移动几格。
modulus = 模数 m（可不填）
modulus-hint = 最大 2^60。留空就给出所有数位。
problem-bad-steps = 请输入 1 到 { $most } 个步长，每个从 1 到 { $largest }，用逗号隔开。

## 答案

answer = 先手必胜
computing = 正在计算……
cancelled = 已取消。
with-steps = 步长：{ $steps }。
share = 占硬币全部摆法的 { PERCENT($percent) }。
remainder = 这是除以 { $modulus } 的余数。
digits = { $digits } 位数
nobody = 按这些步长，硬币在这个棋盘上都走不动，所以先手总是输。
announced = 先手必胜的摆法：{ $winning } 种。
announced-long = 先手必胜的摆法数是一个 { $digits } 位数。
equation = M({ $side }, { $coins }) =
equation-modulo = M({ $side }, { $coins }) mod { $modulus } =
copy-number = 复制这个数
folded = { $first } … { $last }
all-digits = 显示所有数位
fewer-digits = 显示较少数位

## 由来

line = 1. 一排格子
line-words = 硬币的行和列各自独立变化，所以只看一排格子。离边缘距离为 x 的硬币，值是 g(x)，即走一步能到的那些值的 ⟦mex|mex⟧。
repeats = 从边缘起，这些数每 { $period } 格重复一次。
repeats-later = 前 { $before } 个数之后，每 { $period } 格重复一次。
repeats-never = 前 { $searched } 个数里没有出现循环，所以 { $side } 个数全都算了。
proof = 这已得到证明：有{ $steps ->
    [1] 一个数
   *[other] 连续 { $steps } 个数
  }重复出现，后面的数都由它们决定。
boxes = { $count } 格的 SG 值，从距离 { $first } 起
boxes-note = 从 x = { $first } 起的 g(x)。竖线标出周期的开始。
box = 距离 { $distance }：{ $number }
squares = 2. 一排与棋盘的计数
squares-words = 一排中有 k(a) 格的值是 a。棋盘上一格的值是行的值 ⟦nim-sum|⊕⟧ 列的值，所以棋盘上有 q(a) 格的值是 a。
squares-table = 一排和棋盘上，各个 Nim 数有多少格
transform = 3. Walsh–Hadamard 变换
transform-words = h(w) 把各个数 k(a) 加起来，a 与 w 的二进制有奇数个同为 1 的位时取负号。它把 ⊕ 变成乘法：对整个棋盘就是 h(w)²。
power = 4. 所有硬币合起来
power-words = 每多一枚硬币就多一个因数：c 枚硬币是 h(w)²ᶜ。
power-words-modulo = 每多一枚硬币就多一个因数：c 枚硬币是 h(w)²ᶜ，这里取除以 { $width } · m = { $ring } 的余数，这样总和仍然可以除以 { $width }。
transform-table = 计数的变换，按各个 w
power-table = 幂，按各个 w
head-nimber = Nim 数
head-line = 一排
head-board = 棋盘
head-index = 各个 w
head-coins = 所有硬币
inverse = 5. 变换回来
inverse-words = 各个幂的和除以 { $width }，就是 ⟦nim-sum|Nim 和⟧为 0 的摆法数：这时先手必败。第一个幂是全部摆法数。
losing = 先手必败的摆法数
all = 全部摆法数
difference = 先手必胜的摆法数

## 棋盘

play-hint = { $hand ->
    [finger] 点一枚硬币，再点它要去的格子。
   *[mouse] 选一枚硬币，再选它要去的格子。用方向键在格子间移动。
  }
board = { $side } × { $side } 格的棋盘
tools = 点格子时
tool-move = 移动硬币
tool-add = 加一枚
tool-remove = 去掉一枚
values = 显示 Nim 数
computer = 电脑应对
let-computer = 让电脑走

square-empty = 空
square-coins = { $coins } 枚硬币
square-selected = 已选
square-target = 可以走到这里
square-from = 硬币从这里出发
square-to = 硬币走到这里
square-hint = 走这里必胜

your-turn = 轮到你走。
over = 没有硬币能走。
nim-sum = ⟦nim-sum|Nim 和⟧是 { $sum }：轮到走的一方能赢。
nim-sum-zero = ⟦nim-sum|Nim 和⟧是 0：只要对手走得好，轮到走的一方就输。

you-moved = 你走了：{ $from } → { $to }。
computer-moved = 电脑走了：{ $from } → { $to }。
winning-move = 必胜走法：{ $from } → { $to }。
selected = 已选{ $square }的硬币。再选它要去的格子。
stuck = { $square }的硬币走不动。另选一枚。
no-coin = { $square }没有硬币。
no-move = 这枚硬币不能走到{ $square }。请重新选一枚硬币。
added = 已在{ $square }加一枚硬币。
removed = 已从{ $square }去掉一枚硬币。
full = 这个棋盘最多放 { $most } 枚硬币。先去掉一枚。
you-win = 电脑不能走了。你赢了！
computer-wins = 你不能走了。电脑赢了。
last-move = 这是最后一步，走的一方赢了。
none-wins = 没有必胜走法：Nim 和是 0。
