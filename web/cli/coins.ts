/** A coin by the numbers of its row and its column. */
export type Coin = readonly [row: number, column: number];

/** The coins that the solver gives as two numbers each. */
export const pairs = (numbers: Uint32Array): Coin[] =>
  Array.from({ length: numbers.length / 2 }, (_, index): Coin => {
    const [row = 0, column = 0] = numbers.subarray(2 * index);
    return [row, column];
  });

/** The coins where these rows and these columns cross, row by row. */
export const crossing = (rows: Iterable<number>, columns: Iterable<number>): Coin[] =>
  Array.from(rows).flatMap((row) => Array.from(columns, (column): Coin => [row, column]));
