import { expect, test } from 'vitest';
import {
  AxisCount,
  isChunkOf,
  axisChunks,
  sealChunk,
  type CountedAxis,
} from '../../../web/src/engine/client/axis_count';
import type { MoveCounts } from '../../../web/src/engine/api/axes';

const axis: CountedAxis = {
  question: { size: 30, lengths: 'all' },
  total: { total: 1, width: 2, choices: 12 },
  wanted: 'all',
};
const parts = axisChunks({ lasts: Uint32Array.of(20, 30), pairs: Float64Array.of(7, 5) });
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
  expect([count.chunksLeft, count.pairsLeft, count.isFinished]).toEqual([0, 0, false]);
  count.advance(second, 4);
  count.add(first, counts(7n));
  expect(count.pairsDone).toBe(11);

  count.putBack(second);
  expect([count.chunksLeft, count.pairsLeft, count.isFinished]).toEqual([1, 5, false]);
  expect(count.pairsDone).toBe(11);
  expect(count.take()).toBe(second);
  count.advance(second, 1);
  expect(count.pairsDone).toBe(11);
  count.add(second, counts(5n));
  expect(count.pairsDone).toBe(12);
  expect(count.isFinished).toBe(true);
  expect(count.counts).toEqual(counts(12n));
});

test('of what was counted before, only parts that are cut in the same places are taken', () => {
  const counted = sealChunk(axis, { first: 1, last: 20 }, counts(7n));
  const shorter = sealChunk(axis, { first: 1, last: 19 }, counts(7n));
  expect(new AxisCount(axis, parts, [counted]).chunksLeft).toBe(1);
  expect(new AxisCount(axis, parts, [shorter]).chunksLeft).toBe(2);
});

test('the counts of two parts meet in a stretch, and are there only where every part has them', () => {
  const few = { ...axis, wanted: Uint16Array.of(1) };
  const told = (...numbers: number[]) => ({
    ...counts(0n),
    stretches: { stride: 8, counts: Uint32Array.from(numbers) },
  });
  const count = new AxisCount(few, parts);
  const [first, second] = [count.take()!, count.take()!];
  count.add(second, told(30, 0, 40, 0));
  count.add(first, told(1, 0, 2, 0, 3, 0));
  expect(count.counts.stretches).toEqual({
    stride: 8,
    counts: Uint32Array.of(1, 0, 2, 0, 33, 0, 40, 0),
  });

  const kept = sealChunk(few, { first: 1, last: 20 }, { ...told(1, 0, 2, 0, 3, 0), ...counts(7n) });
  const partly = new AxisCount(few, parts, [kept]);
  partly.add(partly.take()!, told(30, 0, 40, 0));
  expect(partly.isFinished).toBe(true);
  expect(partly.counts.stretches).toBeUndefined();
});

const squares: CountedAxis = {
  question: { size: 100, lengths: 'square' },
  total: { total: 5, width: 4, choices: 600 },
  wanted: Uint16Array.of(1, 3),
};
const positions = { first: 11, last: 20 };
const pairs = 30;
const counted = (histogram: bigint[], complete: boolean): MoveCounts => ({
  histogram: BigUint64Array.from(histogram),
  complete,
});
const complete = counted([0n, 10n, 15n, 5n], true);
const ofWanted = counted([0n, 10n, 0n, 5n], false);

test.each([complete, ofWanted])('what was counted is taken: %o', (each) => {
  const part = sealChunk(squares, positions, each);
  expect(part).toMatchObject({ ...positions, ...each });
  expect(isChunkOf(squares, part, pairs)).toBe(true);
});

test.each<[string, CountedAxis]>([
  ['size', { ...squares, question: { size: 101, lengths: 'square' } }],
  ['lengths', { ...squares, question: { size: 100, lengths: 'triangular' } }],
  ['total', { ...squares, total: { ...squares.total, total: 4 } }],
  ['width', { ...squares, total: { ...squares.total, width: 8 } }],
  ['choices', { ...squares, total: { ...squares.total, choices: 599 } }],
  ['wanted nimbers', { ...squares, wanted: Uint16Array.of(1, 2, 3) }],
])('a part is bound to its axis: %s', (_what, other) => {
  expect(isChunkOf(other, sealChunk(squares, positions, complete), pairs)).toBe(false);
});

// The totals are right, as if somebody had made them up to fit.
test.each<[string, MoveCounts]>([
  ['fewer moves than pairs, of all', counted([0n, 10n, 14n, 5n], true)],
  ['more moves than pairs, of all', counted([0n, 10n, 16n, 5n], true)],
  ['more moves than pairs, of the wanted ones', counted([0n, 26n, 0n, 5n], false)],
  ['moves that change nothing', counted([1n, 9n, 15n, 5n], true)],
  ['moves that nobody wanted', counted([0n, 10n, 1n, 5n], false)],
  ['too few nimbers', counted([0n, 30n], true)],
  ['too many nimbers', counted([0n, 10n, 15n, 5n, 0n], true)],
])('what cannot be is refused: %s', (_what, impossible) => {
  expect(isChunkOf(squares, sealChunk(squares, positions, impossible), pairs)).toBe(false);
});

test('a complete count is never of wanted ones', () => {
  const all: CountedAxis = { ...squares, wanted: 'all' };
  expect(isChunkOf(all, sealChunk(all, positions, complete), pairs)).toBe(true);
  expect(isChunkOf(all, sealChunk(all, positions, ofWanted), pairs)).toBe(false);
});
