/**
 * How much work an axis is, so that progress rises evenly and a time can be told before the start. The
 * unit is a nanosecond of the machine that these figures come from; what it takes here, the warm-up of
 * the solver tells.
 *
 * The work of a sweep does not grow evenly. While the nimbers have a width, more and more lengths see
 * the same number of values, and a pair takes up to five times as long; when the width doubles it is
 * fast again. As an axis is always the same, the times up to some numbers of pairs were measured once,
 * and between them the work grows on a straight line.
 */
type TimesUpTo = readonly (readonly [pairs: number, seconds: number])[];

const TRIANGULAR: TimesUpTo = [
  [3e7, 0.00437],
  [2e8, 0.0238],
  [1e9, 0.12],
  [1.96e9, 0.366],
  [3.84e9, 0.613],
  [7.53e9, 1.08],
  [1.48e10, 2.3],
  [2.89e10, 5.44],
  [5.67e10, 9.17],
  [1.11e11, 17],
  [2.18e11, 38.6],
  [4.27e11, 106],
  [8.37e11, 156],
  [9.43e11, 174],
];
const SQUARE: TimesUpTo = [
  [3e7, 0.00499],
  [3e8, 0.0325],
  [1e9, 0.106],
  [1.96e9, 0.199],
  [3.84e9, 0.47],
  [7.53e9, 1.29],
  [1.48e10, 2.16],
  [2.89e10, 4.16],
  [5.67e10, 8.79],
  [1.11e11, 19.6],
  [2.18e11, 47.5],
  [4.27e11, 75],
  [6.67e11, 133],
];

/**
 * For each pair of an axis of so many. It depends on how many nimbers are wanted, which is known only
 * after the sweep: the larger the axis, the more they are.
 */
function nanosecondsOfCounting(pairs: number): number {
  if (pairs < 1.3e9) return 0.045;
  return pairs < 1e11 ? 0.15 : 0.5;
}

/** An axis is counted in parts of at least so many pairs, from twice as many on. */
export const PART_PAIRS = 1e9;

/** What the work of an axis depends on: its pairs, all of them, and its length family. */
export interface AxisPairs {
  readonly pairs: number;
  readonly lengths: string;
}

/** The work of sweeping the first so many pairs of an axis with these lengths. */
export function sweepWork(pairs: number, lengths: string): number {
  const times = lengths === 'square' ? SQUARE : TRIANGULAR;
  let from: TimesUpTo[number] = [0, 0];
  let to = from;
  for (const point of times) {
    if (to[0] > 0 && to[0] >= pairs) break;
    [from, to] = [to, point];
  }
  // Behind the last point it goes on as before it.
  const seconds = from[1] + ((pairs - from[0]) * (to[1] - from[1])) / (to[0] - from[0]);
  return seconds * 1e9;
}

/** The work of counting so many pairs of an axis. */
export function countWork(pairs: number, axis: AxisPairs): number {
  return pairs * nanosecondsOfCounting(axis.pairs);
}
