## The size

rows-slider = Строки, ползунок
columns-slider = Столбцы, ползунок
presets = Обычные размеры

## What the board shows

layers = Показано на доске
shading = Оттенки
shading-corners = Выигрышные ходы по углам
shading-cover = Выигрышные ходы через каждую фишку
shading-none = Нет
disc-values = Значения фишек

## Its parts

part-size = Размер доски
part-layers = Оттенки и числа
part-share = Поделиться и сохранить
part-keys = Клавиши

## Keys, beside those of the board

key-ends = Home и End
key-ends-does = перейти к первой и к последней фишке строки
key-pages = Page Up и Page Down
key-pages-does = перейти на десять строк вверх или вниз
key-corners = Ctrl с Home или End
key-corners-does = перейти к левой нижней или к правой верхней фишке
key-undo = Ctrl с Z или Y
key-undo-does = отменить или повторить; на Mac вместо Ctrl — ⌘
key-why = Стрелки в «Почему?»
key-why-does = переходить от числа к числу в формуле или таблице
