move-nimber = نيمبر النقلة
tallest-bar = { $moves ->
    [zero] لا نقلات
    [one] نقلة واحدة
    [two] نقلتان
    [few] النقلات: { ABOUT($moves) }
    [many] النقلات: { ABOUT($moves) }
   *[other] النقلات: { ABOUT($moves) }
  }
bars-of-several = { $nimbers ->
    [zero] لا أعمدة بيانية.
    [one] كل عمود بياني يمثّل نيمبر نقلة واحدًا.
    [two] كل عمود بياني يمثّل نيمبرين متجاورين، وارتفاعه ارتفاع أعلاهما.
    [few] كل عمود بياني يمثّل { $nimbers } نيمبرات متجاورة، وارتفاعه ارتفاع أعلاها.
    [many] كل عمود بياني يمثّل { $nimbers } نيمبرًا متجاورًا، وارتفاعه ارتفاع أعلاها.
   *[other] كل عمود بياني يمثّل { $nimbers } نيمبر متجاور، وارتفاعه ارتفاع أعلاها.
  }
axis-empty = لا طول يلائم هذا المحور، فلا نقلات له.
axis-slider = { $axis }: نيمبر النقلة
nimber-readout = { $moves ->
    [zero] نيمبر النقلة { $nimber }: لا نقلات
    [one] نيمبر النقلة { $nimber }: نقلة واحدة
    [two] نيمبر النقلة { $nimber }: نقلتان
    [few] نيمبر النقلة { $nimber }: { $moves } نقلات
    [many] نيمبر النقلة { $nimber }: { $moves } نقلة
   *[other] نيمبر النقلة { $nimber }: { $moves } نقلة
  }
nimber-readout-partner = { $moves ->
    [zero] نيمبر النقلة { $nimber }: لا نقلات، وقرينه { $partner } على المحور الآخر
    [one] نيمبر النقلة { $nimber }: نقلة واحدة، وقرينه { $partner } على المحور الآخر
    [two] نيمبر النقلة { $nimber }: نقلتان، وقرينه { $partner } على المحور الآخر
    [few] نيمبر النقلة { $nimber }: { $moves } نقلات، وقرينه { $partner } على المحور الآخر
    [many] نيمبر النقلة { $nimber }: { $moves } نقلة، وقرينه { $partner } على المحور الآخر
   *[other] نيمبر النقلة { $nimber }: { $moves } نقلة، وقرينه { $partner } على المحور الآخر
  }
previous-pair = الزوج السابق
next-pair = الزوج التالي
