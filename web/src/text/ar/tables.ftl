heading = جداول ⊕ و⊗ و⊘
introduction = في الصف a والعمود b تجد ⟦nim-sum|مجموع نيم⟧ a ⊕ b، أو ⟦nim-product|جداء نيم⟧ a ⊗ b، أو a ⊘ b، أي العدد الذي جداؤه مع b هو a. { $hand ->
    [finger] اضغط على موضع لقراءته.
   *[mouse] أشر إلى موضع لقراءته.
  }

## What is shown

operation = العملية
usual-sizes = الصفوف والأعمدة
size = أي عدد حتى { 256 }
fields-outlined = داخل الإطار: النيمبرات الأصغر من: { $sizes }. كل مجموعة منها حقل: المجموع والجداء وخارج القسمة تبقى داخله.

## Powers and logarithms

fields-heading = القوى واللوغاريتمات
fields-introduction = ⟦nimber|النيمبرات⟧ الأصغر من 4 أو 16 أو 256 أو 65,536 تشكّل في كل مرة حقلًا. وفي كل حقل منها تعطي قوى نيمبر واحد، هو المولّد، كل النيمبرات ما عدا 0. لذلك تحوّل اللوغاريتمات ⊗ إلى جمع عادي، بمقياس يساوي عدد القوى.
field = النيمبرات الأصغر من
list = قائمة
powers = القوى
logarithms = اللوغاريتمات
exponent = الأس
generator = مولّد النيمبرات الأصغر من { $size } هو { $generator }، وهو أصغر مولّد لها: قواه ذات الأسس من 0 إلى { $last } هي كلها ما عدا 0.
subfield = لوغاريتمات النيمبرات الأصغر من { $size } هي مضاعفات { $step }.
logarithm-is = لوغاريتم { $power } هو { $exponent }.
powers-list = القوى ذات الأسس من { $first } إلى { $last }
logarithms-list = لوغاريتمات الأعداد من { $first } إلى { $last }
copy-powers = نسخ كل القوى بصيغة CSV
copy-logarithms = نسخ كل اللوغاريتمات بصيغة CSV
