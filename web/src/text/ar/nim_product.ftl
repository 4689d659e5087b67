by-definition = { $a } ⊗ { $b } بحسب التعريف
calculator = عاملان وجداء نيم لهما
first-factor = العامل الأول
second-factor = العامل الثاني

places = أين يقع عدد في الجدول
size = كل النيمبرات الأصغر من
in-all-rows = { $count ->
    [zero] { $value } ليس في الجدول.
    [one] { $value } في موضع واحد، وهو في كل صف بدءًا من الصف 1.
    [two] { $value } في موضعين، وهو في كل صف بدءًا من الصف 1.
    [few] { $value } في { $count } مواضع، وهو في كل صف بدءًا من الصف 1.
    [many] { $value } في { $count } موضعًا، وهو في كل صف بدءًا من الصف 1.
   *[other] { $value } في { $count } موضع، وهو في كل صف بدءًا من الصف 1.
  }
not-in-rows = { $count ->
    [zero] { $value } ليس في الجدول.
    [one] { $value } في موضع واحد.
    [two] { $value } في موضعين.
    [few] { $value } في { $count } مواضع.
    [many] { $value } في { $count } موضعًا.
   *[other] { $value } في { $count } موضع.
  } الصفوف التي تخلو منه: { $rows }.
closed = كل الجداءات أصغر من { $size } أيضًا.
not-closed = { $outside ->
    [zero] لا جداء يساوي { $size } أو أكبر.
    [one] جداء واحد يساوي { $size } أو أكبر.
    [two] جداءان يساويان { $size } أو أكبر.
    [few] { $outside } جداءات تساوي { $size } أو أكبر.
    [many] { $outside } جداءً يساوي { $size } أو أكبر.
   *[other] { $outside } جداء يساوي { $size } أو أكبر.
  }
