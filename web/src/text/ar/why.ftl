wins = لماذا هذه النقلة رابحة: { $move }
loses = لماذا هذه النقلة ليست رابحة: { $move }
none-wins = لماذا لا توجد نقلة رابحة؟
why-none-wins = قيم المواضع البيضاء تتلاشى كلها: النيمبر 0. كل نقلة تغيّره، ويستطيع الخصم أن يعيده إلى 0.

## The reason in four stages, which the board shows one after the other. The total is the nim-sum of all values

stages = مراحل الشرح على اللوح
stage = { $number } من { $count }
previous-stage = المرحلة السابقة
next-stage = المرحلة التالية
each-value = لكل موضع أبيض قيمة.
pairs-cancel = { $zero ->
    [yes] القيم المتساوية تتلاشى زوجًا زوجًا، والقيمة 0 لا تضيف شيئًا.
   *[no] القيم المتساوية تتلاشى زوجًا زوجًا.
  }
no-pair = { $zero ->
    [yes] لا تتساوى أي قيمتين أخريين، والقيمة 0 لا تضيف شيئًا.
   *[no] لا تتساوى أي قيمتين، فلا يتلاشى شيء.
  }
nothing-left = لا يبقى شيء: المجموع 0، وكل نقلة من 0 خاسرة.
balanced = ⟦nim-sum|مجموع نيم⟧ للقيم الباقية، وهو المجموع كله، يساوي 0: كل نقلة من 0 خاسرة.
one-left = لا يبقى إلا { $total }: كل نقلة تجعل مجموع نيم صفرًا هي نقلة رابحة.
several-left = ⟦nim-sum|مجموع نيم⟧ للقيم الباقية هو { $total }: كل نقلة تجعله صفرًا هي نقلة رابحة.
move-wins = مجموع نيم لما تقلبه هذه النقلة هو { $change }، فلا يبقى شيء: إنها رابحة.
move-loses = مجموع نيم لما تقلبه هذه النقلة هو { $change }، ويصبح المجموع بعد النقلة { $leaves }: يستطيع الخصم أن يربح.

values = قيم المواضع البيضاء
discs-of-value = { $count ->
    [zero] القيمة { $value } لا تظهر
    [one] القيمة { $value } تظهر مرة واحدة
    [two] القيمة { $value } تظهر مرتين
    [few] القيمة { $value } تظهر { $count } مرات
    [many] القيمة { $value } تظهر { $count } مرة
   *[other] القيمة { $value } تظهر { $count } مرة
  }: { $fate ->
    [zero-value] لا إضافة إلى المجموع
    [single] تبقى القيمة
    [even] تتلاشى القيم زوجًا زوجًا
   *[odd] تتلاشى القيم زوجًا زوجًا وتبقى واحدة
  }

## Layers

show-axes = إظهار المحورين
hide-axes = إخفاء المحورين
show-product = إظهار الجداء
hide-product = إخفاء الجداء
show-mex = إظهار كل mex
hide-mex = إخفاء كل mex

## The axes. $list is such as “rows 2 to 4”

introduction = النقلة على اللوح هي ⟦row-move|نقلة صفوف⟧ مضروبة في ⟦column-move|نقلة أعمدة⟧: تقلب الأقراص التي تتقاطع عندها صفوفها وأعمدتها.
turns-rows = { $count ->
    [zero] تقلب النقلة: { $list }. و⟦grundy-number|أعداد غراندي⟧ هي:
    [one] تقلب النقلة: { $list }. و⟦grundy-number|عدد غراندي⟧ هو:
    [two] تقلب النقلة: { $list }. و⟦grundy-number|عددا غراندي⟧ هما:
    [few] تقلب النقلة: { $list }. و⟦grundy-number|أعداد غراندي⟧ هي:
    [many] تقلب النقلة: { $list }. و⟦grundy-number|أعداد غراندي⟧ هي:
   *[other] تقلب النقلة: { $list }. و⟦grundy-number|أعداد غراندي⟧ هي:
  }
turns-coins = { turns-rows }
turns-columns = { $count ->
    [zero] تقلب النقلة: { $list }. وأعداد غراندي هي:
    [one] تقلب النقلة: { $list }. وعدد غراندي هو:
    [two] تقلب النقلة: { $list }. وعددا غراندي هما:
    [few] تقلب النقلة: { $list }. وأعداد غراندي هي:
    [many] تقلب النقلة: { $list }. وأعداد غراندي هي:
   *[other] تقلب النقلة: { $list }. وأعداد غراندي هي:
  }
grundy-numbers-rows = أعداد غراندي للصفوف التي تقلبها النقلة
grundy-numbers-columns = أعداد غراندي للأعمدة التي تقلبها النقلة
grundy-numbers-coins = أعداد غراندي للقطع التي تقلبها النقلة
rows-of-value = { $count ->
    [zero] لا صف عدد غراندي له { $value }
    [one] صف واحد عدد غراندي له { $value }
    [two] صفان عدد غراندي لكل منهما { $value }
    [few] { $count } صفوف عدد غراندي لكل منها { $value }
    [many] { $count } صفًّا عدد غراندي لكل منها { $value }
   *[other] { $count } صف عدد غراندي لكل منها { $value }
  }: { $fate ->
    [zero-value] لا إضافة إلى المجموع
    [single] يبقى العدد
    [even] تتلاشى الأعداد زوجًا زوجًا
   *[odd] تتلاشى الأعداد زوجًا زوجًا ويبقى واحد
  }
columns-of-value = { $count ->
    [zero] لا عمود عدد غراندي له { $value }
    [one] عمود واحد عدد غراندي له { $value }
    [two] عمودان عدد غراندي لكل منهما { $value }
    [few] { $count } أعمدة عدد غراندي لكل منها { $value }
    [many] { $count } عمودًا عدد غراندي لكل منها { $value }
   *[other] { $count } عمود عدد غراندي لكل منها { $value }
  }: { $fate ->
    [zero-value] لا إضافة إلى المجموع
    [single] يبقى العدد
    [even] تتلاشى الأعداد زوجًا زوجًا
   *[odd] تتلاشى الأعداد زوجًا زوجًا ويبقى واحد
  }
coins-of-value = { $count ->
    [zero] لا قطعة عدد غراندي لها { $value }
    [one] قطعة واحدة عدد غراندي لها { $value }
    [two] قطعتان عدد غراندي لكل منهما { $value }
    [few] { $count } قطع عدد غراندي لكل منها { $value }
    [many] { $count } قطعة عدد غراندي لكل منها { $value }
   *[other] { $count } قطعة عدد غراندي لكل منها { $value }
  }: { $fate ->
    [zero-value] لا إضافة إلى المجموع
    [single] يبقى العدد
    [even] تتلاشى الأعداد زوجًا زوجًا
   *[odd] تتلاشى الأعداد زوجًا زوجًا ويبقى واحد
  }
one-left-rows = لا يبقى إلا { $value }: ⟦move-nimber|نيمبر النقلة⟧ لنقلة الصفوف هو { $value }.
one-left-columns = لا يبقى إلا { $value }: نيمبر النقلة لنقلة الأعمدة هو { $value }.
one-left-coins = لا يبقى إلا { $value }: ⟦move-nimber|نيمبر النقلة⟧ هو { $value }.
several-left-rows = مجموع نيم لما يبقى هو ⟦move-nimber|نيمبر النقلة⟧ لنقلة الصفوف: { $value }.
several-left-columns = مجموع نيم لما يبقى هو نيمبر النقلة لنقلة الأعمدة: { $value }.
several-left-coins = مجموع نيم لما يبقى هو ⟦move-nimber|نيمبر النقلة⟧: { $value }.

## The product

product = الجداء
product-explanation = تغيّر النقلة المجموع بمقدار ⟦nim-product|جداء نيم⟧ ⊗ لنيمبرَي نقلة الصفوف ونقلة الأعمدة.
product-waiting = جارٍ حساب الجداء …
total = المجموع هو ⟦nimber|نيمبر⟧ الوضع. وما تتركه النقلة هو ⟦nim-sum|مجموع نيم⟧ ⊕ لهذا المجموع ولمقدار التغيير:
zero-wins = مَن يترك 0 يربح: كل نقلة من 0 تؤدي إلى عدد آخر، ومن هناك توجد نقلة تعيد إلى 0.
disc-values = قيمة القرص هي جداء نيم لعددَي غراندي لصفه وعموده.
row-introduction = قيمة القطعة هي ⟦grundy-number|عدد غراندي⟧ لموضعها في صفها.
twins-introduction = قيمة القرص هي ⟦nim-sum|مجموع نيم⟧ لعددَي غراندي لصفه وعموده. والنقلة تقلب قرصين من صف واحد أو من عمود واحد.
twins-rows = القرصان في عمود واحد، وعدده يتلاشى: تغيّر النقلة المجموع بمقدار مجموع نيم للصفين، { $change }.
twins-columns = القرصان في صف واحد، وعدده يتلاشى: تغيّر النقلة المجموع بمقدار مجموع نيم للعمودين، { $change }.
twins-mex = g هو عدد غراندي لقرص أبيض وحيد في الصف 0 أو في العمود 0: ⟦mex|mex⟧ لما تتركه نقلاته. وللقرص في أي موضع آخر نقلات في صفه ونقلات في عموده، وأصغر عدد مفقود هو مجموع نيم للعددين g. اختر g لترى نقلاته.
rule-zero = الجداء في 0 يساوي 0.
rule-one = الجداء في 1 يساوي العامل الآخر.
rule-fermat = { $power } قوة فيرما للعدد 2، والعامل الآخر أصغر منها، فالجداء هنا هو الجداء العادي.
rule-square = { $power } قوة فيرما للعدد 2: مربعها في ضرب نيم يساوي ثلاثة أنصافها.
rule-distribute = اكتب كل عامل مجموعًا لقوى العدد 2، واضرب ضرب نيم كلَّ حد في كل حد:
rule-regroup = اضرب أكبر قوة فيرما للعدد 2 في نفسها، والباقي في الباقي:
all-parts = إظهار كل الجداءات ({ $count })
rule-regroup-one = أخرج أكبر قوة فيرما للعدد 2، واضرب الباقي أولًا:

## Each mex

mex = من أين جاءت أعداد غراندي
mex-introduction = g هو عدد غراندي للموضع إذا كان وحده أبيض: ⟦mex|mex⟧ لما تتركه نقلاته. اختر g لترى نقلاته.
mex-prefixes = x هو مجموع نيم لكل أعداد g من البداية إلى هنا.
strip-caption-rows = أعداد غراندي وXOR التراكمي لمحور الصفوف
strip-caption-columns = أعداد غراندي وXOR التراكمي لمحور الأعمدة
strip-caption-coins = أعداد غراندي وXOR التراكمي للقطع
number-rows = الصف
number-columns = العمود
number-coins = القطعة
grundy-name = عدد غراندي g
prefix = x
prefix-name = XOR التراكمي x
open-mex-rows = الصف { $number }: عدد غراندي { $value }. إظهار مصدره
open-mex-columns = العمود { $number }: عدد غراندي { $value }. إظهار مصدره
open-mex-coins = القطعة { $number }: عدد غراندي { $value }. إظهار مصدره
mex-of-rows = الصف { $number }
mex-of-columns = العمود { $number }
mex-of-coins = القطعة { $number } وحدها
mex-explanation = لنفترض أن هذا الموضع وحده أبيض. كل نقلة زاويتها هنا تجعله أسود، وتجعل مواضعها الأخرى بيضاء. وما تتركه هذه النقلات:
mex-none = لا توجد نقلة زاويتها هنا، فلا يُترك شيء: أصغر عدد مفقود هو 0.
mex-length = الطول { $length }:
mex-places = { $list }:
mex-missing = أصغر عدد مفقود هو { $value }.

## Numbers in words: formulas are not read aloud everywhere

said-prefix-rows = x { $number } للصفوف يساوي { $value }
said-prefix-columns = x { $number } للأعمدة يساوي { $value }
said-prefix-coins = x { $number } للقطع يساوي { $value }
said-grundy-rows = g { $number } للصفوف يساوي { $value }
said-grundy-columns = g { $number } للأعمدة يساوي { $value }
said-grundy-coins = g { $number } للقطع يساوي { $value }
said-nimber = نيمبر الوضع يساوي { $value }
said-factor = العامل { $value }
said-change = تغيّر النقلة المجموع بمقدار { $value }
said-leaves = تترك النقلة { $value }
said-length-leaves = الطول { $length } يترك { $value }
said-places-leave = { $list }: يبقى { $value }
said-left-by-moves = { $value }، { $count ->
    [zero] لا تتركه نقلة
    [one] تتركه نقلة واحدة
    [two] تتركه نقلتان
    [few] تتركه { $count } نقلات
    [many] تتركه { $count } نقلة
   *[other] تتركه { $count } نقلة
  }
said-left-by-lengths = { $value }، عند { $count ->
    [zero] الأطوال
    [one] الطول
    [two] الطولين
    [few] الأطوال
    [many] الأطوال
   *[other] الأطوال
  } { $lengths }
