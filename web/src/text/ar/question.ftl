## A number to be found: the smallest that no move leaves

mex-ask = ما أصغر عدد مفقود؟
mex-answers = أصغر عدد مفقود ({ $about })
taken = توجد نقلة تترك { $guess }، فهو ليس مفقودًا.
not-smallest = العدد { $guess } مفقود، لكن عددًا أصغر منه مفقود أيضًا.

## The XOR of two numbers, to be worked out

xor-ask = احسب XOR:
xor-answers = قيمة XOR ({ $about })
xor-wrong = ليس { $guess }. بالنظام الثنائي: {"\u2066"}{ $binary }{"\u2069"}، من دون حمل.
