## What buttons do

close = 关闭
undo = 撤销
back = 上一步
next = 继续
cancel = 取消
check = 检查
hint = 提示
try-again = 再试一次
start-over = 重新开始
go = 前往
pause = 暂停
play = 播放
play-again = 再来一局
play-it = 走这一步
flip = 翻转
choose-move = 选择这一步
set-up-position = 设置局面
show-all = 全部显示
show-me = 显示必胜走法
show-winning-move = 显示一种必胜走法
why = 为什么？
zoom-in = 放大
zoom-out = 缩小

## Names of things

answer = 答案
ask-puzzle = 哪一步必胜？还是没有必胜走法？
board-size = 棋盘大小
columns = 列
columns-axis = 列轴
coins = 硬币
coins-axis = { coins }
game = 游戏
grundy = g
grundy-numbers = SG 值
nimber = Nim 数
place = 位置
rows = 行
rows-axis = 行轴
winning-moves = 必胜走法

## Sentences

derivation = 怎么来的
where-from = { $name } 是怎么来的
working-out = 正在计算……
worth = 值为 { $value }
over = 本局结束：已无路可走。
file-missing = 文件无法加载。请检查网络连接，然后再试一次。
puzzles = 谜题
