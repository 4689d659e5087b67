/** Counts the moves of two swept axes, part by part. */
import { AxisCount, partsOf } from './axis_count';
import type { AxisPart } from './axis_count';
import type { AxisLinks, Both } from './axis_workers';
import { sealPart } from './counted_part';
import type { CountedAxis, CountedPart } from './counted_part';
import type { Helpers } from './helpers';
import type { MoveCounts } from './protocol';
import { SharedCount } from './shared_count';
import type { SharingLimits } from './shared_count';
import type { AxisName, EarlierWork } from './solver';
import { PART_PAIRS } from './work';
import type { WorkerLink } from './worker_link';

/** Into what parts a count is cut: so long that cutting costs nothing, and never very many. */
export interface CountLimits extends SharingLimits {
  readonly leastPairs: number;
  readonly mostParts: number;
}

/** A part takes tenths of a second or, at N = 10⁸, some seconds. Most boards have only one. */
export const COUNT_LIMITS: CountLimits = {
  leastPairs: PART_PAIRS,
  mostParts: 64,
  copyPairs: 20,
  helpedPairs: 2e10,
};

/** What a count has to do with the rest of its run. */
export interface CountingContext {
  /** Where parts are that were counted before. */
  readonly earlier?: EarlierWork | undefined;
  /** So many pairs of each axis are counted. */
  readonly onProgress?: (pairs: Both<number>) => void;
  /** A part of an axis is counted that has several. */
  readonly onPart?: (axis: AxisName, part: CountedPart) => void;
}

export interface CountingParts extends CountingContext {
  /** The workers that have swept the axes. */
  readonly links: AxisLinks;
  readonly axes: Both<CountedAxis>;
  /** Not started yet; they have ended when it is over. */
  readonly helpers: Helpers;
  readonly limits: CountLimits;
}

export async function countMoves(parts: CountingParts): Promise<Both<MoveCounts>> {
  const [rows, columns] = await Promise.all([
    beginCount(parts, 'rows'),
    beginCount(parts, 'columns'),
  ]);
  const { links, helpers, axes, limits } = parts;
  const onProgress = () => {
    parts.onProgress?.({ rows: rows.pairsDone, columns: columns.pairsDone });
  };
  const onPart = (name: AxisName, part: AxisPart, counts: MoveCounts) => {
    const axis = axes[name];
    if (part.pairs < axis.total.choices) parts.onPart?.(name, sealPart(axis, part, counts));
  };
  onProgress();
  const counts = { rows, columns };
  await new SharedCount({ links, helpers, axes, counts, limits, onProgress, onPart }).run();
  return { rows: rows.counts, columns: columns.counts };
}

/** Cuts an axis into parts, and takes up those that were counted before. */
async function beginCount(
  { links, axes, limits, earlier }: CountingParts,
  name: AxisName,
): Promise<AxisCount> {
  const axis = axes[name];
  const parts = await cut(links[name], axis, limits);
  const count = new AxisCount(axis, parts);
  if (earlier !== undefined && parts.length > 1) {
    // What cannot be read is counted.
    count.takeUp(await earlier.parts(name).catch(() => []));
  }
  return count;
}

async function cut(
  link: WorkerLink,
  { question, total }: CountedAxis,
  { leastPairs, mostParts }: CountLimits,
): Promise<AxisPart[]> {
  const parts = Math.min(mostParts, Math.floor(total.choices / leastPairs));
  if (parts <= 1) return [{ first: 1, last: question.size, pairs: total.choices }];
  return partsOf(await link.run({ kind: 'cutAxis', parts }));
}
