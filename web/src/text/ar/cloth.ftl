heading = ترتان { $name }
introduction = هذا النسيج هو اللوح كله: كلما كان الموضع أسطع، زادت النقلات الرابحة التي زاويتها اليمنى العليا هناك.
keys = للتحريك اسحب؛ وللتكبير والتصغير حرّك إصبعين، أو أدر العجلة مع ضغط Ctrl؛ وللتكبير انقر مرتين. المفاتيح: الأسهم وزائد وناقص وHome.
opening = جارٍ النسج …
opening-share = جارٍ النسج: { PERCENT($percent) } …
weave = نسج الصورة
weave-hint = للوح بهذا القياس قد يطول ذلك بقدر ما طال الحل. الذاكرة اللازمة نحو: { MEMORY($bytes) }.
plain = لا نقلة افتتاحية رابحة على هذا اللوح، فنسيجه بلون واحد: نيمبر اللوح Γ هو 0.
picture = النسيج: الصفوف من { $rowFrom } إلى { $rowTo }، الأعمدة من { $columnFrom } إلى { $columnTo }
show-whole = إظهار الكل
overview = الجزء المعروض على اللوح كله

## What is in view

region = الصفوف { $rowFrom }–{ $rowTo }، الأعمدة { $columnFrom }–{ $columnTo }:
region-alone = الصفوف { $rowFrom }–{ $rowTo }، الأعمدة { $columnFrom }–{ $columnTo }
winning = { $count ->
    [zero] لا نقلات رابحة، { PERCENT($percent) } من { $name }
    [one] نقلة رابحة واحدة، { PERCENT($percent) } من { $name }
    [two] نقلتان رابحتان، { PERCENT($percent) } من { $name }
    [few] { $count } نقلات رابحة، { PERCENT($percent) } من { $name }
    [many] { $count } نقلة رابحة، { PERCENT($percent) } من { $name }
   *[other] { $count } نقلة رابحة، { PERCENT($percent) } من { $name }
  }
counting = جارٍ العدّ …
rows-from = من الصف
rows-to = إلى الصف
columns-from = من العمود
columns-to = إلى العمود
show-part = إظهار هذا الجزء
no-part = الصفوف من 1 إلى { $rows }، والأعمدة من 1 إلى { $columns }، والعدد الأصغر أولًا.

## A disc

disc = الصف { $row } والعمود { $column }: { $count ->
    [0] لا نقلة رابحة من هنا.
    [one] نقلة رابحة واحدة زاويتها هنا.
    [two] نقلتان رابحتان زاويتهما هنا.
    [few] { $count } نقلات رابحة زاويتها هنا.
    [many] { $count } نقلة رابحة زاويتها هنا.
   *[other] { $count } نقلة رابحة زاويتها هنا.
  }
disc-moves = الارتفاع { $heights } × العرض { $widths }
and-more = … و{ $count } غيرها
see-corner = عرض هذه الزاوية في صفحة اللوح
spot = حول الصف { $row } والعمود { $column }: الأقراص أصغر من أن تتميّز من هنا.
come-near = تكبيرها

## What the colours stand for

legend = النقلات الرابحة للقرص، في المتوسط
density = { $density }

## Saving

picture-size = البكسلات على الضلع الأطول
with-caption = مع شرح
save-picture = حفظ PNG
painting = جارٍ الرسم …
picture-failed = لا يستطيع هذا المتصفح إنشاء صورة بهذا القياس. اختر صورة أصغر.
caption = { $name }: الصفوف { $rowFrom }–{ $rowTo }، الأعمدة { $columnFrom }–{ $columnTo }
some-threads = { $shown } من { $threads } من الخيوط

## Threads

threads = خيوطه
threads-introduction = في النسيج خيط لكل زوج من نيمبرات النقلات a وb يحقق a ⊗ b = Γ، وهو نيمبر اللوح: نقلات الصفوف التي نيمبرها a، متقاطعةً مع نقلات الأعمدة التي نيمبرها b.
threads-how = { $hand ->
    [finger] اضغط على خيط لتنزعه، واضغط مرة أخرى لتعيده.
   *[mouse] أشر إلى خيط لتراه وحده؛ واضغط عليه لتنزعه.
  }
thread = { $a } ⊗ { $b }
all-threads = كل الخيوط
sum = المعروض { $on } من { $all }، والنقلات الرابحة فيه { $count }.
sum-hidden = المعروض { $on } من { $all }.
