## Introduction

heading = Tartan на вашей странице
introduction = Выберите, что увидят читатели, и скопируйте код. Регистрация не нужна, и никуда ничего не отправляется.
introduction-course = Выберите, что будут делать ученики, затем сохраните пакет или скопируйте код. Оценки и ответы получает ваша учебная платформа; нам ничего не отправляется.

what = Что встроить в страницу
what-board = Доска для игры
what-lesson = Урок
what-tartan = Картинка с увеличением
what-course = Для учебной платформы
examples = Начать с образца
example-puzzle = задача в тексте
example-figure = рисунок в доказательстве
example-match = партия
example-lesson = урок
example-tartan = большая картинка
example-course = урок с оценкой
example-test = тест
example-won = партия, которую надо выиграть

## The board

group-shown = Что показано
group-done = Что могут читатели
group-looks = Как выглядит
mode = Режим для читателей
too-large = Для игры выберите доску, где не больше 30 строк и 30 столбцов.
opponent = Против
you = { $who ->
    [students] Ученики ходят
   *[readers] Читатели ходят
  }
you-first = Первыми
you-second = Вторыми
position = Позиция
all-white = Все фишки белые. Чтобы взять другую позицию, расставьте её на странице «Доска» и вернитесь сюда.
given = { $white ->
    [one] Позиция: { $white } белая фишка.
    [few] Позиция: { $white } белые фишки.
    [many] Позиция: { $white } белых фишек.
   *[other] Позиция: { $white } белых фишек.
  }
make-white = Сделать все фишки белыми
take = Взять позицию со страницы «Доска» ({ $game }, { $board })

## Readers

set-hide = Скрыть
set-hide-answers = какие ходы выигрывают
set-hide-hints = подсказки в партии
set-hide-nimbers = нимберы и почему ход выигрывает
not-secret = Скрыть — не значит защитить: кто умеет, всё равно найдёт.
set-lock = Закрепить
set-lock-game = игру
set-lock-size = размер
set-lock-mode = режим
set-lock-position = позицию
set-lock-opponent = кто с кем играет
set-lock-undo = сделанные ходы
set-lock-answers = ответы в упражнениях
set-panels = Читатели могут открыть
set-panels-why = почему ход выигрывает
set-panels-moves = списки ходов
set-panels-hints = { set-hide-hints }
set-panels-setup = настройки
set-theme = Цвета
set-theme-auto = Автоматически
set-theme-light = Светлые
set-theme-dark = Тёмные
set-width = Ширина
set-width-400 = Узкая
set-width-600 = Средняя
set-width-800 = Широкая
set-height = Высота не больше
set-height-auto = Сколько нужно
set-height-360 = 360 пикселей
set-height-480 = 480 пикселей
set-height-640 = 640 пикселей

## The preview

preview = Предпросмотр
frame-title = { $game }, доска { $board }
loading = Доска загружается …
failed = Не удалось загрузить доску. Проверьте, есть ли подключение к интернету и лежит ли embed.html рядом с этой страницей.

## The code

snippet = Скопировать код
kind = Куда вставить код
kind-element = Веб-страница
kind-frame = Веб-страница без скриптов
kind-moodle = Moodle
kind-canvas = Canvas
kind-jupyter-book-2 = Jupyter Book 2
kind-jupyter-book-1 = Jupyter Book 1
kind-vitepress = VitePress
kind-docusaurus = Docusaurus
kind-reveal = reveal.js
how-element = Вставьте это туда, где нужна доска. Она займёт столько высоты, сколько ей надо, а страница может откликаться на то, что на ней происходит. Скрипт нужен один раз, даже если досок несколько.
how-frame = Вставьте это туда, где нужна доска, если сайт разрешает iframe, но не скрипты. Высота постоянная, как выше в предпросмотре.
how-moodle = Откройте текстовый редактор страницы, пояснения или книги, выберите «Исходный код» в меню «Инструменты» и вставьте это. Moodle удаляет скрипты, поэтому здесь простой iframe; в текстах учеников он может удалить и его.
how-canvas = Откройте Rich Content Editor, перейдите в редактор HTML («</>») и вставьте это. Canvas удаляет скрипты и показывает только фреймы, адрес которых начинается с https.
how-jupyter-book-2 = Вставьте это в файл или ячейку Markdown, если книга собирается в Jupyter Book 2 или MyST. Высоту фрейма задаёт тема книги, поэтому доска невысокая; на телефоне фрейм прокручивается.
how-jupyter-book-1 = Вставьте это в файл Markdown, если книга собирается в Jupyter Book 1 или в Sphinx с MyST-Parser.
how-vitepress = Вставьте это в файл Markdown. VitePress не допускает там скриптов, поэтому здесь простой iframe постоянной высоты.
how-docusaurus = Вставьте это в файл Markdown (.md или .mdx). Docusaurus читает его как MDX, поэтому стиль записан не так, как в HTML.
how-reveal = Вставьте это между слайдами. Доска помещается на слайд, а партия продолжается, когда её слайд возвращается. Нажмите Esc, чтобы стрелки снова листали слайды.
editors = Если доска сообщает, что её скрипт не запускается, значит, редактор отнял у фрейма права; так делает TinyMCE с версии 7. Попросите администратора добавить «{ $host }» в настройку редактора sandbox_iframes_exclusions.
code = Код для копирования
copy = Копировать код
trouble-local = Эта страница лежит на вашем компьютере, и класс её не откроет. Разместите файлы папки dist на веб-сервере, откройте эту страницу там и скопируйте код оттуда.
trouble-local-how = Как разместить Tartan на сайте
trouble-insecure = Адрес этой страницы начинается не с https. Страницы с https доску не покажут.

## A lesson, a picture

lesson-hint = Добавьте seed="17" в элемент или &seed=17 в адрес фрейма, и упражнения у всех будут одинаковые.
tartan-hint = Все выигрышные первые ходы, с увеличением. Добавьте seen="1-400x1-800" в элемент или &seen=1-400x1-800 в адрес фрейма, и картинка откроется на этих строках и столбцах.

## For a course site

group-graded = Как оценивается
graded = Что оценивается
graded-match = Партия
graded-lost = Ученики не смогут выиграть эту партию: из этой позиции безупречный компьютер всегда побеждает.
graded-hard = Ученики играют за проигрывающую сторону: они выиграют, только если компьютер ошибётся.
puzzle-level = Трудность, от 0 до 5
course-seed = Ученики получают
course-seed-own = каждый свой набор
course-seed-same = один на всех
course-set = Набор
pass = Порог зачёта
none = нет
pass-from = оценка от
pass-points = Процентов
own-sets = У каждого ученика свой набор, и он не меняется. В предпросмотре — один из них.
same-set = У каждого набора свой номер. С этим номером все получают один и тот же.
tries = Попыток на задание
tries-any = сколько угодно
tries-most = не больше
tries-count = Попытки
answers = Ответы
answers-checked = сразу проверяются
answers-test = сдаются как тест
answers-secret = Ответы вычисляются в браузере: кто умеет, всё равно их найдёт.
hints = Подсказки
hints-given = есть
contract = Это читают ученики:
for-teachers = Для учителя: что засчитывается, что хранится, как начать заново
group-package = Пакет для загрузки
standard = Стандарт
standard-name = SCORM { $version }
package-hint = Один файл, который загружается как SCORM-элемент в Moodle, Canvas, Blackboard, ILIAS или Open edX. Оценки и ответы хранит учебная платформа; больше никуда ничего не отправляется. Не знаете, какой стандарт выбрать? Берите 1.2: его знает почти любая платформа. Прежде чем давать пакет классу, попробуйте его там сами в роли ученика.
package-save = Сохранить пакет
package-size = Сохранено: { $name } ({ $size } кБ).
package-failed = Не удалось создать пакет: не загрузился один из файлов этого сайта. Проверьте подключение к интернету и сохраните ещё раз.
group-linked = Без пакета
site = Ваша учебная платформа
site-splice = SPLICE (Runestone, CodeCheck)
site-jsinput = Open edX, без пакета
how-splice = Вставьте это в элемент курса на платформе, которая поддерживает SPLICE. Оценка и ответы останутся там.
how-jsinput = Добавьте задание (Problem), откройте его Advanced Editor и вставьте это. Чтобы получить оценку, ученики нажимают Submit под заданием.
link-pass = Этот код передаёт оценку, но не зачёт: задайте порог зачёта и на учебной платформе.
group-got = Что получает учебная платформа
got-anew = Вы изменили настройки, поэтому предпросмотр начался заново.
got-score = Оценка
got-no-score = до первого ответа её нет
got-no-score-yet = пока не сдана вся работа, её нет
got-passed = Порог зачёта { $mark }
got-is-passed = достигнут
got-not-passed = ещё не достигнут
got-failed = не достигнут
got-done = Закончено
got-count = { $done } из { $all }, решено { $solved }
got-game = Последняя партия
got-game-won = выиграна
got-game-lost = проиграна
got-last = Последний ответ
got-none = пока нет
got-right = { $item }: верно, попытка { $attempt }
got-wrong = { $item }: неверно, попытка { $attempt }
got-shown = { $item }: ответ показан
got-kept = Сохранено на следующий раз
got-nothing-kept = пока ничего
got-characters = { $length ->
    [one] { $length } символ
    [few] { $length } символа
    [many] { $length } символов
   *[other] { $length } символа
  }

## The page in one file

file = Или скачайте всё сразу
file-hint = В одном файле доска, игра и решатель. Он открывается двойным щелчком и работает без сети. Раздавайте его, как любой другой файл.
download = Скачать flipping-game.html
