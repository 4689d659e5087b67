import { describe, expect, it } from 'vitest';
import { HEAT_LEVELS, heatLevel, heatSide, heatSteps } from '../../../web/src/board/heat';

describe('heat', () => {
  it('is told in few steps that follow each other', () => {
    expect(heatSteps([0, 3, 23, 7])).toEqual([
      { from: 0, to: 0, level: 0 },
      { from: 1, to: 4, level: 1 },
      { from: 5, to: 9, level: 2 },
      { from: 10, to: 13, level: 3 },
      { from: 14, to: 18, level: 4 },
      { from: 19, to: 23, level: 5 },
    ]);
  });

  it('has only the steps that small counts need, the strongest among them', () => {
    expect(heatSteps([0, 2, 1])).toEqual([
      { from: 0, to: 0, level: 0 },
      { from: 1, to: 1, level: 3 },
      { from: 2, to: 2, level: 5 },
    ]);
    expect(heatSteps(new Uint32Array([0, 0]))).toEqual([{ from: 0, to: 0, level: 0 }]);
    expect(heatSteps([])).toEqual([{ from: 0, to: 0, level: 0 }]);
  });

  it('shades every count as the legend says', () => {
    for (let most = 0; most <= 200; most += 1) {
      const steps = heatSteps([most]);
      for (let count = 0; count <= most; count += 1) {
        const step = steps.find(({ from, to }) => count >= from && count <= to);
        expect(heatLevel(count, most)).toBe(step?.level);
      }
      expect(steps.at(-1)?.to).toBe(most);
    }
  });

  it('grows with the count also in size', () => {
    expect(heatSide(0)).toBe(0);
    for (let level = 1; level <= HEAT_LEVELS; level += 1) {
      expect(heatSide(level)).toBeGreaterThan(heatSide(level - 1));
      expect(heatSide(level)).toBeLessThanOrEqual(1);
    }
  });
});
