import { describe, expect, test } from 'vitest';
import {
  boardProgress,
  totalWork,
  countWork,
  estimateWork,
  nanosecondsPerUnit,
  sweepWork,
} from '../../../web/src/engine/api/work';
import { squareBoard, workedAnswer } from '../fake_solver';

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

  test('of counting is that of all moves where the lengths are others', () => {
    const each = (lengths: string) => countWork(1e6, { pairs: 1e9, lengths }) / 1e6;
    expect(['triangular', 'square', 'primes', '1,3,7'].map(each)).toEqual([
      0.045, 0.045, 0.45, 0.45,
    ]);
  });
});

const rows = (pairs: number) => ({ pairs, lengths: 'triangular' });
const columns = (pairs: number) => ({ pairs, lengths: 'square' });

describe('the work of a board', () => {
  test('is the longer sweep and the longer count while an axis has one part', () => {
    expect(totalWork(rows(9e8), columns(6e8))).toBeCloseTo(
      sweepWork(9e8, 'triangular') + countWork(9e8, rows(9e8)),
    );
    // The axis with fewer pairs may take longer to sweep.
    expect(sweepWork(9e10, 'triangular')).toBeLessThan(sweepWork(8.9e10, 'square'));
    expect(totalWork(rows(9e10), columns(8.9e10))).toBeGreaterThan(
      sweepWork(8.9e10, 'square') + countWork(8.9e10, rows(8.9e10)),
    );
  });

  test('is half of both counts where these are shared', () => {
    expect(totalWork(rows(3e10), columns(2e10))).toBeCloseTo(
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
    expect(at(0, 0, 0)).toEqual({ done: 0, total: totalWork(rows(3e10), columns(2e10)) });
    const steps = [at(0.1, 0.3, 0), at(0.5, 1, 0), at(0.9, 1, 0), at(1, 1, 0.1), at(1, 1, 0.9)];
    const done = steps.map((step) => step.done);
    expect(done).toEqual([...done].sort((one, other) => one - other));
    expect(new Set(done).size).toBe(done.length);
    const { done: all, total } = at(1, 1, 1);
    expect(all).toBe(total);
  });
});

describe('the time of a board', () => {
  const plan = {
    rows: { lengthCount: 1, pairs: 3e9, bytes: 100 },
    columns: { lengthCount: 1, pairs: 2e9, bytes: 50 },
  };

  test('takes as long as both sweeps and the count that they share', () => {
    const question = squareBoard(2_000_000);
    expect(estimateWork(question, plan, 0.5)).toEqual({
      pairs: 5e9,
      bytes: 150,
      milliseconds: (0.5 * totalWork(rows(3e9), columns(2e9))) / 1e6,
      long: false,
    });
    expect(estimateWork(question, plan, 100)).toMatchObject({ long: true });
    expect(estimateWork(question, plan, undefined)).toEqual({
      pairs: 5e9,
      bytes: 150,
      long: false,
    });
  });

  test('learns its rate from a board that was large enough', () => {
    const axis = { total: 1, width: 2, choices: 2e9 };
    const answer = { ...workedAnswer(squareBoard(5)), rows: axis, columns: axis };
    const slower = { ...answer, columns: { ...axis, choices: 3e9 } };
    expect(nanosecondsPerUnit({ ...slower, milliseconds: 1500 })).toBe(
      1.5e9 / totalWork(rows(2e9), columns(3e9)),
    );
    const few = { ...axis, choices: 1000 };
    const slowStart = { ...answer, rows: few, columns: few, milliseconds: 1500 };
    expect(nanosecondsPerUnit(slowStart)).toBeUndefined();
  });
});
