### A table of a board's values, filled in coin by coin by the definition, and compared with the Tartan theorem.

name = The values of { $game }
caption = What each coin is worth

compared = { $equal } of { $filled } coins have the value that the theorem gives.

compare = Compare with the theorem
