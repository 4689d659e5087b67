### What an instrument asks of its reader.

## A number to be found: the smallest that no move leaves

mex-ask = Which is the smallest number missing?
# $about is what it belongs to, such as “place 4”.
mex-answers = The smallest number missing, { $about }
taken = A move leaves { $guess }, so it isn’t missing.
not-smallest = { $guess } is missing, but so is a smaller number.

## The XOR of two numbers, to be worked out

# A formula follows.
xor-ask = Work out the XOR:
# $about is what it belongs to, such as “u₁ = 4”.
xor-answers = The XOR, { $about }
# $binary is a sum such as 1101 ⊕ 1000.
xor-wrong = Not { $guess }. In binary it’s {"\u2066"}{ $binary }{"\u2069"}, without carrying.
