table-sum = مجاميع نيم للنيمبرات الأصغر من { $size }
table-product = جداءات نيم للنيمبرات الأصغر من { $size }
table-quotient = خوارج قسمة نيم للنيمبرات الأصغر من { $size }
no-value = لا قيمة له: لا قسمة على 0.

## What a screen reader hears of the place that is read

said-sum = مجموع نيم للعددين { $a } و{ $b } يساوي { $value }
said-product = جداء نيم للعددين { $a } و{ $b } يساوي { $value }
said-quotient = قسمة نيم للعدد { $a } على { $b } تساوي { $value }
said-no-value = قسمة نيم للعدد { $a } على 0 لا قيمة لها.
