you = أنت
computer = الحاسوب
first = اللاعب 1
second = اللاعب 2

opponent-casual = الحاسوب، هاوٍ
opponent-good = الحاسوب، جيد
opponent-perfect = الحاسوب، مثالي
opponent-person = شخص آخر
