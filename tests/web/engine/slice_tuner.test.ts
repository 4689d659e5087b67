import { expect, test } from 'vitest';
import { SliceTuner } from '../../../web/src/engine/wire/job_runner';

function settledSlice(pairsPerMillisecond: number): number {
  const tuner = new SliceTuner();
  for (let slice = 0; slice < 20; slice += 1) {
    tuner.learn(tuner.pairs, tuner.pairs / pairsPerMillisecond);
  }
  return tuner.pairs / pairsPerMillisecond;
}

test.each([5_000, 100_000, 1_500_000, 20_000_000])(
  'slices come to 20 to 50 ms at %i pairs a millisecond',
  (speed) => {
    expect(settledSlice(speed)).toBeGreaterThanOrEqual(20);
    expect(settledSlice(speed)).toBeLessThanOrEqual(50);
  },
);

test('one fast slice does not make the next one long', () => {
  const tuner = new SliceTuner();
  const first = tuner.pairs;
  tuner.learn(first, 0);
  expect(tuner.pairs).toBe(2 * first);
});

test('a slow machine still gets on', () => {
  const tuner = new SliceTuner();
  tuner.learn(tuner.pairs, 100_000);
  expect(tuner.pairs).toBeGreaterThan(0);
});
