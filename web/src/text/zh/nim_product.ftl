by-definition = 按定义求 { $a } ⊗ { $b }
calculator = 两个因数和它们的 Nim 积
first-factor = 第一个因数
second-factor = 第二个因数

places = 一个数在表中的位置
size = Nim 数小于
in-all-rows = { $value } 在表中出现 { $count } 次，从第 1 行起每行都有。
not-in-rows = { $value } 在表中出现 { $count } 次。没有它的行：{ $rows }。
closed = 所有乘积也都小于 { $size }。
not-closed = 有 { $outside } 个乘积不小于 { $size }。
