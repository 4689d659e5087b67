board = { $rows } × { $columns }
count = P({ $rows }, { $columns })
count-square = P({ $size })

place = Zeile { $row }, Spalte { $column }
disc = die Scheibe in { $place }
row = Zeile
column = Spalte

run = { $first } bis { $last }
rows = { $count ->
    [one] Zeile { $list }
   *[other] Zeilen { $list }
  }
columns = { $count ->
    [one] Spalte { $list }
   *[other] Spalten { $list }
  }

coins-of-row = { $columns } in Zeile { $row }

coins = { $count ->
    [one] Münze { $list }
   *[other] Münzen { $list }
  }

size = { $rows } × { $columns }
move = { $size } bei { $place }
move-short = { $rows }×{ $columns } Z{ $row } S{ $column }
move-short-gaps = Z{ $rows } S{ $columns }
