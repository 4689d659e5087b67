/**
 * A board with all that is needed to judge the moves of any position. By the Tartan theorem the coin in row r and
 * column c has the value g(r) ⊗ g(c), and a move changes the position's nimber by the nim-product of its two move
 * nimbers. So a move wins exactly when that product is the position's nimber. (J. H. Conway, On Numbers and Games,
 * chapter 11.)
 *
 * In Acrostic Twins the coin has the value r ⊕ c. Its moves have the same form: twins of the rows with the corner's
 * column alone, or twins of the columns with its row alone; they change the nimber by that of the twins.
 */
import type { Game } from './game';
import { createLine, lineMoveOf, type DescribedLine, type Line, type LineMove } from './line';
import { cornerOf, samePlaces, type Move } from './move';
import { cellAt, coinAt, type Cell, type Position, type Size } from './position';

export interface Board {
  readonly game: Game;
  /** False for Acrostic Twins. */
  readonly isProduct: boolean;
  readonly rows: Line;
  readonly columns: Line;
  /** The value of every coin, in the order of `Position.coins`. */
  readonly coinValues: Uint8Array;
  /** The largest board that the game can have. */
  readonly largest: Size;
  /** P(rows, columns): how many first moves win when all coins are heads. */
  readonly winningFirstMoves: number;
  /** The change of a position's nimber by a row move and a column move; undefined if they don't make a move. */
  readonly change: (row: MoveNimber, column: MoveNimber) => number | undefined;
}

export function boardSize({ rows, columns }: Board): Size {
  return { rows: rows.size, columns: columns.size };
}

/** A line move, as far as its effect on the nimber goes. */
type MoveNimber = Pick<LineMove, 'moveNimber'>;

/** A board as the engine describes it. */
interface DescribedBoard {
  readonly rows: DescribedLine;
  readonly columns: DescribedLine;
  readonly largest: Size;
  readonly winningFirstMoves: number;
  readonly isProduct: boolean;
  /**
   * The change of a position's nimber by a row move and a column move with the nimbers a and b below 256, at 256 a + b:
   * a ⊗ b in a product, 0 if they don't make a move.
   */
  readonly changes: Uint8Array;
}

/** The moves of one corner: each of these rows with each of these columns. There are none if either is empty. */
export interface CornerMoves {
  readonly rows: readonly LineMove[];
  readonly columns: readonly LineMove[];
  /**
   * Whether a row move and a column move, in any order, make a move: always in a product, and in Acrostic Twins if
   * exactly one of them is the corner alone.
   */
  readonly goTogether: (one: LineMove, other: LineMove) => boolean;
  /** The number of these moves. */
  readonly count: number;
}

/** A step from one move of a corner to another one. */
export type MoveStep = 'next' | 'previous' | 'wider' | 'narrower' | 'taller' | 'lower';

export const NO_CORNER_MOVES: CornerMoves = {
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
    // A field has no divisors of 0, so a move never changes the nimber by 0.
    change: (row, column) => changeAt(row.moveNimber, column.moveNimber) || undefined,
  };
}

/** The legal moves with this corner. */
export function cornerMoves(board: Board, position: Position, corner: Cell): CornerMoves {
  if (coinAt(position, corner) === 0) return NO_CORNER_MOVES;
  const count = moveCountAt(board, corner);
  if (count === 0) return NO_CORNER_MOVES;
  return {
    rows: board.rows.movesAt(corner.row),
    columns: board.columns.movesAt(corner.column),
    goTogether: (one, other) => board.change(one, other) !== undefined,
    count,
  };
}

/** The number of moves with this corner, if it is heads. */
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

/** True if there is no legal move; heads that can't be turned may be left. */
export function isOver(board: Board, position: Position): boolean {
  return legalCount(board, position) === 0;
}

/** The line moves whose product is this move; undefined if the game doesn't have them. */
export function lineFactorsOf(
  board: Board,
  { rows, columns }: Move,
): { readonly rows: LineMove; readonly columns: LineMove } | undefined {
  const rowMove = lineMoveOf(board.rows, rows);
  const columnMove = lineMoveOf(board.columns, columns);
  const isMove = rowMove && columnMove && board.change(rowMove, columnMove) !== undefined;
  return isMove ? { rows: rowMove, columns: columnMove } : undefined;
}

export function isLegal(board: Board, position: Position, move: Move): boolean {
  return coinAt(position, cornerOf(move)) === 1 && lineFactorsOf(board, move) !== undefined;
}

/** The change of the position's nimber by a move; undefined if the game doesn't have the move. */
export function moveNimber(board: Board, move: Move): number | undefined {
  const parts = lineFactorsOf(board, move);
  return parts && board.change(parts.rows, parts.columns);
}

export function moveWithKinds(rows: LineMove, columns: LineMove): Move {
  return { rows: rows.places, columns: columns.places };
}

/** All moves, by row kind and column kind. */
export function eachMove({ rows, columns, goTogether }: CornerMoves): Move[] {
  return rows.flatMap((row) =>
    columns.filter((column) => goTogether(row, column)).map((column) => moveWithKinds(row, column)),
  );
}

/** The move meant by a drag from the corner to `end`: on each axis the one whose end is nearest. */
export function nearestMove(moves: CornerMoves, end: Cell): Move | undefined {
  const row = nearest(moves.rows, end.row);
  const column = nearest(moves.columns, end.column);
  if (row === undefined || column === undefined) return undefined;
  if (moves.goTogether(row, column)) return moveWithKinds(row, column);
  const goesWith = (one: LineMove) => (other: LineMove) => moves.goTogether(one, other);
  const otherRow = nearest(moves.rows.filter(goesWith(column)), end.row);
  const otherColumn = nearest(moves.columns.filter(goesWith(row)), end.column);
  const losesLess =
    otherColumn === undefined ||
    (otherRow !== undefined && away(otherRow, end.row) < away(otherColumn, end.column));
  return losesLess ? otherRow && moveWithKinds(otherRow, column) : moveWithKinds(row, otherColumn);
}

/** The first move whose end is `end`, opposite to its corner. */
export function moveEndingAt(
  { rows, columns, goTogether }: CornerMoves,
  end: Cell,
): Move | undefined {
  const row = rows.find(({ places }) => places[0] === end.row);
  const column = columns.find(({ places }) => places[0] === end.column);
  return row && column && goTogether(row, column) ? moveWithKinds(row, column) : undefined;
}

/**
 * The move that a step leads to. `next` and `previous` go around in a circle; the others stop at the last kind of an
 * axis, and leave the other axis as it is if the two make a move. Without a move to start from, it is the first or the
 * last move.
 */
export function moveAfterStep(
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
      return boardMoveWith(moves, 'columns', moves.columns[column + 1], moves.rows[row]);
    case 'narrower':
      return boardMoveWith(moves, 'columns', moves.columns[column - 1], moves.rows[row]);
    case 'taller':
      return boardMoveWith(moves, 'rows', moves.rows[row + 1], moves.columns[column]);
    case 'lower':
      return boardMoveWith(moves, 'rows', moves.rows[row - 1], moves.columns[column]);
  }
}

/** The move after a pair of line moves, by row kind and column kind, going round so that this pair comes last. */
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
    if (row && column && goTogether(row, column)) return moveWithKinds(row, column);
  }
  return undefined;
}

/**
 * The product of a line move with a given one of the other axis, or with the first one there that makes a move with it.
 */
export function boardMoveWith(
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
  return axis === 'rows' ? moveWithKinds(one, found) : moveWithKinds(found, one);
}

/** The move that ends nearest; if two are as near, the one with the smaller kind. */
function nearest(moves: readonly LineMove[], end: number): LineMove | undefined {
  return moves.reduce<LineMove | undefined>(
    (best, move) => (best === undefined || away(move, end) < away(best, end) ? move : best),
    undefined,
  );
}

function away({ places }: LineMove, end: number): number {
  return Math.abs((places[0] ?? 0) - end);
}
