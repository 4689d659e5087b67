/** What can be set of the whole sequence: how far it goes, how its plot is scaled, and what part is seen. */
import type { Reading } from '../../game/reading';
import { readSize, type SizeProblem } from '../../game/size_input';
import { largestBoardSide } from '../../engine/api/boards';
import type { BoardQuestion } from '../../engine/api/axes';
import type { SequenceQuestion } from '../../engine/api/sequence';
import type { PlotColouring, PlotScale, PlotView } from '../../ui/plot/plot_settings';

export const DEFAULT_SEQUENCE_SIZE = 1_000;

/**
 * A value takes 8 bytes, 16 once some are past 2^64, and a board nimber 2: ten million boards take
 * 100 to 180 MB, which a browser gives to a page; ten times as many it would not.
 */
export const LARGEST_SEQUENCE_SIZE = 10_000_000;

export interface SequenceSettings {
  /** P(1), …, P(size). */
  readonly size: number;
  readonly scale: PlotScale;
  readonly colouring: PlotColouring;
  /** Absent while the whole sequence is seen. */
  readonly view?: PlotView;
}

/** A size as a person types it, in all the ways of `readSize`. */
export function readSequenceSize(typed: string): Reading<number, SizeProblem> {
  const size = readSize(typed);
  return size.ok && size.value > LARGEST_SEQUENCE_SIZE ? { ok: false, problem: 'too-large' } : size;
}

/** The lengths of whole sequences: the ones of the Solve page's form. */

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
