/**
 * A board of a game with all that one has to know to judge the moves of any position. By the Tartan
 * theorem the coin in row r and column c is worth g(r) ⊗ g(c), and a move changes the position's nimber by
 * the nim-product of its two move nimbers. So it wins exactly when that product is the position's nimber.
 * (J. H. Conway, On Numbers and Games, chapter 11.)
 *
 * In Acrostic Twins the coin is worth r ⊕ c. Its moves have the same form: twins of the rows with the
 * corner's column alone, or twins of the columns with its row alone; they change the nimber by that of
 * the twins.
 */
import type { Game } from './game';
import { createLine, lineMoveOf, type DescribedLine, type Line, type LineMove } from './line';
import { cornerOf, samePlaces, type Move } from './move';
import { cellAt, coinAt, type Cell, type Position, type Size } from './position';

export interface Board {
  readonly game: Game;
  /** Whether it is one, and not Acrostic Twins. */
  readonly isProduct: boolean;
  readonly rows: Line;
  readonly columns: Line;
  /** The value of every coin, laid out as the coins of a position are. */
  readonly coinValues: Uint8Array;
  /** The largest board of the game. */
  readonly largest: Size;
  /** How many first moves win when all coins are heads: P(rows, columns). */
  readonly winningFirstMoves: number;
  /** By what the two change a position's nimber together; undefined where they do not make a move. */
  readonly change: (row: MoveNimber, column: MoveNimber) => number | undefined;
}

export function boardSize({ rows, columns }: Board): Size {
  return { rows: rows.size, columns: columns.size };
}

/** All that counts of a move on one axis. */
type MoveNimber = Pick<LineMove, 'moveNimber'>;

/** A board as the engine describes it. */
interface DescribedBoard {
  readonly rows: DescribedLine;
  readonly columns: DescribedLine;
  readonly largest: Size;
  readonly winningFirstMoves: number;
  readonly isProduct: boolean;
  /**
   * By what a row move and a column move of the nimbers a and b below 256 change a position, at 256 a + b:
   * a ⊗ b in a product. 0 where they do not make a move.
   */
  readonly changes: Uint8Array;
}

/** The moves of one corner: these rows with these columns. None where either is empty. */
export interface CornerMoves {
  readonly rows: readonly LineMove[];
  readonly columns: readonly LineMove[];
  /** Whether two, in any order, make a move: any two do in a product, and in Acrostic Twins if just one is the corner alone. */
  readonly goTogether: (one: LineMove, other: LineMove) => boolean;
  /** How many do. */
  readonly count: number;
}

/** A step from one move of a corner to another one. */
export type MoveStep = 'next' | 'previous' | 'wider' | 'narrower' | 'taller' | 'lower';

export const NO_MOVES: CornerMoves = {
  rows: [],
  columns: [],
  goTogether: () => false,
  count: 0,
};

export function createBoard(game: Game, described: DescribedBoard): Board {
  const { largest, winningFirstMoves, isProduct, changes } = described;
  const rows = createLine(game.rows, described.rows, !isProduct);
  const columns = createLine(game.columns, described.columns, !isProduct);
  const changeAt = (a: number, b: number) => changes[256 * a + b] ?? 0;
  const valueOf = isProduct ? changeAt : (r: number, c: number) => r ^ c;
  const coinValues = new Uint8Array(rows.size * columns.size);
  for (const [row, grundyOfRow] of rows.grundyNumbers.entries())
    for (const [column, grundyOfColumn] of columns.grundyNumbers.entries())
      coinValues[row * columns.size + column] = valueOf(grundyOfRow, grundyOfColumn);
  return {
    game,
    isProduct,
    rows,
    columns,
    coinValues,
    largest,
    winningFirstMoves,
    // A field has no divisors of 0, so that the change of a move is never that.
    change: (row, column) => changeAt(row.moveNimber, column.moveNimber) || undefined,
  };
}

/** The legal moves with this corner. */
export function cornerMoves(board: Board, position: Position, corner: Cell): CornerMoves {
  if (coinAt(position, corner) === 0) return NO_MOVES;
  const count = moveCountAt(board, corner);
  if (count === 0) return NO_MOVES;
  return {
    rows: board.rows.movesAt(corner.row),
    columns: board.columns.movesAt(corner.column),
    goTogether: (one, other) => board.change(one, other) !== undefined,
    count,
  };
}

/** How many moves have this corner while it is heads. */
export function moveCountAt({ isProduct, rows, columns }: Board, { row, column }: Cell): number {
  const [ofRow, ofColumn] = [rows.countAt(row), columns.countAt(column)];
  return isProduct ? ofRow * ofColumn : ofRow - 1 + ofColumn - 1;
}

/** The number of legal moves of a position. */
export function legalCount(board: Board, position: Position): number {
  return position.coins.reduce(
    (count, coin, place) =>
      coin === 0 ? count : count + moveCountAt(board, cellAt(position, place)),
    0,
  );
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
  const isMove = rowMove && columnMove && board.change(rowMove, columnMove) !== undefined;
  return isMove ? { rows: rowMove, columns: columnMove } : undefined;
}

export function isLegal(board: Board, position: Position, move: Move): boolean {
  return coinAt(position, cornerOf(move)) === 1 && partsOf(board, move) !== undefined;
}

/** By what a move changes the position's nimber; undefined where the game does not have it. */
export function moveNimber(board: Board, move: Move): number | undefined {
  const parts = partsOf(board, move);
  return parts && board.change(parts.rows, parts.columns);
}

export function moveOf(rows: LineMove, columns: LineMove): Move {
  return { rows: rows.places, columns: columns.places };
}

/** All of them by row kind and column kind. */
export function eachMove({ rows, columns, goTogether }: CornerMoves): Move[] {
  return rows.flatMap((row) =>
    columns.filter((column) => goTogether(row, column)).map((column) => moveOf(row, column)),
  );
}

/** The move that a drag from the corner to `end` means: of each axis the one that ends nearest to it. */
export function nearestMove(moves: CornerMoves, end: Cell): Move | undefined {
  const row = nearest(moves.rows, end.row);
  const column = nearest(moves.columns, end.column);
  if (row === undefined || column === undefined) return undefined;
  if (moves.goTogether(row, column)) return moveOf(row, column);
  const goesWith = (one: LineMove) => (other: LineMove) => moves.goTogether(one, other);
  const otherRow = nearest(moves.rows.filter(goesWith(column)), end.row);
  const otherColumn = nearest(moves.columns.filter(goesWith(row)), end.column);
  const losesLess =
    otherColumn === undefined ||
    (otherRow !== undefined && away(otherRow, end.row) < away(otherColumn, end.column));
  return losesLess ? otherRow && moveOf(otherRow, column) : moveOf(row, otherColumn);
}

/** The first move that has `end` opposite to its corner. */
export function moveEndingAt(
  { rows, columns, goTogether }: CornerMoves,
  end: Cell,
): Move | undefined {
  const row = rows.find(({ places }) => places[0] === end.row);
  const column = columns.find(({ places }) => places[0] === end.column);
  return row && column && goTogether(row, column) ? moveOf(row, column) : undefined;
}

/**
 * Where a step from a move leads: around in a circle by `next` and `previous`, and by the others not past
 * the last kind of an axis. What the other axis has stays, where the two make a move. Without a move it is
 * the first or the last one.
 */
export function steppedMove(
  moves: CornerMoves,
  from: Move | undefined,
  step: MoveStep,
): Move | undefined {
  const row = moves.rows.findIndex(({ places }) => from && samePlaces(places, from.rows));
  const column = moves.columns.findIndex(({ places }) => from && samePlaces(places, from.columns));
  const at = row * moves.columns.length + column;
  if (row < 0 || column < 0) {
    const isUpwards = step === 'next' || step === 'wider' || step === 'taller';
    return isUpwards ? moveAround(moves, -1, 1) : moveAround(moves, 0, -1);
  }
  switch (step) {
    case 'next':
      return moveAround(moves, at, 1);
    case 'previous':
      return moveAround(moves, at, -1);
    case 'wider':
      return moveWith(moves, 'columns', moves.columns[column + 1], moves.rows[row]);
    case 'narrower':
      return moveWith(moves, 'columns', moves.columns[column - 1], moves.rows[row]);
    case 'taller':
      return moveWith(moves, 'rows', moves.rows[row + 1], moves.columns[column]);
    case 'lower':
      return moveWith(moves, 'rows', moves.rows[row - 1], moves.columns[column]);
  }
}

/** The next move after a pair of line moves, by row kind and column kind, that pair being the last. */
function moveAround(
  { rows, columns, goTogether }: CornerMoves,
  pair: number,
  way: 1 | -1,
): Move | undefined {
  const count = rows.length * columns.length;
  for (let steps = 1; steps <= count; steps += 1) {
    const place = (pair + way * steps + count) % count;
    const row = rows[Math.floor(place / columns.length)];
    const column = columns[place % columns.length];
    if (row && column && goTogether(row, column)) return moveOf(row, column);
  }
  return undefined;
}

/** The move of a line move with one of the other axis, or with the first one there that makes a move with it. */
export function moveWith(
  moves: CornerMoves,
  axis: 'rows' | 'columns',
  one: LineMove | undefined,
  other: LineMove | undefined,
): Move | undefined {
  if (one === undefined) return undefined;
  const goes = (second: LineMove) => moves.goTogether(one, second);
  const others = axis === 'rows' ? moves.columns : moves.rows;
  const found = other && goes(other) ? other : others.find(goes);
  if (found === undefined) return undefined;
  return axis === 'rows' ? moveOf(one, found) : moveOf(found, one);
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
