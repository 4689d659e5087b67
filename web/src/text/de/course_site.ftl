### Was die Seite rund um eine Aktivität auf einer Lernplattform sagt. Lernende lesen es.

asking = Deine bisherige Arbeit wird von der Lernplattform geladen …
no-site = Diese Seite ist nicht auf einer Lernplattform geöffnet. Du kannst alles bearbeiten, aber nichts wird gesendet oder gespeichert.
not-opened = Die Lernplattform hat diese Aktivität nicht richtig geöffnet, deshalb wird nichts gesendet oder gespeichert. Öffne sie im Kurs noch einmal.
site-silent = Die Lernplattform hat nicht gemeldet, ob dort schon Arbeit von dir gespeichert ist. Was du ab jetzt antwortest, wird an sie gesendet.
not-read = Deine bisherige Arbeit ließ sich gerade nicht von der Lernplattform laden. Bis das klappt, wird nichts geändert.
read-only = Du siehst dir diese Arbeit nur an. Was du hier machst, wird nicht gesendet.
not-used = Deine bisherige Arbeit liegt auf der Lernplattform, lässt sich hier aber nicht verwenden. { $reason } Dein Ergebnis dort bleibt dir erhalten.
unreadable = Sie ist nicht lesbar.

## Eine Zeile neben der Antwort. Wo es geht, bleibt eine Kopie auf dem Gerät.

offline-kept = Du bist offline. Deine Arbeit ist auf diesem Gerät gespeichert und wird gesendet, sobald du wieder online bist.
offline-unkept = Du bist offline. Lass diese Seite offen: Deine Arbeit wird gesendet, sobald du wieder online bist.
not-sent-kept = Was du zuletzt gemacht hast, ist nicht bei der Lernplattform angekommen. Es ist auf diesem Gerät gespeichert und wird noch einmal gesendet.
not-sent-unkept = Was du zuletzt gemacht hast, ist nicht bei der Lernplattform angekommen. Lass diese Seite offen: Es wird noch einmal gesendet.
reopen-kept = Deine Arbeit kommt immer noch nicht bei der Lernplattform an. Öffne diese Aktivität im Kurs noch einmal: Bis dahin bleibt deine Arbeit auf diesem Gerät gespeichert.
reopen-unkept = Deine Arbeit kommt immer noch nicht bei der Lernplattform an. Schließe diese Seite nicht und sag deiner Lehrkraft Bescheid.
sent-again = Deine Arbeit wurde noch einmal an die Lernplattform gesendet.
brought-back = Ein Teil deiner Arbeit vom letzten Mal war nicht bei der Lernplattform angekommen. Er wurde jetzt gesendet.
game-cut = Diese Partie ist so lang, dass die Lernplattform sie nicht speichern kann. Dein bestes Ergebnis bleibt, aber wenn du die Seite jetzt verlässt, beginnt die Partie von vorn.
all-done = Fertig! Dein Ergebnis, { $score }, wurde an die Lernplattform gesendet.
handed-in = Abgegeben. Dein Ergebnis, { $score }, wurde an die Lernplattform gesendet.
all-handed-in = Abgegeben. Dein Ergebnis wurde an die Lernplattform gesendet.
game-handed-in = Abgegeben. Deine beste Partie ({ $score }) wurde an die Lernplattform gesendet.
passed = Du hast bestanden.
not-passed = Zum Bestehen brauchst du mindestens { $mark }.

## Abgeben

hand-in = Arbeit abgeben
hand-in-exercises = { $open ->
    [one] Eine Aufgabe ist noch offen. Du kannst sie bearbeiten oder hier aufhören und deine Arbeit abgeben.
   *[other] { $open } Aufgaben sind noch offen. Du kannst sie bearbeiten oder hier aufhören und deine Arbeit abgeben.
  }
hand-in-match = Deine beste Partie bisher: { $score }. Du kannst sie abgeben oder noch einmal spielen.
sure-exercises = { $open ->
    [one] Eine Aufgabe ist noch offen und bringt keine Punkte.
   *[other] { $open } Aufgaben sind noch offen und bringen keine Punkte.
  } Nach dem Abgeben kannst du nichts mehr ändern.
sure-match = Nach dem Abgeben zählen weitere Partien nicht mehr.
hand-in-now = Jetzt abgeben
keep-working = Weiterarbeiten

## Dieselbe Aktivität in zwei Tabs

elsewhere = Diese Aktivität ist in einem anderen Tab geöffnet. Hier siehst du, was du dort machst.
work-here = In diesem Tab weitermachen

## Etwas fehlt. $detail ist eine Zeile auf Englisch.

not-loaded = Diese Aktivität ließ sich nicht laden. Zeig deiner Lehrkraft diese Meldung: „{ $detail }“

## Das liest zuerst, wer die Seite gemacht hat.

bad-host = data-host ist „{ $found }“. Erlaubt ist nur { $known }, deshalb wird nichts gesendet oder gespeichert.
bad-pass = data-pass ist „{ $found }“. Erlaubt ist nur eine Zahl von 0 bis 100, deshalb wird nicht gemeldet, wer bestanden hat.
bad-seed = data-seed ist „{ $found }“. Erlaubt ist nur „learner“.
