### Families of lengths in a sentence, and lists of lengths.

lengths = { $family ->
    [triangular] triangular numbers
    [square] square numbers
    [all] all lengths
    [odd] odd numbers
    [powers-of-two] powers of two
    [primes] primes
    [fibonacci] Fibonacci numbers
   *[list] { $list }
  }
