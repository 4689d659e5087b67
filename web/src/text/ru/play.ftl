## What to expect of an opponent

expect-casual = Ходит наугад, но последний ход, если может, делает.
expect-good = Выигрышный ход пропускает в половине случаев.
expect-perfect = Никогда не упускает выигрыш.
expect-person = За этой доской играют двое, по тем же правилам.

## Under the board

bar = Партия
moved = { $who ->
    [you] Твой ход сделан: { $move }.
    [computer] Ход компьютера: { $move }.
   *[named] { $name }, ход сделан: { $move }.
  }
left = { $white ->
    [one] Осталась { $white } белая фишка.
    [few] Остались { $white } белые фишки.
    [many] Осталось { $white } белых фишек.
   *[other] Осталось { $white } белых фишек.
  }
lost-start = Безупречная игра побеждает любой первый ход.
let-begin = Пусть начнёт компьютер
to-move = { $who ->
    [you] Твой ход. { $first }
   *[named] { $name }, твой ход. { $first }
  }
first-disc = { $board ->
    [line] Нажми на белую монету: самую правую в твоём ходе.
   *[plane] Нажми на белую фишку: угол твоего хода.
  }
corner = { $who ->
    [you] Твой ход. { move-begun }
   *[named] Ходит { $name }. { move-begun }
  }
move-begun = { $board ->
    [line] Самая правая: { $place }, { moves }. Выбери, где твой ход кончается.
   *[plane] Угол: { $place }, { moves }. Выбери, где твой ход кончается.
  }
moves = { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
    [many] { $moves } ходов
   *[other] { $moves } хода
  }
chosen = { $who ->
    [you] Твой ход: { $move }.
   *[named] { $name }, твой ход: { $move }.
  }
thinking = Компьютер думает …
passed = Сейчас ход компьютера.
let-move = Пусть ходит
failed = Сейчас не удаётся вычислить ход компьютера.
unknown = Сейчас не удаётся вычислить возможные ходы.
won = { $who ->
    [you] Победа за тобой: у компьютера нет ходов.
    [computer] Компьютер побеждает: у тебя нет ходов.
   *[named] { $name } побеждает: { $loser } не может ходить.
  }
finished = Здесь ходов нет. Расставь другую позицию или начни новую партию.
open-review = Разбор партии

## Why something is no move

corner-black = Угол хода должен быть белым, а { $disc } чёрная.
no-moves = У этого угла нет ходов: { $disc }.
wrong-height = Хода высотой { $height } нет. Бывают высоты: { $heights }.
wrong-width = Хода шириной { $width } нет. Бывают ширины: { $widths }.
wrong-both = Хода высотой { $height } и шириной { $width } нет. Бывают высоты: { $heights }; ширины: { $widths }.
no-end = Ни один ход из этого угла ({ $corner }) не кончается здесь: { $place }.
may-begin = { $why } Нажми ещё раз, чтобы начать оттуда.
not-behind = { $rows ->
    [one] Ход тянется от своего угла ({ $corner }) влево.
    [up] Ход тянется от своего угла ({ $corner }) влево и вниз.
   *[down] Ход тянется от своего угла ({ $corner }) влево и вверх.
  }
off-board = { $axis ->
    [rows] Следующий ход имеет высоту { $length } и вышел бы за край доски.
   *[columns] Следующий ход имеет ширину { $length } и вышел бы за край доски.
  }
not-your-turn = Сейчас ход компьютера.

## Hints

can-win = { $who ->
    [you] Можно выиграть: { corners }, на доске отмечено.
   *[named] { $name } может выиграть: { corners }, на доске отмечено.
  }
corners = { $corners ->
    [one] { $corners } угол с выигрышным ходом
    [few] { $corners } угла с выигрышным ходом
    [many] { $corners } углов с выигрышным ходом
   *[other] { $corners } угла с выигрышным ходом
  }
all-lose = Здесь проигрывает любой ход. Выбери тот, на который трудно ответить.

## Beside the board

against-casual = Ты против компьютера (слабого)
against-good = Ты против компьютера (хорошего)
against-perfect = Ты против компьютера (безупречного)
against-person = { $first } — { $second }
swap = Сменить сторону
review-so-far = Разобрать сделанные ходы
corner-moves = Ходы выбранного угла

## A new game

new-game = Новая партия
opponent = Соперник
you-first = Мой ход первый
you-second = Мой ход второй
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
seek = Найди выигрышный ход: выбери его угол, потом { $way ->
    [end] его конец
   *[discs] остальные его фишки
  }.
trying = Твоя проба: { $move }.
try = Попробовать ход
tried-right = Верно, этот ход выигрывает: { $move }.
tried-wrong = Нет, этот ход тоже проигрывает: { $move }. Попробуй другой.
nimbers = Нимбер доски до хода: { $before }, после хода: { $after }.
hinted = Здесь показана подсказка.
teaches-last-move = Сначала ищи последний ход: здесь один ход завершает партию.
teaches-balance = Только ход с тем же нимбером, что у доски, оставляет 0: у доски { $nimber }, у этого хода { $own }.
teaches-reply = После выигрышного хода любой ответ проигрывает. После этого какой-то ответ выигрывает.
play-from = Играть отсюда
lesson-link = Как найти выигрышный ход
