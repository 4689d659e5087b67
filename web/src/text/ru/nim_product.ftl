by-definition = { $a } ⊗ { $b } по определению
calculator = Два множителя и их ним-произведение
first-factor = Первый множитель
second-factor = Второй множитель

places = Где число стоит в таблице
size = Все нимберы меньше
in-all-rows = Число { $value } встречается { $count ->
    [one] { $count } раз
    [few] { $count } раза
    [many] { $count } раз
   *[other] { $count } раза
  }; оно есть в каждой строке начиная со строки 1.
not-in-rows = Число { $value } встречается { $count ->
    [one] { $count } раз
    [few] { $count } раза
    [many] { $count } раз
   *[other] { $count } раза
  }. Строки без него: { $rows }.
closed = Все произведения тоже меньше { $size }.
not-closed = { $outside ->
    [one] { $outside } произведение не меньше { $size }.
    [few] { $outside } произведения не меньше { $size }.
    [many] { $outside } произведений не меньше { $size }.
   *[other] { $outside } произведения не меньше { $size }.
  }
