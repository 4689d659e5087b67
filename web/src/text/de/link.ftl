rejected = „{ $key }={ $value }“ im Link ist ungültig und wird weggelassen.
rejected-moves = Das Spiel hat dort keinen Zug „{ $value }“, also enden die Züge davor.
rejected-size = Die Bretter dieses Spiels gehen bis { $value }.
