/** A histogram as bars: how many fit, their heights, and which of them contribute to the answer. */

interface HistogramBar {
  /** The move nimbers of this bar, from `first` to `last`; mostly one. */
  readonly first: number;
  readonly last: number;
  /** Relative to the tallest bar, 0 to 1. A bar for several nimbers is as tall as the tallest of them. */
  readonly height: number;
  /** One of its move nimbers belongs to a pair that contributes to the answer. */
  readonly contributes: boolean;
}

export interface HistogramBars {
  readonly bars: readonly HistogramBar[];
  readonly nimbersPerBar: number;
  /** The largest move nimber that occurs. */
  readonly largestNimber: number;
  readonly tallest: bigint;
}

export function histogramBars(
  histogram: BigUint64Array,
  contributing: ReadonlySet<number>,
  mostBars: number,
): HistogramBars {
  const largestNimber = largestOccurring(histogram);
  const nimbers = largestNimber + 1;
  const nimbersPerBar = powerOfTwoFrom(nimbers / Math.max(1, mostBars));
  const tallest = histogram.reduce((most, count) => (count > most ? count : most), 0n);
  const bars: HistogramBar[] = [];
  for (let first = 0; first < nimbers; first += nimbersPerBar) {
    const last = Math.min(first + nimbersPerBar, nimbers) - 1;
    let most = 0n;
    let contributes = false;
    for (let nimber = first; nimber <= last; nimber += 1) {
      const count = histogram[nimber] ?? 0n;
      if (count > most) most = count;
      contributes ||= contributing.has(nimber);
    }
    bars.push({
      first,
      last,
      height: tallest === 0n ? 0 : Number(most) / Number(tallest),
      contributes,
    });
  }
  return { bars, nimbersPerBar, largestNimber, tallest };
}

/** Nimbers form blocks of powers of two, which bars should not straddle. */
function powerOfTwoFrom(least: number): number {
  let power = 1;
  while (power < least) power *= 2;
  return power;
}

function largestOccurring(histogram: BigUint64Array): number {
  for (let nimber = histogram.length - 1; nimber > 0; nimber -= 1) {
    if (histogram[nimber] !== 0n) return nimber;
  }
  return 0;
}

/** The layout of a histogram, in CSS pixels from the left and the top. */

export const PLOT_BOX = {
  /** Room for the label of the tallest bar. */
  top: 24,
  base: 164,
  /** The triangles are between the base line and the ticks. */
  markerTop: 168,
  markerHeight: 6,
  tickTop: 180,
  labelBase: 196,
  height: 204,
};

const MIN_MARKER_PX = 6;
const MAX_STEP_PX = 56;

export interface ChartGeometry {
  /** The width of all bars together; a few bars don't fill the room. */
  readonly width: number;
  /** The paths of the bars: one for those that contribute to the answer, and one for the others. */
  readonly ordinary: string;
  readonly contributing: string;
  /** Triangles under the bars that contribute to the answer. */
  readonly markers: string;
  readonly ticks: readonly { readonly nimber: number; readonly x: number }[];
  /** The middle of a move nimber's bar. */
  readonly middleOf: (nimber: number) => number;
  nimberAt(x: number): number;
}

export function chartGeometry(
  { bars, nimbersPerBar, largestNimber }: HistogramBars,
  width: number,
): ChartGeometry {
  const step = Math.min(width / Math.max(1, bars.length), MAX_STEP_PX);
  const gap = step >= 4 ? Math.min(step / 4, 6) : 0;
  const middleOf = (nimber: number) => (Math.floor(nimber / nimbersPerBar) + 0.5) * step;
  const rectangles = (contributes: boolean) =>
    bars
      .filter((bar) => bar.contributes === contributes && bar.height > 0)
      .map(({ first, height }) => {
        // At least a pixel, so that every nimber that occurs is visible.
        const tall = Math.max(1, height * (PLOT_BOX.base - PLOT_BOX.top));
        const left = middleOf(first) - (step - gap) / 2;
        return `M${short(left)} ${PLOT_BOX.base}v${short(-tall)}h${short(step - gap)}v${short(tall)}z`;
      })
      .join('');
  const half = Math.max(MIN_MARKER_PX, Math.min(step - gap, 10)) / 2;
  const markers = bars
    .filter(({ contributes }) => contributes)
    .map(
      ({ first }) =>
        `M${short(middleOf(first))} ${PLOT_BOX.markerTop}l${short(half)} ${PLOT_BOX.markerHeight}h${short(-2 * half)}z`,
    )
    .join('');
  const tickStep = roundTickStep(largestNimber, Math.max(1, Math.floor((step * bars.length) / 56)));
  const ticks = Array.from({ length: Math.floor(largestNimber / tickStep) + 1 }, (_, index) => ({
    nimber: index * tickStep,
    x: middleOf(index * tickStep),
  }));
  return {
    width: step * bars.length,
    ordinary: rectangles(false),
    contributing: rectangles(true),
    markers,
    ticks,
    middleOf,
    nimberAt: (x) => Math.min(largestNimber, Math.max(0, Math.floor(x / (step / nimbersPerBar)))),
  };
}

/** The least power of two whose labels don't touch. */
function roundTickStep(largest: number, mostTicks: number): number {
  let step = 1;
  while (largest / step >= mostTicks) step *= 2;
  return step;
}

function short(length: number): string {
  return String(Math.round(length * 100) / 100);
}
