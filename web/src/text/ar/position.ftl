## The position

position = هذا الوضع
white-discs = المواضع البيضاء
count-where-from = { $count }. من أين جاء { $name }
wins = صاحب الدور يربح.
moves-win = { $moves ->
    [zero] النقلات الرابحة: { $wins } من { $moves }.
    [one] النقلة الوحيدة رابحة.
    [two] النقلات الرابحة: { $wins } من { $moves }.
    [few] النقلات الرابحة: { $wins } من { $moves }.
    [many] النقلات الرابحة: { $wins } من { $moves }.
   *[other] النقلات الرابحة: { $wins } من { $moves }.
  }
loses = صاحب الدور يخسر أمام اللعب المثالي.
no-move-wins = { $moves ->
    [zero] لا نقلة رابحة.
    [one] النقلة الوحيدة ليست رابحة.
    [two] هناك نقلتان، وكلتاهما خاسرة.
    [few] هناك { $moves } نقلات، وكلها خاسرة.
    [many] هناك { $moves } نقلة، وكلها خاسرة.
   *[other] هناك { $moves } نقلة، وكلها خاسرة.
  }
left = { $outcome ->
    [wins] تركتَ وضعًا رابحًا.
   *[loses] تركتَ وضعًا خاسرًا.
  }
over = لم تبقَ نقلات.
over-meaning = ربح اللاعب الذي لعب النقلة الأخيرة.
possible = { $moves ->
    [zero] لا نقلة ممكنة.
    [one] نقلة واحدة ممكنة.
    [two] نقلتان ممكنتان.
    [few] { $moves } نقلات ممكنة.
    [many] { $moves } نقلة ممكنة.
   *[other] { $moves } نقلة ممكنة.
  }
find-in-steps = إيجاد نقلة رابحة في ثلاث خطوات
show-answers = إظهار كل النقلات الرابحة
check-first = إخفاء التصحيح حتى أضغط «التحقق»
failed = يتعذّر حساب النقلات الرابحة الآن.

## Said aloud

spoken-wins = { $move }، رابحة
spoken-loses = { $move }، ليست رابحة
spoken-draft = { $move }. أضف من المواضع المعلَّمة.
spoken-corner = { $board ->
    [line] الأبعد يمينًا: { $place }، { $moves }.
   *[plane] الزاوية عند { $place }: { $moves }.
  }
spoken-position = لوح قياسه { $board }. { $white ->
    [zero] لا مواضع بيضاء.
    [one] موضع أبيض واحد.
    [two] موضعان أبيضان.
    [few] { $white } مواضع بيضاء.
    [many] { $white } موضعًا أبيض.
   *[other] { $white } موضع أبيض.
  }

## What the board lights for a number

lit-all = كل المواضع البيضاء
lit-value = المواضع البيضاء ذات القيمة { $value }
