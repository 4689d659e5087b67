/**
 * A move that is chosen coin by coin. It begins with a corner; each press on another coin adds its row and its column,
 * or takes them away again.
 *
 *     . . . . . .     a press in the corner's row changes a column alone,
 *     x . x . . C     one in its column changes a row alone,
 *     . . . . . .     one elsewhere changes both
 *
 * If the place farthest from the corner distinguishes a move of an axis from all others, as with runs and twins, a
 * press chooses the move that ends there; if that holds on both axes, one press chooses the whole move.
 */
import { moveEndingAt, type Board, type CornerMoves } from './board';
import type { Line, LineMove } from './line';
import { cornerOf, type Move, type Places } from './move';
import type { Cell } from './position';

/** The corner and the places added to it: not a complete move yet, or one already. */
export type Draft = Move;

export function startDraft({ row, column }: Cell): Draft {
  return { rows: [row], columns: [column] };
}

/** True if each of a corner's moves has a different end, the coin opposite to the corner. */
export function endDeterminesMove({ rows, columns }: Board): boolean {
  return rows.isByEnd && columns.isByEnd;
}

/** The draft after a press on a coin; undefined if no move of the corner has that coin as well. */
export function draftAfterPress(
  board: Board,
  moves: CornerMoves,
  draft: Draft,
  cell: Cell,
): Draft | undefined {
  if (endDeterminesMove(board)) return moveEndingAt(moves, cell);
  const corner = cornerOf(draft);
  const isTaken = draft.rows.includes(cell.row) && draft.columns.includes(cell.column);
  const rows =
    cell.row === corner.row
      ? draft.rows
      : placesAfter(board.rows, moves.rows, draft.rows, cell.row, isTaken);
  const columns =
    cell.column === corner.column
      ? draft.columns
      : placesAfter(board.columns, moves.columns, draft.columns, cell.column, isTaken);
  return rows && columns && { rows, columns };
}

function placesAfter(
  { isByEnd }: Line,
  moves: readonly LineMove[],
  places: Places,
  place: number,
  isTaken: boolean,
): Places | undefined {
  if (isByEnd) {
    if (isTaken && places[0] === place) return places.slice(-1);
    return moves.find((move) => move.places[0] === place)?.places;
  }
  if (isTaken) return places.filter((known) => known !== place);
  if (places.includes(place)) return places;
  const more = [...places, place].sort((one, other) => one - other);
  return moves.some((move) => hasAll(move, more)) ? more : undefined;
}

/** The moves of an axis that contain all places chosen so far. */
export function movesMatchingDraft(
  { isByEnd }: Line,
  moves: readonly LineMove[],
  places: Places,
): readonly LineMove[] {
  return isByEnd ? moves : moves.filter((move) => hasAll(move, places));
}

function hasAll(move: LineMove, places: Places): boolean {
  return places.every((place) => move.places.includes(place));
}

/** The places of an axis that can be pressed next: the ends of these moves, or all of their places. */
export function placesToPress({ isByEnd }: Line, moves: readonly LineMove[]): ReadonlySet<number> {
  return new Set(moves.flatMap(({ places }) => (isByEnd ? places.slice(0, 1) : places)));
}
