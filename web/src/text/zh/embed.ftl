## Introduction

heading = 把 Tartan 放进你的网页
introduction = 选好读者看到什么，然后复制代码。不需要账号，也不会向任何地方发送数据。
introduction-course = 选好学生做什么，然后保存课件包或复制代码。成绩和答案发送到你的课程平台，不会发给我们。

what = 放进网页的内容
what-board = 可以玩的棋盘
what-lesson = 一课
what-tartan = 可以放大的图
what-course = 用于课程平台
examples = 从例子开始
example-puzzle = 文中的谜题
example-figure = 证明中的插图
example-match = 一场对局
example-lesson = 一课
example-tartan = 一幅大图
example-course = 计分的一课
example-test = 一次测验
example-won = 必须赢的一场对局

## The board

group-shown = 显示什么
group-done = 读者可以做什么
group-looks = 外观
mode = 读者做什么
too-large = 要对弈，请选不超过 30 行、30 列的棋盘。
opponent = 对手
you = { $who ->
    [students] 学生
   *[readers] 读者
  }
you-first = 先走
you-second = 后走
position = 局面
all-white = 全白。想用别的局面，请在棋盘页面设置好，再回到这里采用。
given = { $white ->
   *[other] 有 { $white } 枚白面朝上的局面。
  }
make-white = 全部变白
take = 采用棋盘页面的局面（{ $game }，{ $board }）

## Readers

set-hide = 隐藏
set-hide-answers = 哪些走法必胜
set-hide-hints = 对局中的提示
set-hide-nimbers = Nim 数，以及一步为什么必胜
not-secret = 隐藏不等于保密：懂行的人还是有办法看到。
set-lock = 锁定
set-lock-game = 游戏
set-lock-size = 大小
set-lock-mode = 读者做什么
set-lock-position = 局面
set-lock-opponent = 对局双方
set-lock-undo = 已走的步
set-lock-answers = 练习的答案
set-panels = 读者可以打开
set-panels-why = 一步为什么必胜
set-panels-moves = 走法列表
set-panels-hints = { set-hide-hints }
set-panels-setup = 设置
set-theme = 颜色
set-theme-auto = 自动
set-theme-light = 浅色
set-theme-dark = 深色
set-width = 宽度
set-width-400 = 窄
set-width-600 = 中
set-width-800 = 宽
set-height = 最大高度
set-height-auto = 按需要
set-height-360 = 360 像素
set-height-480 = 480 像素
set-height-640 = 640 像素

## The preview

preview = 预览
frame-title = { $game }，{ $board } 的棋盘
loading = 正在加载棋盘……
failed = 棋盘无法加载。请检查网络连接，并确认 embed.html 就在本页旁边。

## The code

snippet = 复制代码
kind = 放在哪里
kind-element = 网页
kind-frame = 网页（无脚本）
kind-moodle = Moodle
kind-canvas = Canvas
kind-jupyter-book-2 = Jupyter Book 2
kind-jupyter-book-1 = Jupyter Book 1
kind-vitepress = VitePress
kind-docusaurus = Docusaurus
kind-reveal = reveal.js
how-element = 把它粘贴到要放棋盘的地方。棋盘的高度自动调整，你的网页也能响应棋盘上发生的事。放几个棋盘，脚本也只需一份。
how-frame = 如果你的网站允许 iframe 但不允许脚本，就把它粘贴到要放棋盘的地方。高度固定，和上面的预览一样。
how-moodle = 打开网页、标签或图书的文本编辑器，在“工具”菜单中选“源代码”，粘贴进去。Moodle 会删掉脚本，所以这是普通的 iframe；在学生写的文本里，可能连它也会被删掉。
how-canvas = 打开富内容编辑器，切换到 HTML 编辑器（“</>”），粘贴进去。Canvas 会删掉脚本，并且只显示地址以 https 开头的框架。
how-jupyter-book-2 = 粘贴到 Markdown 文件或单元格中，用于以 Jupyter Book 2 或 MyST 制作的书。框架的高度由书的主题决定，所以棋盘较矮；在手机上，框架可以滚动。
how-jupyter-book-1 = 粘贴到 Markdown 文件中，用于以 Jupyter Book 1，或以 Sphinx 和 MyST-Parser 制作的书。
how-vitepress = 粘贴到 Markdown 文件中。VitePress 在那里不允许脚本，所以这是高度固定的普通 iframe。
how-docusaurus = 粘贴到 Markdown 文件（.md 或 .mdx）中。Docusaurus 按 MDX 读它，所以样式的写法与 HTML 不同。
how-reveal = 粘贴到幻灯片之间。一张幻灯片放得下棋盘；再回到这张幻灯片时，对局会接着进行。按 Esc，方向键就重新归幻灯片使用。
editors = 如果棋盘提示它的脚本不能运行，那是编辑器去掉了框架的权限；TinyMCE 7 及以后的版本会这样做。请管理员把“{ $host }”加入编辑器的设置 sandbox_iframes_exclusions。
code = 要复制的代码
copy = 复制代码
trouble-local = 本页在你自己的电脑上，学生访问不到。请把文件夹 dist 中的文件放到网站主机上，在那里打开本页，再复制代码。
trouble-local-how = 如何把 Tartan 放到网站上
trouble-insecure = 本页的地址不以 https 开头。https 网页会拒绝显示这个棋盘。

## A lesson, a picture

lesson-hint = 在元素中加上 seed="17"，或在框架的地址后加上 &seed=17，大家做的就是同样的练习。
tartan-hint = 全部先手必胜的第一步，可以放大来看。在元素中加上 seen="1-400x1-800"，或在框架的地址后加上 &seen=1-400x1-800，就从这些行和列开始显示。

## For a course site

group-graded = 怎样计分
graded = 计分的内容
graded-match = 对局
graded-lost = 学生赢不了这场对局：从这里开始，学生这一方总会输给完美的电脑。
graded-hard = 学生处在必败的一方：只有电脑走错，学生才能赢。
puzzle-level = 难度，0 到 5
course-seed = 学生得到
course-seed-own = 各自的题组
course-seed-same = 同一个题组
course-set = 题组
pass = 及格线
none = 无
pass-from = 成绩至少
pass-points = 百分之
own-sets = 每个学生的题组各不相同，并且固定不变。预览显示的是其中一组。
same-set = 每个编号对应一个题组。用这个编号，大家做的题都相同。
tries = 每题可试次数
tries-any = 不限
tries-most = 至多
tries-count = 次数
answers = 每次作答
answers-checked = 立刻检查
answers-test = 像测验一样只提交
answers-secret = 答案是在浏览器里算出来的：懂行的人还是有办法看到。
hints = 提示
hints-given = 有
contract = 学生看到的说明：
for-teachers = 教师须知：什么计分，保存什么，怎样重新开始
group-package = 可上传的课件包
standard = 标准
standard-name = SCORM { $version }
package-hint = 一个文件，作为 SCORM 活动上传到 Moodle、Canvas、Blackboard、ILIAS 或 Open edX。成绩和答案由课程平台保存，不会发送到别处。不确定选哪个标准，就选 1.2：几乎所有平台都支持。请先在那里以学生身份试一遍，再给全班用。
package-save = 保存课件包
package-size = 已保存 { $name }（{ $size } kB）。
package-failed = 无法制作课件包，因为本站的一个文件无法加载。请检查网络连接，然后再保存一次。
group-linked = 不用课件包
site = 你的课程平台
site-splice = SPLICE（Runestone、CodeCheck）
site-jsinput = Open edX，不用课件包
how-splice = 粘贴到支持 SPLICE 的平台的活动中。成绩和答案都留在那里。
how-jsinput = 添加一道题（Problem），打开它的高级编辑器，粘贴进去。学生点题目下方的“Submit”后计分。
link-pass = 这段代码会发送成绩，但不说明是否及格：及格线还要在课程平台上再设一次。
group-got = 课程平台收到什么
got-anew = 你改了活动，预览已重新开始。
got-score = 成绩
got-no-score = 第一次作答前没有
got-no-score-yet = 全部提交前没有
got-passed = 及格线 { $mark }
got-is-passed = 已达到
got-not-passed = 还没达到
got-failed = 没达到
got-done = 已完成
got-count = { $done } / { $all } 题，解出 { $solved } 题
got-game = 最近一局
got-game-won = 赢
got-game-lost = 输
got-last = 最近一次作答
got-none = 还没有
got-right = { $item }：对，第 { $attempt } 次作答
got-wrong = { $item }：错，第 { $attempt } 次作答
got-shown = { $item }：已显示答案
got-kept = 为下次保存
got-nothing-kept = 还没有
got-characters = { $length ->
   *[other] { $length } 个字符
  }

## The page in one file

file = 或者全部下载
file-hint = 一个文件，里面有棋盘、游戏和求解器。双击就能打开，不需要网络。可以像别的文件一样分发。
download = 下载 flipping-game.html
