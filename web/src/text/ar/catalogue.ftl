introduction = ⟦grundy-number|أعداد غراندي⟧ لأي لعبة قلب قطع: متتالية لصف واحد، وجدول لبُعدين.
build-one = صف واحد
build-two = لوح

## The rules

rule-line = تقلب النقلة قطعًا من الصف. مواضعها: { $coins }. وآخر هذه القطع، إلى اليمين، يجب أن تُظهر الصورة.
rule-board = تختار النقلة بعض الصفوف وبعض الأعمدة، وتقلب القطع حيث تتقاطع. الصفوف: { $rows }. الأعمدة: { $columns }. القطعة في آخر صف وآخر عمود، أي الزاوية، يجب أن تُظهر الصورة.
rule-acrostic-twins = تقلب النقلة قطعتين من صف واحد أو من عمود واحد. والقطعة الأبعد يمينًا أو الأبعد إلى أسفل يجب أن تُظهر الصورة.
rule-connected-blocks = تقلب النقلة قطعًا متصلة ضلعًا بضلع. وتقع إحداها في آخر صفوفها وفي آخر أعمدتها معًا: هذه القطعة يجب أن تُظهر الصورة.
who-wins = مَن لا يجد نقلة يخسر.

origin = الموضع الأول
origin-line = الترقيم من { $origin }
origin-board = الصف { $rows } في الأعلى، والعمود { $columns } إلى اليسار
origin-upward = الصف { $rows } في الأسفل، والعمود { $columns } إلى اليسار
oeis = OEIS
no-oeis = لا مدخل معروف
alike = { $count ->
    [zero] لا أعداد مشتركة مع { $game }.
    [one] العدد الأول كما في { $game }.
    [two] العددان الأولان كما في { $game }.
    [few] أول { $count } أعداد كما في { $game }.
    [many] أول { $count } عددًا كما في { $game }.
   *[other] أول { $count } عدد كما في { $game }.
  }
oeis-index = a({ $index }) هو g({ $origin })
computed = طريقة الحساب
by-formula = صيغة مبرهَنة
by-mex = ⟦mex|mex⟧ لكل النقلات
largest-count = الحد الأقصى
largest-count-is = { $count ->
    [zero] لا أعداد
    [one] عدد واحد
    [two] عددان
    [few] { $count } أعداد
    [many] { $count } عددًا
   *[other] { $count } عدد
  }
largest-size = صفحة اللوح
largest-size-is = { $places ->
    [zero] لا مواضع
    [one] موضع واحد
    [two] حتى موضعين
    [few] حتى { $places } مواضع
    [many] حتى { $places } موضعًا
   *[other] حتى { $places } موضع
  }
largest-board-is = حتى { $board }
largest-table = هذه الصفحة
play-row = لعب صف واحد
play-squared = لعب على لوح مربع
table-squared = جدول مربعها
play-board = لعبها على اللوح
row-sequence = { $game } على امتداد الصفوف
column-sequence = { $game } على امتداد الأعمدة

## A sequence

count = كم عددًا
show = طريقة العرض
show-coins = قطع
show-plot = رسم بياني
show-list = قائمة
coins-cut = رُسمت القطع الأولى: { $drawn } من { $count }. وفي القائمة كل الأعداد.
plot-name = الموضع في الرسم البياني
spoken = الموضع { $place }: {"\u2066"}g = { $value }{"\u2069"}
list-caption = المواضع من { $first } إلى { $last }
period = الدورة
period-plain = { $period ->
    [zero] لا دورة بدءًا من الموضع { $start }.
    [1] بدءًا من الموضع { $start } تتساوى الأعداد كلها.
    [two] بدءًا من الموضع { $start } تتكرر الأعداد كل موضعين.
    [few] بدءًا من الموضع { $start } تتكرر الأعداد كل { $period } مواضع.
    [many] بدءًا من الموضع { $start } تتكرر الأعداد كل { $period } موضعًا.
   *[other] بدءًا من الموضع { $start } تتكرر الأعداد كل { $period } موضع.
  } حُسب ذلك حتى الموضع { $last }، ولا برهان لما بعده.
period-saltus = { $period ->
    [zero] لا دورة بدءًا من الموضع { $start }، والزيادة { $saltus }.
    [1] بدءًا من الموضع { $start } يزيد كل عدد على سابقه بمقدار { $saltus }.
    [two] بدءًا من الموضع { $start } تزيد الأعداد بمقدار { $saltus } كل موضعين.
    [few] بدءًا من الموضع { $start } تزيد الأعداد بمقدار { $saltus } كل { $period } مواضع.
    [many] بدءًا من الموضع { $start } تزيد الأعداد بمقدار { $saltus } كل { $period } موضعًا.
   *[other] بدءًا من الموضع { $start } تزيد الأعداد بمقدار { $saltus } كل { $period } موضع.
  } حُسب ذلك حتى الموضع { $last }، ولا برهان لما بعده.
period-none = { $count ->
    [zero] لا أعداد، فلا دورة.
    [one] لا تظهر دورة في عدد واحد. نذكر الدورة بعد ثلاثة تكرارات.
    [two] لا تظهر دورة في هذين العددين. نذكر الدورة بعد ثلاثة تكرارات.
    [few] لا تظهر دورة في هذه الأعداد وعددها { $count }. نذكر الدورة بعد ثلاثة تكرارات.
    [many] لا تظهر دورة في هذه الأعداد وعددها { $count }. نذكر الدورة بعد ثلاثة تكرارات.
   *[other] لا تظهر دورة في هذه الأعداد وعددها { $count }. نذكر الدورة بعد ثلاثة تكرارات.
  }
period-facts = ما قبل الدورة { $start }، الدورة { $period }، الزيادة (saltus) { $saltus }.
take = نسخ أو حفظ

## A table of two line games

table-introduction = بحسب مبرهنة الترتان، قيمة القطعة هي ⟦nim-product|جداء نيم⟧ لعددي غراندي لصفها وعمودها. { $hand ->
    [finger] اضغط على موضع لقراءته.
   *[mouse] أشر إلى موضع لقراءته.
  }
table-of = أعداد غراندي للعبة { $game }، { $board }
spoken-product = { $place }: جداء نيم للعددين { $a } و{ $b } يساوي { $value }
scale = g₁ هو عدد غراندي للصف، وg₂ للعمود. تتبع درجات اللون ترتيب القيم: كلما كبرت القيمة كان اللون أفتح.

## The same by the definition

definition = بحسب التعريف
definition-introduction = بحسب التعريف، قيمة القطعة هي ⟦mex|mex⟧ (الحد الأدنى المستبعد) لما تتركه نقلاتها. املأ هذا الجدول قطعة قطعة وقارنه بجدول المبرهنة.
side-limit = يصل هذا الجدول إلى { $largest } × { $largest } وإلى { 4000000 } نقلة، لأنه يمرّ بكل نقلة لكل قطعة.
speed = السرعة
speed-slow = بطيئة
speed-medium = متوسطة
speed-fast = سريعة
progress = { $filled ->
    [0] لم يُملأ شيء بعد.
    [one] { $unequal ->
        [0] مُلئ 1 من { $all }، وهو كما في جدول المبرهنة.
        [one] مُلئ 1 من { $all }، وهو غير ما في جدول المبرهنة.
        [two] مُلئ { $filled } من { $all }، والمختلف عن جدول المبرهنة { $unequal }.
        [few] مُلئ { $filled } من { $all }، والمختلف عن جدول المبرهنة { $unequal }.
        [many] مُلئ { $filled } من { $all }، والمختلف عن جدول المبرهنة { $unequal }.
       *[other] مُلئ { $filled } من { $all }، والمختلف عن جدول المبرهنة { $unequal }.
      }
    [two] { $unequal ->
        [0] مُلئ { $filled } من { $all }، وكلاهما كما في جدول المبرهنة.
        [one] مُلئ { $filled } من { $all }، والمختلف عن جدول المبرهنة { $unequal }.
        [two] مُلئ { $filled } من { $all }، والمختلف عن جدول المبرهنة { $unequal }.
        [few] مُلئ { $filled } من { $all }، والمختلف عن جدول المبرهنة { $unequal }.
        [many] مُلئ { $filled } من { $all }، والمختلف عن جدول المبرهنة { $unequal }.
       *[other] مُلئ { $filled } من { $all }، والمختلف عن جدول المبرهنة { $unequal }.
      }
    [few] { $unequal ->
        [0] مُلئ { $filled } من { $all }، وكلها كما في جدول المبرهنة.
        [one] مُلئ { $filled } من { $all }، والمختلف عن جدول المبرهنة { $unequal }.
        [two] مُلئ { $filled } من { $all }، والمختلف عن جدول المبرهنة { $unequal }.
        [few] مُلئ { $filled } من { $all }، والمختلف عن جدول المبرهنة { $unequal }.
        [many] مُلئ { $filled } من { $all }، والمختلف عن جدول المبرهنة { $unequal }.
       *[other] مُلئ { $filled } من { $all }، والمختلف عن جدول المبرهنة { $unequal }.
      }
    [many] { $unequal ->
        [0] مُلئ { $filled } من { $all }، وكلها كما في جدول المبرهنة.
        [one] مُلئ { $filled } من { $all }، والمختلف عن جدول المبرهنة { $unequal }.
        [two] مُلئ { $filled } من { $all }، والمختلف عن جدول المبرهنة { $unequal }.
        [few] مُلئ { $filled } من { $all }، والمختلف عن جدول المبرهنة { $unequal }.
        [many] مُلئ { $filled } من { $all }، والمختلف عن جدول المبرهنة { $unequal }.
       *[other] مُلئ { $filled } من { $all }، والمختلف عن جدول المبرهنة { $unequal }.
      }
   *[other] { $unequal ->
        [0] مُلئ { $filled } من { $all }، وكلها كما في جدول المبرهنة.
        [one] مُلئ { $filled } من { $all }، والمختلف عن جدول المبرهنة { $unequal }.
        [two] مُلئ { $filled } من { $all }، والمختلف عن جدول المبرهنة { $unequal }.
        [few] مُلئ { $filled } من { $all }، والمختلف عن جدول المبرهنة { $unequal }.
        [many] مُلئ { $filled } من { $all }، والمختلف عن جدول المبرهنة { $unequal }.
       *[other] مُلئ { $filled } من { $all }، والمختلف عن جدول المبرهنة { $unequal }.
      }
  }
coin-heading = القطعة في { $place }
option-hint = اختر عددًا لترى نقلة تتركه.
option-lit = تقلب هذه النقلة القطع المضاءة. وقيمتها معًا من دون الزاوية { $value }.
spoken-options = { $place }: ما تتركه نقلاتها: { $options }. وأصغر عدد مفقود هو { $mex }.
spoken-no-options = { $place }: لا نقلات لها، فقيمتها 0.

## A two-dimensional game

position = القيم والوضع
position-introduction = العدد على القطعة هو قيمتها حين تُظهر الصورة. اختر قطعًا لقلبها إلى الصورة أو إلى الكتابة.
coin-heads = { $place }، القيمة { $value }، صورة
coin-tails = { $place }، القيمة { $value }، كتابة
values = قيم القطع
nimber = نيمبر الوضع
nimber-is = نيمبر الوضع: { $nimber }
no-heads = لا قطعة تُظهر الصورة. اختر بعض القطع.
lost = قيم القطع التي على الصورة تتلاشى: لا نقلة رابحة.
winnable = يمكنك الربح من هنا.
hide-move = إخفاء النقلة
clear = الكل كتابة
winning-move = اقلب: { $coins }.
winning-count = { $count ->
    [0] لا نقلة رابحة من بين { $legal }.
    [one] نقلة رابحة واحدة من بين { $legal }.
    [two] نقلتان رابحتان من بين { $legal }.
    [few] { $count } نقلات رابحة من بين { $legal }.
    [many] { $count } نقلة رابحة من بين { $legal }.
   *[other] { $count } نقلة رابحة من بين { $legal }.
  }
winning-more = { $count ->
    [zero] لا نقلات في القائمة.
    [one] في القائمة الأولى فقط.
    [two] في القائمة أول نقلتين.
    [few] في القائمة أول { $count } نقلات.
    [many] في القائمة أول { $count } نقلة.
   *[other] في القائمة أول { $count } نقلة.
  }
chosen-move = اختر نقلة لتراها على القطع.
winning-limit = كل النقلات الرابحة مذكورة ما دام عدد قطع اللوح لا يتجاوز { $coins }.
