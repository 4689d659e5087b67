## What buttons do

close = إغلاق
undo = تراجع
back = رجوع
next = التالي
cancel = إلغاء
check = التحقق
hint = تلميح
try-again = إعادة المحاولة
start-over = البدء من جديد
go = انتقال
pause = إيقاف مؤقت
play = تشغيل
play-again = مباراة أخرى
play-it = العبها
flip = اقلبها
choose-move = اختيار هذه النقلة
set-up-position = إعداد وضع
show-all = إظهار الكل
show-me = أرني
show-winning-move = إظهار نقلة رابحة
why = لماذا؟
zoom-in = تكبير
zoom-out = تصغير

## Names of things

answer = الحل
ask-puzzle = أي نقلة رابحة؟ أم لا توجد نقلة رابحة؟
board-size = قياس اللوح
columns = الأعمدة
columns-axis = محور الأعمدة
coins = القطع
coins-axis = { coins }
game = اللعبة
grundy = g
grundy-numbers = أعداد غراندي
nimber = نيمبر
place = الموضع
rows = الصفوف
rows-axis = محور الصفوف
winning-moves = النقلات الرابحة

## Sentences

derivation = من أين جاء العدد
where-from = من أين جاء { $name }
working-out = جارٍ الحساب …
worth = القيمة { $value }
over = انتهت المباراة: لم تبقَ أي نقلة.
file-missing = تعذّر تحميل الملف. تأكّد من اتصالك بالإنترنت ثم أعد المحاولة.
puzzles = ألغاز
