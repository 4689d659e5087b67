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
    [none] Ningún punto.
    [whole] 1 punto.
   *[part] { $share } de punto.
  }
looked = Has mirado la solución, así que no hay punto.

## Qué cuenta

contract-tries = { $tries ->
    [0] Cada respuesta se comprueba al momento. Si es incorrecta, ves por qué y lo intentas de nuevo.
    [one] Tienes un solo intento en cada uno. La respuesta se comprueba al momento.
   *[other] Cada respuesta se comprueba al momento. Tienes { $tries } intentos en cada uno y después ves la solución.
  }
contract-points = Cada uno que resuelvas da un punto. { $costs ->
    [both] Cada respuesta incorrecta y cada pista restan un cuarto, pero siempre te queda al menos un cuarto. Si miras la solución, no hay punto.
    [tries] Cada respuesta incorrecta resta un cuarto, pero siempre te queda al menos un cuarto. Si miras la solución, no hay punto.
    [hints] Cada pista resta un cuarto. Si miras la solución, no hay punto.
   *[nothing] {""}
  }
contract-hidden = Tienes un solo intento en cada uno; si aciertas, da un punto. Aquí no se muestra si has acertado.
contract-read = Estas son las respuestas tal como se dieron. Aquí no se pueden cambiar.
contract-score = Tu nota es la parte que consigues de todos los puntos.
contract-match = Una partida ganada vale { $all }. { $costs ->
    [both] Cada jugada que deshagas y cada pista restan { $quarter }, pero siempre te queda al menos { $quarter }.
    [undo] Cada jugada que deshagas resta { $quarter }, pero siempre te queda al menos { $quarter }.
    [hints] Cada pista resta { $quarter }, pero siempre te queda al menos { $quarter }.
   *[nothing] {""}
  }
contract-again = Puedes volver a jugar: cuenta tu mejor partida.

## Hasta dónde se ha llegado

progress-hidden = { $answered } de { $count } respondidos
progress = { $solved } de { $count } resueltos
progress-score = { progress }, nota { $score }
