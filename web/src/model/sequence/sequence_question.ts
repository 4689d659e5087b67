/** The lengths that whole sequences are asked for with: those of the Solve page's form. */
import { largestBoardSide } from '../../solver/protocol';
import type { SequenceQuestion } from '../../solver/sequence';
import type { BoardQuestion } from '../board_question';

export type LengthsOfBoards = Pick<SequenceQuestion, 'rowLengths' | 'columnLengths'>;

export function areUsual({ rowLengths, columnLengths }: LengthsOfBoards): boolean {
  return rowLengths === 'triangular' && columnLengths === 'square';
}

export function squareBoard(
  size: number,
  { rowLengths, columnLengths }: LengthsOfBoards,
): BoardQuestion {
  return { rows: { size, lengths: rowLengths }, columns: { size, lengths: columnLengths } };
}

/** Whether the Board page can show the square board of this size, disc by disc. */
export function isOnBoardPage(size: number, lengths: LengthsOfBoards): boolean {
  return size <= largestBoardSide && areUsual(lengths);
}

export function sameLengths(one: LengthsOfBoards, other: LengthsOfBoards): boolean {
  return one.rowLengths === other.rowLengths && one.columnLengths === other.columnLengths;
}
