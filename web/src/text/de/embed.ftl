## Introduction

heading = Tartan auf deiner eigenen Seite
introduction = Wähle, was die Lernenden sehen, und kopiere den Code. Du brauchst kein Konto, und nichts wird irgendwohin gesendet.
introduction-course = Wähle, was die Lernenden tun. Speichere dann ein Paket oder kopiere den Code. Ergebnisse und Antworten gehen an deine Lernplattform; an uns wird nichts gesendet.

what = Was in deine Seite kommt
what-board = Ein Brett zum Spielen
what-lesson = Eine Lektion
what-tartan = Ein Bild zum Hineinzoomen
what-course = Für eine Lernplattform
examples = Vorlagen
example-puzzle = Knobelaufgabe im Text
example-figure = Abbildung im Beweis
example-match = Partie
example-lesson = Lektion
example-tartan = Großes Bild
example-course = Bewertete Lektion
example-test = Test
example-won = Partie zum Gewinnen

## The board

group-shown = Was zu sehen ist
group-done = Was Lernende dürfen
group-looks = Wie es aussieht
mode = Was Lernende tun
too-large = Zum Spielen darf das Brett höchstens 30 Zeilen und 30 Spalten haben.
opponent = Gegen
you = { $who ->
    [students] Lernende ziehen
   *[readers] Lernende ziehen
  }
you-first = Zuerst
you-second = Danach
position = Stellung
all-white = Alle Scheiben sind weiß. Eine andere Stellung baust du auf der Seite „Brett“ auf und übernimmst sie dann hier.
given = { $white ->
    [one] Eine Stellung mit { $white } weißen Scheibe.
   *[other] Eine Stellung mit { $white } weißen Scheiben.
  }
make-white = Alle Scheiben weiß machen
take = Stellung der Seite „Brett“ übernehmen ({ $game }, { $board })

## Readers

set-hide = Verbergen
set-hide-answers = welche Züge gewinnen
set-hide-hints = Tipps in einer Partie
set-hide-nimbers = Nimber, und warum ein Zug gewinnt
not-secret = Verbergen ist kein Schutz: Wer sich auskennt, findet es trotzdem.
set-lock = Sperren
set-lock-game = Spiel
set-lock-size = Größe
set-lock-mode = was Lernende tun
set-lock-position = Stellung
set-lock-opponent = wer gegen wen spielt
set-lock-undo = gemachte Züge
set-lock-answers = Antworten in Aufgaben
set-panels = Lernende können öffnen
set-panels-why = warum ein Zug gewinnt
set-panels-moves = die Listen der Züge
set-panels-hints = { set-hide-hints }
set-panels-setup = die Optionen
set-theme = Farben
set-theme-auto = Automatisch
set-theme-light = Hell
set-theme-dark = Dunkel
set-width = Breite
set-width-400 = Schmal
set-width-600 = Mittel
set-width-800 = Breit
set-height = Höhe höchstens
set-height-auto = Nach Bedarf
set-height-360 = 360 Pixel
set-height-480 = 480 Pixel
set-height-640 = 640 Pixel

## The preview

preview = Vorschau
frame-title = { $game } auf einem Brett mit { $board } Scheiben
loading = Das Brett wird geladen …
failed = Das Brett ließ sich nicht laden. Prüfe, ob du online bist und ob embed.html neben dieser Seite liegt.

## The code

snippet = Code kopieren
kind = Einfügen in
kind-element = Webseite
kind-frame = Webseite, ohne Skript
kind-moodle = Moodle
kind-canvas = Canvas
kind-jupyter-book-2 = Jupyter Book 2
kind-jupyter-book-1 = Jupyter Book 1
kind-vitepress = VitePress
kind-docusaurus = Docusaurus
kind-reveal = reveal.js
how-element = Füge das dort ein, wo das Brett stehen soll. Das Brett nimmt sich die Höhe, die es braucht, und deine Seite kann auf alles reagieren, was darauf geschieht. Auch bei mehreren Brettern genügt das Skript einmal.
how-frame = Füge das dort ein, wo das Brett stehen soll, wenn deine Website iframes erlaubt, aber keine Skripte. Die Höhe ist fest, wie oben in der Vorschau.
how-moodle = Öffne den Texteditor einer Textseite, eines Textfelds oder eines Buchs, wähle im Menü „Werkzeuge“ den Punkt „Quellcode“ und füge das ein. Moodle entfernt Skripte, darum ist das ein einfacher iframe; in Texten von Lernenden entfernt es vielleicht auch den.
how-canvas = Öffne den Rich Content Editor, wechsle zum HTML-Editor („</>“) und füge das ein. Canvas entfernt Skripte und zeigt nur Rahmen, deren Adresse mit https beginnt.
how-jupyter-book-2 = Füge das in eine Markdown-Datei oder -Zelle ein, für ein Buch mit Jupyter Book 2 oder MyST. Das Theme des Buchs bestimmt die Höhe des Rahmens, darum ist das Brett niedrig; auf dem Handy scrollt der Rahmen.
how-jupyter-book-1 = Füge das in eine Markdown-Datei ein, für ein Buch mit Jupyter Book 1 oder mit Sphinx und MyST-Parser.
how-vitepress = Füge das in eine Markdown-Datei ein. VitePress erlaubt dort keine Skripte, darum ist das ein einfacher iframe mit fester Höhe.
how-docusaurus = Füge das in eine Markdown-Datei (.md oder .mdx) ein. Docusaurus liest sie als MDX, darum sieht die Stilangabe anders aus als in HTML.
how-reveal = Füge das zwischen den Folien ein. Das Brett passt auf eine Folie, und eine Partie geht weiter, wenn ihre Folie wiederkommt. Drücke Esc, dann steuern die Pfeiltasten wieder die Folien.
editors = Wenn das Brett meldet, dass sein Skript nicht laufen kann, hat der Editor dem Rahmen die Rechte entzogen; TinyMCE ab Version 7 tut das. Bitte die Administration, „{ $host }“ in die Einstellung sandbox_iframes_exclusions des Editors einzutragen.
code = Code zum Kopieren
copy = Code kopieren
trouble-local = Diese Seite liegt auf deinem eigenen Rechner, und dort erreicht deine Klasse sie nicht. Leg die Dateien des Ordners dist auf einen Webserver, öffne diese Seite dort und kopiere den Code dort.
trouble-local-how = So kommt Tartan auf eine Website
trouble-insecure = Die Adresse dieser Seite beginnt nicht mit https. Seiten mit https werden das Brett nicht zeigen.

## A lesson, a picture

lesson-hint = Mit seed="17" im Element oder &seed=17 in der Adresse des Rahmens bekommen alle dieselben Aufgaben.
tartan-hint = Alle gewinnenden ersten Züge, zum Hineinzoomen. Mit seen="1-400x1-800" im Element oder &seen=1-400x1-800 in der Adresse des Rahmens beginnt es mit diesen Zeilen und Spalten.

## For a course site

group-graded = Wie bewertet wird
graded = Was bewertet wird
graded-match = Partie
graded-lost = Lernende können diese Partie nicht gewinnen: Aus dieser Stellung gewinnt der perfekte Computer immer.
graded-hard = Lernende spielen die Seite, die bei perfektem Spiel verliert: Sie gewinnen nur, wenn der Computer einen Fehler macht.
puzzle-level = Wie schwer, 0 bis 5
course-seed = Lernende bekommen
course-seed-own = eigene Serien
course-seed-same = dieselbe Serie
course-set = Serie
pass = Bestehensgrenze
none = keine
pass-from = mindestens
pass-points = Prozent
own-sets = Alle bekommen eine eigene Serie und behalten sie. Die Vorschau zeigt eine davon.
same-set = Jede Nummer steht für eine andere Serie. Mit dieser bekommen alle dieselbe.
tries = Versuche je Aufgabe
tries-any = beliebig viele
tries-most = höchstens
tries-count = Versuche
answers = Antworten werden
answers-checked = sofort geprüft
answers-test = abgegeben wie im Test
answers-secret = Die Lösungen werden im Browser berechnet: Wer sich auskennt, kann sie trotzdem finden.
hints = Tipps
hints-given = erlaubt
contract = Das lesen die Lernenden:
for-teachers = Für Lehrkräfte: was zählt, was gespeichert wird, wie man von vorn beginnt
group-package = Ein Paket zum Hochladen
standard = Standard
standard-name = SCORM { $version }
package-hint = Eine Datei, die du als SCORM-Aktivität bei Moodle, Canvas, Blackboard, ILIAS oder Open edX hochlädst. Die Lernplattform speichert Ergebnisse und Antworten; sonst wird nichts gesendet. Wenn du beim Standard unsicher bist, nimm 1.2: Fast jede Plattform kennt ihn. Probiere das Paket dort mit einem Testkonto für Lernende aus, bevor deine Klasse es bekommt.
package-save = Paket speichern
package-size = { $name } ist gespeichert ({ $size } kB).
package-failed = Das Paket konnte nicht erstellt werden, weil sich eine Datei dieser Website nicht laden ließ. Prüfe, ob du online bist, und speichere dann noch einmal.
group-linked = Ohne Paket
site = Deine Lernplattform
site-splice = SPLICE (Runestone, CodeCheck)
site-jsinput = Open edX, ohne Paket
how-splice = Füge das in eine Aktivität einer Plattform ein, die SPLICE unterstützt. Ergebnis und Antworten bleiben dort.
how-jsinput = Füge eine Aufgabe („Problem“) hinzu, öffne ihren Advanced Editor und füge das ein. Bewertet wird, wenn Lernende darunter auf „Submit“ drücken.
link-pass = Dieser Code meldet das Ergebnis, aber nicht, ob es zum Bestehen reicht: Lege die Bestehensgrenze auch auf der Lernplattform fest.
group-got = Was die Lernplattform erhält
got-anew = Du hast die Aktivität geändert, deshalb beginnt die Vorschau von vorn.
got-score = Ergebnis
got-no-score = erst nach der ersten Antwort
got-no-score-yet = erst, wenn alles abgegeben ist
got-passed = Bestehensgrenze { $mark }
got-is-passed = erreicht
got-not-passed = noch nicht erreicht
got-failed = nicht erreicht
got-done = Fertig
got-count = { $done } von { $all }, davon { $solved } gelöst
got-game = Letzte Partie
got-game-won = gewonnen
got-game-lost = verloren
got-last = Letzte Antwort
got-none = fehlt noch
got-right = { $item }: richtig, beim { $attempt }. Versuch
got-wrong = { $item }: falsch, beim { $attempt }. Versuch
got-shown = { $item }: Lösung gezeigt
got-kept = Für das nächste Mal gespeichert
got-nothing-kept = bisher nichts
got-characters = { $length ->
    [one] 1 Zeichen
   *[other] { $length } Zeichen
  }

## The page in one file

file = Oder alles herunterladen
file-hint = Eine Datei, in der Brett, Spiel und Rechenkern stecken. Sie öffnet sich mit einem Doppelklick und funktioniert ohne Internet. Gib sie weiter wie jede andere Datei.
download = flipping-game.html herunterladen
