rule = على اللوح قطع، ويجوز أن تجتمع عدة قطع في خانة واحدة. تحرّك النقلة قطعة واحدة إلى اليسار أو إلى الأعلى بإحدى الخطوات. من لا يستطيع لعب نقلة يخسر.
count = M(n, c) هو عدد طرق وضع c من القطع المختلفة على لوح خاناته n × n بحيث يربح اللاعب الأول.

## The form

form = اختر لوحًا وعدد القطع
side = ضلع اللوح، n
side-hint = حتى 10¹⁸ صفًّا وعمودًا.
coins = القطع، c
coins-hint = حتى { 1000000 }، وكلها مختلفة.
steps = الخطوات
steps-hint = كم خانة يجوز أن تتحرك القطعة.
modulus = المقياس، m (اختياري)
modulus-hint = حتى 2⁶⁰. اتركه فارغًا للحصول على كل الأرقام.
problem-bad-steps = أدخل من 1 إلى { $most } من الخطوات، كل منها من 1 إلى { $largest }، تفصل بينها فواصل.

## The answer

answer = عدد الطرق التي يربح فيها اللاعب الأول
computing = جارٍ الحساب …
cancelled = أُلغي.
with-steps = الخطوات: { $steps }.
share = هذا { PERCENT($percent) } من كل طرق وضع القطع.
remainder = هذا باقي القسمة على { $modulus }.
digits = { $digits ->
    [zero] لا أرقام
    [one] رقم واحد
    [two] رقمان
    [few] { $digits } أرقام
    [many] { $digits } رقمًا
   *[other] { $digits } رقم
  }
nobody = بهذه الخطوات لا يمكن لأي قطعة أن تتحرك على هذا اللوح، فيخسر اللاعب الأول دائمًا.
announced = عدد الطرق التي يربح فيها اللاعب الأول: { $winning }.
announced-long = عدد الطرق التي يربح فيها اللاعب الأول { $digits ->
    [zero] بلا أرقام.
    [one] مكوّن من رقم واحد.
    [two] مكوّن من رقمين.
    [few] مكوّن من { $digits } أرقام.
    [many] مكوّن من { $digits } رقمًا.
   *[other] مكوّن من { $digits } رقم.
  }
equation = M({ $side }, { $coins }) =
equation-modulo = M({ $side }, { $coins }) mod { $modulus } =
copy-number = نسخ العدد
folded = { $first } … { $last }
all-digits = إظهار كل الأرقام
fewer-digits = إظهار أرقام أقل

## Where it comes from

line = 1. خط واحد من الخانات
line-words = صف القطعة وعمودها يتغيران كل على حدة، فانظر إلى خط واحد. قطعة بُعدها x عن الحافة قيمتها g(x)، وهي ⟦mex|mex⟧ لما تصل إليه خطواتها.
repeats = تتكرر الأعداد من الحافة كل { $period ->
    [zero] 0 خانة
    [one] خانة
    [two] خانتين
    [few] { $period } خانات
    [many] { $period } خانة
   *[other] { $period } خانة
  }.
repeats-later = بعد { $before ->
    [zero] البداية
    [one] العدد الأول
    [two] العددين الأولين
    [few] أول { $before } أعداد
    [many] أول { $before } عددًا
   *[other] أول { $before } عدد
  } تتكرر الأعداد كل { $period ->
    [zero] 0 خانة
    [one] خانة
    [two] خانتين
    [few] { $period } خانات
    [many] { $period } خانة
   *[other] { $period } خانة
  }.
repeats-never = لا تتكرر الأعداد ضمن أول { $searched ->
    [zero] الأعداد
    [one] عدد
    [two] عددين
    [few] { $searched } أعداد
    [many] { $searched } عددًا
   *[other] { $searched } عدد
  }، لذلك حُسبت كلها، وعددها { $side }.
proof = هذا مبرهَن: { $steps ->
    [zero] لم تظهر أعداد
    [one] ظهر عدد واحد
    [two] ظهر عددان متتاليان
    [few] ظهرت { $steps } أعداد متتالية
    [many] ظهر { $steps } عددًا متتاليًا
   *[other] ظهر { $steps } عدد متتالٍ
  } من جديد، ومن ذلك ينتج كل ما بعده.
boxes = { $count ->
    [zero] لا أعداد غراندي، بدءًا من البعد { $first }
    [one] عدد غراندي لخانة واحدة، عند البعد { $first }
    [two] عددا غراندي لخانتين، بدءًا من البعد { $first }
    [few] أعداد غراندي في { $count } خانات، بدءًا من البعد { $first }
    [many] أعداد غراندي في { $count } خانة، بدءًا من البعد { $first }
   *[other] أعداد غراندي في { $count } خانة، بدءًا من البعد { $first }
  }
boxes-note = قيم g(x) بدءًا من البعد { $first }. الشرطة تبيّن أين تبدأ دورة.
box = عند البعد { $distance }: { $number }
squares = 2. عدّ الخطوط والخانات
squares-words = عدد خانات الخط التي قيمتها a هو k(a). قيمة خانة اللوح هي قيمة صفها ⟦nim-sum|⊕⟧ قيمة عمودها، فعدد خانات اللوح التي قيمتها a هو q(a).
squares-table = عدد خانات الخط وخانات اللوح لكل نيمبر
transform = 3. تحويل والش–هادامار
transform-words = تجمع h(w) الأعداد k(a)، بإشارة ناقص حيث يشترك a وw في عدد فردي من البتات التي قيمتها 1. وهي تحوّل ⊕ إلى ضرب: للوح كله h(w)².
power = 4. كل القطع معًا
power-words = كل قطعة عامل آخر: من أجل c قطعة نحصل على h(w)²ᶜ.
power-words-modulo = كل قطعة عامل آخر: من أجل c قطعة نحصل على h(w)²ᶜ، وهنا على باقي قسمته على { $ring }، وهو جداء { $width } في m. هكذا يبقى المجموع قابلًا للقسمة على { $width }.
transform-table = تحويل الأعداد، لكل w
power-table = القوى، لكل w
head-nimber = نيمبر
head-line = للخط
head-board = للوح
head-index = لكل w
head-coins = لكل القطع
inverse = 5. ثم العودة
inverse-words = مجموع القوى مقسومًا على { $width } هو عدد الطرق التي يكون ⟦nim-sum|مجموع نيم⟧ فيها 0: هناك يخسر اللاعب الأول. والقوة الأولى هي عدد الطرق كلها.
losing = الطرق التي يخسر فيها اللاعب الأول
all = الطرق كلها
difference = الطرق التي يربح فيها اللاعب الأول

## The board

play-hint = { $hand ->
    [finger] اضغط على قطعة، ثم على الخانة التي تذهب إليها.
   *[mouse] اختر قطعة، ثم اختر أين تذهب. مفاتيح الأسهم تنقلك من خانة إلى خانة.
  }
board = لوح خاناته { $side } × { $side }
tools = عند الضغط على خانة
tool-move = تحريك قطعة
tool-add = إضافة قطعة
tool-remove = إزالة قطعة
values = إظهار النيمبرات
computer = الحاسوب يرد
let-computer = دع الحاسوب يلعب

square-empty = فارغة
square-coins = { $coins ->
    [zero] لا قطع
    [one] قطعة
    [two] قطعتان
    [few] { $coins } قطع
    [many] { $coins } قطعة
   *[other] { $coins } قطعة
  }
square-selected = مختارة
square-target = يمكنك التحريك إلى هنا
square-from = من هنا جاءت القطعة
square-to = إلى هنا ذهبت القطعة
square-hint = نقلة رابحة إلى هنا

your-turn = الدور لك.
over = لا قطعة يمكنها أن تتحرك.
nim-sum = ⟦nim-sum|مجموع نيم⟧ هو { $sum }: يمكن لصاحب الدور أن يربح.
nim-sum-zero = ⟦nim-sum|مجموع نيم⟧ هو 0: يخسر صاحب الدور إذا أحسن الآخر اللعب.

you-moved = نقلتك: من { $from } إلى { $to }.
computer-moved = نقلة الحاسوب: من { $from } إلى { $to }.
winning-move = هذه رابحة: من { $from } إلى { $to }.
selected = القطعة عند { $square }. اختر أين تذهب.
stuck = القطعة عند { $square } لا يمكنها أن تتحرك. اختر غيرها.
no-coin = لا قطعة عند { $square }.
no-move = لا يمكن للقطعة أن تذهب إلى { $square }. اختر قطعة من جديد.
added = أُضيفت قطعة عند { $square }.
removed = أُزيلت قطعة عند { $square }.
full = { $most ->
    [zero] لا مكان للقطع على هذا اللوح.
    [one] يتسع هذا اللوح لقطعة واحدة.
    [two] يتسع هذا اللوح لقطعتين.
    [few] سعة هذا اللوح { $most } قطع.
    [many] سعة هذا اللوح { $most } قطعة.
   *[other] سعة هذا اللوح { $most } قطعة.
  } أزل واحدة أولًا.
you-win = لا يمكن للحاسوب أن يلعب نقلة. ربحت!
computer-wins = لا يمكنك أن تلعب نقلة. ربح الحاسوب.
last-move = كانت هذه النقلة الأخيرة، وهي رابحة.
none-wins = لا نقلة رابحة: مجموع نيم هو 0.
