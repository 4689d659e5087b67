lengths = { $family ->
    [triangular] أعداد مثلثية
    [square] مربعات
    [all] كل الأطوال
    [odd] أعداد فردية
    [powers-of-two] قوى العدد 2
    [primes] أعداد أولية
    [fibonacci] أعداد فيبوناتشي
   *[list] { $list }
  }
