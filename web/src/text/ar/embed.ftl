## Introduction

heading = ضع Tartan في صفحتك
introduction = اختر ما يراه القرّاء وانسخ الشفرة. لا حاجة إلى إنشاء حساب مستخدم، ولا يُرسَل شيء إلى أي مكان.
introduction-course = اختر ما يفعله الطلاب، ثم احفظ حزمة أو انسخ الشفرة. تذهب الدرجات والإجابات إلى منصتك التعليمية، ولا يُرسَل إلينا شيء.

what = ما تضعه في صفحتك
what-board = لوح للعب
what-lesson = درس
what-tartan = صورة قابلة للتكبير
what-course = لمنصة تعليمية
examples = ابدأ من
example-puzzle = لغز في نص
example-figure = شكل في برهان
example-match = مباراة
example-lesson = درس
example-tartan = صورة كبيرة
example-course = درس بدرجات
example-test = اختبار
example-won = مباراة يجب ربحها

## The board

group-shown = ما يظهر
group-done = ما يُسمح به للقرّاء
group-looks = المظهر
mode = ما يفعله القرّاء
too-large = للعب على اللوح، اختر لوحًا لا يتجاوز 30 صفًّا و30 عمودًا.
opponent = الخصم
you = { $who ->
    [students] دور الطلاب
   *[readers] دور القرّاء
  }
you-first = أولًا
you-second = ثانيًا
position = الوضع
all-white = كل الأقراص بيضاء. لوضع آخر، أعِدّه في صفحة «اللوح» ثم عُد إلى هنا لأخذه.
given = { $white ->
    [zero] وضع بلا أقراص بيضاء.
    [one] وضع فيه قرص أبيض واحد.
    [two] وضع فيه قرصان أبيضان.
    [few] وضع فيه { $white } أقراص بيضاء.
    [many] وضع فيه { $white } قرصًا أبيض.
   *[other] وضع فيه { $white } قرص أبيض.
  }
make-white = جعل كل الأقراص بيضاء
take = أخذ وضع صفحة «اللوح» ({ $game }، { $board })

## Readers

set-hide = إخفاء
set-hide-answers = النقلات الرابحة
set-hide-hints = التلميحات في المباراة
set-hide-nimbers = النيمبرات وسبب ربح النقلة
not-secret = الإخفاء ليس حماية: من يعرف الطريقة يصل إلى ما أخفيته.
set-lock = قفل
set-lock-game = اللعبة
set-lock-size = القياس
set-lock-mode = ما يفعله القرّاء
set-lock-position = الوضع
set-lock-opponent = من يلعب ضد من
set-lock-undo = النقلات الملعوبة
set-lock-answers = إجابات التمارين
set-panels = يستطيع القرّاء فتح
set-panels-why = سبب ربح النقلة
set-panels-moves = قوائم النقلات
set-panels-hints = { set-hide-hints }
set-panels-setup = الإعدادات
set-theme = الألوان
set-theme-auto = تلقائية
set-theme-light = فاتحة
set-theme-dark = داكنة
set-width = العرض
set-width-400 = ضيّق
set-width-600 = متوسط
set-width-800 = عريض
set-height = أقصى ارتفاع
set-height-auto = حسب الحاجة
set-height-360 = 360 بكسل
set-height-480 = 480 بكسل
set-height-640 = 640 بكسل

## The preview

preview = معاينة
frame-title = { $game } على لوح { $board }
loading = جارٍ تحميل اللوح …
failed = تعذّر تحميل اللوح. تأكّد من اتصالك بالإنترنت ومن وجود embed.html بجانب هذه الصفحة.

## The code

snippet = انسخ الشفرة
kind = أين توضع
kind-element = صفحة ويب
kind-frame = صفحة ويب بلا سكربت
kind-moodle = Moodle
kind-canvas = Canvas
kind-jupyter-book-2 = Jupyter Book 2
kind-jupyter-book-1 = Jupyter Book 1
kind-vitepress = VitePress
kind-docusaurus = Docusaurus
kind-reveal = reveal.js
how-element = الصق هذا حيث تريد اللوح. يأخذ اللوح الارتفاع الذي يحتاج إليه، وتستطيع صفحتك أن تتفاعل مع ما يحدث عليه. وإن وضعت عدة ألواح، فالسكربت يكفي مرة واحدة.
how-frame = الصق هذا حيث تريد اللوح، إن كان موقعك يسمح بإطارات iframe ولا يسمح بالسكربتات. الارتفاع ثابت كما في المعاينة أعلاه.
how-moodle = افتح محرّر النصوص في صفحة أو ملصق أو كتاب، واختر «شفرة المصدر» (Source code) من القائمة «أدوات» (Tools)، والصق هذا. يحذف Moodle السكربتات، لذلك هذا إطار iframe بسيط؛ وفي نصوص الطلاب قد يحذفه أيضًا.
how-canvas = افتح محرّر المحتوى Rich Content Editor، وانتقل إلى محرّر HTML («</>»)، والصق هذا. يحذف Canvas السكربتات، ولا يُظهر إلا الإطارات التي يبدأ عنوانها بالحروف https.
how-jupyter-book-2 = الصق هذا في ملف Markdown أو في خلية منه، لكتاب يُنشأ بأداة Jupyter Book 2 أو MyST. سمة الكتاب تحدّد ارتفاع الإطار، لذلك يبقى اللوح منخفضًا؛ وعلى الهاتف يُمرَّر الإطار.
how-jupyter-book-1 = الصق هذا في ملف Markdown، لكتاب يُنشأ بأداة Jupyter Book 1، أو Sphinx مع MyST-Parser.
how-vitepress = الصق هذا في ملف Markdown. لا يسمح VitePress فيه بالسكربتات، لذلك هذا إطار iframe بسيط ثابت الارتفاع.
how-docusaurus = الصق هذا في ملف Markdown (.md أو .mdx). يقرؤه Docusaurus بصيغة MDX، لذلك تختلف كتابة style عنها في HTML.
how-reveal = الصق هذا بين الشرائح. تتسع الشريحة الواحدة للوح، وتستمر المباراة حين تعود شريحتها. اضغط Escape لتعود مفاتيح الأسهم إلى الشرائح.
editors = إن قال اللوح إن السكربت لا يمكن تشغيله، فقد سحب المحرّر صلاحيات الإطار، كما يفعل TinyMCE 7 وما بعده. اطلب من مدير الموقع إضافة «{ $host }» إلى إعداد المحرّر sandbox_iframes_exclusions.
code = الشفرة للنسخ
copy = نسخ الشفرة
trouble-local = هذه الصفحة على حاسوبك أنت، ولا يصل إليها طلابك. ضع ملفات المجلد dist على خادم ويب، وافتح هذه الصفحة هناك، وانسخ الشفرة هناك.
trouble-local-how = كيف تضع Tartan على موقع
trouble-insecure = عنوان هذه الصفحة لا يبدأ بالحروف https. والصفحات التي تبدأ بها لن تُظهر اللوح.

## A lesson, a picture

lesson-hint = أضف seed="17" إلى العنصر، أو &seed=17 إلى عنوان الإطار، فيحصل الجميع على التمارين نفسها.
tartan-hint = كل النقلات الافتتاحية الرابحة في صورة قابلة للتكبير. أضف seen="1-400x1-800" إلى العنصر، أو &seen=1-400x1-800 إلى عنوان الإطار، فتبدأ الصورة بهذه الصفوف والأعمدة.

## For a course site

group-graded = كيف تُحسب الدرجة
graded = ما يُحسب
graded-match = مباراة
graded-lost = لا يستطيع الطلاب ربح هذه المباراة: جانبهم يخسر من هذا الوضع دائمًا أمام الحاسوب المثالي.
graded-hard = الطلاب في الجانب الخاسر: لا يربحون إلا إذا أخطأ الحاسوب.
puzzle-level = الصعوبة، من 0 إلى 5
course-seed = يحصل الطلاب على
course-seed-own = مجموعة لكلٍّ
course-seed-same = المجموعة نفسها
course-set = المجموعة
pass = حد النجاح
none = بلا
pass-from = درجة لا تقل عن
pass-points = النسبة المئوية
own-sets = لكل طالب مجموعة خاصة به لا تتغيّر. والمعاينة تُظهر واحدة منها.
same-set = لكل رقم مجموعة مختلفة. وبهذا الرقم يحصل الجميع على المجموعة نفسها.
tries = المحاولات لكل سؤال
tries-any = أي عدد
tries-most = على الأكثر
tries-count = المحاولات
answers = كل إجابة
answers-checked = تُصحَّح فورًا
answers-test = تُسلَّم كما في الاختبار
answers-secret = تُحسب الحلول في المتصفح: من يعرف الطريقة يصل إليها.
hints = التلميحات
hints-given = متاحة
contract = ما يقرؤه الطلاب:
for-teachers = للمعلّمين: ما الذي يُحسب، وما الذي يُحفظ، وكيف البدء من جديد
group-package = حزمة للرفع
standard = المعيار
standard-name = SCORM { $version }
package-hint = ملف واحد تضيفه نشاطًا من نوع SCORM إلى Moodle أو Canvas أو Blackboard أو ILIAS أو Open edX. تحفظ المنصة التعليمية الدرجات والإجابات، ولا يُرسَل شيء إلى مكان آخر. إن لم تعرف أي معيار تختار، فاختر 1.2: تدعمه كل المنصات تقريبًا. جرّب الحزمة هناك بحساب طالب قبل أن يستعملها طلابك.
package-save = حفظ الحزمة
package-size = حُفظ { $name } ({ $size } كيلوبايت).
package-failed = تعذّر إنشاء الحزمة لأن ملفًّا من هذا الموقع لم يُحمَّل. تأكّد من اتصالك بالإنترنت ثم احفظ من جديد.
group-linked = بلا حزمة
site = منصتك التعليمية
site-splice = SPLICE (Runestone, CodeCheck)
site-jsinput = Open edX، بلا حزمة
how-splice = الصق هذا في نشاط على منصة تدعم SPLICE. تبقى الدرجة والإجابات هناك.
how-jsinput = أضف مسألة (Problem)، وافتح محرّرها المتقدم، والصق هذا. يضغط الطلاب «Submit» أسفلها لتُحسب درجتهم.
link-pass = هذه الشفرة ترسل الدرجة، لكنها لا تقول هل تكفي للنجاح: عيّن حد النجاح في منصتك التعليمية أيضًا.
group-got = ما يصل إلى المنصة التعليمية
got-anew = غيّرتَ النشاط، فبدأت المعاينة من جديد.
got-score = الدرجة
got-no-score = لا درجة قبل الإجابة الأولى
got-no-score-yet = لا درجة قبل تسليم كل شيء
got-passed = حد النجاح { $mark }
got-is-passed = تحقق
got-not-passed = لم يتحقق بعد
got-failed = لم يتحقق
got-done = أُنجز
got-count = { $done } من { $all }، حُلّ منها { $solved }
got-game = آخر مباراة
got-game-won = ربح
got-game-lost = خسارة
got-last = آخر إجابة
got-none = لا شيء بعد
got-right = { $item }: صحيحة، في المحاولة { $attempt }
got-wrong = { $item }: خاطئة، في المحاولة { $attempt }
got-shown = { $item }: ظهر حله
got-kept = المحفوظ للمرة القادمة
got-nothing-kept = لا شيء بعد
got-characters = { $length ->
    [zero] لا رموز
    [one] رمز واحد
    [two] رمزان
    [few] { $length } رموز
    [many] { $length } رمزًا
   *[other] { $length } رمز
  }

## The page in one file

file = أو نزّل كل شيء
file-hint = ملف واحد فيه اللوح واللعبة وبرنامج الحساب. يُفتح بنقرة مزدوجة ولا يحتاج إلى شبكة. وزّعه كأي ملف آخر.
download = تنزيل flipping-game.html
