import { describe, expect, it } from 'vitest';
import {
  drawnSeed,
  MAX_SEED,
  seedOfRecord,
  seedOfLearner,
} from '../../../../web/src/outlets/course/seed';

describe('a seed of one’s own', () => {
  it('follows from who the reader is, lies in its range, and hardly ever meets another', () => {
    expect(['ada', 'Ada', 'Zoë', ''].map(seedOfLearner)).toEqual([264107, 515712, 448606, 138428]);
    const seeds = Array.from({ length: 1_000 }, (_, index) => seedOfLearner(`student-${index}`));
    expect(new Set(seeds).size).toBeGreaterThan(995);
    expect(Math.min(...seeds)).toBeGreaterThanOrEqual(1);
    expect(Math.max(...seeds)).toBeLessThanOrEqual(MAX_SEED);
    expect(Math.max(...seeds)).toBeGreaterThan(990_000);
  });

  it('is drawn where nobody is known', () => {
    expect([drawnSeed(() => 0), drawnSeed(() => 1 - 2 ** -53)]).toEqual([1, MAX_SEED]);
  });

  it('is that of earlier work, if there is one', () => {
    expect(seedOfRecord({ seed: 17 })).toBe(17);
    for (const kept of [undefined, null, 'seed', {}, { seed: 0 }, { seed: '17' }, { seed: 1e6 }])
      expect(seedOfRecord(kept)).toBeUndefined();
  });
});
