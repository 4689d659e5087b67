import { expect, test } from 'vitest';
import { AxisCount, partsOf } from '../../../web/src/engine/axis_count';
import type { CountedAxis } from '../../../web/src/engine/axis_count';

const axis: CountedAxis = {
  question: { size: 30, lengths: 'all' },
  total: { total: 1, width: 2, choices: 12 },
  wanted: 'all',
};
const parts = partsOf({ lasts: Uint32Array.of(20, 30), pairs: Float64Array.of(7, 5) });
const counts = (moves: bigint) => ({ histogram: BigUint64Array.of(0n, moves), complete: true });

test('the parts of a cut follow on each other', () => {
  expect(parts).toEqual([
    { first: 1, last: 20, pairs: 7 },
    { first: 21, last: 30, pairs: 5 },
  ]);
});

test('a part that was put back is handed out again, and progress does not fall', () => {
  const count = new AxisCount(axis, parts);
  const first = count.take()!;
  const second = count.take()!;
  expect(count.take()).toBeUndefined();
  expect([count.partsLeft, count.pairsLeft, count.isFinished]).toEqual([0, 0, false]);
  count.advance(second, 4);
  count.add(first, counts(7n));
  expect(count.pairsDone).toBe(11);

  count.putBack(second);
  expect([count.partsLeft, count.pairsLeft, count.isFinished]).toEqual([1, 5, false]);
  expect(count.pairsDone).toBe(11);
  expect(count.take()).toBe(second);
  count.advance(second, 1);
  expect(count.pairsDone).toBe(11);
  count.add(second, counts(5n));
  expect(count.pairsDone).toBe(12);
  expect(count.isFinished).toBe(true);
  expect(count.counts).toEqual(counts(12n));
});
