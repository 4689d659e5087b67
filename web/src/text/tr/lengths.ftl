lengths = { $family ->
    [triangular] üçgensel sayılar
    [square] kare sayılar
    [all] bütün uzunluklar
    [odd] tek sayılar
    [powers-of-two] ikinin kuvvetleri
    [primes] asal sayılar
    [fibonacci] Fibonacci sayıları
   *[list] { $list }
  }
