name = Угадайте продолжение: { $game }
coin-known = Место { $place }: { $value }
coin-next = Место { $place }: угадайте сейчас
coin-hidden = Место { $place }: скрыто
guess = Ваша догадка для места { $place }
show-next = Показать
right = Да, на месте { $place } стоит { $value }.
wrong = Нет, на месте { $place } стоит не { $guess }.
shown = На месте { $place } стоит { $value }.
score = { $right ->
    [0] С первой попытки не угадано ничего.
    [one] Угадано с первой попытки: { $right }.
    [few] Угадано с первой попытки: { $right }.
    [many] Угадано с первой попытки: { $right }.
   *[other] Угадано с первой попытки: { $right }.
  }
plot = { $count ->
    [1] График первого значения
    [one] График первых значений: { $count }
    [few] График первых { $count } значений
    [many] График первых { $count } значений
   *[other] График первых { $count } значений
  }
