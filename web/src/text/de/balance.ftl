now = Die Münzen mit Kopf als Binärzahlen, so wie das Brett jetzt ist
after = Die Münzen mit Kopf als Binärzahlen, so wie der gewählte Zug sie hinterlässt
coin = Münze { $number }
turned-down = Münze { $number }, auf Zahl gedreht
