rejected = No se puede usar «{ $key }={ $value }» del enlace, así que se omite.
rejected-moves = El juego no tiene ahí la jugada «{ $value }», así que las jugadas se detienen antes.
rejected-size = Los tableros de este juego llegan hasta { $value }.
