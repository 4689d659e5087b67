## Names of boards and lengths

chosen-lengths = { $family ->
    [triangular] من الأعداد المثلثية
    [square] من المربعات
    [all] أي طول
    [odd] من الأعداد الفردية
    [powers-of-two] من قوى العدد 2
    [primes] من الأعداد الأولية
    [fibonacci] من أعداد فيبوناتشي
   *[list] { $list }
  }
with-heights = { $name } (الارتفاع: { $heights })
with-widths = { $name } (العرض: { $widths })
with-both = { $name } (الارتفاع: { $heights }؛ العرض: { $widths })

## The parts of the page

parts = ما نحسبه
part-board = لوح واحد
part-sequence = المتتالية
part-check = التحقق من قيمي

## Introduction

heading = كم عدد النقلات الافتتاحية الرابحة؟
rule = اللعب بالتناوب. تقلب النقلة كل أقراص مستطيل: ارتفاعه عدد مثلثي (1 أو 3 أو 6 أو 10 أو …)، وعرضه مربع (1 أو 4 أو 9 أو 16 أو …)، وقرص زاويته اليمنى العليا أبيض. ومَن يقلب آخر قرص أبيض إلى أسود يربح.
other-rule = اللعب بالتناوب. تقلب النقلة كل أقراص مستطيل قرص زاويته اليمنى العليا أبيض. الارتفاع: { $heights }. العرض: { $widths }. ومَن لا يجد نقلة يخسر.
count = ⟦first-moves|P(N)⟧ هو عدد النقلات الافتتاحية الرابحة في لعبة Flipping Game على لوح من N صفًّا وN عمودًا.
picture = لوح من 5 صفوف و5 أعمدة. تقلب نقلة واحدة مستطيلًا من 3 صفوف و4 أعمدة: أقراصه الاثنا عشر ملوّنة، وحول زاويته اليمنى العليا حلقة.
caption = { $moves ->
    [zero] نقلة افتتاحية على اللوح { $board }: 3 صفوف × 4 أعمدة. الحلقة تبيّن زاويتها.
    [one] النقلة الافتتاحية الوحيدة على اللوح { $board }: 3 صفوف × 4 أعمدة. الحلقة تبيّن زاويتها.
    [two] إحدى نقلتين افتتاحيتين على اللوح { $board }: 3 صفوف × 4 أعمدة. الحلقة تبيّن زاويتها.
    [few] واحدة من { $moves } نقلات افتتاحية على اللوح { $board }: 3 صفوف × 4 أعمدة. الحلقة تبيّن زاويتها.
    [many] واحدة من { $moves } نقلة افتتاحية على اللوح { $board }: 3 صفوف × 4 أعمدة. الحلقة تبيّن زاويتها.
   *[other] واحدة من { $moves } نقلة افتتاحية على اللوح { $board }: 3 صفوف × 4 أعمدة. الحلقة تبيّن زاويتها.
  }

## The form

form = اختيار اللوح
square = لوح مربع
compute = احسب
change-rule = تغيير القاعدة
change-rule-hint = العب بقيم أخرى للارتفاع والعرض. مَن لا يجد نقلة يخسر؛ وقد تبقى أقراص بيضاء، وقد لا توجد على بعض الألواح أي نقلة افتتاحية.
row-lengths = الارتفاع (محور الصفوف)
column-lengths = العرض (محور الأعمدة)
row-list = قائمة قيم الارتفاع
column-list = قائمة قيم العرض
list-hint = أعداد صحيحة، مثل 1, 3, 7. لا يهم الترتيب ولا التكرار.
family-triangular = المثلثية: 1، 3، 6، 10، …
family-square = المربعات: 1، 4، 9، 16، …
family-all = الكل: 1، 2، 3، 4، …
family-odd = الفردية: 1، 3، 5، 7، …
family-powers-of-two = قوى العدد 2: 1، 2، 4، 8، …
family-primes = الأولية: 2، 3، 5، 7، …
family-fibonacci = فيبوناتشي: 1، 2، 3، 5، …
family-list = قائمتي الخاصة
examples = أمثلة
equation = { $name } = { $answer }

## What is wrong with a field

list-problem-empty-list = أدخل طولًا واحدًا على الأقل، مثل 1, 3, 7.
list-problem-not-a-length = «{ $entry }» ليس طولًا. أدخل أعدادًا صحيحة بدءًا من 1، تفصل بينها فواصل.
list-problem-length-too-large = «{ $entry }» أطول من أكبر لوح، وهو { $largest }.
refusal-size-out-of-range = أدخل قياسًا من 1 إلى { $largest }.
refusal-bad-length-family = هذه الأطوال لا تصلح. أدخل أعدادًا صحيحة، مثل 1, 3, 7.

## Before a run

plan = الذاكرة اللازمة: { MEMORY($bytes) }.
plan-instant = يتم في لحظة.
plan-timed = المدة نحو: { ABOUT_DURATION($milliseconds) }؛ الذاكرة: { MEMORY($bytes) }.
plan-long = أبقِ علامة التبويب هذه مفتوحة وظاهرة: فالمتصفح يبطئ ما لا يظهر. يمكنك الإيقاف المؤقت أو الإلغاء متى شئت.

## A run

computing = جارٍ حساب { $name }
paused = إيقاف مؤقت: { $name }
starting = جارٍ البدء …
done = أُنجز { PERCENT($percent) }
almost-done = بقي أقل من ثانية
time-left = الوقت الباقي نحو: { ABOUT_DURATION($milliseconds) }
hidden-tab = أبقِ علامة التبويب هذه ظاهرة: فقد يبطؤ الحساب إن اختفت.
resume = استئناف
cancelled = أُلغي حساب { $name }
cancelled-note = أُلغي الحساب، ولم يُحفظ شيء.
compute-again = إعادة الحساب
failed = تعذّر حساب { $name }

## The answer

answer-heading = اللوح { $board }
see-board = عرض هذا اللوح
copy-label = نسخ العدد بلا فواصل
time = مدة الحساب: { DURATION($milliseconds) }.
some-win = عدد النقلات الافتتاحية { $moves }، والرابحة منها { $winning }: { PERCENT($percent) }.
one-wins-in = عدد النقلات الافتتاحية { $moves }، وواحدة منها رابحة: { PERCENT($percent) }، أي نحو 1 من كل { ABOUT($in) }.
some-win-in = عدد النقلات الافتتاحية { $moves }، والرابحة منها { $winning }: { PERCENT($percent) }، أي نحو 1 من كل { ABOUT($in) }.
all-win = { $moves ->
    [zero] لا توجد نقلات افتتاحية.
    [one] توجد نقلة افتتاحية واحدة، وهي رابحة.
    [two] توجد نقلتان افتتاحيتان، وكلتاهما رابحة.
    [few] توجد { $moves } نقلات افتتاحية، وكلها رابحة.
    [many] توجد { $moves } نقلة افتتاحية، وكلها رابحة.
   *[other] توجد { $moves } نقلة افتتاحية، وكلها رابحة.
  }
none-wins = { $moves ->
    [zero] لا توجد نقلات افتتاحية.
    [one] توجد نقلة افتتاحية واحدة، وهي خاسرة.
    [two] توجد نقلتان افتتاحيتان، وليس منهما رابحة.
    [few] توجد { $moves } نقلات افتتاحية، وليس منها رابحة.
    [many] توجد { $moves } نقلة افتتاحية، وليس منها رابحة.
   *[other] توجد { $moves } نقلة افتتاحية، وليس منها رابحة.
  } ⟦nimber|نيمبر⟧ اللوح الممتلئ هو ⟦gamma|Γ⟧ = 0: مهما لعب اللاعب الأول، فلدى الثاني رد.
no-moves = لا توجد نقلة افتتاحية: لا طول يناسب هذا اللوح. لا يجد اللاعب الأول نقلة فيخسر.

## Where it comes from

row-total = محور الصفوف: ⟦nim-sum|مجموع نيم⟧ لجميع ⟦grundy-number|أعداد غراندي⟧ في مواضعه.
column-total = محور الأعمدة: الأمر نفسه لمواضعه.
board-nimber = اللوح كله: ⟦nim-product|جداء نيم⟧ للعددين. تغيّر النقلة نيمبر اللوح بمقدار نيمبرها هي، أي ⟦move-nimber|نيمبر النقلة⟧. وتكون النقلة الافتتاحية رابحة إذا وفقط إذا كان هذا النيمبر هو ⟦gamma|Γ⟧.
sum = النقلة على اللوح هي نقلة صفوف مضروبة في نقلة أعمدة. يوجد R(a) من نقلات الصفوف نيمبرها a، وC(b) من نقلات الأعمدة نيمبرها b، ونيمبر النقلة الناتجة من ضربهما هو a ⊗ b. إذن كل زوج يحقق a ⊗ b = Γ يعطي R(a) · C(b) من النقلات الافتتاحية الرابحة:
no-pairs = هنا Γ = 0، ولا يكون a ⊗ b = 0 إلا إذا كان a أو b صفرًا. ولا توجد نقلة نيمبرها 0، لأن النقلة لا تترك أبدًا عدد غراندي الخاص بالقطعة نفسها. إذن لا يوجد زوج، والمجموع 0.
no-axis-moves = لا طول يناسب أحد المحورين، إذن لا يوجد زوج، والمجموع 0.
pairs = أزواج نيمبرات النقلات التي يتكوّن منها الحل
pairs-rows = الصفوف
pairs-columns = الأعمدة
pairs-row-moves = نقلات الصفوف
pairs-column-moves = نقلات الأعمدة
pairs-product = النقلات الرابحة
pairs-sum = { $pairs ->
    [zero] لا أزواج
    [one] الزوج الوحيد
    [two] مجموع الزوجين
    [few] مجموع { $pairs } أزواج
    [many] مجموع { $pairs } زوجًا
   *[other] مجموع { $pairs } زوج
  }
show-all-pairs = { $pairs ->
    [zero] لا أزواج
    [one] إظهار الزوج الوحيد
    [two] إظهار الزوجين
    [few] إظهار كل الأزواج ({ $pairs })
    [many] إظهار كل الأزواج ({ $pairs })
   *[other] إظهار كل الأزواج ({ $pairs })
  }
show-fewer = إظهار أقل
disagrees = مجموع هذه الجداءات لا يساوي الحل. ينبغي ألا يحدث هذا أبدًا: من فضلك أبلغنا به.

## Histograms

histograms = كل النقلات على كل محور
histograms-explanation = كم نقلة لها كل نيمبر. الأعمدة البيانية التي تحتها مثلث هي الواردة في الجدول.
histograms-offer = عدّها يستغرق أطول مما استغرقه الحل ({ DURATION($milliseconds) }).
histograms-count = عدّ النقلات
histograms-counting = جارٍ عدّ النقلات …
histograms-stop = إيقاف العدّ
histograms-stopped = لم يكتمل عدّ النقلات. لرؤيتها أعد حساب اللوح.
bar-ordinary = نيمبرات نقلات أخرى
bar-contributing = يدخل في الحل

## Work that is kept over a reload

interrupted = { $name }: توقّف الحساب عند { PERCENT($percent) }
interrupted-note = ما أُنجز محفوظ في هذا المتصفح. «إلغاء» يحذفه.
damaged = كان العمل المحفوظ تالفًا، لذلك يُحسب اللوح من البداية.
unusable = يوجد عمل محفوظ من زيارة سابقة، لكنه لم يعد صالحًا للاستعمال.
unsaved-full = مساحة تخزين المتصفح ممتلئة. يستمر الحساب لكنه لن يُحفظ.
unkept-full = مساحة تخزين المتصفح ممتلئة. لن يبقى الحل بعد إعادة تحميل الصفحة.
unkept-unavailable = هذا المتصفح لا يسمح للصفحة بحفظ شيء. لن يبقى الحل بعد إعادة تحميل الصفحة.
unsaved-unavailable = هذا المتصفح لا يسمح للصفحة بحفظ شيء. يستمر الحساب لكنه لن يُحفظ.
