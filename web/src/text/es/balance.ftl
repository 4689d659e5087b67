now = Las caras en binario, con el tablero como está ahora
after = Las caras en binario, como las deja la jugada elegida
coin = Moneda { $number }
turned-down = Moneda { $number }, pasa a cruz
