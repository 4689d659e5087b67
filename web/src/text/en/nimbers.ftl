### The Nimbers page: what stands around its parts. Each part has a file of words of its own.

introduction = What a position is worth, in ⟦nimber|nimbers⟧. Compute with them exactly, and see every step.
parts = Parts of this page
part-calculator = Calculator
part-tables = Tables
part-heaps = Heaps
part-boxes = Boxes
part-chessboard = Chessboard Nim
unknown-part = This page has no part “{ $part }”. This is the calculator.
numbered-game = { $number }. { $game }
undone = Undone.
spoken-cannot-win = Nimber 0. No move wins.
