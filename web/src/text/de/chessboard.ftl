rule = Münzen liegen auf einem Brett, auch mehrere auf einem Feld. Ein Zug rückt eine Münze um einen der Schritte nach links oder nach oben. Wer nicht ziehen kann, verliert.
count = M(n, c) zählt, auf wie viele Arten man c verschiedene Münzen so auf n × n Felder legen kann, dass gewinnt, wer anfängt.

## Das Formular

form = Wähle ein Brett und die Anzahl der Münzen
side = Seite des Bretts, n
side-hint = Bis zu 10^18 Zeilen und Spalten.
coins = Münzen, c
coins-hint = Bis zu { 1000000 }, alle verschieden.
steps = Schritte
steps-hint = Wie weit eine Münze rücken darf.
modulus = Modul, m (optional)
modulus-hint = Bis zu 2^60. Lass es leer, um alle Ziffern zu bekommen.
problem-bad-steps = Gib 1 bis { $most } Schritte ein, jeden von 1 bis { $largest }, mit Kommas dazwischen.

## Die Antwort

answer = Wer anfängt, gewinnt
computing = Wird berechnet …
cancelled = Abgebrochen.
with-steps = Schritte: { $steps }.
share = Das sind { PERCENT($percent) } aller Möglichkeiten, die Münzen zu legen.
remainder = Das ist der Rest bei der Division durch { $modulus }.
digits = { $digits ->
    [one] { $digits } Ziffer
   *[other] { $digits } Ziffern
  }
nobody = Mit diesen Schritten kann auf diesem Brett keine Münze ziehen, also verliert immer, wer anfängt.
announced = Gewonnene Aufstellungen: { $winning }.
announced-long = Gewonnene Aufstellungen: eine Zahl mit { $digits ->
    [one] { $digits } Ziffer
   *[other] { $digits } Ziffern
  }.
equation = M({ $side }, { $coins }) =
equation-modulo = M({ $side }, { $coins }) mod { $modulus } =
copy-number = Zahl kopieren
folded = { $first } … { $last }
all-digits = Alle Ziffern zeigen
fewer-digits = Weniger Ziffern zeigen

## Woher sie kommt

line = 1. Eine Linie aus Feldern
line-words = Zeile und Spalte einer Münze ändern sich unabhängig voneinander, also sieh dir eine Linie an. Eine Münze mit Abstand x vom Rand ist g(x) wert, das ⟦mex|mex⟧ der Werte, zu denen ihre Schritte führen.
repeats = { $period ->
    [one] Alle Zahlen sind gleich, vom Rand an: Die Periode ist { $period }.
   *[other] Die Zahlen wiederholen sich vom Rand an alle { $period } Felder.
  }
repeats-later = { $before ->
    [one] Nach der ersten Zahl
   *[other] Nach den ersten { $before } Zahlen
  } wiederholen sie sich { $period ->
    [one] mit der Periode { $period }.
   *[other] alle { $period } Felder.
  }
repeats-never = { $searched ->
    [one] Die erste Zahl wiederholt
   *[other] Die ersten { $searched } Zahlen wiederholen
  } sich nicht, also wurden alle { $side } berechnet.
proof = Das ist bewiesen: { $steps ->
    [one] Eine Zahl kommt
   *[other] { $steps } aufeinanderfolgende Zahlen kommen
  } wieder vor, und alle weiteren folgen daraus.
boxes = { $count ->
    [one] Die Grundy-Zahl von { $count } Feld, Abstand { $first }
   *[other] Die Grundy-Zahlen von { $count } Feldern, ab Abstand { $first }
  }
boxes-note = g(x) ab x = { $first }. Ein Strich zeigt, wo eine Periode beginnt.
box = im Abstand { $distance }: { $number }
squares = 2. Linien und Felder, gezählt
squares-words = k(a) Felder einer Linie sind a wert. Ein Feld des Bretts hat den Wert Zeile ⟦nim-sum|⊕⟧ Spalte, also sind q(a) Felder des Bretts a wert.
squares-table = Wie viele Felder einer Linie und des Bretts jeden Nimber haben
transform = 3. Die Walsh-Hadamard-Transformation
transform-words = h(w) ist die Summe der Anzahlen k(a), mit einem Minus, wo a und w binär eine ungerade Anzahl von Einsen gemeinsam haben. So wird aus ⊕ eine Multiplikation: Für das Brett ist es h(w)².
power = 4. Alle Münzen zusammen
power-words = Jede Münze ist ein weiterer Faktor: Für c Münzen ist es h(w)²ᶜ.
power-words-modulo = Jede Münze ist ein weiterer Faktor: Für c Münzen ist es h(w)²ᶜ, hier der Rest bei der Division durch { $width } · m = { $ring }. So lässt sich die Summe noch durch { $width } teilen.
transform-table = Die Transformierte der Anzahlen, für jedes w
power-table = Die Potenzen, für jedes w
head-nimber = Nimber
head-line = der Linie
head-board = des Bretts
head-index = für jedes w
head-coins = aller Münzen
inverse = 5. Und wieder zurück
inverse-words = Die Summe der Potenzen, geteilt durch { $width }, zählt die Aufstellungen mit der ⟦nim-sum|Nim-Summe⟧ 0: Dort verliert, wer anfängt. Die erste der Potenzen zählt alle Aufstellungen.
losing = Aufstellungen, in denen verliert, wer anfängt
all = Aufstellungen insgesamt
difference = Aufstellungen, in denen gewinnt, wer anfängt

## Das Brett

play-hint = { $hand ->
    [finger] Tippe auf eine Münze, dann auf das Feld, auf das sie soll.
   *[mouse] Wähle eine Münze und dann, wohin sie soll. Die Pfeiltasten gehen von Feld zu Feld.
  }
board = Brett mit { $side } × { $side } Feldern
tools = Auf einem Feld
tool-move = Münze ziehen
tool-add = Dazulegen
tool-remove = Wegnehmen
values = Nimber zeigen
computer = Der Computer antwortet
let-computer = Computer ziehen lassen

square-empty = leer
square-coins = { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
  }
square-selected = gewählt
square-target = hierhin kannst du ziehen
square-from = von hier kam die Münze
square-to = hierhin ging die Münze
square-hint = das gewinnt

your-turn = Du bist am Zug.
over = Keine Münze kann mehr ziehen.
nim-sum = ⟦nim-sum|Nim-Summe⟧ { $sum }: Wer am Zug ist, kann gewinnen.
nim-sum-zero = ⟦nim-sum|Nim-Summe⟧ 0: Wer am Zug ist, verliert, wenn der andere gut spielt.

you-moved = Dein Zug: von { $from } nach { $to }.
computer-moved = Zug des Computers: von { $from } nach { $to }.
winning-move = Das gewinnt: von { $from } nach { $to }.
selected = Münze in { $square }. Wähle, wohin sie soll.
stuck = Die Münze in { $square } kann nicht ziehen. Wähle eine andere.
no-coin = In { $square } liegt keine Münze.
no-move = Nach { $square } kann die Münze nicht. Wähle wieder eine Münze.
added = Münze in { $square } dazugelegt.
removed = Münze in { $square } weggenommen.
full = { $most ->
    [one] Auf diesem Brett ist Platz für { $most } Münze.
   *[other] Auf diesem Brett ist Platz für { $most } Münzen.
  } Nimm zuerst eine weg.
you-win = Der Computer kann nicht ziehen. Du gewinnst!
computer-wins = Du kannst nicht ziehen. Der Computer gewinnt.
last-move = Das war der letzte Zug, und er gewinnt.
none-wins = Kein Zug gewinnt: Die Nim-Summe ist 0.
