name = Leyenda
overlay-values = Número en una casilla: su valor.
overlay-grundy = Números en negrita en los bordes: números de Grundy.
shading-corners = Jugadas ganadoras con la esquina aquí
shading-cover = Jugadas ganadoras que voltean esta casilla
none = ninguna
tails = una negra
range = { $from }–{ $to }
winning = extremo opuesto de una jugada ganadora
possible = extremo opuesto de otra jugada
unknown = extremo opuesto de una jugada
adds = se puede añadir a la jugada
adds-winning = se puede añadir, y lleva a una jugada que gana
corner = una esquina con jugada ganadora
corner-if-any = la esquina de una jugada ganadora, si hay alguna
last = la última jugada
played = la jugada hecha
reply = la réplica
lengths = Alto { $heights }, ancho { $widths }
chosen = { $fate ->
    [wins] Esta jugada gana: { $move }.
    [loses] Esta jugada no gana: { $move }.
   *[unknown] La jugada: { $move }.
  }
