name = المواضع من 1 إلى { $to }
caption = المواضع وقيمها، والسلاسل التي تنتهي في واحد منها
place-heading = الموضع
place = الموضع { $place }

how-to-read-coins = كل قوس سلسلة تنتهي في الموضع المعلَّم «?»، وطولها مكتوب قبله. والعدد في طرفه هو ما يتركه قلبها: XOR لقطعها الأخرى.
how-to-read-leaves = كل قوس سلسلة تنتهي في الموضع المعلَّم «?»، وطولها مكتوب قبله. وما يتركه قلبها هو الآن XOR لعددين من السطر x، وعليك حسابه.
how-to-read-changes = اختر موضعًا. كل قوس سلسلة تنتهي فيه. طولها مكتوب قبله، والعدد في طرفه هو قيمة السلسلة.

sum-leaves = الطول { $length } يترك
sum-changes = الطول { $length } قيمته
filled = الموضع { $place } يأخذ { $value }: ما تتركه نقلاته هو { $list }.

## What a screen reader hears

said-open = الموضع { $place }، لم يُملأ بعد
said-place = الموضع { $place }، وقيمة g هي { $value }
said-coins = الطول { $length }، المواضع من { $first } إلى { $last }: يترك { $value }
said-open-run = الطول { $length }، المواضع من { $first } إلى { $last }: عليك حسابه
said-leaves = { said-coins }
said-changes = الطول { $length }، المواضع من { $first } إلى { $last }: القيمة { $value }
