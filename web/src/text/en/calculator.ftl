### The calculator of nimbers. $a and $b are nimbers, $value is what comes of them.

expression = Expression
hint = Type + for ⊕, * for ⊗ and / for ⊘. You can also write 3 as *3. 0x and 0b begin a hexadecimal or binary number. Press Enter to keep a result.
# $name is such as “$1”.
keep = Keep as { $name }
signs = Write a sign
write-sum = ⊕, nim-sum
write-product = ⊗, nim-product
write-quotient = ⊘, nim-quotient
write-power = Power with a whole exponent
write-root = Square root
write-inverse = Inverse
write-logarithm = Logarithm
write-parentheses = Parentheses
go-there = Go to the mistake

## The answer

notations = Other notations
decimal = Decimal
hexadecimal = Hexadecimal
binary = Binary
copy-decimal = Copy the decimal number
copy-hexadecimal = Copy the hexadecimal number
copy-binary = Copy the binary number

## Results that were kept

results = Kept results
use = Write { $name }, which is { $value }
forget = Clear the list

## Mistakes. $place is the character, counted from 1; $sign is what stands there.

fault-unexpected-character = Character { $place }: “{ $sign }” doesn’t belong here. Write numbers with ⊕, ⊗, ⊘ or ^ between them.
fault-missing-operand = Character { $place }: a number is missing. Write one here.
fault-missing-parenthesis = Character { $place }: this parenthesis has no partner. Add the other one, or delete it.
fault-unknown-name = Character { $place }: “{ $sign }” isn’t a function. Write sqrt(…), inv(…) or log(…).
fault-bad-exponent = Character { $place }: write one whole number behind ^, such as 3 or -1. A power of a power needs parentheses.
fault-number-too-large = Character { $place }: { $sign } is too large. Use a number below 2^64.
fault-unknown-result = Character { $place }: there’s no result { $sign } yet. Keep one first, or write the number.
fault-division-by-zero = Character { $place }: nothing can be divided by 0. Choose another divisor.
fault-logarithm-of-zero = Character { $place }: 0 has no logarithm. Choose another number.
fault-text-too-long = The expression is too long. Keep part of it as a result, and go on with that.
fault-too-deep = Character { $place }: too many parentheses in one another. Keep the inner part as a result, and use that.

## The steps

steps = Step by step
# Two factors, before what they give is known.
said-factors = { $a } nim-times { $b }
said-power = { $a } to the power { $exponent } equals { $value }
said-inverse = the inverse of { $a } equals { $value }
said-square-root = the square root of { $a } equals { $value }
said-logarithm = the logarithm of { $a } equals { $value }

sum-explanation = Write both numbers in binary. In each column equal bits cancel, and different bits give 1.
# The three numbers are in binary.
said-binary = In binary: { $a } nim-plus { $b } equals { $sum }

ways = How to see the product
way-rules = By rules
way-definition = By definition
rules-explanation = Cut both factors into powers of two. The largest ⟦fermat-power|Fermat 2-powers⟧ in them have rules of their own; every other product follows from those.
halves-explanation = Let a be { $a }, b be { $b }, and F the Fermat 2-power { $power }. Cut both factors there: a = F ⊗ a₁ ⊕ a₀ and b = F ⊗ b₁ ⊕ b₀. As F ⊗ F = F ⊕ F ⁄ 2, the product is F ⊗ (a₁ ⊗ b₁ ⊕ a₁ ⊗ b₀ ⊕ a₀ ⊗ b₁) ⊕ a₀ ⊗ b₀ ⊕ (a₁ ⊗ b₁) ⊗ F ⁄ 2. These are the five products, in this order:
halves-sum = Together: { $power } ⊗ { $upper } ⊕ { $lower } = { $value }.
definition-small = For factors up to { $largest } you can also see it by definition.
definition-explanation = A ⟦nim-product|nim-product⟧ a ⊗ b is the ⟦mex|mex⟧ of a′ ⊗ b ⊕ a ⊗ b′ ⊕ a′ ⊗ b′, for all a′ below a and all b′ below b. So each place of the table needs only places above it and to its left.
table = Products up to { $a } ⊗ { $b }
nothing-smaller = { $a } ⊗ { $b }: no smaller factors: 0.
smallest-missing = { $a } ⊗ { $b }: the smaller products give { $list }. The smallest number missing is { $value }.

inverse-explanation = Let a be { $a }. The q = { $size } nimbers below 2^{ $bits } are a field, the smallest one that holds a. There a^(q − 1) is 1, so the inverse of a is a^(q − 2). Square again and again, and multiply the squares whose exponents add up to q − 2 = { $exponent }:
inverse-proof = The proof: { $a } ⊗ { $value } is 1.
quotient-explanation = Dividing by { $b } is multiplying by its inverse, { $inverse }. So { $a } ⊘ { $b } is this product:
quotient-proof = The proof: { $value } ⊗ { $b } is { $a }.
root-explanation = Let a be { $a }. The q = { $size } nimbers below 2^{ $bits } are a field, the smallest one that holds a. There a^q is a again, so the square of a^(q ⁄ 2) is a. Square again and again, up to the exponent q ⁄ 2 = { $exponent }:
root-proof = The proof: { $value } ⊗ { $value } is { $a }.
power-explanation = Let a be { $a }. Square it again and again, and multiply the squares whose exponents add up to { $exponent }:
power-zero = The exponent 0 leaves the empty product: 1.
logarithm-explanation = The { $size } nimbers below 2^{ $bits } are a field, the smallest one that holds { $a }. All of them but 0 are powers of its generator g = { $generator }. The exponent that gives { $a } is { $exponent }:
product-so-far = product so far: { $product }
not-used = not used
