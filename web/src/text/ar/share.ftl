heading = حفظ ومشاركة
explanation = في عنوان الصفحة كل شيء: اللعبة واللوح وكل نقلة لعبتَها.

code = رمز للهاتف

## Pictures

with-legend = مع مفتاح الرموز
picture-title = { $game } على لوح قياسه { $board }
picture-discs = المواضع البيضاء: { $white } من { $discs }.
picture-chosen = المختارة: { $move }.
picture-failed = تعذّر على هذا المتصفح إنشاء الصورة. جرّب النوع الآخر أو لوحًا أصغر.

## Text

json = بصيغة نص (JSON)
json-explanation = انسخ هذا النص لتحتفظ باللوح، أو الصق هنا نصًّا وافتحه. صيغته موصوفة أدناه.
json-field = اللوح بصيغة JSON
json-back = العودة إلى اللوح كما هو
copy-json = نسخ النص
open-json = فتح هذا النص
opening = جارٍ الفتح …
opened = فُتح.
problem-not-json = هذا ليس JSON. الصق النص كله، من القوس الأول { "{" } إلى القوس الأخير { "}" }.
problem-not-a-study = هذا JSON، لكنه ليس لوحًا من Tartan: يجب أن يكون كائنًا فيه "tartan": "study".
problem-unknown-version = إصدار هذا النص { $found }، وهذه الصفحة تقرأ الإصدار 2.
problem-missing = «{ $key }» غير موجود.
problem-no-value = لا قيمة للمفتاح «{ $key }».
problem-bad-value = القيمة { $found } غير صالحة للمفتاح «{ $key }».
problem-illegal-move = ليس في اللعبة هناك نقلة «{ $found }».
problem-failed = يتعذّر حساب نقلات هذه اللعبة الآن.

## The form of the text: what its keys mean. Words in quotes stay as they are

form = صيغة النص
form-tartan = دائمًا «study»
form-version = { 2 }
form-game = اللعبة كما هي في رابط الصفحة: «rugs»، أو لعبة للصفوف ثم * ثم لعبة للأعمدة، مثل «twins-within:4*ruler». وإن لم يُذكر: Flipping Game.
form-rows = عددان صحيحان من { 1 } إلى ما تسمح به اللعبة، وهو { 200 } على الأكثر
form-position = نص لكل صف، والأعلى أولًا: W لقرص أبيض وB لقرص أسود. وإن لم يُذكر: كلها بيضاء.
form-mode = «explore» أو «predict» أو «edit» أو «play»
form-moves = النقلات بالترتيب، كل منها صفوفها ثم x ثم أعمدتها: «3x1~4» هي الصف 3 والأعمدة من 1 إلى 4؛ و«1.3x2.5» تقلب أربعة أقراص
form-variations = ما جُرّب غير ذلك: رقم الوضع السابق «after» ونقلاته «moves»
form-at = عدد النقلات الملعوبة فيما يظهر. وإن لم يُذكر: كلها.
form-hints = أرقام الأوضاع التي طلبتَ فيها تلميحًا
form-opponent = «person» أو «casual» أو «good» أو «perfect»
form-you = «first» أو «second»: دورك في مباراة ضد الحاسوب
form-seed = عدد صحيح أصغر من { 4294967296 }: يحدّد أيّ نقلة من النقلات المتساوية يلعبها الحاسوب
form-corner = ما هو مختار: «5x4» هو القرص في الصف 5 والعمود 4
form-answers = false لإخفاء النقلات الرابحة
form-heat = «corners» أو «cover» أو «none»
form-show = قائمة من «values» و«grundy»
form-revealed = true بعد إظهار حل اللغز
form-review = رقم النقلة التي تُراجَع
