## What to expect of an opponent

expect-casual = يلعب عشوائيًّا، لكنه يلعب النقلة الأخيرة إن استطاع.
expect-good = يفوّت النقلة الرابحة مرة من كل مرتين.
expect-perfect = لا يفوّت ربحًا أبدًا.
expect-person = شخصان يلعبان على هذا اللوح، بالقواعد نفسها.

## Under the board

bar = المباراة
moved = { $who ->
    [you] لعبتَ: { $move }.
    [computer] لعب الحاسوب: { $move }.
   *[named] نقلة { $name } الأخيرة: { $move }.
  }
left = { $white ->
    [zero] لم يبقَ موضع أبيض.
    [one] بقي موضع أبيض واحد.
    [two] بقي موضعان أبيضان.
    [few] بقيت { $white } مواضع بيضاء.
    [many] بقي { $white } موضعًا أبيض.
   *[other] بقي { $white } موضع أبيض.
  }
lost-start = اللعب المثالي يهزم كل نقلة افتتاحية.
let-begin = دع الحاسوب يبدأ
to-move = { $who ->
    [you] دورك. { $first }
   *[named] { $name }، جاء دورك. { $first }
  }
first-disc = { $board ->
    [line] اضغط على قطعة بيضاء: الأبعد يمينًا في نقلتك.
   *[plane] اضغط على قرص أبيض: زاوية نقلتك.
  }
corner = { $who ->
    [you] دورك. { move-begun }
   *[named] دور { $name }. { move-begun }
  }
move-begun = { $board ->
    [line] الأبعد يمينًا: { $place }، { moves }. اختر أين تنتهي نقلتك.
   *[plane] الزاوية عند { $place }، { moves }: اختر أين تنتهي نقلتك.
  }
moves = { $moves ->
    [zero] لا نقلات
    [one] نقلة واحدة
    [two] نقلتان
    [few] { $moves } نقلات
    [many] { $moves } نقلة
   *[other] { $moves } نقلة
  }
chosen = { $who ->
    [you] نقلتك: { $move }.
   *[named] نقلة { $name }: { $move }.
  }
thinking = الحاسوب يفكّر …
passed = هنا دور الحاسوب.
let-move = دعه يلعب
failed = يتعذّر حساب نقلة الحاسوب الآن.
unknown = يتعذّر حساب النقلات الممكنة الآن.
won = { $who ->
    [you] ربحتَ: لا نقلة أمام الحاسوب.
    [computer] ربح الحاسوب: لا نقلة أمامك.
   *[named] فوز { $name }: لا نقلة أمام { $loser }.
  }
finished = لا نقلة ممكنة هنا. أعِدّ وضعًا آخر أو ابدأ مباراة جديدة.
open-review = مراجعة المباراة

## Why something is no move

corner-black = يجب أن تكون زاوية النقلة بيضاء، وهذه سوداء: { $disc }.
no-moves = لا توجد نقلة زاويتها { $disc }.
wrong-height = لا توجد نقلة ارتفاعها { $height }. الارتفاعات الممكنة: { $heights }.
wrong-width = لا توجد نقلة عرضها { $width }. العروض الممكنة: { $widths }.
wrong-both = لا توجد نقلة ارتفاعها { $height } وعرضها { $width }. الارتفاعات الممكنة: { $heights }، والعروض الممكنة: { $widths }.
no-end = لا توجد نقلة زاويتها ({ $corner }) ونهايتها ({ $place }).
may-begin = { $why } اضغط مرة أخرى للبدء من هناك.
not-behind = { $rows ->
    [row] تمتد النقلة من زاويتها ({ $corner }) إلى اليسار.
    [up] تمتد النقلة من زاويتها ({ $corner }) إلى اليسار وإلى الأسفل.
   *[down] تمتد النقلة من زاويتها ({ $corner }) إلى اليسار وإلى الأعلى.
  }
off-board = { $axis ->
    [rows] ارتفاع النقلة التالية { $length }، فتخرج عن اللوح.
   *[columns] عرض النقلة التالية { $length }، فتخرج عن اللوح.
  }
not-your-turn = الدور للحاسوب.

## Hints

can-win = { $who ->
    [you] يمكنك الربح: { corners }، كما هو معلَّم على اللوح.
   *[named] الربح ممكن يا { $name }: { corners }، كما هو معلَّم على اللوح.
  }
corners = { $corners ->
    [zero] لا زاوية لها نقلة رابحة
    [one] زاوية واحدة لها نقلة رابحة
    [two] زاويتان لهما نقلات رابحة
    [few] { $corners } زوايا لها نقلات رابحة
    [many] { $corners } زاوية لها نقلات رابحة
   *[other] { $corners } زاوية لها نقلات رابحة
  }
all-lose = كل نقلة من هنا خاسرة. اختر نقلة يصعب الرد عليها.

## Beside the board

against-casual = أنت ضد الحاسوب (هاوٍ)
against-good = أنت ضد الحاسوب (جيد)
against-perfect = أنت ضد الحاسوب (مثالي)
against-person = { $first } ضد { $second }
swap = تبديل الأدوار
review-so-far = مراجعة النقلات حتى الآن
corner-moves = نقلات الزاوية المختارة

## A new game

new-game = مباراة جديدة
opponent = الخصم
you-first = اللعب أولًا
you-second = اللعب ثانيًا
name-first = مَن يلعب أولًا
name-second = مَن يلعب ثانيًا
from = البدء من
from-heads = لوح كله أبيض
from-start = بداية هذه المباراة
from-shown = الوضع على اللوح
suggest = استعمال { $board }: مناسب لأول مباراة
start = بدء المباراة
kept = «تراجع» يعيد هذه المباراة.

## The review

review = المراجعة
close-review = العودة إلى المباراة
review-waiting = جارٍ فحص كل نقلة …
review-failed = يتعذّر فحص النقلات الآن.
marks = { $player }: حُفظ الربح في { $kept } من { chances }{ $hints ->
    [zero] {""}
    [one] ، مع تلميح واحد
    [two] ، مع تلميحين
    [few] ، مع { $hints } تلميحات
    [many] ، مع { $hints } تلميحًا
   *[other] ، مع { $hints } تلميح
  }.
chances = { $chances ->
    [zero] { $chances } نقلة
    [one] نقلة واحدة
    [two] نقلتين
    [few] { $chances } نقلات
    [many] { $chances } نقلة
   *[other] { $chances } نقلة
  }
marks-none = { $player }: لم تسنح فرصة للربح{ $hints ->
    [zero] {""}
    [one] ، مع تلميح واحد
    [two] ، مع تلميحين
    [few] ، مع { $hints } تلميحات
    [many] ، مع { $hints } تلميحًا
   *[other] ، مع { $hints } تلميح
  }.
strip = نقلات المباراة
strip-move = النقلة { $number }، { $player }: { verdict }
verdict = { $verdict ->
    [kept] حُفظ الربح
    [lost] ضاع الربح
   *[hopeless] لا فرصة
  }
at = النقلة { $number } من { $count }.
at-mistake = النقلة { $number } من { $count }. الخطأ { $mistake } من { $mistakes }.
at-no-mistake = النقلة { $number } من { $count }. لم تُضِع أي نقلة ربحًا.
previous-mistake = الخطأ السابق
next-mistake = الخطأ التالي
played = { $verdict ->
    [kept] { $player }: { $move }. بهذه النقلة حُفظ الربح.
    [lost] { $player }: { $move }. بهذه النقلة ضاع الربح.
   *[hopeless] { $player }: { $move }. لم تكن هناك نقلة رابحة.
  }
better = هذه نقلة رابحة: { $move }.
other = نقلة أخرى: { $move }.
other-wins = نقلة أخرى: { $move }. إنها رابحة.
other-loses = نقلة أخرى: { $move }. ليست رابحة.
show-played = إظهار النقلة الملعوبة
seek = أوجد نقلة رابحة: اختر زاويتها، ثم { $way ->
    [end] نهايتها
   *[discs] بقية مواضعها
  }.
trying = محاولتك: { $move }.
try = تجربة هذه النقلة
tried-right = صحيح، هذه رابحة: { $move }.
tried-wrong = لا، هذه خاسرة أيضًا: { $move }. جرّب نقلة أخرى.
nimbers = كان نيمبر اللوح { $before } قبل النقلة، وصار { $after } بعدها.
hinted = عُرض هنا تلميح.
teaches-last-move = ابحث أولًا عن النقلة الأخيرة: هنا نقلة تُنهي المباراة.
teaches-balance = لا تترك 0 إلا نقلة نيمبرها هو نيمبر اللوح نفسه: نيمبر اللوح { $nimber }، ونيمبر هذه النقلة { $own }.
teaches-reply = النقلة الرابحة لا تترك إلا ردودًا خاسرة. أما بعد هذه فهناك رد رابح.
play-from = متابعة اللعب من هنا
lesson-link = كيف تجد نقلة رابحة
