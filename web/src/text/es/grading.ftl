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
    [none] 0 puntos.
    [whole] 1 punto.
   *[part] { $share } de punto.
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
contract-looking = Si miras la solución, obtienes 0 puntos en esa pregunta.
contract-hidden = Tienes un solo intento por pregunta y después no puedes cambiar la respuesta. Cada acierto da un punto, pero aquí no se muestra si has acertado.
contract-read = Estas son las respuestas tal como se dieron. Aquí no se pueden cambiar.
contract-score = Tu nota es el porcentaje de puntos que consigues.
contract-match = { $costs ->
    [both] Una victoria vale el { $all }, menos un { $quarter } por cada pista y por cada jugada que deshagas y cambies por otra, pero siempre al menos un { $quarter }. Una derrota vale el { $none }.
    [undo] Una victoria vale el { $all }, menos un { $quarter } por cada jugada que deshagas y cambies por otra, pero siempre al menos un { $quarter }. Una derrota vale el { $none }.
    [hints] Una victoria vale el { $all }, menos un { $quarter } por cada pista, pero siempre al menos un { $quarter }. Una derrota vale el { $none }.
   *[nothing] Una victoria vale el { $all } y una derrota, el { $none }.
  }
contract-again = Puedes volver a jugar hasta que entregues tu trabajo: cuenta tu mejor partida.
contract-lesson = Tu nota sale de los ejercicios del final de la lección.
contract-pass = Apruebas con un { $mark } o más.

## Hasta dónde se ha llegado

progress-hidden = { $answered } de { $count } respondidos
progress = { $solved } de { $count } resueltos
progress-score = { progress }, nota { $score }
finished = Has terminado: { progress-score }.
