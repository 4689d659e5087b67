/** A histogram as bars: how many fit, how high each is, and which of them make up the answer. */

export interface HistogramBar {
  /** The move nimbers that this bar stands for: from `first` to `last`, mostly one. */
  readonly first: number;
  readonly last: number;
  /** Of the tallest bar, 0 to 1; a bar that stands for several nimbers is as tall as the tallest of them. */
  readonly height: number;
  /** One of its move nimbers is in a pair that makes up the answer. */
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

/** Nimbers fall into blocks of powers of two, and bars should not straddle them. */
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
