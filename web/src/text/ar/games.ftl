## Boards

board-rugs = Rugs
board-turning-corners = Turning Corners
board-turning-turtles-squared = Turning Turtles²
board-mock-turtles-squared = (Mock Turtles)²
board-acrostic-twins = Acrostic Twins
product = { $rows } × { $columns }
one-row = { $game }، صف واحد
playing = لعب { $game }

## Choosing a move coin by coin

add-discs = أكمل النقلة من بين المواضع المعلَّمة.
not-together = لا نقلة لهذه الزاوية تشمل هذا الموضع أيضًا.

## Why

one-of-each = { $count ->
    [zero] لا نقلات.
    [one] توجد نقلة واحدة، وهي هذه.
    [two] توجد نقلتان. تُعرض نقلة واحدة لكل نتيجة.
    [few] توجد { $count } نقلات. تُعرض نقلة واحدة لكل نتيجة.
    [many] توجد { $count } نقلة. تُعرض نقلة واحدة لكل نتيجة.
   *[other] توجد { $count } نقلة. تُعرض نقلة واحدة لكل نتيجة.
  }

## Choosing a game

rows-heading = على صف واحد
find = ابحث عن لعبة: بالاسم، أو بأعداد مثل 1 2 4 7، أو برقمها في OEIS
cards = مع كل لعبة مثال على نقلاتها، وأعداد غراندي لقطعها الأولى.
none-found = لا لعبة في هذه القائمة لها هذا الاسم أو هذه الأعداد.
build = بناء لعبة
board-connected-blocks = Connected Blocks
choose-runs = سلاسل بأطوال تختارها
choose-up-to-coins = عدد من القطع على الأكثر
choose-exactly-coins = عدد من القطع بالضبط
choose-twins-within = Twins ضمن مسافة
choose-pattern = أنماط تصنعها
detail-runs = الأطوال
detail-up-to-coins = عدد القطع
detail-exactly-coins = { detail-up-to-coins }
detail-twins-within = المسافة
detail-pattern = الأنماط
problem-runs = أدخل أعدادًا صحيحة، مثل 1, 3, 7.
problem-up-to-coins = أدخل عددًا صحيحًا بدءًا من 1.
problem-exactly-coins = { problem-up-to-coins }
problem-twins-within = { problem-up-to-coins }
problem-pattern = أدخل أنماطًا، مثل 0;0,1.
pattern-hint = يذكر النمط كم تبعد كل قطعة من قطعه إلى يسار القطعة التي يجب أن تُظهر الصورة، وبُعد هذه القطعة نفسها 0. ضع ; بين الأنماط. النمطان 0;0,1 يقلبان قطعة وحدها، أو مع جارتها اليسرى؛ و0,d يعني «مع أخرى على أي مسافة».
pattern-sets = { $count ->
    [zero] عدد المواضع { $places }، ولا يناسبها أي نمط.
    [one] عدد المواضع { $places }، ويناسبها نمط واحد.
    [two] عدد المواضع { $places }، ويناسبها نمطان.
    [few] عدد المواضع { $places }، ويناسبها { $count } أنماط.
    [many] عدد المواضع { $places }، ويناسبها { $count } نمطًا.
   *[other] عدد المواضع { $places }، ويناسبها { $count } نمط.
  }
## Games on a line

line-ruler = Ruler
line-single = قطع مفردة
line-twins = Twins
line-turning-turtles = Turning Turtles
line-mock-turtles = Mock Turtles
line-moebius = Moebius
line-mogul = Mogul
line-moidores = Moidores
line-triplets = Triplets
line-sym = Sym
line-grunt = Grunt
line-turnips = Turnips
line-up-to-coins = حتى { $number }
line-exactly-coins = { $number } بالضبط
line-twins-within = Twins ضمن المسافة { $number }
line-runs = سلاسل ({ $lengths })
line-hops = قفزات ({ $hops })
line-pattern = أنماط { $pattern }

## Rules: what a move turns of a row of discs

rules-ruler = أي سلسلة متصلة
rules-single = واحد فقط
rules-twins = أي اثنين
rules-turning-turtles = واحد أو اثنان
rules-mock-turtles = واحد أو اثنان أو ثلاثة
rules-moebius = حتى خمسة
rules-mogul = حتى سبعة
rules-moidores = حتى تسعة
rules-triplets = أي ثلاثة
rules-sym = أي مجموعة متناظرة
rules-grunt = الأول، وأي واحد بعده، واثنان بينهما في موضعين متناظرين
rules-turnips = ثلاثة على مسافات متساوية
rules-up-to-coins = { $number ->
    [zero] لا شيء
    [one] واحد فقط
    [two] واحد أو اثنان
    [few] حتى { $number }
    [many] حتى { $number }
   *[other] حتى { $number }
  }
rules-exactly-coins = { $number ->
    [zero] لا شيء
    [one] واحد فقط
    [two] أي اثنين
    [few] أي { $number }
    [many] أي { $number }
   *[other] أي { $number }
  }
rules-twins-within = أي اثنين، المسافة بينهما { $number } على الأكثر
rules-runs = { $family ->
    [triangular] سلسلة طولها 1 أو 3 أو 6 أو 10 أو …
    [square] سلسلة طولها 1 أو 4 أو 9 أو 16 أو …
    [all] أي سلسلة متصلة
    [odd] سلسلة طولها 1 أو 3 أو 5 أو 7 أو …
    [powers-of-two] سلسلة طولها 1 أو 2 أو 4 أو 8 أو …
    [primes] سلسلة طولها 2 أو 3 أو 5 أو 7 أو …
    [fibonacci] سلسلة طولها 1 أو 2 أو 3 أو 5 أو …
   *[list] سلسلة طولها { $list }
  }
rules-hops = أي واحد، والذي قبله على مسافة { $hops }
rules-pattern = أحد هذه الأنماط: { $pattern }

rule = اختر بعض الصفوف وبعض الأعمدة، واقلب الأقراص حيث تتقاطع. الصفوف: { $rows }. الأعمدة: { $columns }. القرص في آخر صف وآخر عمود، أي الزاوية، يجب أن يكون أبيض. ومَن يلعب النقلة الأخيرة يربح.
rule-of-row = اقلب قطعًا من صف واحد. مواضعها: { $columns }. والقطعة الواقعة في أقصى اليمين منها يجب أن تكون بيضاء. ومَن يلعب النقلة الأخيرة يربح.
rule-hops = تقفز القطعة إلى اليسار مسافة { $hops }: اقلب قطعة بيضاء والقطعة التي تهبط عليها. ومَن يلعب النقلة الأخيرة يربح.
rule-rugs = اقلب مستطيلًا بأي قياس. قرص زاويته اليمنى السفلى يجب أن يكون أبيض. ومَن يلعب النقلة الأخيرة يربح.
rule-turning-corners = اقلب الزوايا الأربع لمستطيل قياسه 2 × 2 على الأقل. الزاوية اليمنى السفلى يجب أن تكون بيضاء. ومَن يلعب النقلة الأخيرة يربح.
rule-acrostic-twins = اقلب أي قرصين من الصف نفسه أو من العمود نفسه. والقرص الأبعد يمينًا أو الأبعد إلى أسفل يجب أن يكون أبيض. ومَن يلعب النقلة الأخيرة يربح.
