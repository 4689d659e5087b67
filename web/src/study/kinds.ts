/** Converts moves to and from the engine's form: rows and columns from 0, and the kind of the move on each axis. */
import { moveWithKinds, lineFactorsOf, type Board } from '../game/board';
import { cornerOf, type Move } from '../game/move';
import type { KindMove } from '../engine/api/boards';

/** Undefined if the board has no such move. */
export function moveOfKinds(
  { rows, columns }: Board,
  { row, column, rowKind, columnKind }: KindMove,
): Move | undefined {
  const rowMove = rows.movesAt(row + 1)[rowKind];
  const columnMove = columns.movesAt(column + 1)[columnKind];
  return rowMove && columnMove && moveWithKinds(rowMove, columnMove);
}

/** Undefined if the game has no such move. */
export function kindsOfMove(board: Board, move: Move): KindMove | undefined {
  const parts = lineFactorsOf(board, move);
  const { row, column } = cornerOf(move);
  return (
    parts && {
      row: row - 1,
      column: column - 1,
      rowKind: parts.rows.kind,
      columnKind: parts.columns.kind,
    }
  );
}
