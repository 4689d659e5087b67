keys = Las flechas llevan a otra casilla; Inicio y Fin, a los extremos de la fila y, con Ctrl, a las esquinas. Enter ilumina todas las casillas con el mismo número y Esc apaga la luz.
place = Fila { $row }, columna { $column }
steps = Ver cada paso
hint = Elige una casilla para iluminar todas las que tienen el mismo número.
lit = { $count ->
    [0] El número { $number } no está en esta tabla.
    [one] Una casilla tiene el número { $number }.
   *[other] { $count } casillas tienen el número { $number }.
  }
light-off = Apagar la luz
copy-table = Copiar la tabla en CSV
picture-failed = Este navegador no pudo crear la imagen. Prueba con el otro formato o con una tabla más pequeña.
