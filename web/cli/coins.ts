/** A coin by the numbers of its row and its column. */
export type Coin = readonly [row: number, column: number];

/** The coins where these rows and these columns cross, row by row. */
export const crossing = (rows: Iterable<number>, columns: Iterable<number>): Coin[] =>
  Array.from(rows).flatMap((row) => Array.from(columns, (column): Coin => [row, column]));
