name = مفتاح الرموز
overlay-values = العدد في الدائرة: القيمة.
overlay-grundy = الأعداد الغليظة على الحافتين: أعداد غراندي.
shading-corners = النقلات الرابحة التي زاويتها هنا
shading-cover = النقلات الرابحة التي تقلب هذا الموضع
none = لا نقلات
tails = موضع أسود
range = { $from } إلى { $to }
winning = هنا تنتهي نقلة رابحة
possible = هنا تنتهي نقلة أخرى
unknown = هنا تنتهي نقلة
adds = تمكن إضافته إلى النقلة
adds-winning = تمكن إضافته، ويؤدي إلى نقلة رابحة
corner = زاوية لها نقلة رابحة
corner-if-any = زاوية نقلة رابحة، إن وُجدت
last = النقلة الأخيرة
played = النقلة الملعوبة
reply = رد الخصم
lengths = الارتفاع { $heights }، العرض { $widths }
chosen = { $fate ->
    [wins] النقلة رابحة: { $move }.
    [loses] النقلة ليست رابحة: { $move }.
   *[unknown] النقلة: { $move }.
  }
