/** What is seen of the values in a plot: which part of them, zoomed and moved, and on which scale. */
export const PLOT_SCALES = ['linear', 'log'] as const;
export type PlotScale = (typeof PLOT_SCALES)[number];

export function isPlotScale(value: string): value is PlotScale {
  return PLOT_SCALES.some((scale) => scale === value);
}

/** The values that are plotted, by their places from 1 on. */
export interface PlottedValues {
  readonly size: number;
  /** The value to 53 bits; exactly 0 only where it is. */
  approximately(n: number): number;
}

/** The places that are seen: from ≤ n ≤ to. */
export interface PlotView {
  readonly from: number;
  readonly to: number;
}

/** Fewer values than these are not seen alone: their points would only move apart. */
const FEWEST_VALUES = 10;

export function wholeView(size: number): PlotView {
  return { from: 1, to: size };
}

export function isWhole({ from, to }: PlotView, size: number): boolean {
  return from === 1 && to === size;
}

/** The part from one place to another, in either order, widened where it has too few values. */
export function viewBetween(one: number, other: number, size: number): PlotView {
  const from = Math.round(Math.min(one, other));
  const to = Math.round(Math.max(one, other));
  const count = Math.max(to - from + 1, FEWEST_VALUES);
  return placed((from + to - count + 1) / 2, count, size);
}

/** Shows `factor` times as many values; the one at `around` keeps its place. */
export function zoomed(
  { from, to }: PlotView,
  size: number,
  around: number,
  factor: number,
): PlotView {
  const before = to - from + 1;
  const count = Math.max(Math.round(before * factor), FEWEST_VALUES);
  return placed(around - ((around - from) * (count - 1)) / Math.max(before - 1, 1), count, size);
}

/** As many values, moved no further than it takes to have place n among them. */
export function movedTo(view: PlotView, size: number, n: number): PlotView {
  const count = view.to - view.from + 1;
  if (n < view.from) return placed(n, count, size);
  return n > view.to ? placed(n - count + 1, count, size) : view;
}

/** As many values, so many further on. */
export function movedBy({ from, to }: PlotView, size: number, count: number): PlotView {
  return placed(from + count, to - from + 1, size);
}

/** So many values, beginning as near to `from` as the ends allow. */
function placed(from: number, count: number, size: number): PlotView {
  if (count >= size) return wholeView(size);
  const first = Math.min(Math.max(Math.round(from), 1), size - count + 1);
  return { from: first, to: first + count - 1 };
}
