import { describe, expect, test } from 'vitest';
import { boardProgress, boardWork, countWork, sweepWork } from '../../../web/src/engine/work';

const rows = (pairs: number) => ({ pairs, lengths: 'triangular' });
const columns = (pairs: number) => ({ pairs, lengths: 'square' });

describe('the work of a board', () => {
  test('is the longer sweep and the longer count while an axis has one part', () => {
    expect(boardWork(rows(9e8), columns(6e8))).toBeCloseTo(
      sweepWork(9e8, 'triangular') + countWork(9e8, rows(9e8)),
    );
    // The longer sweep may be that of the axis with fewer pairs.
    expect(sweepWork(9e10, 'triangular')).toBeLessThan(sweepWork(8.9e10, 'square'));
    expect(boardWork(rows(9e10), columns(8.9e10))).toBeGreaterThan(
      sweepWork(8.9e10, 'square') + countWork(8.9e10, rows(8.9e10)),
    );
  });

  test('is half of both counts where these are shared', () => {
    expect(boardWork(rows(3e10), columns(2e10))).toBeCloseTo(
      sweepWork(3e10, 'triangular') +
        (countWork(3e10, rows(3e10)) + countWork(2e10, columns(2e10))) / 2,
    );
  });

  test('is done when both axes are swept and counted, and rises until then', () => {
    const at = (rowPart: number, columnPart: number, counted: number) =>
      boardProgress(
        { axis: rows(3e10), swept: 3e10 * rowPart, counted: 3e10 * counted },
        { axis: columns(2e10), swept: 2e10 * columnPart, counted: 2e10 * counted },
      );
    expect(at(0, 0, 0)).toEqual({ done: 0, total: boardWork(rows(3e10), columns(2e10)) });
    const steps = [at(0.1, 0.3, 0), at(0.5, 1, 0), at(0.9, 1, 0), at(1, 1, 0.1), at(1, 1, 0.9)];
    const done = steps.map((step) => step.done);
    expect(done).toEqual([...done].sort((one, other) => one - other));
    expect(new Set(done).size).toBe(done.length);
    const { done: all, total } = at(1, 1, 1);
    expect(all).toBe(total);
  });
});
