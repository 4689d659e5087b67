bar = El reto
none = Ninguna gana
press = Pulsa la esquina de la jugada ganadora y su extremo opuesto.
choose = Elige la jugada que gana, o «Ninguna gana». Luego comprueba.
end = Ahora pulsa el extremo opuesto de la jugada.
ready = Compruébala o cambia de idea.
show = Ver solución
next = Posición siguiente

right-move = Correcto: esta jugada gana.
right-none = Correcto: ninguna jugada gana.
wrong-move = Pierde.
wrong-none = Incorrecto: aquí sí gana una jugada.
handed-in = Respuesta entregada.
shown = { $wins ->
    [0] Ninguna jugada gana.
    [one] { $legal ->
        [one] La única jugada gana.
       *[other] Gana { $wins } de { $legal } jugadas.
      }
   *[other] Ganan { $wins } de { $legal } jugadas.
  }

hint-values = Pista: cada blanca muestra su valor. Los valores iguales se cancelan por pares.
hint-corner = Pista: si alguna jugada gana, gana una con esquina en la { $place }.

score = { $streak ->
    [0] { $right } de { $count } a la primera y sin pistas
    [one] { $right } de { $count } a la primera y sin pistas
   *[other] { $streak } seguidos · { $right } de { $count } a la primera y sin pistas
  }
