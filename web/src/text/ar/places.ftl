board = { $rows } × { $columns }
count = P({ $rows }, { $columns })
count-square = P({ $size })

place = الصف { $row } والعمود { $column }
disc = القرص في { $place }
row = الصف
column = العمود

run = من { $first } إلى { $last }
rows = { $count ->
    [zero] الصفوف { $list }
    [one] الصف { $list }
    [two] الصفان { $list }
    [few] الصفوف { $list }
    [many] الصفوف { $list }
   *[other] الصفوف { $list }
  }
columns = { $count ->
    [zero] الأعمدة { $list }
    [one] العمود { $list }
    [two] العمودان { $list }
    [few] الأعمدة { $list }
    [many] الأعمدة { $list }
   *[other] الأعمدة { $list }
  }

coins-of-row = { $columns } في الصف { $row }

coins = { $count ->
    [zero] القطع { $list }
    [one] القطعة { $list }
    [two] القطعتان { $list }
    [few] القطع { $list }
    [many] القطع { $list }
   *[other] القطع { $list }
  }

size = { $rows } × { $columns }
move = { $size } عند { $place }
move-short = { $rows }×{ $columns } ({ $row }; { $column })
move-short-gaps = ({ $rows }; { $columns })
