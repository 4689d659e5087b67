import { describe, expect, it } from 'vitest';
import { shareOf } from '../../../../web/src/text/exact_share';

describe('the share that wins', () => {
  it('has names for its ends', () => {
    expect(shareOf(0n, 0n)).toEqual({ kind: 'no-openings' });
    expect(shareOf(0n, 4n)).toEqual({ kind: 'none' });
    expect(shareOf(1n, 1n)).toEqual({ kind: 'all' });
  });

  it.each([
    [8n, 56n, 14.3, 7],
    [1n, 2n, 50, 2],
    [2n, 3n, 66.7, 1.5],
    [1n, 3n, 33.3, 3],
    // Rounds half up at the third digit: 1.125 %, 0.1235 %, 12.25 %, 12.35 %.
    [9n, 800n, 1.13, 88.9],
    [247n, 200_000n, 0.124, 810],
    [49n, 400n, 12.3, 8.16],
    // Rounding carries into the next power of ten: 9.996 %, 0.99999 %.
    [2499n, 25_000n, 10, 10],
    [99_999n, 10_000_000n, 1, 100],
    // Only an exact 100 % is shown as 100 %.
    [9_997n, 10_000n, 99.9, 1],
    [99_999_999n, 100_000_000n, 99.9, 1],
  ])('%d of %d are %d %, one in %d', (winning, openings, percent, oneIn) => {
    expect(shareOf(winning, openings)).toEqual({ kind: 'some', percent, oneIn });
  });

  it('is exact beyond 2^53', () => {
    const openings = 627_403_651_513_215_000n;
    // 12.35 % and slightly less: floating point can't tell them apart.
    const half = (openings * 1235n) / 10_000n;
    expect(shareOf(half + 1n, openings)).toMatchObject({ percent: 12.4 });
    expect(shareOf(half, openings)).toMatchObject({ percent: 12.3 });
    expect(shareOf(1n, 10n ** 40n)).toEqual({ kind: 'some', percent: 1e-38, oneIn: 1e40 });
  });
});
