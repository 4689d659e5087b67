lengths = { $family ->
    [triangular] треугольные числа
    [square] квадраты
    [all] все длины
    [odd] нечётные числа
    [powers-of-two] степени двойки
    [primes] простые числа
    [fibonacci] числа Фибоначчи
   *[list] { $list }
  }
