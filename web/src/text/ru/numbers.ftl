less = { $label }: на 1 меньше
more = { $label }: на 1 больше

from-to = Введите целое число от { $smallest } до { $largest }.
problem-not-a-number = Введите цифры, например 1 000 000 или 10^6.
problem-negative = Введите целое число от 1 до { $largest }. Отрицательным оно быть не может.
problem-not-whole = Введите целое число, без дробной части.
problem-bad-grouping = Пробелы отделяют по три цифры: 1 000 000.
problem-too-large = Введите число не больше { $largest }.
