import type { BoardPlan, BoardQuestion } from './axes';
import type { BoardProgress, BoardAnswer } from './solver';

/**
 * The work of an axis, so that progress rises evenly and a time can be estimated before the start. The unit is a
 * nanosecond on the machine where these figures were measured; the solver's warm-up measures what a unit takes here.
 *
 * The work of a sweep does not grow evenly. While the nimbers keep their width, more and more lengths share the same
 * number of values, and a pair takes up to five times as long; when the width doubles it is fast again. As an axis is
 * always the same, the times up to some numbers of pairs were measured once, with straight lines between them.
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
 * Nanoseconds per pair. It depends on how many nimbers are wanted, which is known only after the sweep: the larger the
 * axis, the more; with other lengths than these nearly all.
 */
function nanosecondsOfCounting({ pairs, lengths }: AxisPairs): number {
  if (lengths !== 'triangular' && lengths !== 'square') return 0.45;
  if (pairs < 1.3e9) return 0.045;
  return pairs < 1e11 ? 0.15 : 0.5;
}

/** The least number of pairs of a chunk; an axis with twice as many or more is counted in chunks. */
export const PAIRS_PER_CHUNK = 1e9;

/** All that the work of an axis depends on: the number of its pairs and its length family. */
export interface AxisPairs {
  readonly pairs: number;
  readonly lengths: string;
}

/** The work of sweeping the first `pairs` pairs of an axis with these lengths. */
export function sweepWork(pairs: number, lengths: string): number {
  const times = lengths === 'square' ? SQUARE : TRIANGULAR;
  let from: TimesUpTo[number] = [0, 0];
  let to = from;
  for (const point of times) {
    if (to[0] > 0 && to[0] >= pairs) break;
    [from, to] = [to, point];
  }
  // Beyond the last measurement the last slope continues.
  const seconds = from[1] + ((pairs - from[0]) * (to[1] - from[1])) / (to[0] - from[0]);
  return seconds * 1e9;
}

/** The work of counting this many pairs of an axis. */
export function countWork(pairs: number, axis: AxisPairs): number {
  return pairs * nanosecondsOfCounting(axis);
}

/** The number of an axis' pairs that are swept, and the number that are counted. */
export interface AxisDone {
  readonly axis: AxisPairs;
  readonly swept: number;
  readonly counted: number;
}

/**
 * The progress of a board. Two workers sweep an axis each, side by side, so that the longer sweep decides; then they
 * count, and share an axis that is counted in chunks.
 */
export function boardProgress(rows: AxisDone, columns: AxisDone): BoardProgress {
  const both = [rows, columns];
  const isShared = both.every(({ axis }) => axis.pairs >= 2 * PAIRS_PER_CHUNK);
  const sweep = (workOf: (done: AxisDone) => number) => Math.max(...both.map(workOf));
  const count = (workOf: (done: AxisDone) => number) => {
    const works = both.map(workOf);
    return isShared ? works.reduce((sum, work) => sum + work, 0) / 2 : Math.max(...works);
  };
  const wholeSweep = ({ axis }: AxisDone) => sweepWork(axis.pairs, axis.lengths);
  const total = sweep(wholeSweep) + count(({ axis }) => countWork(axis.pairs, axis));
  const left =
    sweep((done) => wholeSweep(done) - sweepWork(done.swept, done.axis.lengths)) +
    count(({ axis, counted }) => countWork(axis.pairs - counted, axis));
  return { done: total - left, total };
}

/** The work of a board from start to answer. */
export function totalWork(rows: AxisPairs, columns: AxisPairs): number {
  const notBegun = (axis: AxisPairs): AxisDone => ({ axis, swept: 0, counted: 0 });
  return boardProgress(notBegun(rows), notBegun(columns)).total;
}

/** Longer jobs are announced before they start. */
export const LONG_JOB_MS = 20_000;

/** Shorter jobs start while their size is still being typed. */
export const INSTANT_LIMIT_MS = 500;

/** Smaller boards would measure how long the workers take to start, and not their rate. */
const MIN_MEASURED_PAIRS = 500_000_000;

interface WorkEstimate {
  readonly pairs: number;
  readonly bytes: number;
  /** The estimate; missing while no rate is known. */
  readonly milliseconds?: number;
  readonly long: boolean;
}

/** How long a planned board will take. */
export function estimateWork(
  question: BoardQuestion,
  { rows, columns }: BoardPlan,
  nanosecondsPerWork: number | undefined,
): WorkEstimate {
  const work = { pairs: rows.pairs + columns.pairs, bytes: rows.bytes + columns.bytes };
  if (nanosecondsPerWork === undefined) return { ...work, long: false };
  const milliseconds = (workOf(question, rows.pairs, columns.pairs) * nanosecondsPerWork) / 1e6;
  return { ...work, milliseconds, long: milliseconds > LONG_JOB_MS };
}

/** The nanoseconds per unit of work of a finished run; undefined if the run was too short to measure. */
export function nanosecondsPerUnit({
  question,
  rows,
  columns,
  milliseconds,
}: BoardAnswer): number | undefined {
  if (Math.max(rows.choices, columns.choices) < MIN_MEASURED_PAIRS) return undefined;
  return (milliseconds * 1e6) / workOf(question, rows.choices, columns.choices);
}

function workOf({ rows, columns }: BoardQuestion, rowPairs: number, columnPairs: number): number {
  return totalWork(
    { pairs: rowPairs, lengths: rows.lengths },
    { pairs: columnPairs, lengths: columns.lengths },
  );
}
