expression = 算式
hint = 用 + 输入 ⊕，用 * 输入 ⊗，用 / 输入 ⊘。3 也可以写成 *3。十六进制数以 0x 开头，二进制数以 0b 开头。按回车键存下结果。
keep = 存为 { $name }
signs = 输入符号
write-sum = ⊕，Nim 和
write-product = ⊗，Nim 积
write-quotient = ⊘，Nim 商
write-power = 整数次幂
write-root = 平方根
write-inverse = 逆元
write-logarithm = 对数
write-parentheses = 括号
go-there = 转到出错处

## The answer

notations = 其他写法
decimal = 十进制
hexadecimal = 十六进制
binary = 二进制
copy-decimal = 复制十进制数
copy-hexadecimal = 复制十六进制数
copy-binary = 复制二进制数

## Results that were kept

results = 存下的结果
use = 填入 { $name }，即 { $value }
forget = 清空列表

## Mistakes. $place is the character, counted from 1; $sign is what stands there.

fault-unexpected-character = 第 { $place } 个字符：这里不该有“{ $sign }”。请写数，中间用 ⊕、⊗、⊘ 或 ^ 连接。
fault-missing-operand = 第 { $place } 个字符：这里缺一个数，请补上。
fault-missing-parenthesis = 第 { $place } 个字符：这个括号没有配对。请补上另一半，或删掉它。
fault-unknown-name = 第 { $place } 个字符：“{ $sign }”不是函数。请写 sqrt(…)、inv(…) 或 log(…)。
fault-bad-exponent = 第 { $place } 个字符：^ 后面请写一个整数，例如 3 或 -1。幂的幂要加括号。
fault-number-too-large = 第 { $place } 个字符：{ $sign } 太大。请用小于 2^64 的数。
fault-unknown-result = 第 { $place } 个字符：还没有结果 { $sign }。请先存一个结果，或直接写数。
fault-division-by-zero = 第 { $place } 个字符：0 不能作除数。请换一个除数。
fault-logarithm-of-zero = 第 { $place } 个字符：0 没有对数。请换一个数。
fault-text-too-long = 算式太长。请把其中一部分存为结果，再接着算。
fault-too-deep = 第 { $place } 个字符：括号套得太深。请把里层存为结果，再用它来算。

## The steps

steps = 逐步计算
said-factors = { $a } Nim 乘 { $b }
said-power = { $a } 的 { $exponent } 次幂等于 { $value }
said-inverse = { $a } 的逆元等于 { $value }
said-square-root = { $a } 的平方根等于 { $value }
said-logarithm = { $a } 的对数等于 { $value }

sum-explanation = 把两个数写成二进制。在每一列里，相同的数字抵消，不同的数字得 1。
said-binary = 二进制：{ $a } Nim 加 { $b } 等于 { $sum }

ways = 怎样看这个积
way-rules = 按规则
way-definition = 按定义
rules-explanation = 把两个因数拆成 2 的幂。其中最大的⟦fermat-power|费马 2-幂⟧有专门的规则；其他的积都由这些规则推出。
halves-explanation = 设 a = { $a }，b = { $b }，F 为费马 2-幂 { $power }。以 F 为界拆开两个因数：a = F ⊗ a₁ ⊕ a₀，b = F ⊗ b₁ ⊕ b₀。因为 F ⊗ F = F ⊕ F ⁄ 2，所以积是 F ⊗ (a₁ ⊗ b₁ ⊕ a₁ ⊗ b₀ ⊕ a₀ ⊗ b₁) ⊕ a₀ ⊗ b₀ ⊕ (a₁ ⊗ b₁) ⊗ F ⁄ 2。下面依次是这五个积：
halves-sum = 合起来：{ $power } ⊗ { $upper } ⊕ { $lower } = { $value }。
definition-small = 因数不超过 { $largest } 时，也可以按定义来看。
definition-explanation = ⟦nim-product|Nim 积⟧ a ⊗ b 是 a′ ⊗ b ⊕ a ⊗ b′ ⊕ a′ ⊗ b′ 的 ⟦mex|mex⟧，其中 a′ 取遍小于 a 的数，b′ 取遍小于 b 的数。所以表中每一格只需要它上方和左方的格。
table = 到 { $a } ⊗ { $b } 为止的积
nothing-smaller = { $a } ⊗ { $b }：没有更小的因数，所以是 0。
smallest-missing = { $a } ⊗ { $b }：较小的积给出 { $list }。没有出现的最小数是 { $value }。

inverse-explanation = 设 a = { $a }。小于 2^{ $bits } 的 q = { $size } 个 Nim 数构成一个域，是含有 a 的最小的域。域中 a^(q − 1) 等于 1，所以 a 的逆元是 a^(q − 2)。反复平方，再把指数之和为 q − 2 = { $exponent } 的那些幂相乘：
inverse-proof = 验算：{ $a } ⊗ { $value } 等于 1。
quotient-explanation = 除以 { $b } 就是乘以它的逆元 { $inverse }。所以 { $a } ⊘ { $b } 就是这个积：
quotient-proof = 验算：{ $value } ⊗ { $b } 等于 { $a }。
root-explanation = 设 a = { $a }。小于 2^{ $bits } 的 q = { $size } 个 Nim 数构成一个域，是含有 a 的最小的域。域中 a^q 仍是 a，所以 a^(q ⁄ 2) 的平方是 a。反复平方，直到指数 q ⁄ 2 = { $exponent }：
root-proof = 验算：{ $value } ⊗ { $value } 等于 { $a }。
power-explanation = 设 a = { $a }。反复平方，再把指数之和为 { $exponent } 的那些幂相乘：
power-zero = 指数为 0 时是空积：1。
logarithm-explanation = 小于 2^{ $bits } 的 { $size } 个 Nim 数构成一个域，是含有 { $a } 的最小的域。除 0 以外，它们都是生成元 g = { $generator } 的幂。指数为 { $exponent } 时得到 { $a }：
product-so-far = 目前的积：{ $product }
not-used = 不用
