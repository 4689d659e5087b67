import { describe, expect, test } from 'vitest';
import { countWork, sweepWork } from '../../../web/src/engine/work';

describe('the work of an axis', () => {
  test('is nothing where there are no pairs', () => {
    expect(sweepWork(0, 'triangular')).toBe(0);
  });

  test('is what was measured at the points that were, and between them on a line', () => {
    expect(sweepWork(1e9, 'triangular')).toBeCloseTo(0.12e9);
    expect(sweepWork(1.96e9, 'triangular')).toBeCloseTo(0.366e9);
    expect(sweepWork(1.48e9, 'triangular')).toBeCloseTo((0.12e9 + 0.366e9) / 2);
    expect(sweepWork(1.5e7, 'square')).toBeCloseTo(0.00499e9 / 2);
    expect(sweepWork(6.67e11, 'square')).toBeCloseTo(133e9);
  });

  test('goes on behind the last point as before it', () => {
    const before = sweepWork(6e11, 'square') - sweepWork(5e11, 'square');
    const behind = sweepWork(9e11, 'square') - sweepWork(8e11, 'square');
    expect(behind).toBeCloseTo(before, -3);
  });

  test.each(['triangular', 'square', 'primes'])(
    'of sweeping %s lengths grows with every pair',
    (lengths) => {
      for (let pairs = 1e6; pairs < 1e13; pairs *= 1.1)
        expect(sweepWork(1.1 * pairs, lengths)).toBeGreaterThan(sweepWork(pairs, lengths));
    },
  );

  test('of counting is the same for each pair, and more on a larger axis', () => {
    const small = { pairs: 1e9, lengths: 'square' };
    const large = { pairs: 1e10, lengths: 'square' };
    const largest = { pairs: 1e12, lengths: 'square' };
    expect(countWork(2e8, small)).toBe(2 * countWork(1e8, small));
    expect(countWork(1e8, large)).toBeGreaterThan(countWork(1e8, small));
    expect(countWork(1e8, largest)).toBeGreaterThan(countWork(1e8, large));
  });
});
