import { describe, expect, it } from 'vitest';
import { labelledPositions } from '../../../web/src/board/margin_labels';

const all = { from: 1, to: 1000 };

describe('labels in the margins', () => {
  it('stand at every position where there is room', () => {
    expect(labelledPositions(5, 30, 20, all)).toEqual([1, 2, 3, 4, 5]);
    expect(labelledPositions(1, 3, 20, all)).toEqual([1]);
  });

  it('are thinned to 1, 5, 10, … where there is not', () => {
    expect(labelledPositions(28, 10, 20, all)).toEqual([1, 5, 10, 15, 20, 25, 28]);
    expect(labelledPositions(26, 10, 20, all)).toEqual([1, 5, 10, 15, 20, 25]);
    expect(labelledPositions(28, 4, 20, all)).toEqual([1, 10, 20, 28]);
    expect(labelledPositions(200, 2.5, 28, all)).toEqual([
      1, 20, 40, 60, 80, 100, 120, 140, 160, 180, 200,
    ]);
  });

  it('never stand too near to each other, and always name the first', () => {
    for (let last = 1; last <= 200; last += 1)
      for (const cell of [0.25, 0.5, 1, 2.5, 5, 10, 19, 20, 40]) {
        const positions = labelledPositions(last, cell, 20, all);
        expect(positions[0]).toBe(1);
        expect(positions.at(-1)).toBeLessThanOrEqual(last);
        positions.slice(1).forEach((position, place) => {
          expect((position - positions[place]!) * cell).toBeGreaterThanOrEqual(20);
        });
      }
  });

  it('are those of the part that is seen', () => {
    expect(labelledPositions(100, 10, 20, { from: 12, to: 26 })).toEqual([15, 20, 25]);
  });
});
