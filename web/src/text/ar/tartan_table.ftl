name = قيم { $game }
caption = قيمة كل قطعة

compared = القيم المطابقة لما تعطيه المبرهنة: { $equal } من { $filled }.

compare = المقارنة بالمبرهنة
