name = Drei Schritte zu einem gewinnenden Zug
lost = Der Nimber dieser Stellung ist 0, also gewinnt kein Zug. Mach den Zug auf dem Brett rückgängig, dann sind die Schritte wieder da.
nimber = Diese Stellung hat den Nimber {"\u2066"}s = { $nimber }{"\u2069"}.

head-heading = 1. Wähle eine Münze mit Kopf
head = { $place }: {"\u2066"}v = { $value }{"\u2069"}
head-said = {"\u2066"}v ⊕ s = { $value } ⊕ { $nimber } = { $wanted }{"\u2069"}.
head-lower = { $wanted } ist kleiner als { $value }, also hat diese Münze einen gewinnenden Zug.
head-higher = { $wanted } ist nicht kleiner als { $value }: Vielleicht hat diese Münze keinen gewinnenden Zug. Wähle eine andere.

split-heading = 2. Wähle ein u₁ unter v₁ und teile
split-caption = Zu jedem u₁, das du probiert hast, das u₂ aus der Division
split-value = {"\u2066"}v = v₁ ⊗ v₂ = { $row } ⊗ { $column } = { $value }{"\u2069"}
split-row = u₁
split-change = u₁ ⊕ v₁
split-quotient = s ⊘ (u₁ ⊕ v₁)
split-column = u₂
split-fits = u₂ < v₂ ?
yes = ja
no = nein
split-pick = {"\u2066"}u₁ = { $row }{"\u2069"}
split-not = {"\u2066"}u₂ = { $column }{"\u2069"} ist nicht kleiner als {"\u2066"}v₂ = { $value }{"\u2069"}. Wähle ein anderes u₁.

move-heading = 3. Ein Zug auf jeder Achse
move = Nimm { $rows }: Die Zeilen außer der Zeile der Ecke sind {"\u2066"}u₁ = { $row }{"\u2069"} wert. Nimm { $columns }: Die Spalten außer der Spalte der Ecke sind {"\u2066"}u₂ = { $column }{"\u2069"} wert. Dreh die Münzen an den Kreuzungen um.
chosen = Der Zug ist auf dem Brett gewählt. Dreh dort um, und du hinterlässt 0.
