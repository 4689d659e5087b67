## What buttons do

close = Закрыть
undo = Отменить
back = Назад
next = Далее
cancel = Отмена
check = Проверить
hint = Подсказка
try-again = Ещё раз
start-over = Начать заново
go = Перейти
pause = Пауза
play = Пуск
play-again = Сыграть ещё
play-it = Сделать ход
flip = Перевернуть
choose-move = Выбрать этот ход
set-up-position = Расставить позицию
show-all = Показать всё
show-me = Показать
show-winning-move = Показать выигрышный ход
why = Почему?
zoom-in = Крупнее
zoom-out = Мельче

## Names of things

answer = Ответ
ask-puzzle = Какой ход выигрывает? Или никакой?
board-size = Размер доски
columns = Столбцы
columns-axis = Ось столбцов
coins = Места
coins-axis = { coins }
game = Игра
grundy = g
grundy-numbers = Числа Гранди
nimber = Нимбер
place = Место
rows = Строки
rows-axis = Ось строк
winning-moves = Выигрышные ходы

## Sentences

derivation = Откуда берётся это число
where-from = Откуда берётся { $name }
working-out = Вычисляется …
worth = значение { $value }
over = Партия окончена: ходов больше нет.
file-missing = Не удалось загрузить файл. Проверьте подключение к интернету и попробуйте ещё раз.
puzzles = Задачи
