/** The settings of the whole sequence: how far it goes, how its plot is scaled, and the visible range. */
import type { Reading } from '../../game/reading';
import { readSize, type SizeProblem } from '../../game/size_input';
import { largestBoardSide } from '../../engine/api/boards';
import type { BoardQuestion } from '../../engine/api/axes';
import type { SequenceQuestion } from '../../engine/api/sequence';
import type { PlotColouring, PlotScale, PlotView } from '../../ui/plot/plot_settings';

export const DEFAULT_SEQUENCE_SIZE = 1_000;

/**
 * A value takes 8 bytes, 16 if some are beyond 2^64, and a board nimber 2: ten million boards take 100 to 180 MB, which
 * browsers allow a page; ten times as many they don't.
 */
export const LARGEST_SEQUENCE_SIZE = 10_000_000;

export interface SequenceSettings {
  /** P(1), …, P(size). */
  readonly size: number;
  readonly scale: PlotScale;
  readonly colouring: PlotColouring;
  /** Undefined while the whole sequence is visible. */
  readonly view?: PlotView;
}

/** Reads a typed size, in any spelling of `readSize`. */
export function readSequenceSize(typed: string): Reading<number, SizeProblem> {
  const size = readSize(typed);
  return size.ok && size.value > LARGEST_SEQUENCE_SIZE ? { ok: false, problem: 'too-large' } : size;
}

/** The length families of whole sequences, from the Solve page's form. */

export type LengthsOfBoards = Pick<SequenceQuestion, 'rowLengths' | 'columnLengths'>;

export function areDefaultLengths({ rowLengths, columnLengths }: LengthsOfBoards): boolean {
  return rowLengths === 'triangular' && columnLengths === 'square';
}

export function squareBoard(
  size: number,
  { rowLengths, columnLengths }: LengthsOfBoards,
): BoardQuestion {
  return { rows: { size, lengths: rowLengths }, columns: { size, lengths: columnLengths } };
}

/** True if the Board page can show the square board of this size, disc by disc. */
export function isOnBoardPage(size: number, lengths: LengthsOfBoards): boolean {
  return size <= largestBoardSide && areDefaultLengths(lengths);
}

export function sameLengths(one: LengthsOfBoards, other: LengthsOfBoards): boolean {
  return one.rowLengths === other.rowLengths && one.columnLengths === other.columnLengths;
}
