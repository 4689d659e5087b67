## What to expect of an opponent

expect-casual = 随意走，但能走最后一步就走。
expect-good = 每遇必胜走法，有一半机会错过。
expect-perfect = 从不错过必胜走法。
expect-person = 两人在同一棋盘上对弈，规则相同。

## Under the board

bar = 对局
moved = { $who ->
    [you] 你走了：{ $move }。
    [computer] 电脑走了：{ $move }。
   *[named] { $name }走了：{ $move }。
  }
left = { $white ->
   *[other] 还剩 { $white } 枚白的。
  }
lost-start = 无论第一步怎么走，完美的应对都能取胜。
let-begin = 让电脑先走
to-move = { $who ->
    [you] 轮到你了。{ $first }
   *[named] { $name }，轮到你了。{ $first }
  }
first-disc = { $board ->
    [line] 点一枚白的：这一步最右边的一枚。
   *[plane] 点一枚白的：这一步的角。
  }
corner = { $who ->
    [you] 轮到你了。{ move-begun }
   *[named] 轮到{ $name }了。{ move-begun }
  }
move-begun = { $board ->
    [line] 最右边：{ $place }，{ moves }。请选这一步的另一端。
   *[plane] 角：{ $place }，{ moves }。请选这一步的另一端。
  }
moves = { $moves ->
   *[other] { $moves } 种走法
  }
chosen = { $who ->
    [you] 你要走：{ $move }。
   *[named] { $name }要走：{ $move }。
  }
thinking = 电脑在思考……
passed = 现在轮到电脑走。
let-move = 让电脑走
failed = 暂时算不出电脑该怎么走。
unknown = 暂时算不出有哪些走法。
won = { $who ->
    [you] 你赢了：电脑无路可走。
    [computer] 电脑赢了：你无路可走。
   *[named] { $name }赢了：{ $loser }无路可走。
  }
finished = 这里无路可走。请设置另一个局面，或开始新的一局。
open-review = 复盘本局

## Why something is no move

corner-black = 走法的角必须是白的，而{ $disc }是黑的。
no-moves = 没有以{ $disc }为角的走法。
wrong-height = 没有高为 { $height } 的走法：高可以是 { $heights }。
wrong-width = 没有宽为 { $width } 的走法：宽可以是 { $widths }。
wrong-both = 没有高为 { $height }、宽为 { $width } 的走法：高可以是 { $heights }，宽可以是 { $widths }。
no-end = 角在{ $corner }的走法，没有一种到{ $place }为止。
may-begin = { $why }再点一次，就从那里开始。
not-behind = { $rows ->
    [row] 走法从它的角（{ $corner }）向左延伸。
    [up] 走法从它的角（{ $corner }）向左、向下延伸。
   *[down] 走法从它的角（{ $corner }）向左、向上延伸。
  }
off-board = { $axis ->
    [rows] 下一种走法高 { $length }，会超出棋盘。
   *[columns] 下一种走法宽 { $length }，会超出棋盘。
  }
not-your-turn = 现在轮到电脑走。

## Hints

can-win = { $who ->
    [you] 你能赢：{ corners }，已在棋盘上标出。
   *[named] { $name }能赢：{ corners }，已在棋盘上标出。
  }
corners = { $corners ->
   *[other] { $corners } 个角有必胜走法
  }
all-lose = 这里怎么走都输。选一步让对手难应的。

## Beside the board

against-casual = 你对电脑（随意）
against-good = 你对电脑（较强）
against-perfect = 你对电脑（完美）
against-person = { $first } 对 { $second }
swap = 交换先后手
review-so-far = 复盘已走的各步
corner-moves = 所选角的走法

## A new game

new-game = 新的一局
opponent = 对手
you-first = 先走
you-second = 后走
name-first = 先走的人
name-second = 后走的人
from = 初始局面
from-heads = 全白
from-start = 与本局相同
from-shown = 棋盘上的局面
suggest = 改用 { $board }，适合第一局
start = 开始对局
kept = 撤销可以回到这一局。

## The review

review = 复盘
close-review = 回到对局
review-waiting = 正在逐步查看……
review-failed = 暂时无法查看这些走法。
marks = { $hints ->
    [0] { $player }：{ chances }取胜机会，把握住 { $kept } 次。
   *[other] { $player }：{ chances }取胜机会，把握住 { $kept } 次，用了 { $hints } 次提示。
  }
chances = { $chances ->
   *[other] { $chances } 次
  }
marks-none = { $hints ->
    [0] { $player }：没有过取胜机会。
   *[other] { $player }：没有过取胜机会，用了 { $hints } 次提示。
  }
strip = 本局的各步
strip-move = 第 { $number } 步，{ $player }：{ verdict }
verdict = { $verdict ->
    [kept] 保住胜局
    [lost] 丢掉胜局
   *[hopeless] 没有机会
  }
at = 第 { $number } 步，共 { $count } 步。
at-mistake = 第 { $number } 步，共 { $count } 步。失误 { $mistake }/{ $mistakes }。
at-no-mistake = 第 { $number } 步，共 { $count } 步。没有一步丢掉胜局。
previous-mistake = 上一处失误
next-mistake = 下一处失误
played = { $verdict ->
    [kept] { $player }：{ $move }。保住了胜局。
    [lost] { $player }：{ $move }。丢掉了胜局。
   *[hopeless] { $player }：{ $move }。怎么走都不能取胜。
  }
better = 必胜走法：{ $move }。
other = 另一种走法：{ $move }。
other-wins = 另一种走法：{ $move }。它必胜。
other-loses = 另一种走法：{ $move }。它不能取胜。
show-played = 显示实际走法
seek = 找一种必胜走法：先选它的角，再选{ $way ->
    [end] 另一端
   *[discs] 其余各枚
  }。
trying = 你试的：{ $move }。
try = 试这一步
tried-right = 对，这一步必胜：{ $move }。
tried-wrong = 不对，这一步也会输：{ $move }。换一步试试。
nimbers = 棋盘的 Nim 数：走之前是 { $before }，走之后是 { $after }。
hinted = 这里用过提示。
teaches-last-move = 先找最后一步：这里有一步能结束本局。
teaches-balance = 走法的 Nim 数与棋盘的相同，才会留下 0：棋盘是 { $nimber }，这一步是 { $own }。
teaches-reply = 走了必胜的一步，对手怎么应都输。而走了这一步，对手有必胜的应对。
play-from = 从这里接着走
lesson-link = 学习怎样找必胜走法
