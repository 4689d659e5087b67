import { describe, expect, test } from 'vitest';
import { axisWork, countWork, sweepWork } from '../../../web/src/solver/work';

/** The work of the pairs from one number to another, a small step at a time. */
function addedUp(costOf: (pairs: number) => number, from: number, to: number): number {
  const steps = 100_000;
  const step = (to - from) / steps;
  let work = 0;
  for (let index = 0; index < steps; index += 1) work += step * costOf(from + (index + 0.5) * step);
  return work;
}

describe('the work of an axis', () => {
  test('is its pairs while they are few', () => {
    expect(sweepWork(0)).toBe(0);
    expect(sweepWork(1_000)).toBe(1_000);
    expect(sweepWork(1e8)).toBe(1e8);
  });

  test.each([
    [1e8, 1e9, (pairs: number) => (pairs / 1e8) ** Math.log10(1.8)],
    [2e9, 5e9, (pairs: number) => 1.8 * (pairs / 1e9) ** Math.log10(2.4 / 1.8)],
    [1e11, 1e12, (pairs: number) => 4 * (pairs / 1e11) ** Math.log10(7 / 4)],
    [1e12, 4e12, () => 7],
  ])('from %d to %d pairs is what their costs add up to', (from, to, costOf) => {
    const difference = sweepWork(to) - sweepWork(from);
    expect(difference / addedUp(costOf, from, to)).toBeCloseTo(1, 3);
  });

  test('of sweeping grows with every pair, and of counting evenly', () => {
    for (let pairs = 1e7; pairs < 1e13; pairs *= 1.7) {
      expect(sweepWork(pairs * 1.7)).toBeGreaterThan(1.7 * sweepWork(pairs) - 1);
      expect(countWork(2 * pairs, 1e13)).toBe(2 * countWork(pairs, 1e13));
    }
    expect(axisWork(5e9)).toBe(sweepWork(5e9) + countWork(5e9, 5e9));
  });

  test('of counting is larger for each pair where all nimbers are counted', () => {
    expect(countWork(1e9, 1.2e9)).toBe(0.45e9);
    expect(countWork(1e9, 1.4e9)).toBe(2.5e9);
  });
});
