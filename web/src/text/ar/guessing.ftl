name = خمّن كيف تستمر: { $game }
coin-known = الموضع { $place }: { $value }
coin-next = الموضع { $place }: خمّنه الآن
coin-hidden = الموضع { $place }: مخفي
guess = تخمينك للموضع { $place }
show-next = إظهار القيمة
right = نعم، قيمة الموضع { $place } هي { $value }.
wrong = لا، قيمة الموضع { $place } ليست { $guess }.
shown = قيمة الموضع { $place } هي { $value }.
score = { $right ->
    [0] لم تُخمَّن أي قيمة من المحاولة الأولى.
    [one] خُمّنت قيمة واحدة من المحاولة الأولى.
    [two] خُمّنت قيمتان من المحاولة الأولى.
    [few] خُمّنت { $right } قيم من المحاولة الأولى.
    [many] خُمّنت { $right } قيمة من المحاولة الأولى.
   *[other] خُمّنت { $right } قيمة من المحاولة الأولى.
  }
plot = { $count ->
    [zero] رسم بياني بلا قيم
    [one] رسم القيمة الأولى
    [two] رسم أول قيمتين
    [few] رسم أول { $count } قيم
    [many] رسم أول { $count } قيمة
   *[other] رسم أول { $count } قيمة
  }
