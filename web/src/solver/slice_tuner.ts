const targetMilliseconds = 30;
const firstPairs = 250_000;
const fewestPairs = 10_000;

/**
 * How many pairs the next slice of a sweep gets, so that it takes about 30 ms: long enough to be
 * efficient, short enough to hear messages soon.
 */
export class SliceTuner {
  pairs = firstPairs;

  /** Learns from a slice. It grows at most twofold, as one fast slice proves little. */
  learn(pairs: number, milliseconds: number): void {
    const perMillisecond = pairs / Math.max(milliseconds, 0.1);
    const wanted = Math.round(perMillisecond * targetMilliseconds);
    this.pairs = Math.max(fewestPairs, Math.min(wanted, 2 * this.pairs));
  }
}
