heading = Ein gewinnender Zug in drei Schritten
step = Schritt { $step } von 3.
waiting = Die Schritte werden berechnet …
none = In dieser Stellung gewinnt kein Zug: Ihr Nimber ist 0.
next = Nächster Schritt
close = Schritte schließen
check = Division prüfen

head = Der ⟦nimber|Nimber⟧ der Stellung ist {"\u2066"}s = { $nimber }{"\u2069"}. Suche eine weiße Scheibe, deren Wert kleiner wird, wenn du s mit ⊕ addierst, etwa { $disc }: Ihr Wert ist {"\u2066"}v = { $value }{"\u2069"}, und {"\u2066"}v ⊕ s = { $wanted }{"\u2069"}. Die anderen Scheiben des Zuges müssen also {"\u2066"}u = { $wanted }{"\u2069"} wert sein.
numbers = Verteile das auf die beiden Achsen. Die Scheibe ist das ⟦nim-product|Nim-Produkt⟧ von {"\u2066"}v₁ = { $ofRow }{"\u2069"} (Zeile) und {"\u2066"}v₂ = { $ofColumn }{"\u2069"} (Spalte) wert. Mach beide kleiner, und zwar so, dass die Änderungen {"\u2066"}u₁ ⊕ v₁{"\u2069"} und {"\u2066"}u₂ ⊕ v₂{"\u2069"} mit ⊗ das Produkt {"\u2066"}s = { $nimber }{"\u2069"} ergeben. Nimm {"\u2066"}u₁ = { $row }{"\u2069"}: Teile s durch die erste Änderung, das ergibt die zweite, und du hast {"\u2066"}u₂ = { $column }{"\u2069"}.
line-numbers = Prüfe die Änderung. Hier gibt es nur eine Achse und nichts zu verteilen: Ein Zug von v zu u ändert den Nimber um {"\u2066"}u ⊕ v{"\u2069"}, und das ist {"\u2066"}s = { $nimber }{"\u2069"}.
twins-row = Verteile das auf die beiden Achsen. Die Scheibe ist die Nim-Summe von v₁ (Zeile) und v₂ (Spalte) wert. Das höchste Bit von s steckt in {"\u2066"}v₁ = { $value }{"\u2069"}: Verkleinere das zu {"\u2066"}u₁ = { $wanted }{"\u2069"} und lass die Spalte, wie sie ist.
twins-column = Verteile das auf die beiden Achsen. Die Scheibe ist die Nim-Summe von v₁ (Zeile) und v₂ (Spalte) wert. Das höchste Bit von s steckt in {"\u2066"}v₂ = { $value }{"\u2069"}: Verkleinere das zu {"\u2066"}u₂ = { $wanted }{"\u2069"} und lass die Zeile, wie sie ist.
move = Suche auf jeder Achse einen Zug. Auf den Zeilen einen, der in Zeile { $row } endet und dessen andere Zeilen zusammen {"\u2066"}u₁ = { $u }{"\u2069"} wert sind: { $rows }. Auf den Spalten einen, der in Spalte { $column } endet und dessen andere Spalten {"\u2066"}u₂ = { $w }{"\u2069"} wert sind: { $columns }. Dreh die Scheiben an den Kreuzungen um: Das ändert den Nimber um { $nimber } und hinterlässt 0.
line-move = Suche einen Zug mit { $corner } als Ecke, dessen andere Münzen zusammen {"\u2066"}u = { $u }{"\u2069"} wert sind: { $coins }. Dreh sie um: Das ändert den Nimber um { $nimber } und hinterlässt 0.
twins-move = Dreh die beiden Scheiben in { $rows } und { $columns } um: Das ändert den Nimber um { $nimber } und hinterlässt 0.
