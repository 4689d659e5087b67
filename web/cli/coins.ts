/** A coin by the numbers of its row and its column. */
export type NumberedCoin = readonly [row: number, column: number];

/** The coins where these rows and these columns cross, row by row. */
export const crossingCoins = (rows: Iterable<number>, columns: Iterable<number>): NumberedCoin[] =>
  Array.from(rows).flatMap((row) => Array.from(columns, (column): NumberedCoin => [row, column]));
