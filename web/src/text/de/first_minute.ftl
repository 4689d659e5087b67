bar = Erste Schritte

do-corner = Wähle eine weiße Scheibe.
corner-line = Sie ist die Ecke oben rechts in deinem Rechteck.
do-end = Wähle jetzt eine markierte Scheibe.
end-line = Bis dorthin reicht dein Rechteck, und es wird umgedreht.
do-made = Das ist ein Zug.
made-line = Alle seine Scheiben drehen sich um, auch schwarze. Jetzt zieht der Computer …
do-answered = Der Computer hat geantwortet.
answered-line = Jetzt wärst du wieder am Zug. Sehen wir uns das Ende einer Partie an.
do-guess = Drei weiße Scheiben sind noch da.
guess-line = Welcher Zug gewinnt sicher? Wähle seine Ecke und dann, bis wohin er reicht.
guess-end = Und jetzt, bis wohin er reicht.
judged-right = Was der Computer auch tut: Du drehst die letzte weiße Scheibe um.
judged-wrong = Versuche einen anderen Zug oder probiere das Brett frei aus.

skip = Überspringen
more-puzzles = Weiterknobeln
explore = Frei ausprobieren
