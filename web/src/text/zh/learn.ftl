introduction = { $count } 节短课。每一课都先让你动手试一试，再解释你做了什么。
minutes = { $minutes } 分钟
done = 已完成
not-yet = 尚未写好
begin = 从第 { $number } 课开始：{ $title }
continue = 继续第 { $number } 课：{ $title }
unknown-lesson = 没有“{ $lesson }”这一课。请从下面的列表中选一课。
no-such-lesson = 没有“{ $lesson }”这一课。现有的课是：{ $lessons }。

## 课程平台保存的练习状态不可用

state-is-none = 这个框架显示的是一课，而那不是一课的状态。
state-of-lesson = 那是“{ $found }”一课的状态，而这个框架显示的是“{ $lesson }”。
state-of-edition = 那个状态属于另一版 Tartan 出的练习，现在的练习已经不同了。
state-of-seed = 那是题组 { $found } 的状态，而这个框架显示的是题组 { $seed }。
state-has = 一课的状态里不能有 { $key }：{ $found }。

## 课程列表

not-written = “{ $title }”尚未写好。请从下面的列表中另选一课。

## 进度

progress = 你的进度
done-of = 已完成 { $done } / { $all } 课。
to-exercises = 去做练习
exercises-elsewhere = 练习要在屏幕上做。Tartan 网站上这一课的页面有练习纸。
solved-of = 已解出 { $solved } / { $all } 道练习。
here = 你在这里
kept = 进度保存在这个浏览器里，别人看不到。
not-kept = 这个浏览器不让本页保存进度。关闭标签页后进度就没有了。
export = 导出
clear = 清除
cleared = 进度已清除。

## 给教师

teachers = 在课堂上
teachers-words = 每一课都有教学说明（可以提哪些问题）和练习纸，答案单独印在一页上。用练习下方的“复制班级链接”，全班做的就是同样的练习。课和棋盘也可以放进课程平台：所需的代码在“嵌入”页面。
teachers-class = 45 分钟里，全班可以两人一组对弈（10 分钟），学第 1 课（15 分钟），做这一课的练习（15 分钟），再用投影仪一起战胜电脑（5 分钟）。
teachers-for-teachers = 教学说明
teachers-worksheet = 练习纸

## 一课的周围

contents = 目录
all-lessons = 全部课程
lesson-number = 第 { $number } 课
link-to-part = 本部分的链接
known = 现在你知道了
mark-done = 这一课学完了
save-lesson = 存成一个文件
save-lesson-hint = 双击即可打开，不需要网络。可以像普通文件一样分发。
neighbours = 其他课
previous = 上一课：{ $title }
next = 下一课：{ $title }

## 棋盘旁的一课

numbered = { $number }. { $title }
lesson-board = 这一课的棋盘
on-board = 已在棋盘上
to-board = 显示在棋盘上
show-board = 转到棋盘

## 课文中

proof = 证明：{ $of }

part-waits = { $questions ->
    [1] 回答上面的问题，就能打开下一部分：{ $title }。
   *[other] 回答上面的 { $questions } 个问题，就能打开下一部分：{ $title }。
  }
show-whole = 显示整课

board-link = 在棋盘页面打开
on-the-board = 棋盘上：{ $places }。
number-answer = 你的答案（整数）
show-answer = 显示答案
choose-first = 请先选一个答案。
no-number = 请输入整数。
right = 对。
wrong = 还不对。
answer-was = 答案是 { $answer }。

## 每一课：标题、先做什么、学到什么

lesson-rule-title = 规则
lesson-rule-does = 在 5 × 5 的棋盘上与电脑对弈。
lesson-rule-gives = 什么是必胜走法：无论对手怎么走，你都能应对。

lesson-turtles-title = 硬币就是堆
lesson-turtles-does = 玩 Turning Turtles，位置 3、5、6 是正面。
lesson-turtles-gives = 每枚正面的硬币（画成白色）就是 Nim 里的一堆；局面必败，当且仅当各堆写成二进制后，每一位上 1 的个数都是偶数。

lesson-coins-title = 硬币互不干扰
lesson-coins-does = 在两行相同的硬币上与电脑对弈。
lesson-coins-gives = 局面是各枚正面硬币之和，每一枚都如同单独放着。

lesson-mex-title = 没有出现的最小数
lesson-mex-does = 亲手算出一个游戏的前几个值。
lesson-mex-gives = 后继局面、mex 和 SG 值，以及局面为什么可以相加。

lesson-patterns-title = 规律
lesson-patterns-does = 猜三个游戏的值接下来是什么。
lesson-patterns-gives = 最低位的 1 和“可恶数”，以及为什么看出规律还不算证明。

lesson-runs-title = 连续段
lesson-runs-does = 求平方数连续段游戏的值，一直到位置 20。
lesson-runs-gives = 连续段的值是多少，怎样很快求出整条轴的值。

lesson-tartan-title = Tartan 定理
lesson-tartan-does = 填一张 Turning Corners 的表。
lesson-tartan-gives = 乘积游戏的走法是行操作乘列操作，值也相乘。

lesson-nim-product-title = Nim 积
lesson-nim-product-does = 计算 2 ⊗ 2、2 ⊗ 3 和 4 ⊗ 4。
lesson-nim-product-gives =费马 2-幂，两种乘法算法，以及一个有逆元的域。

lesson-counting-title = 必胜走法有多少种
lesson-counting-does = 数出 5 × 5 上先手必胜的第一步。
lesson-counting-gives = 一步何时必胜，以及怎样在一秒内从几十亿亿种走法中数出必胜的。

lesson-winning-move-title = 找必胜走法
lesson-winning-move-does = 在 (Mock Turtles)² 中找一种。
lesson-winning-move-gives = 三个步骤，总能找到一种。

lesson-beyond-title = 乘积之外
lesson-beyond-does = 玩 Acrostic Twins。
lesson-beyond-gives = 不是乘积的二维游戏，以及对它们仍然成立的结论。

lesson-chessboard-title = 棋盘上的硬币
lesson-chessboard-does = 在棋盘上玩三枚硬币。
lesson-chessboard-gives = 值为什么会重复，怎样不逐一列举就数出必胜局面。
