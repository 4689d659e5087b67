expression = Ausdruck
hint = Tippe + für ⊕, * für ⊗ und / für ⊘. Statt 3 kannst du auch *3 schreiben. Mit 0x beginnt eine Hexadezimal-, mit 0b eine Binärzahl. Mit Enter merkst du dir ein Ergebnis.
keep = Als { $name } merken
signs = Ein Zeichen schreiben
write-sum = ⊕, Nim-Summe
write-product = ⊗, Nim-Produkt
write-quotient = ⊘, Nim-Quotient
write-power = Potenz mit ganzem Exponenten
write-root = Quadratwurzel
write-inverse = Inverses
write-logarithm = Logarithmus
write-parentheses = Klammern
go-there = Zum Fehler gehen

## The answer

notations = Andere Schreibweisen
decimal = Dezimal
hexadecimal = Hexadezimal
binary = Binär
copy-decimal = Dezimalzahl kopieren
copy-hexadecimal = Hexadezimalzahl kopieren
copy-binary = Binärzahl kopieren

## Results that were kept

results = Gemerkte Ergebnisse
use = { $name } schreiben, also { $value }
forget = Liste leeren

## Mistakes. $place is the character, counted from 1; $sign is what stands there.

fault-unexpected-character = Zeichen { $place }: „{ $sign }“ gehört nicht hierher. Schreib Zahlen mit ⊕, ⊗, ⊘ oder ^ dazwischen.
fault-missing-operand = Zeichen { $place }: Hier fehlt eine Zahl. Schreib eine hin.
fault-missing-parenthesis = Zeichen { $place }: Zu dieser Klammer fehlt die andere. Ergänze sie oder lösche diese.
fault-unknown-name = Zeichen { $place }: „{ $sign }“ ist keine Funktion. Schreib sqrt(…), inv(…) oder log(…).
fault-bad-exponent = Zeichen { $place }: Schreib hinter ^ eine einzige ganze Zahl, etwa 3 oder -1. Die Potenz einer Potenz braucht Klammern.
fault-number-too-large = Zeichen { $place }: { $sign } ist zu groß. Nimm eine Zahl unter 2^64.
fault-unknown-result = Zeichen { $place }: Es gibt noch kein Ergebnis { $sign }. Merke dir zuerst eines oder schreib die Zahl.
fault-division-by-zero = Zeichen { $place }: Durch 0 kann man nicht dividieren. Wähle einen anderen Divisor.
fault-logarithm-of-zero = Zeichen { $place }: 0 hat keinen Logarithmus. Wähle eine andere Zahl.
fault-text-too-long = Der Ausdruck ist zu lang. Merke dir einen Teil als Ergebnis und rechne damit weiter.
fault-too-deep = Zeichen { $place }: zu viele Klammern ineinander. Merke dir den inneren Teil als Ergebnis und rechne damit weiter.

## The steps

steps = Schritt für Schritt
said-factors = { $a } nim-mal { $b }
said-power = { $a } hoch { $exponent } ist gleich { $value }
said-inverse = das Inverse von { $a } ist gleich { $value }
said-square-root = die Quadratwurzel aus { $a } ist gleich { $value }
said-logarithm = der Logarithmus von { $a } ist gleich { $value }

sum-explanation = Schreib beide Zahlen binär. In jeder Spalte heben sich gleiche Bits auf, und verschiedene Bits ergeben 1.
said-binary = Binär: { $a } nim-plus { $b } ist gleich { $sum }

ways = Wege zum Produkt
way-rules = Nach Regeln
way-definition = Nach Definition
rules-explanation = Zerlege beide Faktoren in Zweierpotenzen. Für die größten ⟦fermat-power|Fermat-Zweierpotenzen⟧ darin gibt es eigene Regeln; alle anderen Produkte folgen daraus.
halves-explanation = Sei a = { $a }, b = { $b } und F die Fermat-Zweierpotenz { $power }. Zerlege beide Faktoren dort: a = F ⊗ a₁ ⊕ a₀ und b = F ⊗ b₁ ⊕ b₀. Weil F ⊗ F = F ⊕ F ⁄ 2 ist, ist das Produkt F ⊗ (a₁ ⊗ b₁ ⊕ a₁ ⊗ b₀ ⊕ a₀ ⊗ b₁) ⊕ a₀ ⊗ b₀ ⊕ (a₁ ⊗ b₁) ⊗ F ⁄ 2. Das sind die fünf Produkte, in dieser Reihenfolge:
halves-sum = Zusammen: { $power } ⊗ { $upper } ⊕ { $lower } = { $value }.
definition-small = Bei Faktoren bis { $largest } siehst du es auch nach der Definition.
definition-explanation = Ein ⟦nim-product|Nim-Produkt⟧ a ⊗ b ist das ⟦mex|mex⟧ von a′ ⊗ b ⊕ a ⊗ b′ ⊕ a′ ⊗ b′ für alle a′ unter a und alle b′ unter b. Jeder Platz der Tabelle braucht also nur die Plätze darüber und links davon.
table = Produkte bis { $a } ⊗ { $b }
nothing-smaller = { $a } ⊗ { $b }: keine kleineren Faktoren, also 0.
smallest-missing = { $a } ⊗ { $b }: Die kleineren Produkte ergeben { $list }. Die kleinste fehlende Zahl ist { $value }.

inverse-explanation = Sei a = { $a }. Die q = { $size } Nimber unter 2^{ $bits } bilden einen Körper, den kleinsten, in dem a liegt. Dort ist a^(q − 1) gleich 1, also ist a^(q − 2) das Inverse von a. Quadriere immer weiter und multipliziere die Quadrate, deren Exponenten zusammen q − 2 = { $exponent } ergeben:
inverse-proof = Die Probe: { $a } ⊗ { $value } ist 1.
quotient-explanation = Durch { $b } zu dividieren heißt, mit dem Inversen { $inverse } zu multiplizieren. Also ist { $a } ⊘ { $b } dieses Produkt:
quotient-proof = Die Probe: { $value } ⊗ { $b } ist { $a }.
root-explanation = Sei a = { $a }. Die q = { $size } Nimber unter 2^{ $bits } bilden einen Körper, den kleinsten, in dem a liegt. Dort ist a^q wieder a, also ist a das Quadrat von a^(q ⁄ 2). Quadriere immer weiter, bis zum Exponenten q ⁄ 2 = { $exponent }:
root-proof = Die Probe: { $value } ⊗ { $value } ist { $a }.
power-explanation = Sei a = { $a }. Quadriere immer weiter und multipliziere die Quadrate, deren Exponenten zusammen { $exponent } ergeben:
power-zero = Beim Exponenten 0 bleibt das leere Produkt: 1.
logarithm-explanation = Die { $size } Nimber unter 2^{ $bits } bilden einen Körper, den kleinsten, in dem { $a } liegt. Alle außer 0 sind Potenzen seines Erzeugers g = { $generator }. Der Exponent, der { $a } ergibt, ist { $exponent }:
product-so-far = Produkt bisher: { $product }
not-used = ungenutzt
