rejected = „{ $key }={ $value }“ aus dem Link ist nicht möglich und entfällt.
rejected-moves = Das Spiel hat dort keinen Zug „{ $value }“, also enden die Züge davor.
rejected-size = Die Bretter dieses Spiels gehen bis { $value }.
