heading = Aufgaben
review = aus „{ $lesson }“
loading = Aufgaben werden erstellt …

## Was man damit tun kann

set = Serie { $seed }
set-help = Wer den Klassenlink öffnet, bekommt dieselben Aufgaben.
set-help-framed = Nenne diese Nummer, wenn du eine Frage zu einer Aufgabe hast.
new-set = Neue Serie
back-to-set = Zurück zu Serie { $seed }
copy-link = Klassenlink kopieren
more-like-it = { $count } Aufgaben wie Aufgabe { $number }
worksheet = Arbeitsblatt drucken
whole-set = Die ganze Serie
hand-in = Seite zum Abgeben
for-teachers = Für Lehrkräfte

## Antworten

your-choice = Deine Antwort
no-move = Wähle zuerst einen Zug auf dem Brett: seine Ecke und dann, bis wohin er reicht.
chose-none = Du sagst: Kein Zug gewinnt.
step-previous = ‹ Zug
step-next = Zug ›
no-choice = Wähle zuerst etwas aus.
repeated = Das hast du gerade schon versucht. Ändere deine Antwort.
wrong = Noch nicht.
wrong-at-last = Leider nicht.
tries-left = { $count ->
    [one] Du hast noch 1 Versuch.
   *[other] Du hast noch { $count } Versuche.
  }
some-win = Hier gewinnt ein Zug.
hand-in-answer = Antwort speichern
kept = Deine Antwort ist gespeichert.
all-kept = Alle Antworten sind gespeichert. Du kannst diese Seite schließen.
no-tries = { $count ->
    [one] Das war der einzige Versuch.
   *[other] Das war der letzte von { $count } Versuchen.
  }
hint-number = Tipp { $number }:
answer-is = Lösung:
solved-for = { result-solved }: { $gained }

## Fragen

ask-winning-move = Finde einen Zug, der gewinnt.
ask-how-many = Wie viele Züge gewinnen?
ask-nimber = Welchen ⟦nimber|Nimber⟧ hat diese Stellung?
ask-mex = Was ist das ⟦mex|mex⟧ von { $set }?
ask-gap-row = Welcher Wert fehlt auf Platz { $place }?
ask-gap-table = Welcher Wert fehlt in Zeile { $row }, Spalte { $column }?
ask-product = Was ist { $formula }?
ask-factor = Welcher Nimber x löst { $formula }?
ask-options = Welche Werte kann ein Zug der Münze auf Platz { $place } hinterlassen?
ask-run-prefix = Was ist das Präfix-XOR der ersten { $place } Plätze?
ask-run-leaves = Du drehst die Kette der Länge { $length } um, die auf Platz { $place } endet. Was hinterlässt sie anstelle der Münze auf Platz { $place }?
ask-run-changes = Wie viel ist die Kette der Länge { $length } wert, die auf Platz { $place } endet?
ask-cut = Zerlege beide Faktoren: { $cuts }. Dann gilt { $product }. Was ist c₁?
ask-pair = Das volle Brett hat den Nimber { $nimber }. Wie viele gewinnende erste Züge haben einen Zeilenzug mit dem Zug-Nimber { $a }?
ask-head = Der Nimber ist { $nimber }. Welche der weißen Scheiben hat sicher einen gewinnenden Zug?
ask-division = Für die Scheibe in { $place } gilt { $given }. Welches u₂ gehört zu diesem u₁?
ask-coin-worth = Wie viel ist eine Münze wert, die { $x } { $x ->
    [one] Feld
   *[other] Felder
  } vom linken und { $y } { $y ->
    [one] Feld
   *[other] Felder
  } vom oberen Rand entfernt liegt?
ask-signs = Wie groß ist { $formula }, die Summe der Vorzeichen dieser Linie für w = { $w }?
ask-arrangements-won = Auf { $side } × { $side } Feldern { $coins ->
    [one] liegt eine Münze
    [2] liegen zwei verschiedene Münzen
   *[other] liegen { $coins } verschiedene Münzen
  }. In wie vielen Aufstellungen gewinnt, wer anfängt?
ask-arrangements-lost = Auf { $side } × { $side } Feldern { $coins ->
    [one] liegt eine Münze
    [2] liegen zwei verschiedene Münzen
   *[other] liegen { $coins } verschiedene Münzen
  }. In wie vielen Aufstellungen verliert, wer anfängt?
ask-counts = Zähle die weißen Scheiben in Spalte 4 und die außerhalb. Welche Anzahl ist ungerade?
ask-cancel = Spiele diese { $count ->
    [one] Zeile
    [2] zwei Zeilen
    [3] drei Zeilen
   *[other] { $count } Zeilen
  } zusammen, als ein Spiel. Welche einzelne Zeile ist genauso viel wert?
ask-lost = In einer dieser Stellungen verliert, wer am Zug ist. In welcher?
ask-explain-lost = Hier verliert, wer am Zug ist. Alle vier Sätze sind wahr. Welcher beweist es?
ask-explain-won = Hier gewinnt, wer am Zug ist. Alle vier Sätze sind wahr. Welcher beweist es?
game = { $name }: { $rule }
rule-chessboard = Schachbrett-Nim: Ein Zug rückt eine Münze um { $steps } { $count ->
    [one] Feld
   *[other] Felder
  } nach links oder nach oben. Mehrere Münzen dürfen auf einem Feld liegen. Wer nicht ziehen kann, verliert.
rule-signs = Ein Feld bekommt ein Minus, wenn w und die Zahl des Feldes binär eine ungerade Anzahl von Einsen gemeinsam haben, sonst ein Plus.
board-choice = Stellung { $number }
white-discs = Weiß: { $places }
set-answer = Deine Antwort, zum Beispiel 0, 1, 3
no-set = Gib ganze Zahlen mit Kommas dazwischen ein.
head-choice = Die in { $place }, Wert { $value }
none-odd = Keine von beiden
inside-odd = Die Anzahl in Spalte 4
outside-odd = Die Anzahl außerhalb von Spalte 4
both-odd = Beide
line-g = g, die Grundy-Zahlen
line-x = x, die Präfix-XORs
row-moves = Zeilenzüge zu jedem Zug-Nimber
column-moves = Spaltenzüge zu jedem Zug-Nimber
line-squares = Abstand x und darunter g(x)
coin-at = Die Münze: { $x } vom linken Rand, { $y } vom oberen
gap = fehlt
alike = { $count ->
    [one] Der leere Platz hat denselben Wert.
   *[other] Die leeren Plätze haben denselben Wert.
  }
values-by-place = Werte nach Platz
values-by-row = Werte nach Zeile und Spalte

## Aussagen über eine Stellung

claim-nimber = Die Werte ihrer weißen Scheiben haben die ⟦nim-sum|Nim-Summe⟧ { $value }.
claim-balance = Die Werte ihrer weißen Scheiben, binär geschrieben: { $parity ->
    [even] An jeder Stelle ist die Anzahl der Einsen gerade
   *[odd] An mindestens einer Stelle ist die Anzahl der Einsen ungerade
  }.
claim-nimber-parity = Die Nim-Summe der Werte ihrer weißen Scheiben ist { $parity ->
    [even] gerade
   *[odd] ungerade
  }.
claim-heads = Sie hat eine { $parity ->
    [even] gerade
   *[odd] ungerade
  } Anzahl weißer Scheiben.
claim-sum = Die gewöhnliche Summe der Werte ihrer weißen Scheiben ist { $parity ->
    [even] gerade
   *[odd] ungerade
  }.
claim-moves = Sie hat eine { $parity ->
    [even] gerade
   *[odd] ungerade
  } Anzahl von Zügen.
claim-last-coin = Ihre letzte Scheibe ist { $parity ->
    [even] schwarz
   *[odd] weiß
  }.

## Tipps: zwei für jede Art

hint-move-counts = Zähle die weißen Scheiben in Spalte 4 und die außerhalb. Welcher Zug macht beide Anzahlen gerade?
hint-move-copying = Zwei Münzen mit Kopf auf demselben Platz zweier Zeilen heben sich auf. Suche einen Zug, nach dem sich alles aufhebt.
hint-nimber = Der Nimber der Stellung ist { $nimber }. Suche einen Zug, der ihn um { $nimber } ändert.
hint-puzzle = Ein Zug gewinnt, wenn danach kein Zug des Gegners mehr gewinnt. Wenn du Nimber kennst: Die Werte der weißen Scheiben ergeben { $values }, und ein gewinnender Zug macht daraus 0.
hint-if-any = Wenn ein Zug gewinnt, dann auch einer mit der Ecke bei { $place }.
hint-corner = Ein Zug mit der Ecke bei { $place } gewinnt.
hint-changes = Der Nimber der Stellung ist { $nimber }. Es gewinnen die Züge, die ihn um { $nimber } ändern.
hint-changes-counts = { counts-told } Es gewinnen die Züge, die beide Anzahlen gerade machen.
hint-no-nimber = Der Nimber der Stellung ist 0. Was macht jeder Zug mit dem Nimber 0?
hint-corner-count = { $wins ->
    [0] Kein Zug mit der Ecke bei { $place } gewinnt.
    [one] { $wins } Zug mit der Ecke bei { $place } gewinnt.
   *[other] { $wins } Züge mit der Ecke bei { $place } gewinnen.
  }
hint-written = Auf jeder weißen Scheibe steht ihr Wert. Addiere diese Werte mit ⊕.
hint-worth-row = Finde heraus, wie viel jede weiße Scheibe für sich allein wert ist, und addiere diese Werte mit ⊕.
hint-worth-product = Der Wert einer Scheibe ist das Nim-Produkt der Grundy-Zahlen ihrer Zeile und ihrer Spalte. Berechne ihn für jede weiße Scheibe und addiere diese Werte mit ⊕.
hint-worth-sum = Eine Scheibe hat den Wert Zeilennummer ⊕ Spaltennummer. Berechne ihn für jede weiße Scheibe und addiere auch diese Werte mit ⊕.
hint-one-worth = Den Wert { $worth } hat zum Beispiel { $disc }.
hint-no-heads = Keine Scheibe ist weiß.
hint-total = Alle Scheiben sind weiß: Bilde die Nim-Summe der Grundy-Zahlen der Zeilen und die der Spalten und multipliziere beide mit ⊗.
hint-sums = Die Zeilen haben die Nim-Summe { $rows }, die Spalten { $columns }. Multipliziere beide jetzt mit ⊗.
hint-binary = Binär, ohne Nullen davor: { $values }. Eine Spalte mit gerader Anzahl von Einsen hebt sich auf.
hint-from-zero = Ist 0 in der Menge? Und 1? Mach weiter, bis eine Zahl fehlt.
hint-sorted = Der Größe nach: { $values }. Wo ist die erste Lücke?
hint-gap-options = Der Wert ist das mex von allem, was die Züge dieser Münze hinterlassen.
hint-options = { answer-options } Welche Zahl fehlt als erste?
hint-gap-factors = Der Wert ist das Nim-Produkt der Grundy-Zahlen von Zeile und Spalte. Ein Faktor 1 ändert nichts.
hint-factors = Die Zeile hat { $row }, die Spalte hat { $column }. Multipliziere beide mit ⊗.
hint-options-moves = Geh die Züge dieser Münze durch. Was sie hinterlassen, ist die Nim-Summe der anderen Münzen wert, die sie umdrehen.
hint-options-count = Sie hinterlassen { $count ->
    [one] einen Wert
   *[other] { $count } verschiedene Werte
  }.
hint-run-prefix = Nimm das Präfix-XOR bis zum Platz davor und addiere die letzte Münze mit ⊕.
hint-run-leaves = Die Kette hinterlässt ihre Münzen vor diesem Platz. Zwei Präfix-XORs ergeben ihren Wert.
hint-run-changes = Eine Münze umzudrehen ändert die Stellung um ihren Wert, egal, welche Seite oben liegt. Es zählen also alle Münzen der Kette.
you-want = Du brauchst { $formula }.
find-partner = Finde das b mit { $formula }. Multipliziere dann die beiden Anzahlen.
hint-head = Gesucht ist eine Scheibe, bei der v ⊕ s kleiner als v ist.
hint-highest-bit = Das höchste Bit von { $nimber } ist { $highest }. Der Wert muss es haben.
hint-counts = Eine Zeile hat fünf Scheiben, und eine davon liegt in Spalte 4.
hint-inside = In Spalte 4 { $inside ->
    [one] liegt eine weiße Scheibe
   *[other] liegen { $inside } weiße Scheiben
  }. Wie viele sind anderswo weiß?
hint-coin-worth = Gesucht ist { $formula }. Die Zahlen einer Linie beginnen mit g(0) = 0, und jede ist das mex der Zahlen, zu denen die Schritte führen. Schreib sie auf, bis sie sich wiederholen.
hint-line-begins = Ab x = 0 lauten die Zahlen { $line }.
hint-line-repeats = Ab x = 0 lauten die Zahlen { $line }, und nach je { $period } { $period ->
    [one] Feld
   *[other] Feldern
  } wiederholen sie sich. Also ist { $formula }.
hint-signs = Binär ist w gleich { $bits }. Vergleiche das mit jeder Zahl: Eine gemeinsame 1 ergibt ein Minus, zwei ergeben ein Plus.
hint-signs-of = Zu jeder Zahl ihr Vorzeichen: { $signs }. Zähle die Pluszeichen und die Minuszeichen.
hint-arrangements = Gib jeder 0 der Linie ein Plus und jeder 1 ein Minus und addiere die Vorzeichen. Jede Münze hat zwei Abstände, also multipliziere { $factors } solche Summen: Das sind die verlorenen Aufstellungen minus die gewonnenen.
hint-difference = Verlorene minus gewonnene: { $difference }. Verlorene plus gewonnene sind alle Aufstellungen: { $all }.
hint-cancel = Zeigt eine Münze in zwei Zeilen Kopf, dann ist sie doppelt da und hebt sich auf.
hint-twins = Es heben sich auf: { $coins }. Welche Münzen bleiben?
hint-powers = Zerlege beide in Zweierpotenzen: { $powers }. Multipliziere dann jeden Teil mit jedem.
hint-products = Die Teile ergeben die Produkte { $products }. Addiere diese mit ⊕.
hint-field = Die Nimber unter { $below } bilden einen Körper: x ist einer von ihnen.
hint-square = { answer-formula } Probiere andere Faktoren, bis das Produkt 1 ist.
hint-divide = Multipliziere { $b } mit dem Inversen von { $a }.
hint-inverse = Das Inverse von { $a } ist { $inverse }: Multipliziere { $b } damit.
hint-lost-counts = Zähle die weißen Scheiben in Spalte 4 und die außerhalb. In der verlorenen Stellung sind beide Anzahlen gerade.
hint-lost-copying = Zwei Münzen mit Kopf auf demselben Platz zweier Zeilen heben sich auf. In der verlorenen Stellung hebt sich alles auf.
hint-lost-nimber = Eine Stellung ist genau dann verloren, wenn ihr Nimber 0 ist.
hint-not-counts = Stellung { $number } ist es nicht. { counts-told }
hint-not-copying = Stellung { $number } ist es nicht: In ihr hebt sich nicht alles auf.
hint-not-nimber = Stellung { $number } ist es nicht: { $formula }.
hint-proof-lost = Ein Satz, der auch für eine gewonnene Stellung gilt, beweist nichts.
hint-proof-won = Ein Satz, der auch für eine verlorene Stellung gilt, beweist nichts.
hint-not-claim = Das beweist es nicht: „{ $claim }“

## Lösungen

answer-options = Ihre Züge hinterlassen { $set }.
answer-move-nimber = Der Nimber ist { $nimber }. Ein Zug gewinnt, wenn er ihn um { $nimber } ändert, also auf 0.
answer-move-counts = { counts-told } Ein Zug gewinnt, wenn er beide Anzahlen gerade macht.
answer-move-copying = Nach dem Zug „{ $move }“ hebt sich alles auf, also lässt sich jeder Zug nachmachen.
answer-moves = { $count ->
    [0] Kein Zug gewinnt.
    [one] 1 Zug gewinnt: { $moves }.
   *[other] { $count } Züge gewinnen: { $moves }.
  }
answer-many = { $count ->
    [one] 1 Zug gewinnt: { $moves }.
   *[other] { $count } Züge gewinnen, darunter { $moves }.
  }
answer-none = Jeder Zug ändert den Nimber, und der ist schon 0: Kein Zug gewinnt.
answer-pairs = { $count ->
    [one] { $pair }: { $formula } gewinnender Zug.
   *[other] { $pair }: { $formula } gewinnende Züge.
  }
answer-counts-lost = { $choice }. In Spalte 4 sind es { $inside }, außerhalb { $outside }. Beide Anzahlen sind gerade, also verliert, wer am Zug ist.
answer-counts-won = { $choice }. In Spalte 4 sind es { $inside }, außerhalb { $outside }. Ein Zug, der beide Anzahlen gerade macht, gewinnt.
answer-signs = Die Vorzeichen sind { $signs }: { $formula }.
answer-arrangements = Verlorene minus gewonnene: { $difference }. Verlorene plus gewonnene: { $all }. Also { $formula }.
answer-cancel = Stellung { $number }. Es heben sich auf: { $coins }. { $heads }.
answer-total = { $count ->
    [one] 1 Zug gewinnt.
   *[other] { $count } Züge gewinnen.
  }
answer-formula = { $formula }.
answer-head = Die in { $place }: { $formula }.
answer-below = Das ist kleiner als v₂ = { $v }, also gibt es einen Zug dazu.
answer-not-below = Das ist nicht kleiner als v₂ = { $v }: Dazu gibt es keinen Zug, also würdest du das nächste u₁ probieren.
answer-mex = In { $set } fehlt { $answer ->
    [0] 0, und keine Zahl ist kleiner
    [one] { $answer }; alle kleineren Zahlen sind da
   *[other] { $answer }; alle kleineren Zahlen sind da
  }.
counts-told = In Spalte 4 { $inside ->
    [one] liegt 1 weiße Scheibe
   *[other] liegen { $inside } weiße Scheiben
  }, außerhalb { $outside }.
answer-lost-counts = Stellung { $number } ist verloren. { counts-told } Beide Anzahlen sind gerade.
answer-lost-copying = Stellung { $number } ist verloren: In ihr hebt sich alles auf, also lässt sich jeder Zug nachmachen.
answer-lost-nimber = Stellung { $number } ist verloren: { $formula }.
answer-explain-lost = „{ $claim }“ Also ist der Nimber 0: Jeder Zug hinterlässt einen anderen Nimber, und der Gegner kann ihn wieder zu 0 machen.
answer-explain-won = „{ $claim }“ Also ist der Nimber nicht 0: Ein Zug macht ihn zu 0, und dann verliert der Gegner.

## Was ein falscher Versuch hinterlässt

leaves-nimber = Dieser Zug hinterlässt den Nimber { $nimber }. Gegenzug: { $reply }. Er hinterlässt 0.
leaves-moves = Dein Zug hinterlässt diese Stellung. Gegenzug: { $reply } (schraffiert). Danach kannst du nicht mehr gewinnen.
leaves-end = Gegenzug: { $reply }. Das ist der letzte Zug.
too-few = Es gewinnen mehr Züge.
too-many = Es gewinnen weniger Züge.
in-set = { $number } ist in der Menge.
smaller-missing = { $number } fehlt, aber es fehlt auch eine kleinere Zahl.
ordinary-sum = { $number } ist die gewöhnliche Summe. Schreib die Werte binär: Jede Spalte mit gerader Anzahl von Einsen ergibt 0.
ordinary-sums = Das ist { $wrong }, mit gewöhnlichen Summen. Nimm ⊕ und ⊗.
not-balanced = { $number ->
    [0] Die Werte sind nicht im Gleichgewicht: Binär hat eine Spalte eine ungerade Anzahl von Einsen.
    [one] Die Nim-Summe ist nicht { $number }: Prüfe die { $column }er-Spalte.
   *[other] Die Nim-Summe ist nicht { $number }: Prüfe die { $column }er-Spalte.
  }
forgot-zero = Ein Zug hinterlässt gar nichts, und das ist 0 wert.
not-left = Kein Zug dieser Münze hinterlässt etwas mit dem Wert { $number }.
also-left = Ein Wert fehlt. Was hinterlässt der Zug „{ $move }“?
added-plainly = Du hast wohl mit + addiert. Nimm ⊕.
began-late = Da fehlt die erste Münze.
began-early = Da ist vorn eine Münze zu viel.
last-coin-alone = Das ist nur der Wert von Platz { $place }.
one-short = Da fehlt Platz { $place }.
changed-instead = Um so viel ändert die ganze Kette die Stellung. Die Münze auf Platz { $place } selbst wird nicht hinterlassen.
left-instead = Das ist, was die Kette anstelle ihrer letzten Münze hinterlässt. Auch Platz { $place } wird umgedreht.
term-missing = { $formula } fehlt.
lower-half = Das ist c₀.
row-moves-alone = So viele solche Zeilenzüge gibt es. Jeder lässt sich mit jedem Spaltenzug verbinden, der den richtigen Zug-Nimber hat.
wrong-partner = Das gehört zu { $formula }. Gesucht ist ein Produkt, ⊗.
factor-alone = Das ist u₂ ⊕ v₂. Also ist u₂ gleich { $formula }.
divided-by = Du hast durch { $wrong } geteilt. Teile durch { $right }.
largest-head = Der größte Wert muss es nicht sein: { $formula }.
lower-bit = Der Wert hat ein Bit des Nimbers, aber nicht dessen höchstes: { $formula }.
no-common-bit = Der Wert hat mit dem Nimber kein Bit gemeinsam: { $formula }.
distance-alone = Das ist nur { $distance }. Eine Münze ist { $right } wert.
began-line-at-one = Du hast wohl bei 1 zu zählen begonnen. Der Rand hat den Abstand 0.
distances-themselves = Das ist { $wrong }. Es zählt, was die Abstände wert sind: { $right }.
one-distance = Das ist { $wrong }. Die beiden Abstände zählen einzeln: { $right }.
all-plus = So viele Felder gibt es. Einige haben ein Minus.
two-bits = { $number } und { $w } haben binär zwei Einsen gemeinsam: Das ergibt ein Plus.
pluses-alone = So viele Pluszeichen gibt es. Jedes Minus zieht 1 ab.
minuses-alone = So viele Minuszeichen gibt es. Jedes Plus zählt 1 dazu.
signs-swapped = Du hast wohl Plus und Minus vertauscht.
values-with-signs = Du hast die Zahlen der Felder addiert. Jedes Vorzeichen zählt +1 oder −1.
count-signs = Zähle die Pluszeichen und zieh die Minuszeichen ab.
counted-won = In so vielen Aufstellungen gewinnt, wer anfängt.
counted-lost = In so vielen Aufstellungen verliert, wer anfängt.
not-halved = Das ist doppelt so viel.
one-factor = Jede Münze hat zwei Abstände: Multipliziere { $factors } Summen von Vorzeichen.
all-arrangements = So viele Aufstellungen gibt es insgesamt.
difference-alone = Das sind die verlorenen Aufstellungen minus die gewonnenen.
squares-alone = So viele Felder gibt es.
counted-row = Du hast wohl Zeile 4 gezählt. Spalten gehen von oben nach unten.
counted-black = Du hast wohl die schwarzen Scheiben gezählt.
miscounted = Zähle noch einmal: erst Spalte 4, dann alle anderen weißen Scheiben.
kept-twins = Zeigt eine Münze in zwei Zeilen Kopf, dann hebt sie sich auf. Hier ist sie noch da.
lost-a-row = Eine der Zeilen fehlt.
lost-a-coin = Eine Münze fehlt, die sich nicht aufhebt.
equal-bits-stay = Bits, die doppelt da sind, heben sich auf: Sie bleiben nicht stehen.
left-out = Das ist die Nim-Summe ohne { $disc }.
as-product = So viel wären sie in einem Produkt wert. Hier hat eine Münze den Wert Zeilennummer ⊕ Spaltennummer.
counted-heads = So viele weiße Scheiben gibt es. Addiere ihre Werte mit ⊕.
added-axes = Das ist { $wrong }. Es zählt { $right }.
rows-alone = Das sind nur die Zeilen. Es zählt { $right }.
columns-alone = Das sind nur die Spalten. Es zählt { $right }.
smallest-of-set = Das ist die kleinste Zahl der Menge. Gesucht ist die kleinste, die fehlt.
began-at-one = Beginne bei 0: Auch sie fehlt.
after-largest = Das kommt nach der größten, { $largest }. Es fehlt auch eine kleinere Zahl.
counted-set = So viele Zahlen stehen da. Es fehlt eine kleinere.
ordinary-options = Du hast wohl mit + addiert. Mehrere Münzen sind ihre Nim-Summe wert, ⊕.
counted-moves = So viele Züge hat diese Münze. Sieh dir an, was sie hinterlassen.
counted-legal = So viele Züge gibt es. Nicht alle gewinnen.
counted-corners = So viele Ecken haben einen gewinnenden Zug. Manche haben mehrere.
added-counts = Du hast wohl addiert. Jeder der Zeilenzüge lässt sich mit jedem der Spaltenzüge verbinden: Multipliziere.
one-pair = Das ist nur { $pair }. Es gibt noch andere Paare.
nim-sum-instead = { $formula } ist eine Nim-Summe. Gesucht ist ein Produkt.
powers-multiplied = Du hast ausmultipliziert, aber mit gewöhnlichen Produkten. Sieh dir die Zweierpotenzen noch einmal an.
own-inverse = { $formula }, und das ist nicht 1.
zero-product = 0 mal irgendeine Zahl ist immer 0.
multiplied = Das ist { $formula }. Hier wird geteilt.
inverse-alone = Das ist das Inverse von { $a }. Multipliziere es mit { $b }.
is-option = Schon der Zug „{ $move }“ hinterlässt { $number }.
smaller-free = Kein Zug dieser Münze hinterlässt { $number }, aber es fehlt auch eine kleinere Zahl.
ordinary-product = { $number } ist das gewöhnliche Produkt. Gesucht ist das Nim-Produkt, ⊗.
outside-field = { $number } ist zu groß: Produkte von Nimbern unter { $below } bleiben unter { $below }.
other-product = { $formula }, aber gesucht ist { $wanted }.
is-won = Diese Stellung ist gewonnen: Der Zug „{ $move }“ hinterlässt eine verlorene.
is-won-nimber = Diese Stellung hat den Nimber { $nimber }, und der Zug „{ $move }“ hinterlässt 0.
proves-nothing-lost = Das ist wahr, beweist aber nichts. Es gilt auch für diese Stellung, und hier gewinnt, wer am Zug ist:
proves-nothing-won = Das ist wahr, beweist aber nichts. Es gilt auch für diese Stellung, und hier verliert, wer am Zug ist:

## Auf Papier

sheet-title = { $lesson }: Aufgaben
name-line = Name
date-line = Datum
page = Seite { $number } von { $count }
sheet-footer = { $lesson } · Serie { $seed }
answers = Lösungen
print = Drucken
back = Zurück zur Lektion
paper-help = Für A4 und Letter. Die Lösungen stehen auf einer eigenen Seite.
for-teachers-help = Wozu die Lektion dient, was du fragen kannst, und die Lösungen zu dieser Serie.
for-teachers-title = { $lesson }: für Lehrkräfte
answers-to-set = Lösungen zu Serie { $seed }
hand-in-title = { $lesson }: was ich gelöst habe
your-name = Dein Name
hand-in-help = Gib deinen Namen ein, dann drucke die Seite oder speichere sie als PDF.
column-exercise = Aufgabe
column-question = Frage
column-result = Ergebnis
result-open = Nicht gelöst
result-solved = { $tries ->
    [one] Beim ersten Versuch gelöst
   *[other] Beim { $tries }. Versuch gelöst
  }{ $hints ->
    [0] {""}
    [one] , mit 1 Tipp
   *[other] , mit { $hints } Tipps
  }
result-failed = { $tries ->
    [one] In 1 Versuch nicht gelöst
   *[other] In { $tries } Versuchen nicht gelöst
  }
result-shown = { $tries ->
    [0] Lösung gezeigt
    [one] Lösung nach 1 Versuch gezeigt
   *[other] Lösung nach { $tries } Versuchen gezeigt
  }
