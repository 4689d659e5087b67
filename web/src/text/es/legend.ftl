name = Leyenda
overlay-values = Número en una ficha: el valor de la ficha.
overlay-grundy = Números en negrita en los bordes: números de Grundy.
shading-corners = Jugadas ganadoras con esta ficha como esquina
shading-cover = Jugadas ganadoras que voltean esta ficha
none = ninguna
tails = una ficha negra
range = { $from }–{ $to }
winning = aquí termina una jugada ganadora
possible = aquí termina otra jugada
unknown = aquí termina una jugada
adds = se puede añadir a la jugada
adds-winning = se puede añadir, y lleva a una jugada que gana
corner = una esquina con jugada ganadora
corner-if-any = la esquina de una jugada ganadora, si hay alguna
last = la última jugada
played = la jugada hecha
reply = la respuesta
lengths = Alto { $heights }, ancho { $widths }
chosen = { $fate ->
    [wins] Esta jugada gana: { $move }.
    [loses] Esta jugada no gana: { $move }.
   *[unknown] La jugada: { $move }.
  }
