## What a move turns, in a line: a narrow frame has room for some 30 characters

rule-flipping-game = 矩形，右上角是白的。
rule-rugs = 矩形，右下角是白的。
rule-turning-corners = 四个角，右下角是白的。
rule-acrostic-twins = 同行或同列两枚，末枚为白。
rule-one-row = 行中硬币，末枚是白的。
rule-other = 行与列的交叉处。

## What can be opened

rule = 规则
no-move = 请先在棋盘上选一步。

## What the link asked for in vain

no-origin = 链接只允许棋盘与“{ $name }”通信。那不是一个 origin（源），所以消息已关闭。
not-loaded = 这一部分无法加载。请把 { $file } 放在 embed.html 旁边。
no-language = 无法加载语言“{ $language }”。请把它的文件 { $file } 放在 embed.html 旁边。

## What the page around asked for in vain. Its words, such as “getState”, stay as they are

request-has = “{ $key }”应为：{ $allowed }；收到的是：{ $found }。
request-lacks = 缺少“{ $key }”。它应为：{ $allowed }。
allowed-id = 一个数或不超过 { $most } 个字符的文本
allowed-state = 含有 "tartan": "study" 的对象
allowed-size = 一个整数
allowed-names = 由 { $names } 组成的列表
allowed-text = 如 { $like } 的文本
allowed-number = { $least } 到 { $most } 的整数
allowed-or-usual = { $allowed }，或 null（默认值）
