you = أنت
computer = الحاسوب
first = اللاعب 1
second = اللاعب 2

opponent-casual = الحاسوب، عفوي
opponent-good = الحاسوب، جيد
opponent-perfect = الحاسوب، مثالي
opponent-person = شخص آخر
