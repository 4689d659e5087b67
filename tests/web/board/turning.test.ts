import { describe, expect, it } from 'vitest';
import {
  LONGEST_TURNING,
  MOST_TURNING,
  poseOf,
  turningBetween,
} from '../../../web/src/board/turning';
import { changing } from './scenes';

/** So long does one disc take. */
const DISC = 220;

const white = (rows: number, columns: number) => new Uint8Array(rows * columns).fill(1);

/** Of a white board, on which all discs of a rectangle change. */
function turningOf(rows: number, columns: number, corner: [number, number], size = [1, 1]) {
  const [column, row] = corner;
  const [width = 1, height = 1] = size;
  const before = white(rows, columns);
  return turningBetween(before, changing(before, columns, { column, row, width, height }), {
    columns,
  })!;
}

describe('what turns', () => {
  it('are the discs that change, in either direction, and no others', () => {
    const before = Uint8Array.of(1, 0, 1, 0, 1, 1);
    const after = Uint8Array.of(1, 1, 0, 0, 1, 0);
    const { starts } = turningBetween(before, after, { columns: 3 })!;
    expect([...starts.keys()].sort()).toEqual([1, 2, 5]);
  });

  it('is nothing where no disc changes, whatever else than 1 is black', () => {
    const discs = Uint8Array.of(1, 0, 1, 0);
    expect(turningBetween(discs, discs.slice(), { columns: 2 })).toBeUndefined();
    expect(turningBetween(discs, Uint8Array.of(1, 2, 1, 0), { columns: 2 })).toBeUndefined();
  });

  it('is nothing where too many discs change', () => {
    const columns = 100;
    const before = white(100, columns);
    const after = (count: number) => before.slice().fill(0, 0, count);
    expect(turningBetween(before, after(MOST_TURNING), { columns })?.starts.size).toBe(
      MOST_TURNING,
    );
    expect(turningBetween(before, after(MOST_TURNING + 1), { columns })).toBeUndefined();
  });
});

describe('the order', () => {
  const columns = 7;
  const { starts } = turningOf(6, columns, [6, 5], [4, 3]);
  const startOf = (column: number, row: number) => starts.get((row - 1) * columns + column - 1)!;

  it('begins with the upper right disc and ends with the lower left one', () => {
    expect(startOf(6, 5)).toBe(0);
    expect(Math.max(...starts.values())).toBe(startOf(3, 3));
  });

  it('goes on by as many steps as discs are away to the left and down', () => {
    const step = startOf(5, 5);
    expect(step).toBeGreaterThan(0);
    for (let row = 3; row <= 5; row += 1)
      for (let column = 3; column <= 6; column += 1)
        expect(startOf(column, row)).toBeCloseTo((6 - column + 5 - row) * step, 9);
  });

  it('does not wait for a corner that keeps its colour', () => {
    // The upper right corner of what changes is column 3, row 3, which does not.
    const before = white(3, 3);
    const after = before.slice();
    after[2] = 0; // column 3, row 1: two steps below
    after[6] = 0; // column 1, row 3: two steps to the left
    after[0] = 0; // column 1, row 1: four steps
    const turning = turningBetween(before, after, { columns: 3 })!;
    expect(turning.starts.get(2)).toBe(0);
    expect(turning.starts.get(6)).toBe(0);
    expect(turning.starts.get(0)).toBeGreaterThan(0);
  });
});

describe('the time', () => {
  it('of a single disc is short', () => {
    expect(turningOf(5, 5, [3, 3]).duration).toBe(DISC);
    expect(turningOf(5, 5, [3, 3]).starts.get(12)).toBe(0);
  });

  it('of two discs is a little longer: the second begins while the first stands on its edge', () => {
    const { starts, duration } = turningOf(5, 5, [3, 3], [2, 1]);
    expect([...starts.values()].sort()).toEqual([0, DISC / 2]);
    expect(duration).toBe(1.5 * DISC);
  });

  it.each([
    [3, 2],
    [5, 5],
    [10, 25],
    [30, 30],
    [1, 30],
    [30, 1],
  ])('of %d by %d discs is the longest', (width, height) => {
    const { starts, duration } = turningOf(30, 30, [30, 30], [width, height]);
    expect(duration).toBeCloseTo(LONGEST_TURNING, 9);
    expect(Math.max(...starts.values()) + DISC).toBeCloseTo(duration, 9);
  });

  it('is as the page is told', () => {
    expect(LONGEST_TURNING).toBe(450);
  });
});

describe('a disc', () => {
  const turning = turningOf(30, 30, [30, 30], [10, 25]);
  const [place, start] = [...turning.starts][100]!;
  const pose = (time: number) => poseOf({ turning, time: start + time }, place);

  it('lies flat in its old colour until it begins', () => {
    expect(start).toBeGreaterThan(0);
    expect(poseOf({ turning, time: 0 }, place)).toEqual({ face: 'old', width: 1 });
    expect(pose(0)).toEqual({ face: 'old', width: 1 });
  });

  it('shows its old face until it stands on its edge, and then its new one', () => {
    expect(pose(DISC / 2 - 1)?.face).toBe('old');
    expect(pose(DISC / 2)?.face).toBe('new');
    expect(pose(DISC / 2)?.width).toBeCloseTo(0, 9);
    expect(pose(DISC - 1)?.face).toBe('new');
  });

  it('narrows and widens again, calmly at either end', () => {
    const widths = Array.from({ length: 23 }, (_, tenth) => pose((tenth * DISC) / 22)?.width ?? 1);
    for (let at = 1; at <= 11; at += 1) expect(widths[at]!).toBeLessThan(widths[at - 1]!);
    for (let at = 12; at <= 22; at += 1) expect(widths[at]!).toBeGreaterThan(widths[at - 1]!);
    // Even turning would be at cos(π / 11) ≈ 0.96 after two of the steps.
    expect(widths[2]).toBeGreaterThan(0.99);
    expect(widths[20]).toBeGreaterThan(0.99);
    expect(widths[4]).toBeCloseTo(widths[18]!, 9);
  });

  it('has come to rest at the end, and before it another one', () => {
    expect(pose(DISC - 0.001)).toBeDefined();
    expect(pose(DISC)).toBeUndefined();
    for (const each of turning.starts.keys())
      expect(poseOf({ turning, time: turning.duration + 1e-9 }, each)).toBeUndefined();
  });

  it('that does not change has no pose', () => {
    expect(poseOf({ turning, time: 0 }, 0)).toBeUndefined();
  });
});
