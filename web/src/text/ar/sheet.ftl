axis-value = g = { $value }

## A sheet that is filled in place by place.

fill-next = املأ لي موضعًا
fill-rest = املأ الباقي

empty = { $place }، لم يُملأ بعد
filled = { $place }، القيمة { $value }
right = { $place }، القيمة { $value }، كما تقول المبرهنة

options = هذا ما تتركه نقلاته. اضغط على عدد لترى كيف.
option = { $value }، { $moves ->
    [zero] لا تتركه نقلة
    [one] تتركه نقلة واحدة
    [two] تتركه نقلتان
    [few] تتركه { $moves } نقلات
    [many] تتركه { $moves } نقلة
   *[other] تتركه { $moves } نقلة
  }
no-options = لا نقلة له.
worth = قيمته { $value }، وهي أصغر عدد مفقود.
by-theorem = بحسب المبرهنة: {"\u2066"}{ $a } ⊗ { $b } = { $product }{"\u2069"}.

## A page of a long sheet.

earlier = السابق
later = اللاحق
