expression = العبارة
hint = اكتب + بدل ⊕، و* بدل ⊗، و/ بدل ⊘. ويمكنك أن تكتب *3 بدل 3. واكتب 0x قبل العدد الست عشري، و0b قبل الثنائي. اضغط Enter لحفظ النتيجة.
keep = حفظ النتيجة في { $name }
signs = كتابة رمز
write-sum = ⊕، مجموع نيم
write-product = ⊗، جداء نيم
write-quotient = ⊘، خارج قسمة نيم
write-power = قوة أسّها عدد صحيح
write-root = الجذر التربيعي
write-inverse = المعكوس
write-logarithm = اللوغاريتم
write-parentheses = قوسان
go-there = الانتقال إلى الخطأ

## The answer

notations = طرق كتابة أخرى
decimal = عشري
hexadecimal = ست عشري
binary = ثنائي
copy-decimal = نسخ العدد العشري
copy-hexadecimal = نسخ العدد الست عشري
copy-binary = نسخ العدد الثنائي

## Results that were kept

results = النتائج المحفوظة
use = كتابة { $name }، وقيمته { $value }
forget = مسح القائمة

## Mistakes. $place is the character, counted from 1; $sign is what stands there.

fault-unexpected-character = الرمز { $place }: «{ $sign }» ليس في مكانه. اكتب أعدادًا بينها ⊕ أو ⊗ أو ⊘ أو ^.
fault-missing-operand = الرمز { $place }: ينقص عدد. اكتبه هنا.
fault-missing-parenthesis = الرمز { $place }: ليس لهذا القوس قوس يقابله. أضف القوس الآخر أو احذف هذا القوس.
fault-unknown-name = الرمز { $place }: «{ $sign }» ليس دالة. اكتب sqrt أو inv أو log، ثم العدد بين قوسين.
fault-bad-exponent = الرمز { $place }: اكتب بعد ^ عددًا صحيحًا واحدًا، موجبًا أو سالبًا. وقوة القوة تحتاج إلى قوسين.
fault-number-too-large = الرمز { $place }: { $sign } عدد كبير جدًّا. استعمل عددًا لا يزيد على 64 رقمًا ثنائيًا.
fault-unknown-result = الرمز { $place }: لا توجد نتيجة { $sign } بعد. احفظ نتيجة أولًا، أو اكتب العدد.
fault-division-by-zero = الرمز { $place }: لا قسمة على 0. اختر مقسومًا عليه آخر.
fault-logarithm-of-zero = الرمز { $place }: ليس للعدد 0 لوغاريتم. اختر عددًا آخر.
fault-text-too-long = العبارة طويلة جدًّا. احفظ جزءًا منها نتيجةً، ثم تابع بها.
fault-too-deep = الرمز { $place }: أقواس كثيرة بعضها داخل بعض. احفظ الجزء الداخلي نتيجةً، ثم استعملها.

## The steps

steps = خطوة خطوة
said-factors = جداء نيم: { $a } و{ $b }
said-power = { $a } مرفوعًا إلى الأس { $exponent } يساوي { $value }
said-inverse = معكوس { $a } يساوي { $value }
said-square-root = الجذر التربيعي للعدد { $a } يساوي { $value }
said-logarithm = لوغاريتم { $a } يساوي { $value }

sum-explanation = اكتب العددين بالنظام الثنائي. في كل عمود يتلاشى الرقمان المتساويان، ويعطي المختلفان 1.
said-binary = بالنظام الثنائي: مجموع نيم للعددين { $a } و{ $b } يساوي { $sum }

ways = كيف نرى الجداء
way-rules = بالقواعد
way-definition = بالتعريف
rules-explanation = جزّئ العاملين إلى قوى للعدد 2. لأكبر ⟦fermat-power|قوى فيرما للعدد 2⟧ فيها قواعدها الخاصة؛ وكل جداء آخر ينتج من هذه القواعد.
halves-explanation = ليكن a هو { $a }، وb هو { $b }، وF قوة فيرما للعدد 2، وهي { $power }. جزّئ العاملين عندها: a = F ⊗ a₁ ⊕ a₀ وb = F ⊗ b₁ ⊕ b₀. وبما أن F ⊗ F = F ⊕ F ⁄ 2، فالجداء هو F ⊗ (a₁ ⊗ b₁ ⊕ a₁ ⊗ b₀ ⊕ a₀ ⊗ b₁) ⊕ a₀ ⊗ b₀ ⊕ (a₁ ⊗ b₁) ⊗ F ⁄ 2. وهذه هي الجداءات الخمسة بهذا الترتيب:
halves-sum = معًا: { $power } ⊗ { $upper } ⊕ { $lower } = { $value }.
definition-small = إذا لم يزد أي من العاملين على { $largest }، أمكنك أن ترى الجداء بالتعريف أيضًا.
definition-explanation = ⟦nim-product|جداء نيم⟧ a ⊗ b هو ⟦mex|mex⟧ لكل الأعداد a′ ⊗ b ⊕ a ⊗ b′ ⊕ a′ ⊗ b′، حيث a′ أصغر من a وb′ أصغر من b. فكل موضع في الجدول لا يحتاج إلا إلى مواضع فوقه وإلى يساره.
table = الجداءات حتى { $a } ⊗ { $b }
nothing-smaller = { $a } ⊗ { $b }: لا عوامل أصغر، إذن 0.
smallest-missing = { $a } ⊗ { $b }: الجداءات الأصغر تعطي { $list }. وأصغر عدد مفقود هو { $value }.

inverse-explanation = ليكن a هو { $a }. النيمبرات الأصغر من 2^{ $bits }، وعددها q = { $size }، تشكّل حقلًا، وهو أصغر حقل فيه a. في هذا الحقل a^(q − 1) هو 1، إذن معكوس a هو a^(q − 2). ربّع مرة بعد مرة، واضرب المربعات التي مجموع أسسها q − 2 = { $exponent }:
inverse-proof = التحقق: { $a } ⊗ { $value } هو 1.
quotient-explanation = القسمة على { $b } هي الضرب في معكوسه { $inverse }. إذن { $a } ⊘ { $b } هو هذا الجداء:
quotient-proof = التحقق: { $value } ⊗ { $b } هو { $a }.
root-explanation = ليكن a هو { $a }. النيمبرات الأصغر من 2^{ $bits }، وعددها q = { $size }، تشكّل حقلًا، وهو أصغر حقل فيه a. في هذا الحقل a^q هو a نفسه، إذن a هو مربع a^(q ⁄ 2). ربّع مرة بعد مرة حتى الأس q ⁄ 2 = { $exponent }:
root-proof = التحقق: { $value } ⊗ { $value } هو { $a }.
power-explanation = ليكن a هو { $a }. ربّعه مرة بعد مرة، واضرب المربعات التي مجموع أسسها { $exponent }:
power-zero = عند الأس 0 يبقى الجداء الفارغ: 1.
logarithm-explanation = النيمبرات الأصغر من 2^{ $bits }، وعددها { $size }، تشكّل حقلًا، وهو أصغر حقل فيه { $a }. كلها ما عدا 0 قوى لمولّده g = { $generator }. والأس الذي يعطي { $a } هو { $exponent }:
product-so-far = الجداء حتى الآن: { $product }
not-used = لا يُستعمل
