less = { $label }：减一
more = { $label }：加一

from-to = 请输入 { $smallest } 到 { $largest } 的整数。
problem-not-a-number = 请输入数字，如 1,000,000 或 10^6。
problem-negative = 请输入 1 到 { $largest } 的整数，不能是负数。
problem-not-whole = 请输入整数，不要带小数点。
problem-bad-grouping = 逗号和空格要每三位分一组，如 1,000,000。
problem-too-large = 最大只能输入 { $largest }。
