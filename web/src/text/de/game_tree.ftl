name = Jede Stellung dieses Spiels
how-to-read = Von jeder Stellung führen Linien nach unten zu den Stellungen, die durch einen Zug daraus entstehen können. { $hand ->
    [finger] Tippe auf eine Stellung, um ihren Zügen zu folgen.
   *[mouse] Zeig auf eine Stellung, um ihren Zügen zu folgen.
  }
ask = Du bist am Zug bei „{ $about }“. Kannst du gewinnen?
fates = Wer gewinnt von hier: { $about }
answer-lost = V: nein, ich verliere
answer-won = G: ja, ich kann gewinnen
not-lost = Ein Zug hinterlässt „{ $option }“ mit einem V: Dort verliert dein Gegner.
not-won = { $moves ->
    [0] Hier gibt es keinen Zug, also hast du verloren.
    [one] Der einzige Zug überlässt deinem Gegner eine Stellung mit einem G.
   *[other] Jeder Zug überlässt deinem Gegner eine Stellung mit einem G.
  }
letter-lost = V
letter-won = G
legend = V: Du verlierst, wenn du hier am Zug bist. G: Du kannst gewinnen.

position = { $discs }
white = weiß
black = schwarz
all-black = alles schwarz
fate-lost = von hier verlierst du
fate-won = von hier kannst du gewinnen
fate-unknown = noch ohne Buchstaben
fate-asked = jetzt zu beschriften
here = liegt jetzt auf dem Brett

says-end = Hier kann niemand ziehen. Bist du am Zug, hast du verloren.
says-unknown = { $moves ->
    [0] Von hier führt keine Linie nach unten.
    [one] Von hier führt 1 Zug nach unten. Folge seiner Linie.
   *[other] Von hier führen { $moves } Züge nach unten. Folge ihren Linien.
  }
says-lost = { $moves ->
    [one] Der einzige Zug von hier überlässt deinem Gegner eine Stellung mit einem G: Du verlierst.
    [2] Beide Züge von hier überlassen deinem Gegner eine Stellung mit einem G: Du verlierst.
   *[other] Alle { $moves } Züge von hier überlassen deinem Gegner eine Stellung mit einem G: Du verlierst.
  }
says-won = { $wins ->
    [one] 1 Zug überlässt deinem Gegner eine Stellung mit einem V: Mach ihn, und du gewinnst.
   *[other] { $wins } Züge überlassen deinem Gegner eine Stellung mit einem V: Mach einen davon, und du gewinnst.
  }
