## The size

rows-slider = 行数（滑块）
columns-slider = 列数（滑块）
presets = 常用大小

## What the board shows

layers = 棋盘上显示
shading = 着色
shading-corners = 以该处为角的必胜走法数
shading-cover = 会翻转该处的必胜走法数
shading-none = 无
disc-values = 每一枚的值

## Its parts

part-size = 棋盘大小
part-layers = 着色与数
part-share = 分享与保存
part-keys = 按键

## Keys, beside those of the board

key-ends = Home 和 End
key-ends-does = 移到这一行的第一枚、最后一枚
key-pages = Page Up 和 Page Down
key-pages-does = 向上、向下移十行
key-corners = Ctrl + Home 或 End
key-corners-does = 移到左下角或右上角
key-undo = Ctrl + Z 或 Y
key-undo-does = 撤销或重做；在 Mac 上用 ⌘ 代替 Ctrl
key-why = “为什么？”中的方向键
key-why-does = 在公式或表格的数之间移动
