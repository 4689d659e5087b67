## A number to be found: the smallest that no move leaves

mex-ask = Eksik olan en küçük sayı hangisi?
mex-answers = Eksik olan en küçük sayı, { $about }
taken = Bir hamle { $guess } bırakır, yani o eksik değil.
not-smallest = { $guess } eksik, ama daha küçük bir sayı da eksik.

## The XOR of two numbers, to be worked out

xor-ask = XOR’u hesapla:
xor-answers = XOR, { $about }
xor-wrong = { $guess } değil. İkilik tabanda, eldesiz: {"\u2066"}{ $binary }{"\u2069"}.
