/**
 * The work of a board as it passes: each of two workers sweeps its axis, side by side, and the longer
 * sweep decides. Then they count, and share it where an axis is counted in parts.
 */
import type { BoardProgress } from './solver';
import { PART_PAIRS, countWork, sweepWork } from './work';
import type { AxisPairs } from './work';

/** How many of its pairs are swept, and how many counted. */
export interface AxisDone {
  readonly axis: AxisPairs;
  readonly swept: number;
  readonly counted: number;
}

export function boardProgress(rows: AxisDone, columns: AxisDone): BoardProgress {
  const both = [rows, columns];
  const isShared = both.every(({ axis }) => axis.pairs >= 2 * PART_PAIRS);
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

/** The work of a board from its start to its answer. */
export function boardWork(rows: AxisPairs, columns: AxisPairs): number {
  const notBegun = (axis: AxisPairs): AxisDone => ({ axis, swept: 0, counted: 0 });
  return boardProgress(notBegun(rows), notBegun(columns)).total;
}
