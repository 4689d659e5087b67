## What to do

heading-start = ما النقلات الافتتاحية الرابحة؟
heading-later = ما النقلات الرابحة؟
modes = ما تريد أن تفعله
mode-explore = استكشاف
mode-predict = لغز
mode-edit = تعديل
mode-play = لعب

## Games

game-menu = اللعبة:
game-flipping-game = Flipping Game
play-flipping-game = لعب Flipping Game
goal-flipping-game = اللعب بالتناوب، ومَن يقلب آخر قرص أبيض يربح.
goal-other = مَن يلعب النقلة الأخيرة يربح.
rule-flipping-game = اقلب مستطيلًا ارتفاعه عدد مثلثي (1، 3، 6، 10، …) وعرضه مربع كامل (1، 4، 9، 16، …). يجب أن يكون القرص في زاويته اليمنى العليا أبيض. ومَن يجعل اللوح كله أسود يربح.

## The board, also for those who can’t see it

board = لوح قياسه { $board }
board-after = لوح قياسه { $board }، كما يصير بعد النقلة
disc-white = الصف { $row } والعمود { $column }، أبيض
disc-black = الصف { $row } والعمود { $column }، أسود
coin-white = القطعة { $number }، بيضاء
coin-black = القطعة { $number }، سوداء
disc-value = القيمة { $value }
disc-cancels = تتلاشى القيمة
disc-left = تبقى القيمة
disc-chosen-corner = الزاوية المختارة
disc-ends = نهاية النقلة { $size }
disc-ends-winning = نهاية النقلة { $size }، وهي رابحة
disc-taken = ضمن الاختيار
disc-adds = الإضافة ممكنة
disc-adds-winning = الإضافة ممكنة، وتؤدي إلى الربح
disc-moves = { $moves ->
    [zero] لا نقلات
    [one] نقلة واحدة
    [two] نقلتان
    [few] { $moves } نقلات
    [many] { $moves } نقلة
   *[other] { $moves } نقلة
  }
disc-winning-moves = { disc-moves }، { $wins ->
    [zero] ولا نقلة رابحة
    [one] رابحة واحدة
    [two] رابحتان
    [few] { $wins } رابحة
    [many] { $wins } رابحة
   *[other] { $wins } رابحة
  }
disc-hinted = لهذه الزاوية نقلة رابحة
disc-hinted-if-any = إن وُجدت نقلة رابحة، فلهذه الزاوية واحدة

zoom-fit = إظهار اللوح كله
panning = لتحريك اللوح اسحب من مكان فارغ فيه، أو اسحب بإصبعك من أي مكان.
go-to = الانتقال إلى موضع
no-such-disc = لا يوجد موضع كهذا. الصفوف من { $firstRow } إلى { $lastRow }، والأعمدة من { $firstColumn } إلى { $lastColumn }.

## Keys

key-sentence = { $keys }: { $does }.
key-arrows = مفاتيح الأسهم
key-arrows-does = التنقل من موضع إلى موضع
key-enter = Enter
key-enter-does = اختيار الزاوية، ثم نقلتها التالية مع كل ضغطة
key-discs-enter = { key-enter }
key-discs-enter-does = اختيار الزاوية، ثم بقية مواضع النقلة
key-shift = Shift مع مفتاح سهم
key-shift-does = زيادة عرض النقلة أو ارتفاعها أو إنقاصهما
key-step = N وP
key-step-does = الانتقال إلى النقلة التالية والسابقة
key-flip = F
key-flip-does = قلب النقلة المختارة
key-escape = Escape
key-escape-does = إلغاء الاختيار
key-puzzle-enter = { key-enter }
key-puzzle-enter-does = اختيار الزاوية، ثم الإجابة عند نهاية النقلة، ثم المتابعة
key-puzzle-flip = { key-flip }
key-puzzle-flip-does = التحقق من النقلة المختارة
key-edit-enter = { key-enter }
key-edit-enter-does = القلب من أبيض إلى أسود أو العكس
key-play-enter = { key-enter }
key-play-enter-does = اختيار الزاوية، ثم لعب النقلة عند نهايتها
key-play-flip = { key-flip }
key-play-flip-does = لعب النقلة المختارة
key-play-escape = { key-escape }
key-play-escape-does = إلغاء الزاوية
key-zoom = زائد وناقص
key-zoom-does = تكبير اللوح الكبير وتصغيره
key-fit = 0
key-fit-does = إظهار اللوح كله

## Under the board

chosen = النقلة المختارة
nothing-chosen = لم تُختر نقلة
how-to-begin = { $board ->
    [line] اضغط على قطعة بيضاء لترى نقلاتها.
   *[plane] اضغط على قرص أبيض لترى نقلاته.
  }
does-it-win = هل هي رابحة؟
flip-or-choose = اقلبها أو اختر غيرها.
growing = أضف من المواضع المعلَّمة.
this-wins = هذه النقلة رابحة.
this-loses = هذه النقلة ليست رابحة.
loses-to = نقلة خاسرة. يردّ الخصم هكذا: { $move }.
see-answer = إظهار الرد
hide-answer = إخفاء الرد
corner-black = لا توجد نقلة زاويتها سوداء.
corner-without-moves = لا توجد نقلة زاويتها هنا.
corner-moves = { $moves }. اضغط حيث تنتهي النقلة.
previous-move = النقلة السابقة
next-move = النقلة التالية
clear-choice = إلغاء الاختيار
edit = تعديل الوضع
edit-line = انقر على موضع لتغيّر لونه، أو اسحب فوق عدة مواضع.
edit-white = الكل أبيض
edit-black = الكل أسود
edit-random = عشوائي

timeline = النقلات
redo = إعادة
start = البداية
entry = { $number }. { $move }
entry-played = { $number }. { $player }: { $move }
variation = محاولة { $index } من { $count }
variation-name = تفريع { $index } من { $count } عند النقلة { $number }. إظهار التالي

## Parts of the page

parts = أجزاء الصفحة
part-position = الوضع
part-moves = { timeline }
part-why = لماذا؟
part-lesson = الدرس
part-setup = الإعدادات
choose-for-why = اختر نقلة لترى لماذا هي رابحة أو غير رابحة.
answer-for-why = حُلّ اللغز أولًا، ثم ترى السبب.
phones = على هاتفك
full-screen = ملء الشاشة
leave-full-screen = إنهاء ملء الشاشة
