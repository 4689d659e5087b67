introduction = { $count ->
    [zero] لا دروس بعد.
    [one] درس قصير واحد.
    [two] درسان قصيران.
    [few] { $count } دروس قصيرة.
    [many] { $count } درسًا قصيرًا.
   *[other] { $count } درس قصير.
  } كل درس يبدأ بشيء تجرّبه، ثم يشرح ما فعلته.
minutes = { $minutes ->
    [zero] 0 دقيقة
    [one] دقيقة واحدة
    [two] دقيقتان
    [few] { $minutes } دقائق
    [many] { $minutes } دقيقة
   *[other] { $minutes } دقيقة
  }
done = مُنجَز
not-yet = لم يُكتب بعد
begin = ابدأ بالدرس { $number }: { $title }
continue = تابع بالدرس { $number }: { $title }
unknown-lesson = لا يوجد درس باسم «{ $lesson }». اختر درسًا من هذه القائمة.
no-such-lesson = لا يوجد درس باسم «{ $lesson }». الدروس هي: { $lessons }.

## What a host has kept of a lesson's exercises, and can't be used

state-is-none = هذا الإطار يعرض درسًا، وما أُعطي ليس حالة درس.
state-of-lesson = هذه حالة الدرس { $found }، وهذا الإطار يعرض «{ $lesson }».
state-of-edition = هذه حالة تمارين أعدّتها نسخة أخرى من Tartan، ولم تعد التمارين نفسها.
state-of-seed = هذه حالة المجموعة { $found }، وهذا الإطار يعرض المجموعة { $seed }.
state-has = لا يمكن أن تحتوي حالة درس على { $key }: { $found }.

## The list of lessons

not-written = لم يُكتب «{ $title }» بعد. اختر درسًا آخر من هذه القائمة.

## Progress

progress = تقدّمك
done-of = الدروس المنجزة: { $done } من { $all }.
to-exercises = الانتقال إلى التمارين
exercises-elsewhere = تُحل التمارين على الشاشة. وتجدها في ورقة عمل على صفحة هذا الدرس في موقع Tartan.
solved-of = التمارين المحلولة: { $solved } من { $all }.
here = أنت هنا
kept = يحفظه هذا المتصفح، ولا يراه أحد غيرك.
not-kept = لا يسمح هذا المتصفح للصفحة بحفظ تقدّمك. يبقى حتى تغلق علامة التبويب هذه.
export = تصدير
clear = مسح
cleared = مُسح تقدّمك.

## For teachers

teachers = لطلابك
teachers-words = لكل درس ملاحظات فيها أسئلة تطرحها، وورقة عمل حلولها في صفحة مستقلة. زر «نسخ رابط للطلاب» تحت تمارين الدرس يعطي الطلاب كلهم التمارين نفسها. ويمكن أيضًا وضع الدروس والألواح في منصة تعليمية: تجد الأسطر اللازمة لذلك في صفحة «تضمين».
teachers-class = في 45 دقيقة يمكن أن يلعب الطلاب اثنين اثنين (10 دقائق)، ويمرّوا على الدرس 1 (15)، ويحلّوا تمارينه (15)، ويغلبوا الحاسوب معًا أمام شاشة العرض (5).
teachers-for-teachers = ملاحظات
teachers-worksheet = ورقة عمل

## Around a lesson

contents = المحتويات
all-lessons = كل الدروس
lesson-number = الدرس { $number }
link-to-part = رابط هذا الجزء
known = ما تعرفه الآن
mark-done = أنهيت هذا الدرس
save-lesson = حفظ في ملف واحد
save-lesson-hint = يُفتح بنقرة مزدوجة ولا يحتاج إلى شبكة. وزّعه كأي ملف آخر.
neighbours = دروس أخرى
previous = السابق: { $title }
next = التالي: { $title }

## A lesson beside the board

numbered = { $number }. { $title }
lesson-board = لوح الدرس
on-board = هذا الوضع على اللوح الآن
to-board = إظهار على اللوح
show-board = الانتقال إلى اللوح

## In a lesson

proof = برهان: { $of }

part-waits = { $questions ->
    [zero] تابع لفتح الجزء التالي: { $title }.
    [one] أجب عن السؤال أعلاه لفتح الجزء التالي: { $title }.
    [two] أجب عن السؤالين أعلاه لفتح الجزء التالي: { $title }.
    [few] أجب عن الأسئلة أعلاه لفتح الجزء التالي: { $title }.
    [many] أجب عن الأسئلة أعلاه لفتح الجزء التالي: { $title }.
   *[other] أجب عن الأسئلة أعلاه لفتح الجزء التالي: { $title }.
  }
show-whole = إظهار الدرس كله

board-link = فتحه في صفحة اللوح
on-the-board = على اللوح: { $places }.
number-answer = إجابتك، عدد صحيح
show-answer = إظهار الحل
choose-first = اختر إجابة أولًا.
no-number = أدخل عددًا صحيحًا.
right = صحيح.
wrong = ليس صحيحًا.
answer-was = الحل هو { $answer }.

## Each lesson: its title, what you do first, and what you then understand

lesson-rule-title = القاعدة
lesson-rule-does = العب على لوح 5 × 5 ضد الحاسوب.
lesson-rule-gives = ما النقلة الرابحة: مهما فعل الخصم، فعندك رد.

lesson-turtles-title = القطع أكوام
lesson-turtles-does = العب Turning Turtles والقطع 3 و5 و6 على الصورة.
lesson-turtles-gives = كل قطعة على الصورة، وتُرسم بيضاء، كومة من لعبة نيم، ويكون الوضع خاسرًا إذا وفقط إذا توازن كل شيء.

lesson-coins-title = القطع لا تتداخل
lesson-coins-does = العب على صفين متساويين ضد الحاسوب.
lesson-coins-gives = الوضع مجموع قطعه التي على الصورة، كأن كلًّا منها وحدها.

lesson-mex-title = أصغر عدد مفقود
lesson-mex-does = أوجد بيدك القيم الأولى للعبة.
lesson-mex-gives = الخيارات وmex وأعداد غراندي، ولماذا تُجمع الأوضاع.

lesson-patterns-title = أنماط
lesson-patterns-does = خمّن كيف تستمر قيم ثلاث ألعاب.
lesson-patterns-gives = أدنى بت قيمته 1، والأعداد الشاذة، ولماذا لا يُعد النمط الذي تراه مبرهَنًا بعد.

lesson-runs-title = السلاسل
lesson-runs-does = أوجد قيم لعبة سلاسل أطوالها مربعات، حتى الموضع 20.
lesson-runs-gives = قيمة السلسلة، وكيف تحسب محورًا كاملًا بسرعة.

lesson-tartan-title = مبرهنة الترتان
lesson-tartan-does = املأ جدولًا من Turning Corners.
lesson-tartan-gives = نقلة لعبة الجداء هي نقلة صفوف في نقلة أعمدة، والقيم تُضرب.

lesson-nim-product-title = جداء نيم
lesson-nim-product-does = احسب 2 ⊗ 2 ثم 2 ⊗ 3 ثم 4 ⊗ 4.
lesson-nim-product-gives = قوى فيرما للعدد 2، وطريقتان للضرب، وحقل لعناصره معكوسات.

lesson-counting-title = عدّ النقلات الرابحة
lesson-counting-does = عُدّ النقلات الافتتاحية الرابحة على لوح 5 × 5.
lesson-counting-gives = متى تكون النقلة رابحة، وكيف تُعدّ ملايين المليارات من النقلات في ثانية.

lesson-winning-move-title = إيجاد نقلة رابحة
lesson-winning-move-does = أوجد واحدة في مربع Mock Turtles.
lesson-winning-move-gives = ثلاث خطوات توصل إليها دائمًا.

lesson-beyond-title = ما وراء الجداءات
lesson-beyond-does = العب Acrostic Twins.
lesson-beyond-gives = ألعاب ذات بعدين ليست جداءات، وما الذي يبقى صحيحًا فيها.

lesson-chessboard-title = قطع على رقعة شطرنج
lesson-chessboard-does = العب بثلاث قطع على رقعة شطرنج.
lesson-chessboard-gives = لماذا تتكرر القيم، وكيف تُعدّ الأوضاع الرابحة من دون سردها.
