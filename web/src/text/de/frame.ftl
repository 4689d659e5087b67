## What a move turns, in a line: a narrow frame has room for some 30 characters

rule-flipping-game = Rechtecke, oben rechts weiß.
rule-rugs = Rechtecke, unten rechts weiß.
rule-turning-corners = Vier Ecken, unten rechts weiß.
rule-acrostic-twins = Zwei in Zeile/Spalte, letzte weiß.
rule-one-row = In der Zeile, letzte weiß.
rule-other = Wo Zeilen Spalten kreuzen.

## What can be opened

rule = Regel
no-move = Wähle zuerst einen Zug auf dem Brett.

## What the link asked for in vain

no-origin = Laut Link darf das Brett nur mit „{ $name }“ reden. Das ist kein Origin, also sind Nachrichten aus.
not-loaded = Dieser Teil ließ sich nicht laden. Leg { $file } neben embed.html.
no-language = Die Sprache „{ $language }“ konnte nicht geladen werden. Lege ihre Datei { $file } neben embed.html.

## What the page around asked for in vain. Its words, such as “getState”, stay as they are

request-has = „{ $key }“ ist { $found }. Erlaubt ist { $allowed }.
request-lacks = „{ $key }“ fehlt. Erlaubt ist { $allowed }.
allowed-id = eine Zahl oder ein Text mit höchstens { $most } Zeichen
allowed-state = ein Objekt mit "tartan": "study"
allowed-size = eine ganze Zahl
allowed-names = eine Liste aus { $names }
allowed-text = ein Text wie { $like }
allowed-number = eine ganze Zahl von { $least } bis { $most }
allowed-or-usual = { $allowed } oder null für den Standard
