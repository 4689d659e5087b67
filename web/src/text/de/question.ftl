## Eine Zahl, die zu finden ist: die kleinste, die kein Zug hinterlässt

mex-ask = Welches ist die kleinste fehlende Zahl?
mex-answers = Die kleinste fehlende Zahl, { $about }
taken = Ein Zug hinterlässt { $guess }, also fehlt diese Zahl nicht.
not-smallest = { $guess } fehlt, aber es fehlt auch eine kleinere Zahl.

## Das XOR zweier Zahlen, das zu berechnen ist

xor-ask = Berechne das XOR:
xor-answers = Das XOR, { $about }
xor-wrong = Nicht { $guess }. Binär ist es {"\u2066"}{ $binary }{"\u2069"}, ohne Übertrag.
