/** The board a question asks about: when it is the same one, and which game is played on it. */
import type { BoardQuestion } from '../solver/solver';

export type { BoardAnswer, BoardQuestion } from '../solver/solver';

/** The same text for the same board: a key for comparing and remembering. */
export function boardKey({ rows, columns }: BoardQuestion): string {
  return `${rows.size} ${rows.lengths} ${columns.size} ${columns.lengths}`;
}

export function sameBoard(
  one: BoardQuestion | undefined,
  other: BoardQuestion | undefined,
): boolean {
  return one !== undefined && other !== undefined && boardKey(one) === boardKey(other);
}

/** Whether the board is played with the lengths of the Flipping Game itself. */
export function hasFlippingGameLengths({ rows, columns }: BoardQuestion): boolean {
  return rows.lengths === 'triangular' && columns.lengths === 'square';
}

export function flippingGameBoard(rows: number, columns: number): BoardQuestion {
  return {
    rows: { size: rows, lengths: 'triangular' },
    columns: { size: columns, lengths: 'square' },
  };
}
