/** Moves that show at a glance what a game is like. */
import type { Board } from '../game/board';
import { moveOf } from '../game/board';
import type { LineMove } from '../game/line';
import type { Move } from '../game/move';
import type { Size } from '../game/position';

/** A board large enough to tell the games apart, and small enough for a picture. */
export const SAMPLE_SIDE = 5;

export interface Samples {
  readonly size: Size;
  readonly moves: readonly Move[];
}

/** A small move and a large one of the same corner; one where they are the same, none where there is none. */
export function sampleMoves(board: Board): Samples {
  const size = {
    rows: Math.min(SAMPLE_SIDE, board.rows.size),
    columns: Math.min(SAMPLE_SIDE, board.columns.size),
  };
  const rows = board.rows.movesAt(size.rows);
  const columns = board.columns.movesAt(size.columns);
  const [row, column, smallRow] = [large(rows), large(columns), rows[0]];
  if (row === undefined || column === undefined || smallRow === undefined)
    return { size, moves: [] };
  const moves =
    row === smallRow
      ? [[row, column]]
      : [
          [smallRow, column],
          [row, column],
        ];
  return { size, moves: moves.map(([one, other]) => moveOf(one ?? row, other ?? column)) };
}

/** The one that reaches farthest and still leaves out the first place, so that its shape is seen. */
function large(moves: readonly LineMove[]): LineMove | undefined {
  const inside = moves.filter(({ places: [first = 1] }) => first > 1);
  return (inside.length > 0 ? inside : moves).at(-1);
}
