## The size

rows-slider = Zeilen, mit Regler
columns-slider = Spalten, mit Regler
presets = Übliche Größen

## What the board shows

layers = Auf dem Brett
shading = Schattierung
shading-corners = Ecken gewinnender Züge
shading-cover = Scheiben gewinnender Züge
shading-none = Keine
disc-values = Scheibenwerte

## Its parts

part-size = Größe des Bretts
part-layers = Schattierung und Zahlen
part-share = Teilen und speichern
part-keys = Tasten

## Keys, beside those of the board

key-ends = Pos1 und Ende
key-ends-does = zur ersten und zur letzten Scheibe der Zeile gehen
key-pages = Bild auf und Bild ab
key-pages-does = zehn Zeilen nach oben oder unten gehen
key-corners = Strg mit Pos1 oder Ende
key-corners-does = zur Scheibe unten links oder oben rechts gehen
key-undo = Strg mit Z oder Y
key-undo-does = rückgängig machen oder wiederholen; auf dem Mac ⌘ statt Strg
key-why = Pfeiltasten in „Warum?“
key-why-does = in einer Formel oder Tabelle von Zahl zu Zahl gehen
