heading = تمارين
review = من درس «{ $lesson }»
loading = جارٍ إعداد الأسئلة…

## What can be done with them

set = المجموعة { $seed }
set-help = كل من يفتح رابط الطلاب يرى التمارين نفسها.
set-help-framed = اذكر هذا الرقم إذا سألت عن تمرين.
new-set = مجموعة جديدة
back-to-set = العودة إلى المجموعة { $seed }
copy-link = نسخ رابط للطلاب
more-like-it = { $count ->
    [zero] لا تمارين مثل التمرين { $number }
    [one] تمرين واحد مثل التمرين { $number }
    [two] تمرينان مثل التمرين { $number }
    [few] { $count } تمارين مثل التمرين { $number }
    [many] { $count } تمرينًا مثل التمرين { $number }
   *[other] { $count } تمرين مثل التمرين { $number }
  }
worksheet = ورقة عمل للطباعة
whole-set = المجموعة كلها
hand-in = صفحة للتسليم
for-teachers = للمعلّمين

## Answers

your-choice = إجابتك
no-move = اختر أولًا نقلة على اللوح: زاويتها، ثم الموضع الذي تنتهي عنده.
chose-none = تقول إنه لا توجد نقلة رابحة.
step-previous = ‹ نقلة
step-next = نقلة ›
no-choice = اختر إجابة أولًا.
repeated = جرّبت هذا للتو. غيّر إجابتك.
wrong = ليس صحيحًا بعد.
wrong-at-last = إجابة غير صحيحة.
tries-left = { $count ->
    [zero] لم تبقَ لك محاولات.
    [one] بقيت لك محاولة واحدة.
    [two] بقيت لك محاولتان.
    [few] بقيت لك { $count } محاولات.
    [many] بقيت لك { $count } محاولة.
   *[other] بقيت لك { $count } محاولة.
  }
some-win = توجد نقلة رابحة في هذا الوضع.
hand-in-answer = حفظ الإجابة
kept = حُفظت إجابتك.
all-kept = حُفظت كل الإجابات. يمكنك إغلاق هذه الصفحة.
no-tries = { $count ->
    [zero] لا محاولات لهذا التمرين.
    [one] كانت هذه المحاولة الوحيدة.
    [two] كانت هذه المحاولة الثانية والأخيرة.
    [few] كانت هذه الأخيرة من { $count } محاولات.
    [many] كانت هذه الأخيرة من { $count } محاولة.
   *[other] كانت هذه الأخيرة من { $count } محاولة.
  }
hint-number = التلميح { $number }:
answer-is = الحل:
solved-for = { result-solved }: { $gained }

## Questions. A game is named with its rule.

ask-winning-move = ابحث عن نقلة رابحة.
ask-how-many = كم عدد النقلات الرابحة؟
ask-nimber = ما ⟦nimber|نيمبر⟧ هذا الوضع؟
ask-mex = ما ⟦mex|mex⟧ المجموعة { $set }؟
ask-gap-row = ما القيمة المفقودة في الموضع { $place }؟
ask-gap-table = ما القيمة المفقودة في الصف { $row } والعمود { $column }؟
ask-product = كم يساوي { $formula }؟
ask-factor = ما النيمبر x الذي يحقق { $formula }؟
ask-options = ما القيم التي يمكن أن تتركها نقلة للقطعة التي في الموضع { $place }؟
ask-run-prefix = ما XOR التراكمي للمواضع من الأول إلى الموضع { $place }؟
ask-run-leaves = تقلب السلسلة التي طولها { $length } وتنتهي في الموضع { $place }. ماذا تترك بدلًا من القطعة التي في الموضع { $place }؟
ask-run-changes = ما قيمة السلسلة التي طولها { $length } وتنتهي في الموضع { $place }؟
ask-cut = جزّئ العاملين: { $cuts }. عندئذ: { $product }. ما c₁؟
ask-pair = نيمبر اللوح الممتلئ هو { $nimber }. كم نقلة افتتاحية رابحة يكون نيمبر نقلة صفوفها { $a }؟
ask-head = النيمبر هو { $nimber }. أي الأقراص البيضاء له نقلة رابحة حتمًا؟
ask-division = للقرص عند { $place }: { $given }. ما u₂ الموافق لهذا u₁؟
ask-coin-worth = قطعة بُعدها بالخانات { $x } عن الحافة اليسرى و{ $y } عن الحافة العليا. ما قيمتها؟
ask-signs = كم يساوي { $formula }، وهو مجموع إشارات هذا الخط عندما تكون قيمة w هي { $w }؟
ask-arrangements-won = { $coins ->
    [zero] لا قطع
    [one] قطعة نقد واحدة
    [2] قطعتا نقد مختلفتان
    [few] { $coins } قطع نقد مختلفة
    [many] { $coins } قطعة نقد مختلفة
   *[other] { $coins } قطعة نقد مختلفة
  } على لوح خاناته { $side } × { $side }. في كم توزيعًا يربح اللاعب الأول؟
ask-arrangements-lost = { $coins ->
    [zero] لا قطع
    [one] قطعة نقد واحدة
    [2] قطعتا نقد مختلفتان
    [few] { $coins } قطع نقد مختلفة
    [many] { $coins } قطعة نقد مختلفة
   *[other] { $coins } قطعة نقد مختلفة
  } على لوح خاناته { $side } × { $side }. في كم توزيعًا يخسر اللاعب الأول؟
ask-counts = عُدّ الأقراص البيضاء في العمود 4، ثم التي خارجه. أي العددين فردي؟
ask-cancel = العب { $count ->
    [zero] هذه الصفوف
    [one] هذا الصف
    [2] هذين الصفين
    [3] هذه الصفوف الثلاثة
    [few] هذه الصفوف (عددها { $count })
    [many] هذه الصفوف (عددها { $count })
   *[other] هذه الصفوف (عددها { $count })
  } معًا كأنها لعبة واحدة. أي صف وحده له القيمة نفسها؟
ask-lost = واحد من هذه الأوضاع خاسر لصاحب الدور. أيها؟
ask-explain-lost = صاحب الدور يخسر هنا. العبارات الأربع كلها صحيحة. أيها تبرهن ذلك؟
ask-explain-won = صاحب الدور يربح هنا. العبارات الأربع كلها صحيحة. أيها تبرهن ذلك؟
game = { $name }: { $rule }
rule-chessboard = نيم الشطرنج: تحرّك النقلة قطعة واحدة إلى اليسار أو إلى الأعلى { $count ->
    [zero] بعدد من الخانات هو { $steps }
    [one] خانة واحدة
    [two] بعدد من الخانات هو { $steps }
    [few] بعدد من الخانات هو { $steps }
    [many] بعدد من الخانات هو { $steps }
   *[other] بعدد من الخانات هو { $steps }
  }. ويجوز أن تجتمع عدة قطع في خانة واحدة. من لا يستطيع لعب نقلة يخسر.
rule-signs = إشارة الخانة ناقص إذا اشترك w ورقمها في عدد فردي من البتات 1، وإلا فهي زائد.
board-choice = الوضع { $number }
white-discs = الأبيض: { $places }
set-answer = إجابتك، مثل 0, 1, 3
no-set = أدخل أعدادًا صحيحة تفصل بينها فواصل.
head-choice = { $place }، والقيمة { $value }
none-odd = لا هذا ولا ذاك
inside-odd = العدد في العمود 4
outside-odd = العدد خارج العمود 4
both-odd = كلاهما
line-g = g، أعداد غراندي
line-x = x، قيم XOR التراكمي
row-moves = عدد نقلات الصفوف لكل نيمبر نقلة
column-moves = عدد نقلات الأعمدة لكل نيمبر نقلة
line-squares = البعد x، وتحته g(x)
coin-at = القطعة: { $x } من اليسار، و{ $y } من الأعلى
gap = مفقودة
alike = { $count ->
    [zero] لا مواضع فارغة غيره.
    [one] للموضع الفارغ القيمة نفسها.
    [two] للموضعين الفارغين القيمة نفسها.
    [few] للمواضع الفارغة القيمة نفسها.
    [many] للمواضع الفارغة القيمة نفسها.
   *[other] للمواضع الفارغة القيمة نفسها.
  }
values-by-place = القيم بحسب الموضع
values-by-row = القيم بحسب الصف والعمود

## Statements about a position

claim-nimber = ⟦nim-sum|مجموع نيم⟧ لقيم المواضع البيضاء فيه هو { $value }.
claim-balance = إذا كُتبت قيم المواضع البيضاء فيه بالنظام الثنائي بعضها تحت بعض، { $parity ->
    [even] فعدد مرات ظهور 1 زوجي في كل عمود
   *[odd] فهناك عمود عدد مرات ظهور 1 فيه فردي
  }.
claim-nimber-parity = مجموع نيم لقيم المواضع البيضاء فيه { $parity ->
    [even] زوجي
   *[odd] فردي
  }.
claim-heads = عدد المواضع البيضاء فيه { $parity ->
    [even] زوجي
   *[odd] فردي
  }.
claim-sum = المجموع العادي لقيم المواضع البيضاء فيه { $parity ->
    [even] زوجي
   *[odd] فردي
  }.
claim-moves = عدد نقلاته { $parity ->
    [even] زوجي
   *[odd] فردي
  }.
claim-last-coin = آخر موضع فيه { $parity ->
    [even] أسود
   *[odd] أبيض
  }.

## Hints: two for each kind

hint-move-counts = عُدّ الأقراص البيضاء في العمود 4، ثم التي خارجه. أي نقلة تجعل العددين زوجيين؟
hint-move-copying = قطعتان على الصورة في الموضع نفسه من صفين تتلاشيان معًا. ابحث عن نقلة يتلاشى بعدها كل شيء.
hint-nimber = نيمبر الوضع هو { $nimber }. ابحث عن نقلة تغيّره بمقدار { $nimber }.
hint-puzzle = تكون النقلة رابحة إذا لم تترك للخصم نقلة رابحة. وإن كنت تعرف النيمبرات: قيم الأقراص البيضاء تعطي { $values }، والنقلة الرابحة تجعل ذلك 0.
hint-if-any = إن وُجدت نقلة رابحة، فهناك واحدة زاويتها عند { $place }.
hint-corner = توجد نقلة رابحة زاويتها عند { $place }.
hint-changes = نيمبر الوضع هو { $nimber }. النقلات التي تغيّره بمقدار { $nimber } هي الرابحة.
hint-changes-counts = { counts-told } النقلات التي تجعل العددين زوجيين هي الرابحة.
hint-no-nimber = نيمبر الوضع هو 0. ماذا تفعل كل نقلة بالنيمبر 0؟
hint-corner-count = { $wins ->
    [0] لا نقلة رابحة زاويتها عند { $place }.
    [one] نقلة رابحة واحدة زاويتها عند { $place }.
    [two] نقلتان رابحتان زاويتهما عند { $place }.
    [few] { $wins } نقلات رابحة زاويتها عند { $place }.
    [many] { $wins } نقلة رابحة زاويتها عند { $place }.
   *[other] { $wins } نقلة رابحة زاويتها عند { $place }.
  }
hint-written = قيمة كل قطعة بيضاء مكتوبة عليها. اجمع هذه القيم بعملية ⊕.
hint-worth-row = أوجد قيمة كل قطعة بيضاء لو كانت وحدها، ثم اجمع هذه القيم بعملية ⊕.
hint-worth-product = قيمة القرص هي جداء نيم لعدد غراندي لصفه وعدد غراندي لعموده. أوجدها لكل قرص أبيض، ثم اجمع هذه القيم بعملية ⊕.
hint-worth-sum = قيمة القرص هي رقم صفه ⊕ رقم عموده. أوجدها لكل قرص أبيض، ثم اجمع هذه القيم أيضًا بعملية ⊕.
hint-one-worth = مثلًا: قيمة { $disc } هي { $worth }.
hint-no-heads = لا يوجد موضع أبيض.
hint-total = اللوح كله أبيض: أوجد مجموع نيم لأعداد غراندي للصفوف، ثم للأعمدة، واضرب المجموعين بعملية ⊗.
hint-sums = مجموع نيم للصفوف { $rows }، وللأعمدة { $columns }. والآن اضربهما بعملية ⊗.
hint-binary = بالنظام الثنائي، من دون أصفار في البداية: { $values }. كل عمود يظهر فيه 1 عددًا زوجيًّا من المرات يعطي 0.
hint-from-zero = هل 0 في المجموعة؟ وهل 1 فيها؟ تابع حتى تجد عددًا مفقودًا.
hint-sorted = بالترتيب: { $values }. أين أول فجوة؟
hint-gap-options = القيمة هي mex لما تتركه نقلات هذا الموضع.
hint-options = { answer-options } ما أول عدد مفقود؟
hint-gap-factors = القيمة هي جداء نيم لعدد غراندي للصف وعدد غراندي للعمود. والعامل 1 لا يغيّر شيئًا.
hint-factors = للصف { $row }، وللعمود { $column }. اضربهما بعملية ⊗.
hint-options-moves = مرّ على نقلات هذه القطعة. قيمة ما تتركه النقلة هي مجموع نيم للقطع الأخرى التي تقلبها.
hint-options-count = ما تتركه: { $count ->
    [zero] لا شيء
    [one] قيمة واحدة
    [two] قيمتان مختلفتان
    [few] { $count } قيم مختلفة
    [many] { $count } قيمة مختلفة
   *[other] { $count } قيمة مختلفة
  }.
hint-run-prefix = خذ XOR التراكمي حتى الموضع السابق، وأضف إليه القطعة الأخيرة بعملية ⊕.
hint-run-leaves = تترك السلسلة قطعها التي قبل ذلك الموضع. وقيمتها تأتي من قيمتين من XOR التراكمي.
hint-run-changes = قلب قطعة يغيّر الوضع بمقدار قيمتها، أيًّا كان وجهها الظاهر. لذلك تُحسب كل قطع السلسلة.
you-want = المطلوب { $formula }.
find-partner = أوجد b الذي يحقق { $formula }. ثم اضرب العددين.
hint-head = المطلوب قرص يكون فيه v ⊕ s أصغر من v.
hint-highest-bit = أعلى بت في { $nimber } هو { $highest }. ويجب أن يكون في القيمة.
hint-counts = في الصف خمسة أقراص، واحد منها في العمود 4.
hint-inside = { $inside ->
    [zero] لا أقراص بيضاء في العمود 4.
    [one] في العمود 4 قرص أبيض واحد.
    [two] في العمود 4 قرصان أبيضان.
    [few] العمود 4 فيه { $inside } أقراص بيضاء.
    [many] العمود 4 فيه { $inside } قرصًا أبيض.
   *[other] العمود 4 فيه { $inside } قرص أبيض.
  } كم قرصًا أبيض في غيره؟
hint-coin-worth = المطلوب { $formula }. أعداد الخط تبدأ من g(0) = 0، وكل عدد هو mex لما تصل إليه الخطوات. اكتبها حتى تتكرر.
hint-line-begins = بدءًا من x = 0 الأعداد هي { $line }.
hint-line-repeats = بدءًا من x = 0 الأعداد هي { $line }، ثم تتكرر كل { $period ->
    [zero] 0 خانة
    [one] خانة
    [two] خانتين
    [few] { $period } خانات
    [many] { $period } خانة
   *[other] { $period } خانة
  }. إذن { $formula }.
hint-signs = بالنظام الثنائي w هو { $bits }. قارنه بكل رقم: رقم 1 مشترك واحد يعطي ناقصًا، واثنان يعطيان زائدًا.
hint-signs-of = إشارات الخانات بترتيب أرقامها: { $signs }. عُدّ إشارات الزائد وإشارات الناقص.
hint-arrangements = أعطِ كل 0 في الخط زائدًا وكل 1 ناقصًا، واجمع الإشارات. لكل قطعة بُعدان، فاضرب مجاميع كهذه، وعددها { $factors }، بعضها في بعض: الناتج عدد التوزيعات الخاسرة ناقص عدد الرابحة.
hint-difference = الخاسرة ناقص الرابحة: { $difference }. الخاسرة زائد الرابحة هي كل التوزيعات: { $all }.
hint-cancel = القطعة التي تكون على الصورة في صفين موجودة مرتين، فتتلاشى.
hint-twins = ما يتلاشى: { $coins }. أي القطع تبقى؟
hint-powers = جزّئ العددين إلى قوى للعدد 2: { $powers }. ثم اضرب كل جزء في كل جزء.
hint-products = جداءات الأجزاء هي { $products }. اجمعها بعملية ⊕.
hint-field = النيمبرات الأصغر من { $below } تشكّل حقلًا، وx واحد منها.
hint-square = { answer-formula } جرّب عوامل أخرى حتى يصبح الجداء 1.
hint-divide = اضرب { $b } في معكوس { $a }.
hint-inverse = معكوس { $a } هو { $inverse }: اضرب { $b } فيه.
hint-lost-counts = عُدّ الأقراص البيضاء في العمود 4، ثم التي خارجه. في الوضع الخاسر يكون العددان زوجيين.
hint-lost-copying = قطعتان على الصورة في الموضع نفسه من صفين تتلاشيان معًا. وفي الوضع الخاسر يتلاشى كل شيء.
hint-lost-nimber = يكون الوضع خاسرًا إذا وفقط إذا كان نيمبره 0.
hint-not-counts = ليس الوضع { $number }. { counts-told }
hint-not-copying = ليس الوضع { $number }: لا يتلاشى كل ما فيه.
hint-not-nimber = ليس الوضع { $number }: { $formula }.
hint-proof-lost = عبارة تصح أيضًا في وضع رابح لا تبرهن شيئًا.
hint-proof-won = عبارة تصح أيضًا في وضع خاسر لا تبرهن شيئًا.
hint-not-claim = هذه لا تبرهن ذلك: «{ $claim }»

## Worked answers. $move is as in places.ftl.

answer-options = ما تتركه نقلاتها هو { $set }.
answer-move-nimber = النيمبر هو { $nimber }. تكون النقلة رابحة إذا غيّرته بمقدار { $nimber } فصار 0.
answer-move-counts = { counts-told } تكون النقلة رابحة إذا جعلت العددين زوجيين.
answer-move-copying = النقلة الرابحة: { $move }. بعدها يتلاشى كل شيء، فيمكن تقليد كل نقلة.
answer-moves = { $count ->
    [0] لا نقلة رابحة.
    [one] نقلة رابحة واحدة: { $moves }.
    [two] نقلتان رابحتان: { $moves }.
    [few] { $count } نقلات رابحة: { $moves }.
    [many] { $count } نقلة رابحة: { $moves }.
   *[other] { $count } نقلة رابحة: { $moves }.
  }
answer-many = { $count ->
    [zero] لا نقلة رابحة: { $moves }.
    [one] نقلة رابحة واحدة: { $moves }.
    [two] نقلتان رابحتان: { $moves }.
    [few] { $count } نقلات رابحة، منها: { $moves }.
    [many] { $count } نقلة رابحة، منها: { $moves }.
   *[other] { $count } نقلة رابحة، منها: { $moves }.
  }
answer-none = كل نقلة تغيّر النيمبر، وهو 0 أصلًا: لا نقلة رابحة.
answer-pairs = { $count ->
    [zero] { $pair }: { $formula }، أي لا نقلة رابحة.
    [one] { $pair }: { $formula }، أي نقلة رابحة واحدة.
    [two] { $pair }: { $formula }، أي نقلتان رابحتان.
    [few] { $pair }: { $formula } نقلات رابحة.
    [many] { $pair }: { $formula } نقلة رابحة.
   *[other] { $pair }: { $formula } نقلة رابحة.
  }
answer-counts-lost = { $choice }. عدد الأقراص البيضاء في العمود 4 هو { $inside }، وعددها خارجه { $outside }. العددان زوجيان، إذن يخسر صاحب الدور.
answer-counts-won = { $choice }. عدد الأقراص البيضاء في العمود 4 هو { $inside }، وعددها خارجه { $outside }. النقلة التي تجعل العددين زوجيين رابحة.
answer-signs = الإشارات هي { $signs }: { $formula }.
answer-arrangements = الخاسرة ناقص الرابحة: { $difference }، والخاسرة زائد الرابحة: { $all }. إذن { $formula }.
answer-cancel = الوضع { $number }. ما يتلاشى: { $coins }. { $heads }.
answer-total = { $count ->
    [zero] لا نقلة رابحة.
    [one] نقلة رابحة واحدة.
    [two] نقلتان رابحتان.
    [few] { $count } نقلات رابحة.
    [many] { $count } نقلة رابحة.
   *[other] { $count } نقلة رابحة.
  }
answer-formula = { $formula }.
answer-head = { $place }: { $formula }.
answer-below = هذا أصغر من v₂ (قيمته { $v })، فتوجد نقلة توافقه.
answer-not-below = هذا ليس أصغر من v₂ (قيمته { $v }): لا نقلة توافقه، فجرّب u₁ التالي.
answer-mex = أول عدد مفقود من { $set } هو { $answer ->
    [0] 0، ولا عدد أصغر منه
    [one] { $answer }، وكل الأعداد الأصغر موجودة
    [two] { $answer }، وكل الأعداد الأصغر موجودة
    [few] { $answer }، وكل الأعداد الأصغر موجودة
    [many] { $answer }، وكل الأعداد الأصغر موجودة
   *[other] { $answer }، وكل الأعداد الأصغر موجودة
  }.
counts-told = { $inside ->
    [zero] لا أقراص بيضاء في العمود 4، وعددها خارجه { $outside }.
    [one] في العمود 4 قرص أبيض واحد، وعدد البيضاء خارجه { $outside }.
    [two] في العمود 4 قرصان أبيضان، وعدد البيضاء خارجه { $outside }.
    [few] العمود 4 فيه { $inside } أقراص بيضاء، وعددها خارجه { $outside }.
    [many] العمود 4 فيه { $inside } قرصًا أبيض، وعدد البيضاء خارجه { $outside }.
   *[other] العمود 4 فيه { $inside } قرص أبيض، وعدد البيضاء خارجه { $outside }.
  }
answer-lost-counts = الوضع { $number } خاسر. { counts-told } العددان زوجيان.
answer-lost-copying = الوضع { $number } خاسر: كل ما فيه يتلاشى، فيمكن تقليد كل نقلة.
answer-lost-nimber = الوضع { $number } خاسر: { $formula }.
answer-explain-lost = «{ $claim }» إذن النيمبر هو 0: كل نقلة تترك نيمبرًا آخر، ويستطيع الخصم أن يعيده إلى 0.
answer-explain-won = «{ $claim }» إذن النيمبر ليس 0: توجد نقلة تجعله 0، وعندئذ يخسر الخصم.

## What a wrong try leaves

leaves-nimber = هذه النقلة تترك النيمبر { $nimber }. يرد الخصم بنقلة تترك 0: { $reply }.
leaves-moves = نقلتك تترك هذا الوضع. يرد الخصم بالنقلة المظللة بخطوط ({ $reply })، ولا يمكنك الربح بعدها.
leaves-end = يرد الخصم بالنقلة الأخيرة: { $reply }.
too-few = النقلات الرابحة أكثر.
too-many = النقلات الرابحة أقل.
in-set = العدد { $number } موجود في المجموعة.
smaller-missing = العدد { $number } مفقود، لكن عددًا أصغر منه مفقود أيضًا.
ordinary-sum = { $number } هو المجموع العادي. اكتب القيم بالنظام الثنائي: كل عمود يظهر فيه 1 عددًا زوجيًّا من المرات يعطي 0.
ordinary-sums = هذا { $wrong }، بمجاميع عادية. استعمل ⊕ و⊗.
not-balanced = { $number ->
    [0] القيم غير متوازنة: في النظام الثنائي يوجد عمود يظهر فيه 1 عددًا فرديًّا من المرات.
    [one] مجموع نيم ليس { $number }: راجع العمود { $column }.
    [two] مجموع نيم ليس { $number }: راجع العمود { $column }.
    [few] مجموع نيم ليس { $number }: راجع العمود { $column }.
    [many] مجموع نيم ليس { $number }: راجع العمود { $column }.
   *[other] مجموع نيم ليس { $number }: راجع العمود { $column }.
  }
forgot-zero = توجد نقلة لا تترك شيئًا، وقيمة ذلك 0.
not-left = لا نقلة لهذه القطعة تترك ما قيمته { $number }.
also-left = توجد قيمة لم تذكرها. ماذا تترك هذه النقلة: { $move }؟
added-plainly = يبدو أنك جمعت بعملية +. استعمل ⊕.
began-late = هذا من دون القطعة الأولى.
began-early = في هذا قطعة زائدة في البداية.
last-coin-alone = هذه قيمة الموضع { $place } وحده.
one-short = هذا من دون الموضع { $place }.
changed-instead = هذا مقدار ما تغيّره السلسلة كلها. أما القطعة التي في الموضع { $place } نفسها فلا تبقى.
left-instead = هذا ما تتركه السلسلة بدلًا من قطعتها الأخيرة. والموضع { $place } يُقلب أيضًا.
term-missing = سقط { $formula }.
lower-half = هذا c₀.
row-moves-alone = هذا عدد نقلات الصفوف هذه. وكل منها تقترن بكل نقلة أعمدة لها نيمبر النقلة المناسب.
wrong-partner = هذا يحقق { $formula }. المطلوب جداء، ⊗.
factor-alone = هذا u₂ ⊕ v₂. إذن u₂ هو { $formula }.
divided-by = قسمت على { $wrong }. اقسم على { $right }.
largest-head = ليس القرص الأكبر قيمة هو المطلوب بالضرورة: { $formula }.
lower-bit = في القيمة بت من النيمبر، لكنه ليس أعلى بت فيه: { $formula }.
no-common-bit = لا بت مشتركًا بين القيمة والنيمبر: { $formula }.
distance-alone = هذا { $distance } وحده. قيمة القطعة هي { $right }.
began-line-at-one = يبدو أنك بدأت العد من 1. بُعد الحافة هو 0.
distances-themselves = هذا { $wrong }. المهم قيمتا البعدين: { $right }.
one-distance = هذا { $wrong }. يُحسب كل بُعد على حدة: { $right }.
all-plus = هذا عدد الخانات. لكن لبعضها إشارة ناقص.
two-bits = العددان { $number } و{ $w } يشتركان في بتين قيمتهما 1: هذا يعطي زائدًا.
pluses-alone = هذا عدد إشارات الزائد. كل ناقص يطرح 1.
minuses-alone = هذا عدد إشارات الناقص. كل زائد يضيف 1.
signs-swapped = يبدو أنك بدّلت بين الزائد والناقص.
values-with-signs = جمعت أرقام الخانات. الزائد يُحسب واحدًا موجبًا، والناقص واحدًا سالبًا.
count-signs = عُدّ إشارات الزائد، واطرح منها عدد إشارات الناقص.
counted-won = هذا عدد التوزيعات التي يربح فيها اللاعب الأول.
counted-lost = هذا عدد التوزيعات التي يخسر فيها اللاعب الأول.
not-halved = هذا ضعف العدد المطلوب.
one-factor = لكل قطعة بُعدان: اضرب مجاميع الإشارات، وعددها { $factors }، بعضها في بعض.
all-arrangements = هذا عدد التوزيعات كلها.
difference-alone = هذا عدد التوزيعات الخاسرة ناقص عدد الرابحة.
squares-alone = هذا عدد الخانات.
counted-row = يبدو أنك عددت الصف 4. الأعمدة تمتد من أعلى إلى أسفل.
counted-black = يبدو أنك عددت الأقراص السوداء.
miscounted = عُدّ مرة أخرى: العمود 4 أولًا من أعلى إلى أسفل، ثم كل الأقراص البيضاء الأخرى.
kept-twins = القطعة التي تكون على الصورة في صفين تتلاشى. وهي هنا باقية.
lost-a-row = أحد الصفوف لم يُحسب.
lost-a-coin = لم تُحسب قطعة لا تتلاشى.
equal-bits-stay = البت الذي يظهر مرتين يتلاشى ولا يبقى.
left-out = هذا مجموع نيم لكن من دون: { $disc }.
as-product = هذه قيمة الأقراص لو كانت اللعبة جداءً. أما هنا فقيمة القرص هي رقم صفه ⊕ رقم عموده.
counted-heads = هذا عدد المواضع البيضاء. اجمع قيمها بعملية ⊕.
added-axes = هذا { $wrong }. المطلوب { $right }.
rows-alone = هذه قيمة الصفوف وحدها. المطلوب { $right }.
columns-alone = هذه قيمة الأعمدة وحدها. المطلوب { $right }.
smallest-of-set = هذا أصغر عدد في المجموعة. المطلوب أصغر عدد مفقود.
began-at-one = ابدأ من 0: فهو مفقود أيضًا.
after-largest = هذا يلي أكبر عدد، وهو { $largest }. لكن عددًا أصغر منه مفقود أيضًا.
counted-set = هذا عدد الأعداد المكتوبة. لكن عددًا أصغر منه مفقود.
ordinary-options = يبدو أنك جمعت بعملية +. قيمة ما تتركه النقلة هي مجموع نيم للقيم، ⊕.
counted-moves = هذا عدد نقلات هذا الموضع. انظر إلى ما تتركه.
counted-legal = هذا عدد كل النقلات. ليست كلها رابحة.
counted-corners = هذا عدد الزوايا التي لها نقلة رابحة. لبعضها أكثر من واحدة.
added-counts = يبدو أنك جمعت. كل نقلة صفوف تقترن بكل نقلة أعمدة: اضرب.
one-pair = هذا { $pair } وحده. توجد أزواج أخرى.
nim-sum-instead = { $formula } مجموع نيم. المطلوب جداء.
powers-multiplied = فككتَ الأقواس، لكن بجداءات عادية. راجع قوى العدد 2 مرة أخرى.
own-inverse = { $formula }، وهذا ليس 1.
zero-product = جداء 0 في أي عدد هو 0.
multiplied = هذا { $formula }. المطلوب هنا القسمة.
inverse-alone = هذا معكوس { $a }. اضربه في { $b }.
is-option = توجد نقلة تترك { $number }، وهي: { $move }.
smaller-free = لا نقلة لهذا الموضع تترك { $number }، لكن عددًا أصغر مفقود أيضًا.
ordinary-product = { $number } هو الجداء العادي. المطلوب جداء نيم، ⊗.
outside-field = { $number } كبير أكثر من اللازم: جداءات النيمبرات الأصغر من { $below } تبقى أصغر من { $below }.
other-product = { $formula }، لكن المطلوب { $wanted }.
is-won = هذا الوضع رابح، فهذه النقلة تترك وضعًا خاسرًا: { $move }.
is-won-nimber = نيمبر هذا الوضع { $nimber }، وهذه النقلة تترك 0: { $move }.
proves-nothing-lost = صحيحة، لكنها لا تبرهن شيئًا. فهي تصح أيضًا في هذا الوضع، وهنا يربح صاحب الدور:
proves-nothing-won = صحيحة، لكنها لا تبرهن شيئًا. فهي تصح أيضًا في هذا الوضع، وهنا يخسر صاحب الدور:

## On paper

sheet-title = { $lesson }: تمارين
name-line = الاسم
date-line = التاريخ
page = الصفحة { $number } من { $count }
sheet-footer = { $lesson } · المجموعة { $seed }
answers = الحلول
print = طباعة
back = العودة إلى الدرس
paper-help = لورق A4 وLetter. الحلول في صفحة مستقلة.
for-teachers-help = الغاية من الدرس، وما يمكن أن تسأله، وحلول هذه المجموعة.
for-teachers-title = { $lesson }: للمعلّمين
answers-to-set = حلول المجموعة { $seed }
hand-in-title = { $lesson }: ما حللته
your-name = اسمك
hand-in-help = اكتب اسمك، ثم اطبع الصفحة أو احفظها بصيغة PDF.
column-exercise = التمرين
column-question = السؤال
column-result = النتيجة
result-open = لم يُحل
result-solved = { $tries ->
    [zero] حُلّ بلا محاولات
    [one] حُلّ من المحاولة الأولى
    [two] حُلّ في المحاولة الثانية
    [few] حُلّ في المحاولة { $tries }
    [many] حُلّ في المحاولة { $tries }
   *[other] حُلّ في المحاولة { $tries }
  }{ $hints ->
    [0] {""}
    [one] ، بتلميح واحد
    [two] ، بتلميحين
    [few] ، مع { $hints } تلميحات
    [many] ، مع { $hints } تلميحًا
   *[other] ، مع { $hints } تلميح
  }
result-failed = { $tries ->
    [zero] لم يُحل، بلا محاولات
    [one] لم يُحل في محاولة واحدة
    [two] لم يُحل في محاولتين
    [few] لم يُحل في { $tries } محاولات
    [many] لم يُحل في { $tries } محاولة
   *[other] لم يُحل في { $tries } محاولة
  }
result-shown = { $tries ->
    [0] ظهر الحل
    [one] ظهر الحل بعد محاولة واحدة
    [two] ظهر الحل بعد محاولتين
    [few] ظهر الحل بعد { $tries } محاولات
    [many] ظهر الحل بعد { $tries } محاولة
   *[other] ظهر الحل بعد { $tries } محاولة
  }
