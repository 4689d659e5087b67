heading = Сохранить и поделиться
explanation = В адресе страницы есть всё: игра, доска и каждый ваш ход.

code = Код для телефона

## Pictures

with-legend = С обозначениями
picture-title = { $game }, доска { $board }
picture-discs = Белых фишек: { $white } из { $discs }.
picture-chosen = Выбран ход: { $move }.
picture-failed = Браузеру не удалось сделать картинку. Попробуйте другой формат или доску поменьше.

## Text

json = Как текст (JSON)
json-explanation = Скопируйте этот текст, чтобы сохранить доску, или вставьте сюда другой и откройте его. Его устройство описано ниже.
json-field = Доска как JSON
json-back = Вернуться к текущей доске
copy-json = Копировать текст
open-json = Открыть этот текст
opening = Открывается …
opened = Открыто.
problem-not-json = Это не JSON. Вставьте весь текст, от { "{" } до { "}" }.
problem-not-a-study = Это JSON, но не доска Tartan: нужен объект с "tartan": "study".
problem-unknown-version = У этого текста версия { $found }, а эта страница читает версию 2.
problem-missing = Не хватает «{ $key }».
problem-no-value = У «{ $key }» нет значения.
problem-bad-value = Для «{ $key }» не подходит { $found }.
problem-illegal-move = В игре там нет хода «{ $found }».
problem-failed = Сейчас не удаётся вычислить ходы этой игры.

## The form of the text: what its keys mean. Words in quotes stay as they are

form = Устройство текста
form-tartan = всегда «study»
form-version = { 2 }
form-game = игра, как в ссылке на страницу: «rugs» или игра для строк, * и игра для столбцов, например «twins-within:4*ruler». Если не указать: Flipping Game.
form-rows = целые числа от { 1 } до того, что позволяет игра, но не больше { 200 }
form-position = по тексту на каждую строку, сначала верхняя: W — белая фишка, B — чёрная. Если не указать: все белые.
form-mode = «explore», «predict», «edit» или «play»
form-moves = ходы по порядку, каждый как строки x столбцы: «3x1~4» — это строка 3, столбцы 1–4; «1.3x2.5» переворачивает четыре фишки
form-variations = что ещё пробовали: «after» — номер позиции, после которой это было, «moves» — ходы
form-at = сколько ходов сделано в показанной позиции. Если не указать: все.
form-hints = номера позиций, в которых взята подсказка
form-opponent = «person», «casual», «good» или «perfect»
form-you = «first» или «second»: какой ход ваш в партии с компьютером, первый или второй
form-seed = целое число меньше { 4294967296 }: решает, какой из нескольких равных ходов сделает компьютер
form-corner = что выбрано: «5x4» — фишка в строке 5, столбце 4
form-answers = false, чтобы скрыть, что выигрывает
form-heat = «corners», «cover» или «none»
form-show = список из «values» и «grundy»
form-revealed = true, если ответ к задаче уже показан
form-review = номер хода, который разбирается
