### Tables of ⊕, ⊗ and ⊘, and powers and logarithms in fields of nimbers: a part of the Nimbers page.

heading = Tables of ⊕, ⊗ and ⊘
introduction = Row a and column b have the ⟦nim-sum|nim-sum⟧ a ⊕ b, the ⟦nim-product|nim-product⟧ a ⊗ b, or a ⊘ b, the number whose product with b is a. { $hand ->
    [finger] Press a place to read it.
   *[mouse] Point at a place to read it.
  }

## What is shown

operation = Operation
usual-sizes = Rows and columns
size = Any number up to { 256 }
fields-outlined = Outlined: the nimbers below { $sizes }. Each of these sets is a field: sums, products and quotients stay inside.

## Powers and logarithms

fields-heading = Powers and logarithms
fields-introduction = Below 4, 16, 256 and 65,536 the ⟦nimber|nimbers⟧ are fields. In each of them the powers of a single nimber, its generator, are all nimbers but 0. So logarithms turn ⊗ into ordinary addition, modulo the number of powers.
field = Nimbers below
# What the list has, unlike “catalogue.show-list”, a way to show numbers.
list = List
powers = Powers
logarithms = Logarithms
exponent = Exponent
generator = The generator of the nimbers below { $size } is { $generator }, the least one there is: its powers with the exponents 0 to { $last } are all of them but 0.
subfield = The nimbers below { $size } have the logarithms that are multiples of { $step }.
logarithm-is = The logarithm of { $power } is { $exponent }.
powers-list = Powers with the exponents { $first } to { $last }
logarithms-list = Logarithms of { $first } to { $last }
copy-powers = Copy all powers as CSV
copy-logarithms = Copy all logarithms as CSV
