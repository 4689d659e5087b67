name = Adivina cómo sigue: { $game }
coin-known = Lugar { $place }: { $value }
coin-next = Lugar { $place }: el que adivinas ahora
coin-hidden = Lugar { $place }: oculto
guess = Tu apuesta para el lugar { $place }
show-next = Mostrar
right = Sí, el lugar { $place } tiene { $value }.
wrong = No, el lugar { $place } no tiene { $guess }.
shown = El lugar { $place } tiene { $value }.
score = { $right ->
    [0] Ninguno adivinado al primer intento.
    [one] 1 adivinado al primer intento.
   *[other] { $right } adivinados al primer intento.
  }
plot = { $count ->
    [one] Gráfica del primer valor
   *[other] Gráfica de los { $count } primeros valores
  }
