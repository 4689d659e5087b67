wins = Warum dieser Zug gewinnt: { $move }
loses = Warum dieser Zug nicht gewinnt: { $move }
none-wins = Warum gewinnt kein Zug?
why-none-wins = Die Werte der weißen Scheiben heben sich auf: Der Nimber ist 0. Jeder Zug ändert ihn, und der Gegner kann ihn wieder zu 0 machen.

## The reason in four stages, which the board shows one after the other. The total is the nim-sum of all values

stages = Schritte der Erklärung auf dem Brett
stage = { $number } von { $count }
previous-stage = Voriger Schritt
next-stage = Nächster Schritt
each-value = Jede weiße Scheibe hat einen Wert.
pairs-cancel = { $zero ->
    [yes] Gleiche Werte heben sich paarweise auf, und 0 trägt nichts bei.
   *[no] Gleiche Werte heben sich paarweise auf.
  }
no-pair = { $zero ->
    [yes] Sonst sind keine zwei Werte gleich, und 0 trägt nichts bei.
   *[no] Keine zwei Werte sind gleich, also hebt sich nichts auf.
  }
nothing-left = Nichts bleibt übrig: Der Gesamtwert ist 0, und von 0 aus verliert jeder Zug.
balanced = Die ⟦nim-sum|Nim-Summe⟧ der übrigen Werte, der Gesamtwert, ist 0: Von 0 aus verliert jeder Zug.
one-left = Nur { $total } bleibt übrig: Ein Zug, der diesen Gesamtwert zu 0 macht, gewinnt.
several-left = Die ⟦nim-sum|Nim-Summe⟧ der übrigen Werte ist { $total }: Ein Zug, der diesen Gesamtwert zu 0 macht, gewinnt.
move-wins = Was dieser Zug umdreht, hat die Nim-Summe { $change }. Damit wird der Gesamtwert 0, also gewinnt der Zug.
move-loses = Was dieser Zug umdreht, hat die Nim-Summe { $change }. Damit wird der Gesamtwert { $leaves }, also kann der Gegner gewinnen.

values = Die Werte der weißen Scheiben
discs-of-value = { $count ->
    [one] 1 weiße Scheibe mit Wert { $value }
   *[other] { $count } weiße Scheiben mit Wert { $value }
  }: { $fate ->
    [zero-value] { $count ->
        [one] trägt nichts bei
       *[other] tragen nichts bei
      }
    [single] bleibt übrig
    [even] heben sich paarweise auf
   *[odd] heben sich paarweise auf, eine bleibt übrig
  }

## Layers

show-axes = Achsen zeigen
hide-axes = Achsen verbergen
show-product = Produkt zeigen
hide-product = Produkt verbergen
show-mex = Jedes mex zeigen
hide-mex = Jedes mex verbergen

## The axes. $list is such as “rows 2 to 4”

introduction = Ein Zug auf dem Brett ist das Produkt aus einem ⟦row-move|Zeilenzug⟧ und einem ⟦column-move|Spaltenzug⟧: Er dreht die Scheiben um, in denen sich die Zeilen des einen und die Spalten des anderen kreuzen.
turns-rows = { $count ->
    [one] Zum Zug gehört { $list } mit dieser ⟦grundy-number|Grundy-Zahl⟧:
   *[other] Zum Zug gehören die { $list } mit diesen ⟦grundy-number|Grundy-Zahlen⟧:
  }
turns-coins = { turns-rows }
turns-columns = { $count ->
    [one] Zum Zug gehört { $list } mit dieser Grundy-Zahl:
   *[other] Zum Zug gehören die { $list } mit diesen Grundy-Zahlen:
  }
grundy-numbers-rows = Die Grundy-Zahlen der Zeilen des Zuges
grundy-numbers-columns = Die Grundy-Zahlen der Spalten des Zuges
grundy-numbers-coins = Die Grundy-Zahlen der Münzen des Zuges
rows-of-value = { $count ->
    [one] 1 Zeile mit Grundy-Zahl { $value }
   *[other] { $count } Zeilen mit Grundy-Zahl { $value }
  }: { $fate ->
    [zero-value] { $count ->
        [one] trägt nichts bei
       *[other] tragen nichts bei
      }
    [single] bleibt übrig
    [even] heben sich paarweise auf
   *[odd] heben sich paarweise auf, eine bleibt übrig
  }
columns-of-value = { $count ->
    [one] 1 Spalte mit Grundy-Zahl { $value }
   *[other] { $count } Spalten mit Grundy-Zahl { $value }
  }: { $fate ->
    [zero-value] { $count ->
        [one] trägt nichts bei
       *[other] tragen nichts bei
      }
    [single] bleibt übrig
    [even] heben sich paarweise auf
   *[odd] heben sich paarweise auf, eine bleibt übrig
  }
coins-of-value = { $count ->
    [one] 1 Münze mit Grundy-Zahl { $value }
   *[other] { $count } Münzen mit Grundy-Zahl { $value }
  }: { $fate ->
    [zero-value] { $count ->
        [one] trägt nichts bei
       *[other] tragen nichts bei
      }
    [single] bleibt übrig
    [even] heben sich paarweise auf
   *[odd] heben sich paarweise auf, eine bleibt übrig
  }
one-left-rows = Nur { $value } bleibt übrig: Der Zeilenzug hat den ⟦move-nimber|Zug-Nimber⟧ { $value }.
one-left-columns = Nur { $value } bleibt übrig: Der Spaltenzug hat den Zug-Nimber { $value }.
one-left-coins = Nur { $value } bleibt übrig: Der ⟦move-nimber|Zug-Nimber⟧ ist { $value }.
several-left-rows = Die Nim-Summe der übrigen Zahlen ist der ⟦move-nimber|Zug-Nimber⟧ des Zeilenzugs: { $value }.
several-left-columns = Die Nim-Summe der übrigen Zahlen ist der Zug-Nimber des Spaltenzugs: { $value }.
several-left-coins = Die Nim-Summe der übrigen Zahlen ist der ⟦move-nimber|Zug-Nimber⟧: { $value }.

## The product

product = Das Produkt
product-explanation = Der Zug ändert den Gesamtwert um das ⟦nim-product|Nim-Produkt⟧ ⊗ der beiden Zug-Nimber.
product-waiting = Das Produkt wird berechnet …
total = Der Gesamtwert ist der ⟦nimber|Nimber⟧ der Stellung. Der Zug hinterlässt die ⟦nim-sum|Nim-Summe⟧ ⊕ von Gesamtwert und Änderung:
zero-wins = Wer 0 hinterlässt, gewinnt: Jeder Zug von 0 aus führt zu einer anderen Zahl, und von dort führt ein Zug zurück zu 0.
disc-values = Der Wert einer Scheibe ist das Nim-Produkt der Grundy-Zahlen ihrer Zeile und ihrer Spalte.
row-introduction = Der Wert einer Scheibe ist die ⟦grundy-number|Grundy-Zahl⟧ ihres Platzes in der Zeile.
twins-introduction = Der Wert einer Scheibe ist die ⟦nim-sum|Nim-Summe⟧ der Grundy-Zahlen ihrer Zeile und ihrer Spalte. Ein Zug dreht zwei Scheiben einer Zeile oder einer Spalte um.
twins-rows = Beide Scheiben liegen in einer Spalte, und deren Zahl hebt sich auf: Der Zug ändert den Gesamtwert um die Nim-Summe der Zeilen, { $change }.
twins-columns = Beide Scheiben liegen in einer Zeile, und deren Zahl hebt sich auf: Der Zug ändert den Gesamtwert um die Nim-Summe der Spalten, { $change }.
twins-mex = g ist die Grundy-Zahl einer einzelnen weißen Scheibe in Zeile 0 oder Spalte 0: das ⟦mex|mex⟧ von allem, was ihre Züge hinterlassen würden. Auf jedem anderen Platz hat eine Scheibe Züge in ihrer Zeile und in ihrer Spalte, und die kleinste fehlende Zahl ist die Nim-Summe der beiden g. Wähle ein g und sieh seine Züge.
rule-zero = Ein Produkt mit 0 ist 0.
rule-one = Ein Produkt mit 1 ist der andere Faktor.
rule-fermat = { $power } ist eine Fermat-Zweierpotenz und der andere Faktor ist kleiner, also ist es das gewöhnliche Produkt.
rule-square = { $power } ist eine Fermat-Zweierpotenz: Ihr Nim-Quadrat ist ihr Anderthalbfaches.
rule-distribute = Schreib jeden Faktor als Summe von Zweierpotenzen und nim-multipliziere jede mit jeder:
rule-regroup = Multipliziere die größte Fermat-Zweierpotenz mit sich selbst und den Rest mit dem Rest:
all-parts = Alle { $count } Produkte zeigen
rule-regroup-one = Zieh die größte Fermat-Zweierpotenz heraus und multipliziere zuerst den Rest:

## Each mex

mex = Woher die Grundy-Zahlen kommen
mex-introduction = g ist die Grundy-Zahl einer einzelnen weißen Scheibe: das ⟦mex|mex⟧ von allem, was ihre Züge hinterlassen würden. Wähle ein g und sieh seine Züge.
mex-prefixes = x ist die Nim-Summe aller g vom Anfang bis hierher.
strip-caption-rows = Grundy-Zahlen und Präfix-XORs der Zeilenachse
strip-caption-columns = Grundy-Zahlen und Präfix-XORs der Spaltenachse
strip-caption-coins = Grundy-Zahlen und Präfix-XORs der Münzen
number-rows = Zeile
number-columns = Spalte
number-coins = Münze
grundy-name = Grundy-Zahl g
prefix = x
prefix-name = Präfix-XOR x
open-mex-rows = Zeile { $number }: Grundy-Zahl { $value }. Zeigen, woher sie kommt
open-mex-columns = Spalte { $number }: Grundy-Zahl { $value }. Zeigen, woher sie kommt
open-mex-coins = Münze { $number }: Grundy-Zahl { $value }. Zeigen, woher sie kommt
mex-of-rows = Zeile { $number }
mex-of-columns = Spalte { $number }
mex-of-coins = Münze { $number } allein
mex-explanation = Angenommen, nur diese Scheibe ist weiß. Jeder Zug mit seiner Ecke hier macht sie schwarz und seine anderen Scheiben weiß. Die Züge würden hinterlassen:
mex-none = Kein Zug hat seine Ecke hier, also wird nichts hinterlassen: Die kleinste fehlende Zahl ist 0.
mex-length = Länge { $length }:
mex-places = { $list }:
mex-missing = Die kleinste fehlende Zahl ist { $value }.

## Numbers in words: formulas are not read aloud everywhere

said-prefix-rows = x { $number } der Zeilen ist gleich { $value }
said-prefix-columns = x { $number } der Spalten ist gleich { $value }
said-prefix-coins = x { $number } der Münzen ist gleich { $value }
said-grundy-rows = g { $number } der Zeilen ist gleich { $value }
said-grundy-columns = g { $number } der Spalten ist gleich { $value }
said-grundy-coins = g { $number } der Münzen ist gleich { $value }
said-nimber = der Nimber der Stellung ist gleich { $value }
said-factor = Faktor { $value }
said-change = der Zug ändert den Gesamtwert um { $value }
said-leaves = der Zug hinterlässt { $value }
said-length-leaves = Länge { $length } hinterlässt { $value }
said-places-leave = { $list }: Es bleibt { $value }
said-left-by-moves = { $count ->
    [one] { $value }, hinterlassen von 1 Zug
   *[other] { $value }, hinterlassen von { $count } Zügen
  }
said-left-by-lengths = { $count ->
    [one] { $value }, hinterlassen mit Länge { $lengths }
   *[other] { $value }, hinterlassen mit den Längen { $lengths }
  }
