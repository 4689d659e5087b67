## The size

rows-slider = الصفوف، بالمنزلق
columns-slider = الأعمدة، بالمنزلق
presets = قياسات شائعة

## What the board shows

layers = ما يظهر على اللوح
shading = التظليل
shading-corners = النقلات الرابحة بحسب الزاوية
shading-cover = النقلات الرابحة فوق كل موضع
shading-none = بلا تظليل
disc-values = القيم

## Its parts

part-size = قياس اللوح
part-layers = التظليل والأعداد
part-share = المشاركة والحفظ
part-keys = المفاتيح

## Keys, beside those of the board

key-ends = Home وEnd
key-ends-does = الانتقال إلى أول الصف وآخره
key-pages = Page Up وPage Down
key-pages-does = الصعود أو النزول عشرة صفوف
key-corners = Ctrl مع Home أو End
key-corners-does = الانتقال إلى أسفل يسار اللوح أو أعلى يمينه
key-undo = Ctrl مع Z أو Y
key-undo-does = التراجع أو الإعادة؛ وعلى أجهزة Mac المفتاح ⌘ بدل Ctrl
key-why = مفاتيح الأسهم في «لماذا؟»
key-why-does = الانتقال من عدد إلى عدد في صيغة أو جدول
