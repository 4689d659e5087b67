heading = Тартан { $name }
introduction = Этот тартан — вся доска: чем ярче место, тем больше выигрышных ходов, у которых там правый верхний угол.
keys = Тяните, чтобы двигать тартан; масштаб меняйте двумя пальцами или колесом мыши с нажатой клавишей Ctrl; двойной щелчок или двойное касание — крупнее. Клавиши: стрелки, плюс, минус и Home.
opening = Ткём …
opening-share = Ткём: готово { PERCENT($percent) } …
weave = Соткать тартан
weave-hint = Для доски такого размера это может занять столько же времени, сколько и ответ, и примерно { MEMORY($bytes) } памяти.
plain = На этой доске ни один первый ход не выигрывает, поэтому её тартан одноцветный: нимбер доски Γ равен 0.
picture = Тартан: строки { $rowFrom }–{ $rowTo }, столбцы { $columnFrom }–{ $columnTo }
show-whole = Показать целиком
overview = Видимая часть на всей доске

## What is in view

region = Строки { $rowFrom }–{ $rowTo }, столбцы { $columnFrom }–{ $columnTo }:
region-alone = Строки { $rowFrom }–{ $rowTo }, столбцы { $columnFrom }–{ $columnTo }
winning = { $count ->
    [one] { $count } выигрышный ход, { PERCENT($percent) } от { $name }
    [few] { $count } выигрышных хода, { PERCENT($percent) } от { $name }
    [many] { $count } выигрышных ходов, { PERCENT($percent) } от { $name }
   *[other] { $count } выигрышных ходов, { PERCENT($percent) } от { $name }
  }
counting = идёт подсчёт …
rows-from = Со строки
rows-to = по строку
columns-from = Со столбца
columns-to = по столбец
show-part = Показать эту часть
no-part = Строки — от 1 до { $rows }, столбцы — от 1 до { $columns }; меньшее число первым.

## A disc

disc = Строка { $row }, столбец { $column }: { $count ->
    [0] отсюда ни один ход не выигрывает.
    [one] выигрывает { $count } ход с углом здесь.
    [few] выигрывают { $count } хода с углом здесь.
    [many] выигрывают { $count } ходов с углом здесь.
   *[other] выигрывают { $count } ходов с углом здесь.
  }
disc-moves = Высота { $heights } × ширина { $widths }
and-more = … и ещё { $count }
see-corner = Посмотреть этот угол на странице «Доска»
spot = Около строки { $row }, столбца { $column }: отсюда фишки слишком малы, их не различить.
come-near = Приблизить

## What the colours stand for

legend = В среднем выигрышных ходов на фишку
density = { $density }

## Saving

picture-size = Пиксели по длинной стороне
with-caption = С подписью
save-picture = Сохранить PNG
painting = Рисуем …
picture-failed = Браузер не может создать картинку такого размера. Выберите размер поменьше.
caption = { $name }: строки { $rowFrom }–{ $rowTo }, столбцы { $columnFrom }–{ $columnTo }
some-threads = нити: { $shown } из { $threads }

## Threads

threads = Его нити
threads-introduction = В тартане по одной нити на каждую пару нимберов хода a, b, для которой a ⊗ b = Γ, нимбер доски: ходы по строкам с a пересекаются с ходами по столбцам с b.
threads-how = { $hand ->
    [finger] Нажмите на нить, чтобы убрать её, и ещё раз, чтобы вернуть.
   *[mouse] Наведите указатель на нить, чтобы видеть только её; нажмите, чтобы её убрать.
  }
thread = { $a } ⊗ { $b }
all-threads = Все нити
sum = Показано { $on } из { $all }, выигрышных ходов: { $count }.
sum-hidden = Показано { $on } из { $all }.
