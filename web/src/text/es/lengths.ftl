lengths = { $family ->
    [triangular] números triangulares
    [square] cuadrados
    [all] todas las longitudes
    [odd] números impares
    [powers-of-two] potencias de dos
    [primes] números primos
    [fibonacci] números de Fibonacci
   *[list] { $list }
  }
