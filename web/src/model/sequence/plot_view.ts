/** Zooming and moving what is seen of a sequence: whole boards, never beyond its ends. */
import type { PlotView } from './sequence_settings';

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
