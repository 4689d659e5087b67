asking = 正在向课程平台查询你以前的作答。
no-site = 这个页面不是在课程平台里打开的：可以照常练习，但不会发送或保存任何内容。
not-opened = 课程平台没有打开这个活动，所以不会发送或保存任何内容。请在课程里重新打开它。
site-silent = 课程平台没有说明是否存有你以前的作答。你现在的作答会发送给它。
read-only = 这里只供阅读：不能作答，也不会发送任何内容。
not-used = 课程平台存有你以前的作答，但无法使用。{ $reason } 它已有的成绩不会因此丢失。
unreadable = 内容无法读取。
not-sent = 课程平台没有收下你的成绩。请继续：会一直重新发送，直到它收下。
sent-after-all = 课程平台已经收下你的成绩。
all-done = 全部完成：你的成绩是 { $score }，课程平台已经收到。
all-handed-in = 全部提交了，课程平台已经收到你的成绩。
best-game = 目前最好的一局：{ $score }，课程平台已经收到。


bad-host = data-host 是“{ $found }”，只能是 { $known }：不会发送或保存任何内容。
bad-pass = data-pass 是“{ $found }”，必须是 0 到 100 的数：不会说明是否及格。
bad-seed = data-seed 是“{ $found }”，只能是“learner”。
