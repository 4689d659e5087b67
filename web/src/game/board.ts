/**
 * A board of a game with all that one has to know to judge the moves of any position. By the Tartan
 * theorem the coin in row r and column c is worth g(r) ⊗ g(c), and a move changes the position's nimber by
 * the nim-product of its two move nimbers. So it wins exactly when that product is the position's nimber.
 * (J. H. Conway, On Numbers and Games, chapter 11.)
 */
import type { Game } from './game';
import { createLine, lineMoveOf } from './line';
import type { DescribedLine, Line, LineMove } from './line';
import { cornerOf, samePlaces } from './move';
import type { Move } from './move';
import { coinAt } from './position';
import type { Cell, Position, Size } from './position';

export interface Board {
  readonly game: Game;
  readonly rows: Line;
  readonly columns: Line;
  /** The value of every coin, laid out as the coins of a position are. */
  readonly coinValues: Uint8Array;
  /** The largest board of the game. */
  readonly largest: Size;
  /** How many first moves win when all coins are heads: P(rows, columns). */
  readonly winningFirstMoves: number;
  /** a ⊗ b of nimbers below 256. */
  readonly product: (a: number, b: number) => number;
}

/** A board as the engine describes it. */
export interface DescribedBoard {
  readonly rows: DescribedLine;
  readonly columns: DescribedLine;
  readonly largest: Size;
  readonly winningFirstMoves: number;
  /** a ⊗ b of all a and b below 256, at 256 a + b. */
  readonly products: Uint8Array;
}

/** The moves of one corner: any of these rows with any of these columns. None where either is empty. */
export interface CornerMoves {
  readonly rows: readonly LineMove[];
  readonly columns: readonly LineMove[];
}

/** A step from one move of a corner to another one. */
export type MoveStep = 'next' | 'previous' | 'wider' | 'narrower' | 'taller' | 'lower';

export const NO_MOVES: CornerMoves = { rows: [], columns: [] };

export function createBoard(game: Game, described: DescribedBoard): Board {
  const { largest, winningFirstMoves, products } = described;
  const rows = createLine(game.rows, described.rows);
  const columns = createLine(game.columns, described.columns);
  const product = (a: number, b: number) => products[256 * a + b] ?? 0;
  const coinValues = new Uint8Array(rows.size * columns.size);
  for (const [row, grundyOfRow] of rows.grundyNumbers.entries())
    for (const [column, grundyOfColumn] of columns.grundyNumbers.entries())
      coinValues[row * columns.size + column] = product(grundyOfRow, grundyOfColumn);
  return { game, rows, columns, coinValues, largest, winningFirstMoves, product };
}

/** The legal moves with this corner. */
export function cornerMoves(board: Board, position: Position, corner: Cell): CornerMoves {
  if (coinAt(position, corner) === 0) return NO_MOVES;
  const rows = board.rows.movesAt(corner.row);
  const columns = board.columns.movesAt(corner.column);
  return rows.length > 0 && columns.length > 0 ? { rows, columns } : NO_MOVES;
}

export function moveCount({ rows, columns }: CornerMoves): number {
  return rows.length * columns.length;
}

/** The number of legal moves of a position. */
export function legalCount(board: Board, position: Position): number {
  const rows = Array.from({ length: position.rows }, (_, row) => board.rows.countAt(row + 1));
  const columns = Array.from({ length: position.columns }, (_, column) =>
    board.columns.countAt(column + 1),
  );
  return position.coins.reduce((count, coin, place) => {
    const row = Math.floor(place / position.columns);
    return count + coin * (rows[row] ?? 0) * (columns[place % position.columns] ?? 0);
  }, 0);
}

/** Whether nobody can move any more; heads may be left that cannot be turned. */
export function isOver(board: Board, position: Position): boolean {
  return legalCount(board, position) === 0;
}

/** The line moves that make up a move; undefined where the game does not have them. */
export function partsOf(
  board: Board,
  { rows, columns }: Move,
): { readonly rows: LineMove; readonly columns: LineMove } | undefined {
  const rowMove = lineMoveOf(board.rows, rows);
  const columnMove = lineMoveOf(board.columns, columns);
  return rowMove && columnMove && { rows: rowMove, columns: columnMove };
}

export function isLegal(board: Board, position: Position, move: Move): boolean {
  return coinAt(position, cornerOf(move)) === 1 && partsOf(board, move) !== undefined;
}

/** By what a move changes the position's nimber; undefined where the game does not have it. */
export function moveNimber(board: Board, move: Move): number | undefined {
  const parts = partsOf(board, move);
  return parts && board.product(parts.rows.moveNimber, parts.columns.moveNimber);
}

export function moveOf(rows: LineMove, columns: LineMove): Move {
  return { rows: rows.places, columns: columns.places };
}

/** All of them by row kind and column kind: as many as `moveCount` says. */
export function eachMove({ rows, columns }: CornerMoves): Move[] {
  return rows.flatMap((row) => columns.map((column) => moveOf(row, column)));
}

/** The move that a drag from the corner to `end` means: of each axis the one that ends nearest to it. */
export function nearestMove({ rows, columns }: CornerMoves, end: Cell): Move | undefined {
  const row = nearest(rows, end.row);
  const column = nearest(columns, end.column);
  return row && column && moveOf(row, column);
}

/** The first move that has `end` opposite to its corner. */
export function moveEndingAt({ rows, columns }: CornerMoves, end: Cell): Move | undefined {
  const row = rows.find(({ places }) => places[0] === end.row);
  const column = columns.find(({ places }) => places[0] === end.column);
  return row && column && moveOf(row, column);
}

/**
 * Where a step from a move leads: around in a circle by `next` and `previous`, and by the others not past
 * the last kind of an axis. Without a move it is the first or the last one.
 */
export function steppedMove(
  { rows, columns }: CornerMoves,
  from: Move | undefined,
  step: MoveStep,
): Move | undefined {
  const count = rows.length * columns.length;
  const at = (row: number, column: number) => {
    const rowMove = rows[row];
    const columnMove = columns[column];
    return rowMove && columnMove && moveOf(rowMove, columnMove);
  };
  const row = rows.findIndex(({ places }) => from && samePlaces(places, from.rows));
  const column = columns.findIndex(({ places }) => from && samePlaces(places, from.columns));
  if (row < 0 || column < 0) {
    const isUpwards = step === 'next' || step === 'wider' || step === 'taller';
    return isUpwards ? at(0, 0) : at(rows.length - 1, columns.length - 1);
  }
  const around = (index: number) => {
    const place = (index + count) % count;
    return at(Math.floor(place / columns.length), place % columns.length);
  };
  switch (step) {
    case 'next':
      return around(row * columns.length + column + 1);
    case 'previous':
      return around(row * columns.length + column - 1);
    case 'wider':
      return at(row, column + 1);
    case 'narrower':
      return at(row, column - 1);
    case 'taller':
      return at(row + 1, column);
    case 'lower':
      return at(row - 1, column);
  }
}

/** Of two that end as near, the smaller one, whose kind comes first. */
function nearest(moves: readonly LineMove[], end: number): LineMove | undefined {
  return moves.reduce<LineMove | undefined>(
    (best, move) => (best === undefined || away(move, end) < away(best, end) ? move : best),
    undefined,
  );
}

function away({ places }: LineMove, end: number): number {
  return Math.abs((places[0] ?? 0) - end);
}
