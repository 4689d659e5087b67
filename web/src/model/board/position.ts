/** Which discs of a board are white, and what turning some of them makes of it. */

/** A place on the board: columns count from the left, rows from the bottom, both from 1. */
export interface Cell {
  readonly column: number;
  readonly row: number;
}

export interface RectangleSize {
  readonly width: number;
  readonly height: number;
}

/** A rectangle by its upper right corner. */
export interface Rectangle extends Cell, RectangleSize {}

/** Never changed: every change makes a new one. */
export interface Position {
  readonly rows: number;
  readonly columns: number;
  /** 1 where white, 0 where black; the disc in column x and row y at (y - 1) * columns + x - 1. */
  readonly discs: Uint8Array;
}

export type Disc = 0 | 1;

export function filledPosition(rows: number, columns: number, disc: Disc): Position {
  return { rows, columns, discs: new Uint8Array(rows * columns).fill(disc) };
}

/** Each disc is white with probability 1/2; `random` gives numbers from 0 up to 1. */
export function randomPosition(rows: number, columns: number, random: () => number): Position {
  const discs = Uint8Array.from({ length: rows * columns }, () => (random() < 0.5 ? 0 : 1));
  return { rows, columns, discs };
}

export function sameSize(one: Position, other: Position): boolean {
  return one.rows === other.rows && one.columns === other.columns;
}

export function samePosition(one: Position, other: Position): boolean {
  if (one === other) return true;
  return sameSize(one, other) && one.discs.every((disc, place) => disc === other.discs[place]);
}

export function sameCell(one: Cell | undefined, other: Cell | undefined): boolean {
  return one?.column === other?.column && one?.row === other?.row;
}

export function isOnBoard({ rows, columns }: Position, { column, row }: Cell): boolean {
  return column >= 1 && column <= columns && row >= 1 && row <= rows;
}

/** The place of a disc in `discs` and in everything that is laid out as they are. */
export function placeOf({ columns }: Pick<Position, 'columns'>, { column, row }: Cell): number {
  return (row - 1) * columns + column - 1;
}

/** The inverse of `placeOf`. */
export function cellAt({ columns }: Pick<Position, 'columns'>, place: number): Cell {
  return { column: (place % columns) + 1, row: Math.floor(place / columns) + 1 };
}

/** 1 for a white disc; 0 for a black one, and where there is none. */
export function discAt(position: Position, cell: Cell): Disc {
  return isOnBoard(position, cell) && position.discs[placeOf(position, cell)] === 1 ? 1 : 0;
}

export function whiteDiscCount({ discs }: Position): number {
  return discs.reduce((count, disc) => count + disc, 0);
}

export function isAllWhite({ discs }: Position): boolean {
  return !discs.includes(0);
}

/** The position after every disc of a rectangle is turned; it must lie on the board. */
export function flipped(position: Position, rectangle: Rectangle): Position {
  const discs = position.discs.slice();
  for (let row = rectangle.row - rectangle.height + 1; row <= rectangle.row; row += 1) {
    const last = placeOf(position, { column: rectangle.column, row });
    for (let place = last - rectangle.width + 1; place <= last; place += 1)
      discs[place] = discs[place] === 1 ? 0 : 1;
  }
  return { ...position, discs };
}

/** The position with discs of one colour in these places. */
export function painted(position: Position, cells: readonly Cell[], disc: Disc): Position {
  const discs = position.discs.slice();
  for (const cell of cells) discs[placeOf(position, cell)] = disc;
  return { ...position, discs };
}

/** The discs on the straight way from one to another, both included. */
export function cellsBetween(from: Cell, to: Cell): Cell[] {
  const columns = to.column - from.column;
  const rows = to.row - from.row;
  const steps = Math.max(Math.abs(columns), Math.abs(rows));
  return Array.from({ length: steps + 1 }, (_, step) => ({
    column: from.column + Math.round((columns * step) / (steps || 1)),
    row: from.row + Math.round((rows * step) / (steps || 1)),
  }));
}
