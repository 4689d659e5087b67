heading = Tabellen von ⊕, ⊗ und ⊘
introduction = In Zeile a und Spalte b steht die ⟦nim-sum|Nim-Summe⟧ a ⊕ b, das ⟦nim-product|Nim-Produkt⟧ a ⊗ b oder a ⊘ b, die Zahl, deren Produkt mit b gleich a ist. { $hand ->
    [finger] Tippe auf einen Platz, um ihn zu lesen.
   *[mouse] Zeig auf einen Platz, um ihn zu lesen.
  }

## What is shown

operation = Rechenart
usual-sizes = Zeilen und Spalten
size = Beliebige Zahl bis { 256 }
fields-outlined = Umrandet: die Nimber unter { $sizes }. Jede dieser Mengen ist ein Körper: Summen, Produkte und Quotienten bleiben darin.

## Powers and logarithms

fields-heading = Potenzen und Logarithmen
fields-introduction = Unter 4, 16, 256 und 65.536 bilden die ⟦nimber|Nimber⟧ Körper. In jedem von ihnen sind die Potenzen eines einzigen Nimbers, des Erzeugers, alle Nimber außer 0. So machen Logarithmen aus ⊗ gewöhnliche Addition, modulo der Anzahl der Potenzen.
field = Nimber unter
list = Liste
powers = Potenzen
logarithms = Logarithmen
exponent = Exponent
generator = Der Erzeuger der Nimber unter { $size } ist { $generator }, der kleinste, den es gibt: Seine Potenzen mit den Exponenten 0 bis { $last } sind alle außer 0.
subfield = Die Logarithmen der Nimber unter { $size } sind die Vielfachen von { $step }.
logarithm-is = Der Logarithmus von { $power } ist { $exponent }.
powers-list = Potenzen mit den Exponenten { $first } bis { $last }
logarithms-list = Logarithmen von { $first } bis { $last }
copy-powers = Alle Potenzen als CSV kopieren
copy-logarithms = Alle Logarithmen als CSV kopieren
