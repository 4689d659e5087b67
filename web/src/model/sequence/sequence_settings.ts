/** What can be set of the whole sequence: how far it goes, how its plot is scaled, and what part is seen. */
import type { Reading } from '../reading';
import { readSize } from '../size_input';
import type { SizeProblem } from '../size_input';

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
