expression = Выражение
hint = Набирай + вместо ⊕, * вместо ⊗ и / вместо ⊘; с 0x начинается шестнадцатеричное число, с 0b — двоичное. Чтобы запомнить результат, нажми Enter.
keep = Запомнить как { $name }
signs = Вставить знак
write-sum = ⊕, ним-сумма
write-product = ⊗, ним-произведение
write-quotient = ⊘, ним-частное
write-power = Степень с целым показателем
write-root = Квадратный корень
write-inverse = Обратное
write-logarithm = Логарифм
write-parentheses = Скобки
go-there = Перейти к ошибке

## The answer

notations = Другие записи
decimal = Десятичная
hexadecimal = Шестнадцатеричная
binary = Двоичная
copy-decimal = Копировать десятичное число
copy-hexadecimal = Копировать шестнадцатеричное число
copy-binary = Копировать двоичное число

## Results that were kept

results = Запомненные результаты
use = Вставить { $name }, то есть { $value }
forget = Очистить список

## Mistakes. $place is the character, counted from 1; $sign is what stands there.

fault-unexpected-character = Символ { $place }: «{ $sign }» здесь не подходит. Пиши числа, а между ними ⊕, ⊗, ⊘ или ^.
fault-missing-operand = Символ { $place }: не хватает числа. Впиши его сюда.
fault-missing-parenthesis = Символ { $place }: у этой скобки нет пары. Добавь вторую или удали эту.
fault-unknown-name = Символ { $place }: «{ $sign }» — не функция. Пиши sqrt(…), inv(…) или log(…).
fault-bad-exponent = Символ { $place }: после ^ напиши одно целое число, например 3 или -1. Для степени от степени нужны скобки.
fault-number-too-large = Символ { $place }: { $sign } — слишком большое число. Возьми число меньше 2^64.
fault-unknown-result = Символ { $place }: результата { $sign } ещё нет. Сначала запомни его или напиши само число.
fault-division-by-zero = Символ { $place }: на 0 делить нельзя. Выбери другой делитель.
fault-logarithm-of-zero = Символ { $place }: у 0 нет логарифма. Выбери другое число.
fault-text-too-long = Выражение слишком длинное. Запомни часть как результат и продолжай с ним.
fault-too-deep = Символ { $place }: слишком много вложенных скобок. Запомни внутреннюю часть как результат и используй его.

## The steps

steps = Шаг за шагом
said-factors = { $a } ним-умножить на { $b }
said-power = { $a } в степени { $exponent } равно { $value }
said-inverse = обратное к { $a } равно { $value }
said-square-root = квадратный корень из { $a } равен { $value }
said-logarithm = логарифм { $a } равен { $value }

sum-explanation = Запиши оба числа в двоичном виде. В каждом столбце одинаковые биты сокращаются, а разные дают 1.
said-binary = В двоичном виде: { $a } ним-плюс { $b } равно { $sum }

ways = Как увидеть произведение
way-rules = По правилам
way-definition = По определению
rules-explanation = Разложи оба множителя в суммы степеней двойки. Для самых больших ⟦fermat-power|2-степеней Ферма⟧ в них есть свои правила; все остальные произведения следуют из них.
halves-explanation = Пусть a = { $a }, b = { $b }, а F — 2-степень Ферма { $power }. Разбей по ней оба множителя: a = F ⊗ a₁ ⊕ a₀ и b = F ⊗ b₁ ⊕ b₀. Так как F ⊗ F = F ⊕ F ⁄ 2, произведение равно F ⊗ (a₁ ⊗ b₁ ⊕ a₁ ⊗ b₀ ⊕ a₀ ⊗ b₁) ⊕ a₀ ⊗ b₀ ⊕ (a₁ ⊗ b₁) ⊗ F ⁄ 2. Вот эти пять произведений по порядку:
halves-sum = Вместе: { $power } ⊗ { $upper } ⊕ { $lower } = { $value }.
definition-small = Для множителей до { $largest } можно увидеть его и по определению.
definition-explanation = ⟦nim-product|Ним-произведение⟧ a ⊗ b — это ⟦mex|mex⟧ чисел a′ ⊗ b ⊕ a ⊗ b′ ⊕ a′ ⊗ b′ для всех a′ меньше a и всех b′ меньше b. Поэтому каждой клетке таблицы нужны только клетки выше и левее.
table = Произведения до { $a } ⊗ { $b }
nothing-smaller = { $a } ⊗ { $b }: меньших множителей нет, поэтому 0.
smallest-missing = { $a } ⊗ { $b }: меньшие произведения дают { $list }. Наименьшее недостающее число — { $value }.

inverse-explanation = Пусть a = { $a }. Нимберы меньше 2^{ $bits } — их q = { $size } — образуют поле, наименьшее из содержащих a. В нём a^(q − 1) равно 1, поэтому a^(q − 2) — обратное к a. Возводи в квадрат снова и снова и перемножь те квадраты, показатели которых дают в сумме q − 2 = { $exponent }:
inverse-proof = Проверка: { $a } ⊗ { $value } равно 1.
quotient-explanation = Разделить на { $b } — значит умножить на обратное к нему, { $inverse }. Поэтому { $a } ⊘ { $b } — это такое произведение:
quotient-proof = Проверка: { $value } ⊗ { $b } равно { $a }.
root-explanation = Пусть a = { $a }. Нимберы меньше 2^{ $bits } — их q = { $size } — образуют поле, наименьшее из содержащих a. В нём a^q снова равно a, поэтому квадрат числа a^(q ⁄ 2) — это a. Возводи в квадрат снова и снова, до показателя q ⁄ 2 = { $exponent }:
root-proof = Проверка: { $value } ⊗ { $value } равно { $a }.
power-explanation = Пусть a = { $a }. Возводи его в квадрат снова и снова и перемножь те квадраты, показатели которых дают в сумме { $exponent }:
power-zero = При показателе 0 остаётся пустое произведение: 1.
logarithm-explanation = Нимберы меньше 2^{ $bits } — их { $size } — образуют поле, наименьшее из содержащих { $a }. Все они, кроме 0, — степени его образующей g = { $generator }. Показатель, который даёт { $a }, — это { $exponent }:
product-so-far = произведение пока: { $product }
not-used = не нужен
