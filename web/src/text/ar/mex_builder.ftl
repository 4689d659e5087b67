name = أعداد غراندي باليد
coin-known = الموضع { $place }: القيمة { $value }
coin-next = الموضع { $place }: يُحسب الآن
coin-hidden = الموضع { $place }: لم يُحسب بعد

place-of-move = { $moves ->
    [hops] موضع تصل إليه قفزة من هنا
   *[runs] موضع تبدأ منه سلسلة تنتهي هنا
  }
ask-moves = الموضع { $place }: اضغط على كل { place-of-move }، ثم على أول صندوق فارغ.
ask-moves-now = الموضع { $place }: اضغط هذه المرة على كل { place-of-move }، ثم على أول صندوق فارغ.
ask-box = الموضع { $place }: أي صندوق سيكون أول صندوق فارغ؟ إن لم تكن متأكدًا، فاضغط على كل { place-of-move }.
all-found = هذه كلها.
boxes = صناديق
box = الصندوق { $value }: { $count ->
    [0] فارغ
    [one] فيه واحد
    [two] فيه اثنان
    [few] فيه { $count }
    [many] فيه { $count }
   *[other] فيه { $count }
  }

## What is said

dropped = { $count ->
    [0] لا تترك شيئًا، وقيمة ذلك 0: إلى الصندوق 0.
    [one] تترك قطعة في الموضع { $coins }، قيمتها { $value }: إلى الصندوق { $value }.
    [two] تترك القطعتين { $coins }، وقيمتهما معًا {"\u2066"}{ $sum } = { $value }{"\u2069"}: إلى الصندوق { $value }.
    [few] تترك القطع { $coins }، وقيمتها معًا {"\u2066"}{ $sum } = { $value }{"\u2069"}: إلى الصندوق { $value }.
    [many] تترك القطع { $coins }، وقيمتها معًا {"\u2066"}{ $sum } = { $value }{"\u2069"}: إلى الصندوق { $value }.
   *[other] تترك القطع { $coins }، وقيمتها معًا {"\u2066"}{ $sum } = { $value }{"\u2069"}: إلى الصندوق { $value }.
  }
out-of-reach = لا نقلة من الموضع { $place } تصل إلى الموضع { $reached }.
early = { $pressed ->
    [0] اضغط أولًا على كل { place-of-move }.
    [one] بقي { place-of-move }. اضغط عليه أولًا.
    [two] بقي { place-of-move }. اضغط عليه أولًا.
    [few] بقي { place-of-move }. اضغط عليه أولًا.
    [many] بقي { place-of-move }. اضغط عليه أولًا.
   *[other] بقي { place-of-move }. اضغط عليه أولًا.
  }
taken = { $moves ->
    [hops] الصندوق { $value } ليس فارغًا: القفزة إلى الموضع { $reached } تترك { $value }.
   *[runs] الصندوق { $value } ليس فارغًا: السلسلة التي تبدأ من الموضع { $reached } تترك { $value }.
  }
not-smallest = الصندوق { $value } يبقى فارغًا، لكن صندوقًا أصغر منه يبقى فارغًا أيضًا.
found = قيمة الموضع { $place } هي { $value }: ما تتركه نقلاته هو { $list }.
found-end = قيمة الموضع { $place } هي { $value }: ليست له نقلة.

printed-heading-left = ما تتركه النقلات
printed-heading-value = القيمة
