name = Adivina cómo sigue: { $game }
coin-known = Casilla { $place }: { $value }
coin-next = Casilla { $place }: la que adivinas ahora
coin-hidden = Casilla { $place }: oculta
guess = Tu apuesta para la casilla { $place }
show-next = Mostrar
right = Correcto: la casilla { $place } tiene { $value }.
wrong = Incorrecto: la casilla { $place } no tiene { $guess }.
shown = La casilla { $place } tiene { $value }.
score = { $right ->
    [0] Ninguno adivinado al primer intento.
    [one] 1 adivinado al primer intento.
   *[other] { $right } adivinados al primer intento.
  }
plot = { $count ->
    [one] Gráfica del primer valor
   *[other] Gráfica de los { $count } primeros valores
  }
