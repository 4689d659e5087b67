lengths = الارتفاع: { $heights }. العرض: { $widths }.

## The form

size = أكبر لوح
size-hint = كل الألواح من 1 × 1 إلى هذا القياس، وأقصاه { $largest }.
compute = احسب الكل

too-large = أدخل { $largest } على الأكثر. فالقيم الأكثر لا تسعها ذاكرة الصفحة.
bad-lengths = هذه الأطوال لا تصلح بعد. صحّحها في «تغيير القاعدة».

## A run

cancelled = { $boards }: أُلغي الحساب.
failed = { $boards }: تعذّر الحساب.
ready = { $boards }: تم الحساب.
ready-one = { $boards }: تم الحساب.

## The plot

slider = اللوح في الرسم البياني
spoken = n = { $n }، P(n) = { $winning }، نيمبر اللوح { $nimber }
on-board = النقلات الرابحة على اللوح { $board }
no-zeros = على كل منها نقلة افتتاحية رابحة على الأقل.
zeros = { $zeros ->
    [zero] ليس لأي لوح من { $seen } من الألواح P(n) = 0.
    [one] { $seen ->
        [zero] لوح واحد له P(n) = 0: لا نقلة افتتاحية رابحة عليه.
        [one] لهذا اللوح P(n) = 0: لا نقلة افتتاحية رابحة عليه.
        [two] واحد من هذين اللوحين له P(n) = 0: لا نقلة افتتاحية رابحة عليه.
        [few] لوح واحد من { $seen } له P(n) = 0: لا نقلة افتتاحية رابحة عليه.
        [many] لوح واحد من { $seen } له P(n) = 0: لا نقلة افتتاحية رابحة عليه.
       *[other] لوح واحد من { $seen } له P(n) = 0: لا نقلة افتتاحية رابحة عليه.
      }
    [two] لوحان من { $seen } من الألواح لهما P(n) = 0: لا نقلة افتتاحية رابحة عليهما.
    [few] { $zeros } من { $seen } من الألواح لها P(n) = 0: لا نقلة افتتاحية رابحة عليها.
    [many] { $zeros } من { $seen } من الألواح لها P(n) = 0: لا نقلة افتتاحية رابحة عليها.
   *[other] { $zeros } من { $seen } من الألواح لها P(n) = 0: لا نقلة افتتاحية رابحة عليها.
  }
points = P(n) > 0
nimbers = { $first ->
    [zero] Γ = 0
    [1] Γ = 1
    [two] Γ من { $first } إلى { $last }
    [few] Γ من { $first } إلى { $last }
    [many] Γ من { $first } إلى { $last }
   *[other] Γ من { $first } إلى { $last }
  }
zero-points = P(n) = 0، تحت الخط

## The table

table = جدول القيم
board-nimber = نيمبر اللوح
go-to = الانتقال إلى n
no-such-board = أدخل عددًا صحيحًا من 1 إلى { $last }.

## Files

files = تنزيل القيم
file-csv = n وP(n) وΓ، لبرامج الجداول
file-json = P(n) نصًّا، دقيق في كل برنامج
file-b-file = أسطر «n P(n)»، كما في OEIS
writing = جارٍ كتابة الملف: { PERCENT($percent) }
not-written = لا مكان في المتصفح لهذا الملف. جرّب متتالية أقصر.

## Checked values

check-introduction = الصق قيم P(n) التي عندك. تُقارَن كل قيمة بالقيمة الدقيقة، ثم تعرف أول قيمة خاطئة.
check-field = قيمك
check-hint = قيمة في كل سطر بدءًا من P(1)، أو سطر واحد تفصل فيه الفواصل، أو أسطر «n P(n)» كما في ملفات b-file، أو «P(2) = 0»، أو CSV. حتى مليون قيمة.
checking = جارٍ التحقق: { $boards }
check-cancelled = أُلغي التحقق.
check-failed = تعذّر التحقق من القيم.
right-one = قيمتك صحيحة: إنها { $name }.
right = { $values ->
    [zero] لا قيم: { $boards }.
    [one] القيمة صحيحة: { $boards }.
    [two] القيمتان صحيحتان: { $boards }.
    [few] القيم كلها صحيحة، وعددها { $values }: { $boards }.
    [many] القيم كلها صحيحة، وعددها { $values }: { $boards }.
   *[other] القيم كلها صحيحة، وعددها { $values }: { $boards }.
  }
right-with-gaps = { $values ->
    [zero] لا قيم: { $boards }، مع فجوات.
    [one] القيمة صحيحة: { $boards }، مع فجوات.
    [two] القيمتان صحيحتان: { $boards }، مع فجوات.
    [few] القيم كلها صحيحة، وعددها { $values }: { $boards }، مع فجوات.
    [many] القيم كلها صحيحة، وعددها { $values }: { $boards }، مع فجوات.
   *[other] القيم كلها صحيحة، وعددها { $values }: { $boards }، مع فجوات.
  }
wrong = { $name } لا تساوي { $given }.
right-value = القيمة الصحيحة: { $name } = { $right }.
before = { $before ->
    [0] إنها أولى قيمك.
    [one] القيمة التي قبلها صحيحة.
    [two] القيمتان قبلها صحيحتان.
    [few] القيم التي قبلها صحيحة، وعددها { $before }.
    [many] القيم التي قبلها صحيحة، وعددها { $before }.
   *[other] القيم التي قبلها صحيحة، وعددها { $before }.
  }
list-empty = الصق قيمك في الخانة أولًا.
list-too-many = عدد القيم { $values }. تحقّق من { $most } على الأكثر في كل مرة.
list-unreadable = تتعذّر قراءة السطر { $line }: «{ $found }».
list-ambiguous = السطر { $line }، «{ $found }»: قد يكون عددًا واحدًا أو عددين. احذف ما يفصل بين مجموعات الأرقام.
list-no-value = السطر { $line }: لا قيمة بجانب «{ $found }»، بخلاف الأسطر السابقة.
list-no-such-board = السطر { $line }: يجب أن يكون n من 1 إلى { $largest }، لا { $found }.
list-twice = السطر { $line }: { $name } مذكور من قبل في السطر { $earlier }.
