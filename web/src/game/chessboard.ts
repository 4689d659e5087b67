/** Chessboard Nim on a board that is small enough to play on: coins, moves and nimbers. */

/** A square of the board; rows and columns count from 1, from the upper left. */
export interface Square {
  readonly row: number;
  readonly column: number;
}

/** A move of a coin. If several coins share a square it doesn't matter which one moves. */
export interface CoinMove {
  readonly from: Square;
  readonly to: Square;
}

export const LARGEST_CHESSBOARD_SIDE = 9;
export const MAX_PLAYED_COINS = 12;

export const sameSquare = (one: Square, other: Square) =>
  one.row === other.row && one.column === other.column;

/** The value of a coin on a square. `grundy` has the Grundy numbers of the coordinates, which start at 0. */
export function nimberOfSquare(grundy: ArrayLike<number>, { row, column }: Square): number {
  return (grundy[row - 1] ?? 0) ^ (grundy[column - 1] ?? 0);
}

export function nimSumOf(grundy: ArrayLike<number>, coins: readonly Square[]): number {
  return coins.reduce((sum, coin) => sum ^ nimberOfSquare(grundy, coin), 0);
}

/** The squares that a coin can go to: first those to the left, then those above. */
export function targetSquaresFrom({ row, column }: Square, steps: readonly number[]): Square[] {
  return [
    ...steps.map((step) => ({ row, column: column - step })),
    ...steps.map((step) => ({ row: row - step, column })),
  ].filter((to) => to.row >= 1 && to.column >= 1);
}

/** All moves, without repetition if several coins share a square. */
export function coinMovesOf(coins: readonly Square[], steps: readonly number[]): CoinMove[] {
  return squaresOf(coins).flatMap((from) =>
    targetSquaresFrom(from, steps).map((to) => ({ from, to })),
  );
}

/** The moves that leave nim-sum 0. */
export function winningCoinMovesOf(
  coins: readonly Square[],
  steps: readonly number[],
  grundy: ArrayLike<number>,
): CoinMove[] {
  return coinMovesOf(coins, steps).filter(
    ({ from, to }) =>
      (nimSumOf(grundy, coins) ^ nimberOfSquare(grundy, from)) === nimberOfSquare(grundy, to),
  );
}

export function afterCoinMove(coins: readonly Square[], { from, to }: CoinMove): readonly Square[] {
  const moved = coins.findIndex((coin) => sameSquare(coin, from));
  return coins.map((coin, place) => (place === moved ? to : coin));
}

function squaresOf(coins: readonly Square[]): Square[] {
  return coins.filter(
    (coin, place) => coins.findIndex((other) => sameSquare(coin, other)) === place,
  );
}

/** How an empty board is written, since a link without coins means the default ones. */
const NO_COINS = 'none';

/** The squares of coins as text, such as `9x9-6x8`. */
export function formatSquares(coins: readonly Square[]): string {
  return coins.length === 0
    ? NO_COINS
    : coins.map(({ row, column }) => `${row}x${column}`).join('-');
}

export function readCoins(text: string): readonly Square[] | undefined {
  if (text === NO_COINS) return [];
  const coins = text.split('-').map((coin) => {
    const [, row = '', column = ''] = /^([1-9])x([1-9])$/u.exec(coin) ?? [];
    return { row: Number(row), column: Number(column) };
  });
  const fits = coins.every(({ row }) => row > 0) && coins.length <= MAX_PLAYED_COINS;
  return fits ? coins : undefined;
}
