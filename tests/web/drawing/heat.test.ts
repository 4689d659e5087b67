import { describe, expect, it } from 'vitest';
import { heatSteps } from '../../../web/src/drawing/draw_legend';
import { heatLevel, heatSide } from '../../../web/src/drawing/heat';
import { SHADE_LEVELS } from '../../../web/src/drawing/shades';

describe('heat', () => {
  it('is told in few steps of as many counts each, with the shade of every count', () => {
    expect(heatSteps([0, 3, 19, 7])).toEqual([
      { from: 0, to: 0, levels: [0] },
      { from: 1, to: 5, levels: [2, 4, 6, 7, 9] },
      { from: 6, to: 10, levels: [11, 12, 14, 16, 17] },
      { from: 11, to: 15, levels: [19, 21, 22, 24, 26] },
      { from: 16, to: 19, levels: [27, 29, 31, 32] },
    ]);
  });

  it('has only the steps that small counts need, the strongest among them', () => {
    expect(heatSteps([0, 2, 1])).toEqual([
      { from: 0, to: 0, levels: [0] },
      { from: 1, to: 1, levels: [16] },
      { from: 2, to: 2, levels: [32] },
    ]);
    expect(heatSteps(new Uint32Array([0, 0]))).toEqual([{ from: 0, to: 0, levels: [0] }]);
    expect(heatSteps([])).toEqual([{ from: 0, to: 0, levels: [0] }]);
  });

  it('shades every count as the legend says, which leaves none out', () => {
    for (const most of [1, 2, 5, 6, 9, 10, 11, 32, 33, 99, 200, 28_010]) {
      const steps = heatSteps([most]);
      expect(steps.length).toBeLessThanOrEqual(6);
      steps.slice(1).forEach(({ from }, before) => expect(from).toBe(steps[before]!.to + 1));
      expect(steps.at(-1)?.to).toBe(most);
      for (const { from, to, levels } of steps)
        for (const count of [from, to]) expect(levels).toContain(heatLevel(count, most));
    }
  });

  it('grows with the count also in size', () => {
    expect(heatSide(0)).toBe(0);
    for (let level = 1; level <= SHADE_LEVELS; level += 1) {
      expect(heatSide(level)).toBeGreaterThan(heatSide(level - 1));
      expect(heatSide(level)).toBeLessThanOrEqual(1);
    }
  });
});
