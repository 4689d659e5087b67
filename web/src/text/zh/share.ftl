heading = 保存与分享
explanation = 游戏、棋盘和你走的每一步，都记在页面的地址里。

code = 手机用二维码

## Pictures

with-legend = 带图例
picture-title = { $game }，{ $board } 的棋盘
picture-discs = { $discs ->
   *[other] 共 { $discs } 枚，其中 { $white } 枚是白的。
  }
picture-chosen = 所选：{ $move }。
picture-failed = 这个浏览器无法生成图片。请换另一种格式，或换小一点的棋盘。

## Text

json = 文本形式（JSON）
json-explanation = 复制这段文本可保存棋盘；也可以把一段文本粘贴到这里再打开。格式说明见下。
json-field = 棋盘的 JSON
json-back = 回到现在的棋盘
copy-json = 复制文本
open-json = 打开文本
opening = 正在打开……
opened = 已打开。
problem-not-json = 这不是 JSON。请粘贴完整的文本，从 { "{" } 到 { "}" }。
problem-not-a-study = 这是 JSON，但不是 Tartan 的棋盘：它必须是一个含有 "tartan": "study" 的对象。
problem-unknown-version = 这段文本的版本是 { $found }，而本页读的是版本 2。
problem-missing = 缺少“{ $key }”。
problem-no-value = “{ $key }”没有值。
problem-bad-value = “{ $key }”不能是 { $found }。
problem-illegal-move = 此处没有“{ $found }”这种走法。
problem-failed = 暂时算不出这个游戏的走法。

## The form of the text: what its keys mean. Words in quotes stay as they are

form = 文本的格式
form-tartan = 总是“study”
form-version = { 2 }
form-game = 游戏，写法同页面链接：“rugs”，或行的游戏、*、列的游戏，如“twins-within:4*ruler”。不写：Flipping Game。
form-rows = 整数，从 { 1 } 到游戏所允许的最大值，至多 { 200 }
form-position = 每行一段文本，最上面的行在前：W 是白的，B 是黑的。不写：全白。
form-mode = “explore”、“predict”、“edit”或“play”
form-moves = 依次走的各步，每步写成行 x 列：“3x1~4”是第 3 行、第 1 至 4 列；“1.3x2.5”翻转四枚
form-variations = 另外试过的走法：“after”是它所接的局面的编号，“moves”是各步走法
form-at = 所显示的局面走了其中多少步。不写：全部。
form-hints = 你用过提示的局面的编号
form-opponent = “person”、“casual”、“good”或“perfect”
form-you = “first”或“second”：与电脑对弈时，你先走还是后走
form-seed = 小于 { 4294967296 } 的整数：几种走法一样好时，决定电脑走哪一种
form-corner = 所选的位置：“5x4”是第 5 行第 4 列
form-answers = false 表示隐藏必胜走法
form-heat = “corners”、“cover”或“none”
form-show = 一个列表，可含“values”和“grundy”
form-revealed = 谜题的答案显示过之后为 true
form-review = 正在复盘的是第几步
