name = Nimbers de jugada en los dos ejes
reading = { $hand ->
    [finger] Pulsa una barra para leerla.
   *[mouse] Señala una barra, o usa las flechas del teclado, para leerla.
  }
pair = { $rowMoves ->
    [one] 1 jugada de filas tiene {"\u2066"}a = { $a }{"\u2069"}. Necesita
   *[other] { $rowMoves } jugadas de filas tienen {"\u2066"}a = { $a }{"\u2069"}. Necesitan
  } {"\u2066"}b = Γ ⊘ a = { $nimber } ⊘ { $a } = { $b }{"\u2069"}, y { $columnMoves ->
    [one] lo tiene 1 jugada de columnas
   *[other] lo tienen { $columnMoves } jugadas de columnas
  }. En total: {"\u2066"}{ $rowMoves } · { $columnMoves } = { $product }{"\u2069"}.
zero = Ninguna jugada tiene el nimber de jugada 0.
partners = Una barra verde con un triángulo tiene pareja en el otro eje: juntas forman jugadas ganadoras.

## La imagen

cloth-later = La imagen aparecerá cuando hayas respondido la pregunta sobre este tablero: delataría la respuesta.
cloth-question = Ir a la pregunta

## Cuánto trabajo es

work-name = Cuántas jugadas hay que mirar y cuántas se cuentan
work-side = N
work-looked = jugadas de filas + jugadas de columnas
work-counted = primeras jugadas: jugadas de filas × jugadas de columnas
