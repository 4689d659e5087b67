## What to do

heading-start = Какие первые ходы выигрывают?
heading-later = Какие ходы выигрывают?
modes = Режим
mode-explore = Изучение
mode-predict = Задачи
mode-edit = Расстановка
mode-play = Игра

## Games

game-menu = Игра:
game-flipping-game = Flipping Game
play-flipping-game = Играть в Flipping Game
goal-flipping-game = Игроки ходят по очереди. Кто сделает чёрной последнюю белую фишку, тот выигрывает.
goal-other = Сделайте последний ход.
rule-flipping-game = Переверните прямоугольник высотой 1, 3, 6, 10, … (треугольные числа) и шириной 1, 4, 9, 16, … (квадраты). Его правая верхняя фишка должна быть белой. Кто сделает чёрной всю доску, тот выигрывает.

## The board, also for those who can’t see it

board = Доска { $board }
board-after = Доска { $board } после этого хода
disc-white = Строка { $row }, столбец { $column }, белая
disc-black = Строка { $row }, столбец { $column }, чёрная
coin-white = Место { $number }, белая
coin-black = Место { $number }, чёрная
disc-value = значение { $value }
disc-cancels = сокращается
disc-left = остаётся
disc-chosen-corner = выбранный угол
disc-ends = ход до этого места: { $size }
disc-ends-winning = выигрышный ход до этого места: { $size }
disc-taken = выбрана
disc-adds = можно добавить
disc-adds-winning = можно добавить и выиграть
disc-moves = { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
    [many] { $moves } ходов
   *[other] { $moves } хода
  }
disc-winning-moves = { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
    [many] { $moves } ходов
   *[other] { $moves } хода
  }, { $wins ->
    [0] выигрышных нет
    [one] { $wins } выигрышный
    [few] { $wins } выигрышных
    [many] { $wins } выигрышных
   *[other] { $wins } выигрышных
  }
disc-hinted = есть выигрышный ход с этим углом
disc-hinted-if-any = если выигрышный ход есть, то есть и с этим углом

zoom-fit = Показать всю доску
panning = Чтобы двигать доску, тяните за поле рядом с фишками. Пальцем можно тянуть где угодно.
go-to = Перейти к месту
no-such-disc = Такого места нет. Строки: от { $firstRow } до { $lastRow }, столбцы: от { $firstColumn } до { $lastColumn }.

## Keys

key-sentence = { $keys }: { $does }.
key-arrows = Стрелки
key-arrows-does = перейти к соседней фишке
key-enter = Enter
key-enter-does = выбрать угол; ещё раз — его следующий ход
key-discs-enter = { key-enter }
key-discs-enter-does = выбрать угол, потом остальные фишки хода
key-shift = Shift со стрелкой
key-shift-does = сделать ход шире, уже, выше или ниже
key-step = N и P
key-step-does = перейти к следующему и к предыдущему ходу
key-flip = F
key-flip-does = перевернуть фишки выбранного хода
key-escape = Esc
key-escape-does = снять выбор
key-puzzle-enter = { key-enter }
key-puzzle-enter-does = выбрать угол; на отмеченной фишке — ответить; потом — перейти дальше
key-puzzle-flip = { key-flip }
key-puzzle-flip-does = проверить выбранный ход
key-edit-enter = { key-enter }
key-edit-enter-does = перевернуть фишку
key-play-enter = { key-enter }
key-play-enter-does = выбрать угол; на отмеченной фишке — сделать ход
key-play-flip = { key-flip }
key-play-flip-does = сделать выбранный ход
key-play-escape = { key-escape }
key-play-escape-does = снять выбор угла
key-zoom = Плюс и минус
key-zoom-does = изменить масштаб большой доски
key-fit = 0
key-fit-does = показать всю доску

## Under the board

chosen = Выбранный ход
nothing-chosen = Ход не выбран
how-to-begin = Нажмите на белую фишку, и появятся её ходы.
does-it-win = Выигрывает ли этот ход?
flip-or-choose = Нажмите «Перевернуть» или выберите другой ход.
growing = Добавьте к ходу отмеченные фишки.
this-wins = Этот ход выигрывает.
this-loses = Этот ход не выигрывает.
loses-to = Этот ход проигрывает. Соперник отвечает: { $move }.
see-answer = Показать ответ
hide-answer = Скрыть ответ
corner-black = Угол хода не бывает чёрным.
corner-without-moves = Ходов с этим углом нет.
corner-moves = { $moves }. Нажмите на отмеченную фишку.
previous-move = Предыдущий ход
next-move = Следующий ход
clear-choice = Снять выбор
edit = Расстановка фишек
edit-line = Нажмите на фишку, чтобы её перевернуть, или проведите по нескольким.
edit-white = Все белые
edit-black = Все чёрные
edit-random = Случайно

timeline = Ходы
redo = Повторить
start = Начало
entry = { $number }. { $move }
entry-played = { $number }. { $player }: { $move }
variation = вариант { $index } из { $count }
variation-name = Ход { $number }: вариант { $index } из { $count }. Показать следующий

## Parts of the page

parts = Части страницы
part-position = Позиция
part-moves = { timeline }
part-why = Почему
part-lesson = Урок
part-setup = Настройки
choose-for-why = Выберите ход, и вы увидите, почему он выигрывает или не выигрывает.
answer-for-why = Сначала решите задачу, тогда увидите почему.
phones = На телефоне
full-screen = Во весь экран
leave-full-screen = Обычный экран
