import { describe, expect, it } from 'vitest';
import { createTimeLeft } from '../../../../web/src/pages/solve/time_left';
import { progressFraction, type BoardProgress } from '../../../../web/src/engine/api/solver';

const at = (done: number, total = 1000): BoardProgress => ({ done, total });

describe('the time left', () => {
  it('is unknown at first, and then what the rate makes of the rest', () => {
    const timeLeft = createTimeLeft();
    expect(timeLeft.observe(at(0), 0)).toBeUndefined();
    expect(timeLeft.observe(at(20), 400)).toBeUndefined();
    // 0.05 units per millisecond, with 970 left.
    expect(timeLeft.observe(at(30), 600)).toBeCloseTo(970 / 0.05);
  });

  it('is none at the end', () => {
    const timeLeft = createTimeLeft();
    timeLeft.observe(at(500), 0);
    expect(timeLeft.observe(at(1000), 1000)).toBe(0);
  });

  it('changes once a second at most, and moves smoothly towards a new rate', () => {
    const timeLeft = createTimeLeft();
    timeLeft.observe(at(0, 100_000), 0);
    const first = timeLeft.observe(at(1000, 100_000), 1000) ?? NaN;
    expect(first).toBeCloseTo(99_000);
    expect(timeLeft.observe(at(1010, 100_000), 1500)).toBe(first);
    // At half the speed the measured time jumps; the shown one follows in part.
    const second = timeLeft.observe(at(1500, 100_000), 2000) ?? NaN;
    const measured = 98_500 / 0.75;
    expect(second).toBeGreaterThan(first - 1000);
    expect(second).toBeLessThan(measured);
  });

  it('counts down evenly at an even rate', () => {
    const timeLeft = createTimeLeft();
    let last = Infinity;
    for (let now = 0; now <= 20_000; now += 40) {
      const left = timeLeft.observe(at(now, 20_000), now);
      if (left === undefined) continue;
      expect(left).toBeLessThanOrEqual(last);
      expect(Math.abs(left - (20_000 - now))).toBeLessThanOrEqual(1000);
      last = left;
    }
    expect(last).toBeLessThanOrEqual(1000);
  });

  it('looks back at half of a long run, in which some stretches are slow', () => {
    const timeLeft = createTimeLeft();
    const total = 1_000_000;
    // Ten seconds at three times the speed, then ten without progress: slower than average two thirds of the time.
    const doneAt = (now: number) =>
      Math.floor(now / 30_000) * 30_000 + Math.min(30_000, (now % 30_000) * 3);
    for (let now = 0; now <= 300_000; now += 100) {
      const left = timeLeft.observe(at(doneAt(now), total), now) ?? NaN;
      if (now < 120_000) continue;
      expect(Math.abs(left / (total - doneAt(now)) - 1)).toBeLessThan(0.3);
    }
  });

  it('does not take a pause for slow work', () => {
    const timeLeft = createTimeLeft();
    timeLeft.observe(at(0), 0);
    const before = timeLeft.observe(at(100), 1000) ?? NaN;
    timeLeft.interrupt();
    const later = 1_000_000;
    expect(timeLeft.observe(at(100), later)).toBeCloseTo(before);
    timeLeft.observe(at(150), later + 500);
    const after = timeLeft.observe(at(200), later + 1000) ?? NaN;
    expect(after).toBeCloseTo(8000);
  });
});

describe('the part that is done', () => {
  it('is that of the work, and all of it where there is none', () => {
    expect(progressFraction(at(70, 100))).toBe(0.7);
    expect(progressFraction(at(0, 0))).toBe(1);
  });
});
