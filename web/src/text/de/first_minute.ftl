bar = Erste Schritte

do-corner = Wähle eine weiße Scheibe.
corner-line = Sie ist die Ecke oben rechts in deinem Rechteck.
do-end = Wähle jetzt eine markierte Scheibe.
end-line = Dort endet dein Rechteck, und es wird umgedreht.
do-made = Das ist ein Zug.
made-line = Alle seine Scheiben drehen sich um, auch schwarze. Jetzt zieht der Computer …
do-answered = Der Computer hat geantwortet.
answered-line = Jetzt wärst du wieder am Zug. Sehen wir uns das Ende einer Partie an.
do-guess = Drei weiße Scheiben sind noch da.
guess-line = Welcher Zug gewinnt sicher? Wähle seine Ecke, dann sein Ende.
guess-end = Und jetzt sein Ende.
judged-right = Was der Computer auch tut: Du drehst die letzte weiße Scheibe um.
judged-wrong = Probiere einen anderen Zug oder sieh dich um.

skip = Überspringen
more-puzzles = Weiterknobeln
explore = Umsehen
