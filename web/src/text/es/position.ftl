## The position

position = Esta posición
white-discs = Blancas
count-where-from = { $count }. De dónde sale { $name }
wins = Gana quien tiene el turno.
moves-win = { $moves ->
    [one] La única jugada gana.
   *[other] { $wins ->
        [one] Gana 1 de { $moves } jugadas.
       *[other] Ganan { $wins } de { $moves } jugadas.
      }
  }
loses = Quien tiene el turno pierde contra un juego perfecto.
no-move-wins = { $moves ->
    [one] La única jugada no gana.
   *[other] No gana ninguna de las { $moves } jugadas.
  }
left = { $outcome ->
    [wins] Has dejado una posición ganada.
   *[loses] Has dejado una posición perdida.
  }
over = No quedan jugadas.
over-meaning = Ha ganado quien ha hecho la última jugada.
possible = { $moves ->
    [one] Hay 1 jugada posible.
   *[other] Hay { $moves } jugadas posibles.
  }
find-in-steps = Encontrar una jugada ganadora en tres pasos
show-answers = Ver las jugadas ganadoras
check-first = Evaluar mi respuesta solo al pulsar «Comprobar»
failed = Ahora mismo no se puede calcular qué gana.

## Said aloud

spoken-wins = { $move }, gana
spoken-loses = { $move }, no gana
spoken-draft = { $move }. Añade otra de las marcadas.
spoken-corner = { $board ->
    [line] Más a la derecha: { $place }, { $moves }.
   *[plane] Esquina en la { $place }: { $moves }.
  }
spoken-position = { $white ->
    [one] Tablero de { $board }. 1 blanca.
   *[other] Tablero de { $board }. { $white } blancas.
  }

## What the board lights for a number

lit-all = todas las blancas
lit-value = las blancas de valor { $value }
