heading = صناديق من ثلاث ألعاب أو أكثر
introduction = العب معًا ثلاثًا من ألعاب الصف الواحد، بقطع في صندوق. تأخذ النقلة نقلة من كل لعبة وتقلب القطع حيث تتقاطع كلها؛ والقطعة في آخر موضع من كل منها يجب أن تُظهر الصورة. وقيمة القطعة هي ⟦nim-product|جداء نيم⟧ لجميع ⟦grundy-number|أعداد غراندي⟧ التي لها على المحاور.

## The games

games = الألعاب والقياسات
axis = اللعبة { $number }
size = مواضع اللعبة { $number }
add-axis = إضافة لعبة
remove-axis = حذف اللعبة { $number }
set-up = إعداد هذا الصندوق
too-large = عدد قطع الصندوق { $most } على الأكثر. وهو بهذه القياسات { $count }: اختر قياسات أصغر.

## The slice

slice = الشريحة
place = الموضع في { $axis }
table = قيم القطع: الصفوف على امتداد { $down }، والأعمدة على امتداد { $across }
corner = { $down } ↓ { $across } →
coin-heads = القطعة { $coin }، صورة، القيمة { $value }
coin-tails = القطعة { $coin }، كتابة، القيمة { $value }
hint = { $hand ->
    [finger] اضغط على قطعة لتقلبها وترى مِمّ تتكوّن قيمتها.
   *[mouse] اختر قطعة لتقلبها. أشر إلى قطعة لترى مِمّ تتكوّن قيمتها.
  }

## The position

position = الوضع
no-heads = لا قطعة تُظهر الصورة. اختر قطعًا لإعداد وضع.
heads = { $here ->
    [0] عدد الصور: { $count }، وليس منها شيء في هذه الشريحة.
    [one] عدد الصور: { $count }، ومنها في هذه الشريحة { $here }.
    [two] عدد الصور: { $count }، ومنها في هذه الشريحة { $here }.
    [few] عدد الصور: { $count }، ومنها في هذه الشريحة { $here }.
    [many] عدد الصور: { $count }، ومنها في هذه الشريحة { $here }.
   *[other] عدد الصور: { $count }، ومنها في هذه الشريحة { $here }.
  }
nimber = النيمبر { $nimber }.
cannot-win = لا نقلة رابحة.
can-win = هذه النقلة رابحة: اقلب القطع حيث تتقاطع هذه المواضع.
turned = { $axis }: { $places }
coins-turned = { $count ->
    [zero] لا تُقلب أي قطعة.
    [one] تُقلب قطعة واحدة.
    [two] تُقلب قطعتان.
    [few] تُقلب { $count } قطع.
    [many] تُقلب { $count } قطعة.
   *[other] تُقلب { $count } قطعة.
  }
clear = قلب الكل إلى كتابة

## What a screen reader hears

spoken-turned = { $count ->
    [zero] لم تُقلب أي قطعة.
    [one] قُلبت قطعة واحدة.
    [two] قُلبت قطعتان.
    [few] قُلبت { $count } قطع.
    [many] قُلبت { $count } قطعة.
   *[other] قُلبت { $count } قطعة.
  }
spoken-can-win = النيمبر { $nimber }. توجد نقلة رابحة.
