scale = Escala
scale-linear = { $value }
scale-quotient = { $value } / n^(5/2)
scale-log = log { $value }
colours = Color de los puntos
colours-plain = Único
colours-nimber = Según Γ
range = Se ve: n = { $first } a { $last }.
keys = { $hand ->
    [finger] Arrastra sobre una parte para ver solo esa, o usa dos dedos para acercarla.
   *[mouse] Arrastra sobre una parte para ver solo esa. Para acercarla o alejarla, usa dos dedos o gira la rueda con Ctrl pulsado. Con el teclado: flechas, Re Pág y Av Pág, Inicio, Fin, + y −.
  }
