/** Counts the moves of two swept axes, each in its worker, part by part. */
import { AxisCount, partsOf } from './axis_count';
import type { AxisPart } from './axis_count';
import type { AxisLinks, Both } from './axis_workers';
import { sealPart } from './counted_part';
import type { CountedAxis, CountedPart } from './counted_part';
import type { MoveCounts } from './protocol';
import type { AxisName, EarlierWork } from './solver';
import type { WorkerLink } from './worker_link';

/** Into what parts a count is cut: so long that cutting costs nothing, and never very many. */
export interface PartLimits {
  readonly leastPairs: number;
  readonly mostParts: number;
}

/** A part takes tenths of a second or, at N = 10⁸, some seconds. Most boards have only one. */
export const PART_LIMITS: PartLimits = { leastPairs: 1e9, mostParts: 64 };

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
  readonly limits: PartLimits;
}

export async function countMoves(parts: CountingParts): Promise<Both<MoveCounts>> {
  const [rows, columns] = await Promise.all([
    beginCount(parts, 'rows'),
    beginCount(parts, 'columns'),
  ]);
  const reportProgress = () => {
    parts.onProgress?.({ rows: rows.pairsDone, columns: columns.pairsDone });
  };
  reportProgress();
  await Promise.all([
    finishCount(parts, 'rows', rows, reportProgress),
    finishCount(parts, 'columns', columns, reportProgress),
  ]);
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
  { leastPairs, mostParts }: PartLimits,
): Promise<AxisPart[]> {
  const parts = Math.min(mostParts, Math.floor(total.choices / leastPairs));
  if (parts <= 1) return [{ first: 1, last: question.size, pairs: total.choices }];
  return partsOf(await link.run({ kind: 'cutAxis', parts }));
}

async function finishCount(
  { links, axes, onPart }: CountingParts,
  name: AxisName,
  count: AxisCount,
  reportProgress: () => void,
): Promise<void> {
  const axis = axes[name];
  for (let part = count.take(); part !== undefined; part = count.take()) {
    const counting = part;
    const { first, last, pairs } = part;
    const counts = await links[name].run(
      { kind: 'countMoves', wanted: axis.wanted, positions: { first, last } },
      {
        onProgress: (done) => {
          count.advance(counting, done);
          reportProgress();
        },
      },
    );
    count.add(part, counts);
    if (pairs < axis.total.choices) onPart?.(name, sealPart(axis, part, counts));
  }
}
