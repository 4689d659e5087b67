/** Positions: which coins of a board are heads. */

/** A place on the board. Columns count from the left, rows in the game's own direction, both from 1. */
export interface Cell {
  readonly column: number;
  readonly row: number;
}

export interface Size {
  readonly rows: number;
  readonly columns: number;
}

/** Immutable: every change makes a new one. */
export interface Position extends Size {
  /** 1 for heads, 0 for tails; the coin in column x and row y is at (y - 1) * columns + x - 1. */
  readonly coins: Uint8Array;
}

export type Coin = 0 | 1;

export function filledPosition({ rows, columns }: Size, coin: Coin): Position {
  return { rows, columns, coins: new Uint8Array(rows * columns).fill(coin) };
}

/** Each coin is heads with probability 1/2; `random` gives numbers from 0 up to 1. */
export function randomPosition({ rows, columns }: Size, random: () => number): Position {
  const coins = Uint8Array.from({ length: rows * columns }, () => (random() < 0.5 ? 0 : 1));
  return { rows, columns, coins };
}

export function sameSize(one: Size, other: Size): boolean {
  return one.rows === other.rows && one.columns === other.columns;
}

export function samePosition(one: Position, other: Position): boolean {
  if (one === other) return true;
  return sameSize(one, other) && one.coins.every((coin, place) => coin === other.coins[place]);
}

export function sameCell(one: Cell | undefined, other: Cell | undefined): boolean {
  return one?.column === other?.column && one?.row === other?.row;
}

export function isOnBoard({ rows, columns }: Size, { column, row }: Cell): boolean {
  return column >= 1 && column <= columns && row >= 1 && row <= rows;
}

/** The index of a coin in `coins`, and in every array of the same order. */
export function placeOf({ columns }: Pick<Size, 'columns'>, { column, row }: Cell): number {
  return (row - 1) * columns + column - 1;
}

/** The inverse of `placeOf`. */
export function cellAt({ columns }: Pick<Size, 'columns'>, place: number): Cell {
  return { column: (place % columns) + 1, row: Math.floor(place / columns) + 1 };
}

/** 1 for heads; 0 for tails and outside the board. */
export function coinAt(position: Position, cell: Cell): Coin {
  return isOnBoard(position, cell) && position.coins[placeOf(position, cell)] === 1 ? 1 : 0;
}

export function headsCount({ coins }: Position): number {
  return coins.reduce((count, coin) => count + coin, 0);
}

export function isAllHeads({ coins }: Position): boolean {
  return !coins.includes(0);
}

/** The position with all of these coins showing the same side. */
export function withCoinsSet(position: Position, cells: readonly Cell[], coin: Coin): Position {
  const coins = position.coins.slice();
  for (const cell of cells) coins[placeOf(position, cell)] = coin;
  return { ...position, coins };
}

/** The coins on the straight line from one to another, both included. */
export function cellsOnLine(from: Cell, to: Cell): Cell[] {
  const columns = to.column - from.column;
  const rows = to.row - from.row;
  const steps = Math.max(Math.abs(columns), Math.abs(rows));
  return Array.from({ length: steps + 1 }, (_, step) => ({
    column: from.column + Math.round((columns * step) / (steps || 1)),
    row: from.row + Math.round((rows * step) / (steps || 1)),
  }));
}
