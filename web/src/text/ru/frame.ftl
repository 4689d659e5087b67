## What a move turns, in a line: a narrow frame has room for some 30 characters

rule-flipping-game = Прямоугольник, справа вверху белая.
rule-rugs = Прямоугольник, справа внизу белая.
rule-turning-corners = Четыре угла, справа внизу белый.
rule-acrostic-twins = Две в строке или столбце, последняя белая.
rule-one-row = Фишки ряда, последняя белая.
rule-other = Где строки пересекают столбцы.

## What can be opened

rule = Правило
no-move = Сначала выберите ход на доске.

## What the link asked for in vain

no-origin = По ссылке доска может общаться только с «{ $name }». Это не origin, поэтому сообщения отключены.
not-loaded = Не удалось загрузить эту часть. Положите { $file } рядом с embed.html.
no-language = Не удалось загрузить язык «{ $language }». Положите его файл { $file } рядом с embed.html.

## What the page around asked for in vain. Its words, such as “getState”, stay as they are

request-has = «{ $key }» — это { $found }. Допустимо: { $allowed }.
request-lacks = Не хватает «{ $key }». Допустимо: { $allowed }.
allowed-id = число или текст не длиннее { $most } символов
allowed-state = объект с "tartan": "study"
allowed-size = целое число
allowed-names = список из { $names }
allowed-text = текст вида { $like }
allowed-number = целое число от { $least } до { $most }
allowed-or-usual = { $allowed } или null для значения по умолчанию
