## What to expect of an opponent

expect-casual = Ходит наугад, но не упускает случая сделать последний ход.
expect-good = Выигрышный ход пропускает в половине случаев.
expect-perfect = Никогда не упускает выигрыш.
expect-person = За этой доской играют двое, по тем же правилам.

## Under the board

bar = Партия
moved = { $who ->
    [you] Вы сделали ход: { $move }.
    [computer] Компьютер сделал ход: { $move }.
   *[named] { $name } делает ход: { $move }.
  }
left = Белых осталось: { $white }.
lost-start = Если соперник играет безупречно, любой первый ход проигрывает.
let-begin = Пусть начнёт компьютер
to-move = { $who ->
    [you] Ваш ход. { $first }
   *[named] { $name }, ваш ход. { $first }
  }
first-disc = { $board ->
    [line] Нажмите на белую фишку, самую правую в вашем ходе.
   *[plane] Нажмите на белую фишку: это угол вашего хода.
  }
corner = { $who ->
    [you] Ваш ход. { move-begun }
   *[named] Ходит { $name }. { move-begun }
  }
move-begun = { $board ->
    [line] Самая правая: { $place }, { moves }. Нажмите на отмеченную фишку.
   *[plane] Угол: { $place }, { moves }. Нажмите на отмеченную фишку.
  }
moves = { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
    [many] { $moves } ходов
   *[other] { $moves } хода
  }
chosen = { $who ->
    [you] Ваш ход: { $move }.
   *[named] { $name } выбирает ход: { $move }.
  }
thinking = Компьютер думает …
passed = Сейчас ход компьютера.
let-move = Пусть ходит
failed = Сейчас не удаётся вычислить ход компьютера.
unknown = Сейчас не удаётся вычислить возможные ходы.
won = { $who ->
    [you] Вы выиграли: компьютер не может ходить.
    [computer] Компьютер выиграл: вы не можете ходить.
   *[named] Выигрывает { $name }: { $loser } не может ходить.
  }
finished = Здесь ходов нет. Расставьте другую позицию или начните новую партию.
open-review = Разбор партии

## Why something is no move

corner-black = Угол хода должен быть белым, а этот чёрный: { $disc }.
no-moves = Ходов с таким углом нет: { $disc }.
wrong-height = Хода высотой { $height } нет. Бывают высоты: { $heights }.
wrong-width = Хода шириной { $width } нет. Бывают ширины: { $widths }.
wrong-both = Хода высотой { $height } и шириной { $width } нет. Бывают высоты: { $heights }; ширины: { $widths }.
no-end = От этого угла ({ $corner }) нет хода до этого места: { $place }.
may-begin = { $why } Нажмите ещё раз, чтобы начать оттуда.
not-behind = { $rows ->
    [row] Ход тянется от своего угла ({ $corner }) влево.
    [up] Ход тянется от своего угла ({ $corner }) влево и вниз.
   *[down] Ход тянется от своего угла ({ $corner }) влево и вверх.
  }
off-board = { $axis ->
    [rows] У следующего хода высота { $length }: он вышел бы за край доски.
   *[columns] У следующего хода ширина { $length }: он вышел бы за край доски.
  }
not-your-turn = Сейчас ход компьютера.

## Hints

can-win = { $who ->
    [you] Вы можете выиграть. На доске отмечено: { corners }.
   *[named] { $name } может выиграть. На доске отмечено: { corners }.
  }
corners = { $corners ->
    [one] { $corners } угол с выигрышным ходом
    [few] { $corners } угла с выигрышным ходом
    [many] { $corners } углов с выигрышным ходом
   *[other] { $corners } угла с выигрышным ходом
  }
all-lose = Здесь проигрывает любой ход. Выберите тот, на который трудно ответить.

## Beside the board

against-casual = Вы против компьютера (слабого)
against-good = Вы против компьютера (хорошего)
against-perfect = Вы против компьютера (безупречного)
against-person = { $first } — { $second }
swap = Поменяться сторонами
review-so-far = Разобрать сделанные ходы
corner-moves = Ходы с выбранным углом

## A new game

new-game = Новая партия
opponent = Соперник
you-first = Первый ход мой
you-second = Второй ход мой
name-first = Кто ходит первым
name-second = Кто ходит вторым
from = Начать с
from-heads = Все фишки белые
from-start = Начало этой партии
from-shown = Позиция на доске
suggest = Взять { $board }: хорошо для первой партии
start = Начать партию
kept = «Отменить» вернёт эту партию.

## The review

review = Разбор
close-review = Назад к партии
review-waiting = Просматриваются все ходы …
review-failed = Сейчас не удаётся просмотреть ходы.
marks = { $hints ->
    [0] { $player }: выигрыш удержан в { $kept } из { chances }.
    [one] { $player }: выигрыш удержан в { $kept } из { chances }, с { $hints } подсказкой.
    [few] { $player }: выигрыш удержан в { $kept } из { chances }, с { $hints } подсказками.
    [many] { $player }: выигрыш удержан в { $kept } из { chances }, с { $hints } подсказками.
   *[other] { $player }: выигрыш удержан в { $kept } из { chances }, с { $hints } подсказками.
  }
chances = { $chances ->
    [one] { $chances } хода
    [few] { $chances } ходов
    [many] { $chances } ходов
   *[other] { $chances } хода
  }
marks-none = { $hints ->
    [0] { $player }: возможности выиграть не было.
    [one] { $player }: возможности выиграть не было, взята { $hints } подсказка.
    [few] { $player }: возможности выиграть не было, взяты { $hints } подсказки.
    [many] { $player }: возможности выиграть не было, взято { $hints } подсказок.
   *[other] { $player }: возможности выиграть не было, взято { $hints } подсказки.
  }
strip = Ходы партии
strip-move = Ход { $number }, { $player }: { verdict }
verdict = { $verdict ->
    [kept] выигрыш удержан
    [lost] выигрыш упущен
   *[hopeless] выиграть было нельзя
  }
at = Ход { $number } из { $count }.
at-mistake = Ход { $number } из { $count }. Ошибка { $mistake } из { $mistakes }.
at-no-mistake = Ход { $number } из { $count }. Ни один ход не упустил выигрыш.
previous-mistake = Предыдущая ошибка
next-mistake = Следующая ошибка
played = { $verdict ->
    [kept] { $player }: { $move }. Выигрыш удержан.
    [lost] { $player }: { $move }. Выигрыш упущен.
   *[hopeless] { $player }: { $move }. Выиграть было нельзя.
  }
better = Выигрывает так: { $move }.
other = Другой ход: { $move }.
other-wins = Другой ход: { $move }. Он выигрывает.
other-loses = Другой ход: { $move }. Он не выигрывает.
show-played = Показать сделанный ход
seek = Найдите выигрышный ход: выберите его угол, потом { $way ->
    [end] одну из отмеченных фишек
   *[discs] остальные его фишки
  }.
trying = Вы пробуете ход: { $move }.
try = Попробовать ход
tried-right = Верно, этот ход выигрывает: { $move }.
tried-wrong = Нет, этот ход тоже проигрывает: { $move }. Попробуйте другой.
nimbers = Нимбер доски до хода: { $before }, после хода: { $after }.
hinted = Здесь показана подсказка.
teaches-last-move = Сначала ищите последний ход: здесь один ход завершает партию.
teaches-balance = Только ход с тем же нимбером, что у доски, оставляет 0: у доски { $nimber }, у этого хода { $own }.
teaches-reply = После выигрышного хода любой ответ проигрывает. После этого хода какой-то ответ выигрывает.
play-from = Играть отсюда
lesson-link = Как найти выигрышный ход
