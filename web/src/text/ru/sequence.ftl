lengths = Высоты: { $heights }. Ширины: { $widths }.

## The form

size = Самая большая доска
size-hint = Все доски от 1 × 1 до этого размера, не больше { $largest }.
compute = Вычислить все

too-large = Введите число не больше { $largest }. Больше значений не поместится в память страницы.
bad-lengths = С этими длинами пока не получится. Исправьте их в разделе «Изменить правило».

## A run

cancelled = { $boards }: отменено.
failed = { $boards }: вычислить не удалось.
ready = { $boards }: вычислено.
ready-one = { $boards }: вычислено.

## The plot

slider = Доска на графике
spoken = n = { $n }, P(n) = { $winning }, нимбер доски { $nimber }
on-board = Выигрышные ходы на доске { $board }
no-zeros = На каждой из них выигрывает хотя бы один первый ход.
zeros = { $zeros ->
    [one] { $seen ->
        [1] На этой доске P(n) = 0: ни один первый ход не выигрывает.
        [one] На { $zeros } доске из { $seen } P(n) = 0: там не выигрывает ни один первый ход.
        [few] На { $zeros } доске из { $seen } P(n) = 0: там не выигрывает ни один первый ход.
        [many] На { $zeros } доске из { $seen } P(n) = 0: там не выигрывает ни один первый ход.
       *[other] На { $zeros } доске из { $seen } P(n) = 0: там не выигрывает ни один первый ход.
      }
    [few] На { $zeros } досках из { $seen } P(n) = 0: там не выигрывает ни один первый ход.
    [many] На { $zeros } досках из { $seen } P(n) = 0: там не выигрывает ни один первый ход.
   *[other] На { $zeros } досках из { $seen } P(n) = 0: там не выигрывает ни один первый ход.
  }
points = P(n) > 0
nimbers = { $first ->
    [1] Γ = 1
    [one] Γ от { $first } до { $last }
    [few] Γ от { $first } до { $last }
    [many] Γ от { $first } до { $last }
   *[other] Γ от { $first } до { $last }
  }
zero-points = P(n) = 0, под линией

## The table

table = Таблица значений
board-nimber = нимбер доски
go-to = Перейти к n
no-such-board = Введите целое число от 1 до { $last }.

## Files

files = Скачать значения
file-csv = n, P(n) и Γ для электронной таблицы
file-json = P(n) как текст, точно в любой программе
file-b-file = строки «n P(n)», как в OEIS
writing = Файл записывается: { PERCENT($percent) }
not-written = В браузере нет места для этого файла. Попробуйте последовательность покороче.

## Checked values

check-introduction = Вставьте свои значения P(n). Каждое сравнивается с точным; если есть ошибка, будет названа первая.
check-field = Ваши значения
check-hint = По одному в строке, начиная с P(1), или одна строка через запятую, или строки «n P(n)», как в b-file, «P(2) = 0» или CSV. Не больше миллиона значений.
checking = Проверка: { $boards }
check-cancelled = Проверка отменена.
check-failed = Проверить значения не удалось.
right-one = Ваше значение верно: это { $name }.
right = { $values ->
    [one] Верно всё ({ $values } значение): { $boards }.
    [few] Все { $values } значения верны: { $boards }.
    [many] Все { $values } значений верны: { $boards }.
   *[other] Все { $values } значений верны: { $boards }.
  }
right-with-gaps = { $values ->
    [one] Верно всё ({ $values } значение): { $boards }, с пропусками.
    [few] Все { $values } значения верны: { $boards }, с пропусками.
    [many] Все { $values } значений верны: { $boards }, с пропусками.
   *[other] Все { $values } значений верны: { $boards }, с пропусками.
  }
wrong = { $name } не равно { $given }.
right-value = Верное значение: { $name } = { $right }.
before = { $before ->
    [0] Это первое из ваших значений.
    [1] Значение перед ним верно.
    [one] Перед ним { $before } верное значение.
    [few] Перед ним { $before } верных значения.
    [many] Перед ним { $before } верных значений.
   *[other] Перед ним { $before } верных значений.
  }
list-empty = Сначала вставьте свои значения в поле.
list-too-many = { $values ->
    [one] Это { $values } значение.
    [few] Это { $values } значения.
    [many] Это { $values } значений.
   *[other] Это { $values } значений.
  } Проверяйте не больше { $most } за раз.
list-unreadable = Строку { $line } не удаётся прочитать: «{ $found }».
list-ambiguous = Строка { $line }: «{ $found }» может быть одним числом или двумя. Уберите разделители между цифрами.
list-no-value = Строка { $line }: рядом с «{ $found }» нет значения, а в строках до неё оно есть.
list-no-such-board = Строка { $line }: n должно быть от 1 до { $largest }, а не { $found }.
list-twice = Строка { $line }: { $name } уже есть в строке { $earlier }.
