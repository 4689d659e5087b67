asking = Die Lernplattform wird nach deiner bisherigen Arbeit gefragt.
no-site = Diese Seite ist nicht in einer Lernplattform geöffnet: Du kannst alles bearbeiten, aber nichts wird gesendet oder gespeichert.
not-opened = Die Lernplattform hat diese Aktivität nicht geöffnet, deshalb wird nichts gesendet oder gespeichert. Öffne sie im Kurs noch einmal.
site-silent = Die Lernplattform hat nicht gesagt, ob sie schon Arbeit von dir hat. Was du jetzt antwortest, wird ihr gesendet.
read-only = Das ist nur zum Lesen: Antworten geht hier nicht, und nichts wird gesendet.
not-used = Die Lernplattform hat schon Arbeit von dir, aber damit ließ sich nichts anfangen. { $reason } Das Ergebnis, das sie hat, geht dadurch nicht verloren.
unreadable = Sie ist nicht lesbar.
not-sent = Die Lernplattform hat dein Ergebnis nicht angenommen. Arbeite weiter: Es wird immer wieder gesendet, bis sie es annimmt.
sent-after-all = Die Lernplattform hat dein Ergebnis jetzt doch angenommen.
all-done = Alles geschafft: Dein Ergebnis ist { $score }, und die Lernplattform hat es erhalten.
all-handed-in = Alles ist abgegeben, und die Lernplattform hat dein Ergebnis erhalten.
best-game = Deine beste Partie bisher: { $score }. Die Lernplattform hat das Ergebnis erhalten.


bad-host = data-host ist „{ $found }“, möglich sind nur { $known }: Nichts wird gesendet oder gespeichert.
bad-pass = data-pass ist „{ $found }“, muss aber eine Zahl von 0 bis 100 sein: Über das Bestehen wird nichts gesagt.
bad-seed = data-seed ist „{ $found }“, möglich ist nur „learner“.
