name = ثلاث خطوات إلى نقلة رابحة
lost = نيمبر هذا الوضع 0، فلا نقلة رابحة. تراجع على اللوح فتعود الخطوات.
nimber = نيمبر هذا الوضع هو {"\u2066"}s = { $nimber }{"\u2069"}.

head-heading = 1. اختيار قطعة على الصورة
head = { $place }: {"\u2066"}v = { $value }{"\u2069"}
head-said = {"\u2066"}v ⊕ s = { $value } ⊕ { $nimber } = { $wanted }{"\u2069"}.
head-lower = { $wanted } أصغر من { $value }، إذن لهذه القطعة نقلة رابحة.
head-higher = { $wanted } ليس أصغر من { $value }: قد لا تكون لهذه القطعة نقلة رابحة. اختر غيرها.

split-heading = 2. اختيار u₁ أصغر من v₁، ثم القسمة
split-caption = لكل u₁ جرّبته: u₂ الناتج من القسمة
split-value = {"\u2066"}v = v₁ ⊗ v₂ = { $row } ⊗ { $column } = { $value }{"\u2069"}
split-row = u₁
split-change = u₁ ⊕ v₁
split-quotient = s ⊘ (u₁ ⊕ v₁)
split-column = u₂
split-fits = u₂ < v₂ ؟
yes = نعم
no = لا
split-pick = {"\u2066"}u₁ = { $row }{"\u2069"}
split-not = {"\u2066"}u₂ = { $column }{"\u2069"} ليس أصغر من {"\u2066"}v₂ = { $value }{"\u2069"}. اختر u₁ آخر.

move-heading = 3. نقلة على كل محور
move = من الصفوف خذ: { $rows }. قيمتها من دون صف الزاوية {"\u2066"}u₁ = { $row }{"\u2069"}. ومن الأعمدة خذ: { $columns }. قيمتها من دون عمود الزاوية {"\u2066"}u₂ = { $column }{"\u2069"}. اقلب القطع حيث تتقاطع.
chosen = النقلة مختارة على اللوح. إذا قلبتها هناك، تركتَ 0.
