move-nimber = nimber de jugada
tallest-bar = { $moves ->
    [one] 1 jugada
   *[other] jugadas: { ABOUT($moves) }
  }
bars-of-several = { $nimbers ->
    [one] Cada barra representa 1 nimber de jugada.
   *[other] Cada barra representa { $nimbers } nimbers de jugada vecinos y es tan alta como el más frecuente.
  }
axis-empty = Ninguna longitud cabe en este eje, así que no tiene jugadas.
axis-slider = { $axis }: nimber de jugada
nimber-readout = { $moves ->
    [one] Nimber de jugada { $nimber }: 1 jugada
   *[other] Nimber de jugada { $nimber }: { $moves } jugadas
  }
nimber-readout-partner = { $moves ->
    [one] Nimber de jugada { $nimber }: 1 jugada; su pareja en el otro eje es { $partner }
   *[other] Nimber de jugada { $nimber }: { $moves } jugadas; su pareja en el otro eje es { $partner }
  }
previous-pair = Par anterior
next-pair = Par siguiente
