/**
 * How much work an axis is, so that progress rises evenly and a time can be told before the start.
 *
 * Sweeping the pair of a large axis takes longer than that of a small one: the mex grows, and the
 * values leave one cache after the other. Measured in a browser, in units of a pair of a small axis,
 * and between these points on a straight line in both logarithms:
 */
const COSTS = [
  { pairs: 1e8, cost: 1 },
  { pairs: 1e9, cost: 1.8 },
  { pairs: 1e10, cost: 2.4 },
  { pairs: 1e11, cost: 4 },
  { pairs: 1e12, cost: 7 },
] as const;

/**
 * Counting takes the same for every pair of an axis, but not on every axis: the nimbers of a large
 * one pass 1024, and then there are so many wanted ones that all are counted.
 */
const COUNTING = { few: 0.45, all: 2.5, allFrom: 1.3e9 } as const;

/** The work of sweeping the first so many pairs of an axis. */
export function sweepWork(pairs: number): number {
  let work = Math.min(pairs, COSTS[0].pairs) * COSTS[0].cost;
  for (const [index, from] of COSTS.entries()) {
    const to = COSTS[index + 1] ?? { pairs: Infinity, cost: from.cost };
    if (pairs <= from.pairs) break;
    // The integral of cost · (p / pairs)^steepness, from one point to the next or to the last pair.
    const steepness = Number.isFinite(to.pairs)
      ? Math.log(to.cost / from.cost) / Math.log(to.pairs / from.pairs)
      : 0;
    const reach = Math.min(pairs, to.pairs) / from.pairs;
    work += (from.cost * from.pairs * (reach ** (steepness + 1) - 1)) / (steepness + 1);
  }
  return work;
}

/** The work of counting the moves of so many pairs of an axis that has `total` pairs. */
export function countWork(pairs: number, total: number): number {
  return pairs * (total < COUNTING.allFrom ? COUNTING.few : COUNTING.all);
}

/** The work of an axis with so many pairs. */
export function axisWork(pairs: number): number {
  return sweepWork(pairs) + countWork(pairs, pairs);
}
