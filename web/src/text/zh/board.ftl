## What to do

heading-start = 第一步有哪些必胜走法？
heading-later = 哪些走法必胜？
modes = 做什么
mode-explore = 探索
mode-predict = 谜题
mode-edit = 编辑
mode-play = 对弈

## Games

game-menu = 游戏：
game-flipping-game = Flipping Game
play-flipping-game = 玩 Flipping Game
goal-flipping-game = 双方轮流走。谁把最后一枚白子翻成黑子，谁就获胜。
goal-other = 谁走最后一步，谁就获胜。
rule-flipping-game = 翻转一个矩形：高是 1、3、6、10……（三角形数），宽是 1、4、9、16……（平方数），右上角的棋子必须是白的。把整个棋盘翻成黑色的一方获胜。

## The board, also for those who can’t see it

board = { $board } 的棋盘
board-after = { $board } 的棋盘，走完这一步后的样子
disc-white = 第 { $row } 行第 { $column } 列，白
disc-black = 第 { $row } 行第 { $column } 列，黑
coin-white = 第 { $number } 号，白
coin-black = 第 { $number } 号，黑
disc-value = 值为 { $value }
disc-cancels = 抵消
disc-left = 剩下
disc-chosen-corner = 所选的角
disc-ends = 走法 { $size } 的另一端
disc-ends-winning = 必胜走法 { $size } 的另一端
disc-taken = 已选
disc-adds = 可以加入
disc-adds-winning = 可以加入，能取胜
disc-moves = { $moves ->
   *[other] { $moves } 种走法
  }
disc-winning-moves = { $moves ->
   *[other] { $wins ->
        [0] { $moves } 种走法，都不能取胜
       *[other] { $moves } 种走法，{ $wins } 种必胜
      }
  }
disc-hinted = 以它为角有必胜走法
disc-hinted-if-any = 若有必胜走法，则以它为角必有一种

zoom-fit = 显示整个棋盘
panning = 在空白处拖动，可移动棋盘。用手指时，在哪里拖动都行。
go-to = 前往某个位置
no-such-disc = 没有这个位置。行从 { $firstRow } 到 { $lastRow }，列从 { $firstColumn } 到 { $lastColumn }。

## Keys

key-sentence = { $keys }：{ $does }。
key-arrows = 方向键
key-arrows-does = 逐枚移动
key-enter = 回车键
key-enter-does = 选择角；再按，选它的下一种走法
key-discs-enter = { key-enter }
key-discs-enter-does = 先选角，再选这一步的其余各枚
key-shift = Shift + 方向键
key-shift-does = 让这一步更宽、更窄、更高或更矮
key-step = N 和 P
key-step-does = 转到下一种、上一种走法
key-flip = F
key-flip-does = 走出所选的一步
key-escape = Esc
key-escape-does = 清除选择
key-puzzle-enter = { key-enter }
key-puzzle-enter-does = 选择角；在另一端再按，作答；然后继续
key-puzzle-flip = { key-flip }
key-puzzle-flip-does = 检查所选的走法
key-edit-enter = { key-enter }
key-edit-enter-does = 翻转这一枚
key-play-enter = { key-enter }
key-play-enter-does = 选择角；在另一端再按，走出这一步
key-play-flip = { key-flip }
key-play-flip-does = 走出所选的一步
key-play-escape = { key-escape }
key-play-escape-does = 清除所选的角
key-zoom = 加号和减号
key-zoom-does = 放大、缩小大棋盘
key-fit = 0
key-fit-does = 显示整个棋盘

## Under the board

chosen = 所选走法
nothing-chosen = 未选走法
how-to-begin = { $board ->
    [line] 点一枚白的，看它有哪些走法。
   *[plane] 点一枚白的，看它有哪些走法。
  }
does-it-win = 这一步必胜吗？检查一下。
flip-or-choose = 翻转它，或另选一步。
growing = 点有标记的，加入这一步。
this-wins = 这一步必胜。
this-loses = 这一步不能取胜。
loses-to = 这一步会输。对手的应对：{ $move }。
see-answer = 显示应对
hide-answer = 隐藏应对
corner-black = 黑的不能作走法的角。
corner-without-moves = 没有以这一枚为角的走法。
corner-moves = { $moves }。点走法的另一端。
previous-move = 上一种走法
next-move = 下一种走法
clear-choice = 清除选择
edit = 修改局面
edit-line = 点一枚可翻转它，划过几枚可一起翻转。
edit-white = 全白
edit-black = 全黑
edit-random = 随机

timeline = 走法
redo = 重做
start = 初始局面
entry = { $number }. { $move }
entry-played = { $number }. { $player }：{ $move }
variation = 变化 { $index }/{ $count }
variation-name = 第 { $number } 步的变化 { $index }，共 { $count } 种。显示下一种

## Parts of the page

parts = 页面各部分
part-position = 局面
part-moves = { timeline }
part-why = 为什么
part-lesson = 课程
part-setup = 设置
choose-for-why = 选一步，看它为什么必胜，或为什么不能取胜。
answer-for-why = 先解答谜题，再看为什么。
phones = 在手机上打开
full-screen = 全屏
leave-full-screen = 退出全屏
