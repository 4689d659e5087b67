name = 位置 1 至 { $to }
caption = 各个位置、它们的值，以及右端在其中一个位置的连续段
place-heading = 位置
place = 位置 { $place }

how-to-read-coins = 每个横括号是一个连续段，右端在标着“?”的位置；前面写着它的长度。末端的数是翻转它所留下的值：其他硬币的异或。
how-to-read-leaves = 每个横括号是一个连续段，右端在标着“?”的位置；前面写着它的长度。翻转它所留下的值，现在是 x 那一行里两个数的异或，由你来算。
how-to-read-changes = 选一个位置。每个横括号是一个连续段，右端在那里。前面写着它的长度，末端的数是它的值。

sum-leaves = 长 { $length }，留下
sum-changes = 长 { $length }，值为
filled = 位置 { $place } 填 { $value }：走一步能留下的值是 { $list }，其中没有出现的最小数是 { $value }。

## 屏幕阅读器所读

said-open = 位置 { $place }，还没有填
said-place = 位置 { $place }，g 是 { $value }
said-coins = 长 { $length }，位置 { $first } 至 { $last }：留下 { $value }
said-open-run = 长 { $length }，位置 { $first } 至 { $last }：等你来算
said-leaves = { said-coins }
said-changes = 长 { $length }，位置 { $first } 至 { $last }：值为 { $value }
