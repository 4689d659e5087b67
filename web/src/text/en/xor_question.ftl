### The XOR of two numbers, to be worked out; a formula follows what is asked.

ask = Work out the XOR:
# $about is what it belongs to, such as “Length 4”.
answers = The XOR, { $about }
# $binary is a sum such as 1101 ⊕ 1000.
wrong = Not { $guess }. In binary it’s {"\u2066"}{ $binary }{"\u2069"}, without carrying.
