import { expect, test } from 'vitest';
import { isPartOf, sealPart } from '../../../web/src/engine/axis_count';
import type { CountedAxis } from '../../../web/src/engine/axis_count';
import type { MoveCounts } from '../../../web/src/engine/protocol';

const axis: CountedAxis = {
  question: { size: 100, lengths: 'square' },
  total: { total: 5, width: 4, choices: 600 },
  wanted: Uint16Array.of(1, 3),
};
const positions = { first: 11, last: 20 };
const pairs = 30;
const counts = (histogram: bigint[], complete: boolean): MoveCounts => ({
  histogram: BigUint64Array.from(histogram),
  complete,
});
const complete = counts([0n, 10n, 15n, 5n], true);
const ofWanted = counts([0n, 10n, 0n, 5n], false);

test.each([complete, ofWanted])('what was counted is taken: %o', (each) => {
  const part = sealPart(axis, positions, each);
  expect(part).toMatchObject({ ...positions, ...each });
  expect(isPartOf(axis, part, pairs)).toBe(true);
});

test.each<[string, CountedAxis]>([
  ['size', { ...axis, question: { size: 101, lengths: 'square' } }],
  ['lengths', { ...axis, question: { size: 100, lengths: 'triangular' } }],
  ['total', { ...axis, total: { ...axis.total, total: 4 } }],
  ['width', { ...axis, total: { ...axis.total, width: 8 } }],
  ['choices', { ...axis, total: { ...axis.total, choices: 599 } }],
  ['wanted nimbers', { ...axis, wanted: Uint16Array.of(1, 2, 3) }],
])('a part is bound to its axis: %s', (_what, other) => {
  expect(isPartOf(other, sealPart(axis, positions, complete), pairs)).toBe(false);
});

// The sum is right, as somebody may have made it.
test.each<[string, MoveCounts]>([
  ['fewer moves than pairs, of all', counts([0n, 10n, 14n, 5n], true)],
  ['more moves than pairs, of all', counts([0n, 10n, 16n, 5n], true)],
  ['more moves than pairs, of the wanted ones', counts([0n, 26n, 0n, 5n], false)],
  ['moves that change nothing', counts([1n, 9n, 15n, 5n], true)],
  ['moves that nobody wanted', counts([0n, 10n, 1n, 5n], false)],
  ['too few nimbers', counts([0n, 30n], true)],
  ['too many nimbers', counts([0n, 10n, 15n, 5n, 0n], true)],
])('what cannot be is refused: %s', (_what, impossible) => {
  expect(isPartOf(axis, sealPart(axis, positions, impossible), pairs)).toBe(false);
});

test('a complete count is never of wanted ones', () => {
  const all: CountedAxis = { ...axis, wanted: 'all' };
  expect(isPartOf(all, sealPart(all, positions, complete), pairs)).toBe(true);
  expect(isPartOf(all, sealPart(all, positions, ofWanted), pairs)).toBe(false);
});
