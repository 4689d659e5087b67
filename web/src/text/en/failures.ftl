### Why something could not be computed, and what to do. Those that end in “-of” know an amount.

failure-board-out-of-range = A board of this game can’t have this size. Choose another one.
failure-board-out-of-range-of = A side of this game’s boards has from 1 to { $amount } coins. Choose another size.
failure-too-many-grundy-numbers = This game’s Grundy numbers can’t be computed that far. Ask for fewer.
failure-too-many-grundy-numbers-of = Only the first { $amount } Grundy numbers of this game can be computed. Ask for fewer.
failure-table-out-of-range = The solver can’t make a table of this size. Choose another size.
failure-value-too-large = Some of these coins have values beyond 64 bits. Choose a smaller size.
failure-too-many-moves = This board has too many moves. Choose a smaller one.
failure-wrong-disc-count = The discs don’t fit the size of the board. Reload the page.
failure-size-out-of-range = The solver takes sizes from 1 to { 100000000 }. Choose another size.
failure-bad-length-family = The solver can’t use these lengths. Choose others under “More”.
failure-unknown-game = The solver doesn’t know this game. Choose another one.
failure-too-many-lengths = Too many of these lengths fit the board. Choose a smaller board or other lengths.
failure-too-many-lengths-of = Too many of these lengths fit the board. With them it can have up to { $amount }.
failure-out-of-memory = The browser has no memory left for this board. Close other tabs or choose a smaller board, then try again.
failure-out-of-memory-of = The browser doesn’t have the { MEMORY($amount) } of memory that this board takes. Close other tabs or choose a smaller board, then try again.
failure-module-failed = The solver couldn’t be loaded. Check that you’re online, then try again. If that doesn’t help, reload the page.
failure-simd-missing = This browser is too old: the solver needs WebAssembly with SIMD. Update the browser, or use another one.
failure-wasm-forbidden = This site’s content security policy forbids WebAssembly, which the solver needs. The site’s administrator can allow it with: script-src 'self' 'wasm-unsafe-eval'
failure-worker-forbidden = This site’s content security policy forbids workers, which the solver runs in. The site’s administrator can allow them with: worker-src 'self'
failure-worker-failed = The browser stopped the computation, or didn’t let it start. Try again. If it happens again, close other tabs first.
