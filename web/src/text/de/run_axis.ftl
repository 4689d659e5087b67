name = Plätze 1 bis { $to }
caption = Plätze, ihre Werte und die Ketten, die auf einem davon enden
place-heading = Platz
place = Platz { $place }

how-to-read-coins = Jede Klammer ist eine Kette, die auf dem Platz mit dem „?“ endet; davor steht ihre Länge. Die Zahl am Ende ist, was die Kette beim Umdrehen hinterlässt: das XOR ihrer anderen Münzen.
how-to-read-leaves = Jede Klammer ist eine Kette, die auf dem Platz mit dem „?“ endet; davor steht ihre Länge. Was sie beim Umdrehen hinterlässt, ist jetzt das XOR zweier Zahlen der Zeile x, und das rechnest du aus.
how-to-read-changes = Wähle einen Platz. Jede Klammer ist eine Kette, die dort endet. Davor steht ihre Länge; die Zahl am Ende ist, was die Kette wert ist.

sum-leaves = Länge { $length } hinterlässt
sum-changes = Länge { $length } hat den Wert
filled = Platz { $place } bekommt { $value }: Seine Züge hinterlassen { $list }.

## Was ein Screenreader vorliest

said-open = Platz { $place }, noch nicht ausgefüllt
said-place = Platz { $place }, g ist { $value }
said-coins = Länge { $length }, Plätze { $first } bis { $last }: hinterlässt { $value }
said-open-run = Länge { $length }, Plätze { $first } bis { $last }: noch auszurechnen
said-leaves = { said-coins }
said-changes = Länge { $length }, Plätze { $first } bis { $last }: Wert { $value }
