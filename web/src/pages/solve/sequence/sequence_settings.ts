/** What can be set of the whole sequence: how far it goes, how its plot is scaled, and what part is seen. */
import type { Reading } from '../../../game/reading';
import { readSize } from '../../../game/size_input';
import type { SizeProblem } from '../../../game/size_input';
import { largestBoardSide } from '../../../engine/game_engine';
import type { BoardQuestion } from '../../../engine/protocol';
import type { SequenceQuestion } from '../../../engine/sequence';

export const DEFAULT_SEQUENCE_SIZE = 1_000;

/**
 * A value takes 8 bytes, 16 once some are past 2^64, and a board nimber 2: ten million boards take
 * 100 to 180 MB, which a browser gives to a page; ten times as many it would not.
 */
export const LARGEST_SEQUENCE_SIZE = 10_000_000;

export const PLOT_SCALES = ['linear', 'log'] as const;
export type PlotScale = (typeof PLOT_SCALES)[number];

/** The boards n × n that are seen: from ≤ n ≤ to. */
export interface PlotView {
  readonly from: number;
  readonly to: number;
}

export interface SequenceSettings {
  /** P(1), …, P(size). */
  readonly size: number;
  readonly scale: PlotScale;
  /** Absent while the whole sequence is seen. */
  readonly view?: PlotView;
}

export const USUAL_SEQUENCE: SequenceSettings = { size: DEFAULT_SEQUENCE_SIZE, scale: 'linear' };

/** A size as a person types it, in all the ways of `readSize`. */
export function readSequenceSize(typed: string): Reading<number, SizeProblem> {
  const size = readSize(typed);
  return size.ok && size.value > LARGEST_SEQUENCE_SIZE ? { ok: false, problem: 'too-large' } : size;
}

export function isPlotScale(value: string): value is PlotScale {
  return PLOT_SCALES.some((scale) => scale === value);
}

/** The lengths that whole sequences are asked for with: those of the Solve page's form. */

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

/** Zooming and moving what is seen of a sequence: whole boards, never beyond its ends. */

/** Fewer boards than these are not seen alone: their points would only move apart. */
const FEWEST_BOARDS = 10;

export function wholeView(size: number): PlotView {
  return { from: 1, to: size };
}

export function isWhole({ from, to }: PlotView, size: number): boolean {
  return from === 1 && to === size;
}

/** The part from one board to another, in either order, widened where it has too few boards. */
export function viewBetween(one: number, other: number, size: number): PlotView {
  const from = Math.round(Math.min(one, other));
  const to = Math.round(Math.max(one, other));
  const boards = Math.max(to - from + 1, FEWEST_BOARDS);
  return placed((from + to - boards + 1) / 2, boards, size);
}

/** Shows `factor` times as many boards; the one at `around` keeps its place. */
export function zoomed(
  { from, to }: PlotView,
  size: number,
  around: number,
  factor: number,
): PlotView {
  const before = to - from + 1;
  const boards = Math.max(Math.round(before * factor), FEWEST_BOARDS);
  return placed(around - ((around - from) * (boards - 1)) / Math.max(before - 1, 1), boards, size);
}

/** The same number of boards, moved no further than it takes to have board n among them. */
export function movedTo(view: PlotView, size: number, n: number): PlotView {
  const boards = view.to - view.from + 1;
  if (n < view.from) return placed(n, boards, size);
  return n > view.to ? placed(n - boards + 1, boards, size) : view;
}

/** The same number of boards, so many further on. */
export function movedBy({ from, to }: PlotView, size: number, boards: number): PlotView {
  return placed(from + boards, to - from + 1, size);
}

/** So many boards, beginning as near to `from` as the ends allow. */
function placed(from: number, boards: number, size: number): PlotView {
  if (boards >= size) return wholeView(size);
  const first = Math.min(Math.max(Math.round(from), 1), size - boards + 1);
  return { from: first, to: first + boards - 1 };
}
