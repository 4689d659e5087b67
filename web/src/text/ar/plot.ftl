scale = المقياس
scale-linear = { $value }
scale-quotient = { $value } / n^(5/2)
scale-log = log { $value }
colours = لون النقاط
colours-plain = لون واحد
colours-nimber = بحسب Γ
range = المعروض: n من { $first } إلى { $last }.
keys = { $hand ->
    [finger] اسحب فوق جزء لتراه وحده، أو باعد بين إصبعين للتكبير.
   *[mouse] اسحب فوق جزء لتراه وحده. للتكبير والتصغير: حرّك إصبعين، أو أدر العجلة مع ضغط Ctrl. وعلى لوحة المفاتيح: الأسهم وPage Up وPage Down وHome وEnd وزائد وناقص.
  }
