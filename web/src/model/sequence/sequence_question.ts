/** The lengths that whole sequences are asked for with: those of the Solve page's form. */
import type { SequenceQuestion } from '../../solver/sequence';

export type LengthsOfBoards = Pick<SequenceQuestion, 'rowLengths' | 'columnLengths'>;

export function areUsual({ rowLengths, columnLengths }: LengthsOfBoards): boolean {
  return rowLengths === 'triangular' && columnLengths === 'square';
}

export function sameLengths(one: LengthsOfBoards, other: LengthsOfBoards): boolean {
  return one.rowLengths === other.rowLengths && one.columnLengths === other.columnLengths;
}
