## The moves of a corner

corner-heading = نقلات هذه الزاوية
corner-table = نقلات هذه الزاوية بحسب الصفوف والأعمدة
axes = { $columns ->
    [lengths] العرض
   *[places] الأعمدة
  } \ { $rows ->
    [lengths] الارتفاع
   *[places] الصفوف
  }
line-axis = { $places ->
    [lengths] الطول
   *[places] القطع
  }
too-many = { $rows } × { $columns }.
too-many-on-line = { $count ->
    [zero] لا نقلات.
    [one] نقلة واحدة.
    [two] نقلتان.
    [few] { $count } نقلات.
    [many] { $count } نقلة.
   *[other] { $count } نقلة.
  }
row-moves = { $count ->
    [zero] لا نقلات صفوف
    [one] نقلة صفوف واحدة
    [two] نقلتا صفوف
    [few] { $count } نقلات صفوف
    [many] { $count } نقلة صفوف
   *[other] { $count } نقلة صفوف
  }
column-moves = { $count ->
    [zero] لا نقلات أعمدة
    [one] نقلة أعمدة واحدة
    [two] نقلتا أعمدة
    [few] { $count } نقلات أعمدة
    [many] { $count } نقلة أعمدة
   *[other] { $count } نقلة أعمدة
  }
move-wins = { $size }، رابحة
move-loses = { $size }، ليست رابحة

## All winning moves

list-heading = كل النقلات الرابحة
count = { $count ->
    [zero] لا نقلات رابحة
    [one] نقلة رابحة واحدة
    [two] نقلتان رابحتان
    [few] { $count } نقلات رابحة
    [many] { $count } نقلة رابحة
   *[other] { $count } نقلة رابحة
  }
hidden = تبقى مخفية حتى تصل إلى الحل.
none = لا نقلة رابحة في هذا الوضع.
table = النقلات الرابحة بحسب الصفوف والأعمدة
kind = { $size }: { $count }
kind-from-corner = بالعدّ من الزاوية، { $size }: { $count }
kind-by-number = بالعدّ من الزاوية، { $rows } × { $columns }: { $count }
line-kind = { $coins ->
    [zero] { $coins } قطعة: { $count }
    [one] قطعة واحدة: { $count }
    [two] قطعتان: { $count }
    [few] { $coins } قطع: { $count }
    [many] { $coins } قطعة: { $count }
   *[other] { $coins } قطعة: { $count }
  }
line-kind-by-number = النقلة { $number } لزاويتها: { $count }
row-move = نقلة الصفوف { $number }
column-move = نقلة الأعمدة { $number }
heights = الارتفاع
widths = العرض
rows-from-corner = الصفوف من الزاوية
columns-from-corner = الأعمدة من الزاوية
lengths = الطول
coins-from-corner = القطع من الزاوية
