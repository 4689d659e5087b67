### An axis of coins whose moves turn runs: the Grundy numbers g, the prefix XORs x, and the runs that end at a place.

name = Places 1 to { $to }
caption = Places, their values, and the runs that end at one of them
place-heading = place
place = place { $place }

how-to-read-coins = Each bracket is a run that ends at the place marked “?”; its length stands before it. The number at its end is what turning it leaves: the XOR of its other coins.
how-to-read-leaves = Each bracket is a run that ends at the place marked “?”; its length stands before it. What turning it leaves is now the XOR of two numbers of row x, which you work out.
how-to-read-changes = Pick a place. Each bracket is a run that ends there. Its length stands before it; the number at its end is what the run is worth.

# $length is that of a run; a formula follows.
sum-leaves = Length { $length } leaves
sum-changes = Length { $length } is worth
filled = Place { $place } gets { $value }: its moves leave { $list }.

## What a screen reader hears

said-open = Place { $place }, not filled in yet
said-place = Place { $place }, g is { $value }
said-coins = Length { $length }, places { $first } to { $last }: leaves { $value }
said-open-run = Length { $length }, places { $first } to { $last }: to be worked out
said-leaves = { said-coins }
said-changes = Length { $length }, places { $first } to { $last }: worth { $value }
