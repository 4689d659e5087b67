## What a move turns, in a line: a narrow frame has room for some 30 characters

rule-flipping-game = مستطيل، أعلى يمينه أبيض.
rule-rugs = مستطيل، أسفل يمينه أبيض.
rule-turning-corners = أربع زوايا، أسفل يمينها أبيض.
rule-acrostic-twins = قرصان من صف أو عمود، آخرهما أبيض.
rule-one-row = قطع الصف، وآخرها بيضاء.
rule-other = حيث تتقاطع الصفوف والأعمدة.

## What can be opened

rule = القاعدة
no-move = اختر أولًا نقلة على اللوح.

## What the link asked for in vain

no-origin = بحسب الرابط لا يتبادل اللوح الرسائل إلا مع «{ $name }». وهذا ليس أصلًا (origin)، فالرسائل متوقفة.
not-loaded = تعذّر تحميل هذا الجزء. ضع { $file } بجانب embed.html.
no-language = تعذّر تحميل اللغة «{ $language }». ضع ملفها { $file } بجانب embed.html.

## What the page around asked for in vain. Its words, such as “getState”, stay as they are

request-has = قيمة «{ $key }» هي { $found }. المسموح: { $allowed }.
request-lacks = «{ $key }» غير موجود. المسموح: { $allowed }.
allowed-id = عدد أو نص (عدد رموزه { $most } على الأكثر)
allowed-state = كائن فيه "tartan": "study"
allowed-size = عدد صحيح
allowed-names = قائمة من: { $names }
allowed-text = نص مثل { $like }
allowed-number = عدد صحيح من { $least } إلى { $most }
allowed-or-usual = { $allowed }، أو null للقيمة الافتراضية
