### Lo que se califica

## Uno de ellos

item = { $of ->
    [puzzles] Reto { $number }
   *[exercises] Ejercicio { $number }
  }
item-open = { item }, aún sin resolver
item-solved = { item }, resuelto
item-shown = { item }, solución mostrada
item-failed = { item }, no resuelto
item-closed = { item }, respondido
next = { $of ->
    [puzzles] Reto siguiente
   *[exercises] Ejercicio siguiente
  }
gained = { $points ->
    [none] Puntos: 0.
    [whole] Puntos: 1.
   *[part] Puntos: { $share }.
  }
looked = Has mirado la solución: 0 puntos.

## Qué cuenta

contract-tries = { $tries ->
    [one] Tienes un solo intento por pregunta. La respuesta se comprueba al momento.
   *[other] Cada respuesta se comprueba al momento. Tienes { $tries } intentos por pregunta y después ves la solución.
  }
contract-points = Cada acierto da un punto. { $costs ->
    [both] Cada respuesta incorrecta y cada pista restan un cuarto, pero te queda al menos un cuarto.
    [tries] Cada respuesta incorrecta resta un cuarto, pero te queda al menos un cuarto.
    [hints] Cada pista resta un cuarto.
   *[nothing] {""}
  }
contract-looking = Si miras la solución, pierdes el punto.
contract-hidden = Tienes un solo intento por pregunta. Cada acierto da un punto. Aquí no se muestra si has acertado.
contract-read = Estas son las respuestas tal como se dieron. Aquí no se pueden cambiar.
contract-score = Tu nota es el porcentaje de puntos que consigues.
contract-match = Una partida ganada vale el { $all } y una perdida el { $none }. { $costs ->
    [both] Cada jugada que deshagas para hacer otra y cada pista restan un { $quarter }, pero te queda al menos un { $quarter }.
    [undo] Cada jugada que deshagas para hacer otra resta un { $quarter }, pero te queda al menos un { $quarter }.
    [hints] Cada pista resta un { $quarter }, pero te queda al menos un { $quarter }.
   *[nothing] {""}
  }
contract-again = Puedes volver a jugar: cuenta tu mejor partida.
contract-lesson = Tu nota sale de los ejercicios al final de la lección.
contract-pass = Apruebas con el { $mark }.

## Hasta dónde se ha llegado

progress-hidden = { $answered } de { $count } respondidos
progress = { $solved } de { $count } resueltos
progress-score = { progress }, nota { $score }
finished = Era el último: { progress-score }.
