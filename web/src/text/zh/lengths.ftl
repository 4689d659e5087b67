lengths = { $family ->
    [triangular] 三角形数
    [square] 平方数
    [all] 任意长度
    [odd] 奇数
    [powers-of-two] 2 的幂
    [primes] 素数
    [fibonacci] 斐波那契数
   *[list] { $list }
  }
