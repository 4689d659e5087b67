/** How many moves an axis has whose moves are runs: a run of length l ends at each of the places l, …, n. */
export function runMoves(size: bigint, lengthAt: (index: bigint) => bigint): bigint {
  let moves = 0n;
  for (let index = 1n; lengthAt(index) <= size; index += 1n) moves += size - lengthAt(index) + 1n;
  return moves;
}

/** 1, 3, 6, 10, … */
export const triangular = (index: bigint) => (index * (index + 1n)) / 2n;
/** 1, 4, 9, 16, … */
export const square = (index: bigint) => index * index;

export interface BoardWork {
  readonly side: bigint;
  /** Row moves and column moves together: each is looked at once. */
  readonly looked: bigint;
  /** Their product: the first moves of the board. */
  readonly counted: bigint;
}

/** Of the Flipping Game on N × N. */
export function boardWork(side: bigint): BoardWork {
  const rowMoves = runMoves(side, triangular);
  const columnMoves = runMoves(side, square);
  return { side, looked: rowMoves + columnMoves, counted: rowMoves * columnMoves };
}
