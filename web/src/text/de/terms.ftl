term-lesson = Zur Lektion

nimber = Eine Zahl, die sagt, was eine Stellung wert ist: Bei 0 verliert, wer am Zug ist.
nimber-example = Zwei Münzen mit den Werten 3 und 1 ergeben eine Stellung mit dem Wert {"\u2066"}3 ⊕ 1 = 2{"\u2069"}.

grundy-number = Was eine Münze wert ist: das mex von allem, was ihre Züge hinterlassen würden.
grundy-number-example = Hinterlassen ihre Züge 0, 1 und 3, dann ist sie {"\u2066"}mex{"{"}0, 1, 3{"}"} = 2{"\u2069"}.

mex = Die kleinste der Zahlen 0, 1, 2, 3, …, die in einer Menge fehlt.
mex-example = {"\u2066"}mex{"{"}0, 1, 3{"}"} = 2{"\u2069"} und {"\u2066"}mex{"{"}1, 2{"}"} = 0{"\u2069"}.

nim-sum = ⊕: Schreib beide Zahlen binär; gleiche Bits heben sich auf.
nim-sum-example = {"\u2066"}3 ⊕ 1 = 2{"\u2069"}, denn 11 und 01 ergeben 10.

nim-product = ⊗: die Multiplikation, die zu ⊕ gehört, für Züge auf Zeilen und Spalten zugleich.
nim-product-example = {"\u2066"}2 ⊗ 2 = 3{"\u2069"} und {"\u2066"}2 ⊗ 3 = 1{"\u2069"}; ein Faktor 1 ändert nichts: {"\u2066"}1 ⊗ 3 = 3{"\u2069"}.

fermat-power = 2, 4, 16, 256, 65.536, …: Jede ist das Quadrat der vorigen. Nim-multipliziert mit einer kleineren Zahl ergibt sie das gewöhnliche Produkt, mit sich selbst ihr Anderthalbfaches.
fermat-power-example = {"\u2066"}16 ⊗ 3 = 48{"\u2069"} und {"\u2066"}16 ⊗ 16 = 24{"\u2069"}.

move-nimber = Die Zahl, um die ein Zug den Nimber ändert: Der Zug gewinnt, wenn er damit 0 hinterlässt.
move-nimber-example = Ein Zug mit dem Zug-Nimber 3 macht aus einer Stellung mit dem Wert 2 eine mit dem Wert {"\u2066"}2 ⊕ 3 = 1{"\u2069"}.

gamma = Γ: der Nimber des vollen Bretts, auf dem jede Münze Kopf zeigt. Ist er 0, gewinnt kein erster Zug.
gamma-example = Das Flipping Game auf 5 × 5 hat {"\u2066"}Γ = 2{"\u2069"}.

first-moves = P(N): wie viele erste Züge auf einem Brett mit N Zeilen und N Spalten gewinnen.
first-moves-example = Das Flipping Game auf 5 × 5 hat {"\u2066"}P(5) = 8{"\u2069"}.

row-move = Die Zeilen eines Zuges: ein Zug des Spiels, das entlang der Zeilenachse gespielt wird.
row-move-example = Der Zug 3 × 4 bei Zeile 5, Spalte 5 hat den Zeilenzug „Zeilen 3 bis 5“.

column-move = Die Spalten eines Zuges: ein Zug des Spiels, das entlang der Spaltenachse gespielt wird.
column-move-example = Der Zug 3 × 4 bei Zeile 5, Spalte 5 hat den Spaltenzug „Spalten 2 bis 5“.
