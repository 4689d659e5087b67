import { describe, expect, it } from 'vitest';
import {
  MAX_TURNING_MS,
  MAX_TURNING_DISCS,
  discPoseOf,
  startTurningAnimator,
  turningBetween,
  turnsAreSeen,
} from '../../../web/src/board/turning';
import type { BoardScene } from '../../../web/src/board/state';
import { changing, frameOf, rectangle, sceneOf, SPACE } from './scenes';

/** The duration of one disc's turn. */
const DISC = 220;

const white = (rows: number, columns: number) => new Uint8Array(rows * columns).fill(1);

/** A turn on a white board, in which all discs of a rectangle change. */
function turningOf(rows: number, columns: number, corner: [number, number], size = [1, 1]) {
  const [column, row] = corner;
  const [width = 1, height = 1] = size;
  const before = white(rows, columns);
  return turningBetween(before, changing(before, columns, rectangle(column, row, width, height)), {
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
    expect(turningBetween(before, after(MAX_TURNING_DISCS), { columns })?.starts.size).toBe(
      MAX_TURNING_DISCS,
    );
    expect(turningBetween(before, after(MAX_TURNING_DISCS + 1), { columns })).toBeUndefined();
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

  it('begins with the nearest disc that turns, where the corner itself keeps its colour', () => {
    const turning = turningBetween(Uint8Array.of(1, 1, 1, 1), Uint8Array.of(1, 0, 0, 1), {
      columns: 2,
    });
    expect(Math.min(...turning!.starts.values())).toBe(0);
  });
});

describe('the time', () => {
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
    expect(duration).toBeCloseTo(MAX_TURNING_MS, 9);
    expect(Math.max(...starts.values()) + DISC).toBeCloseTo(duration, 9);
  });
});

describe('a disc', () => {
  const turning = turningOf(30, 30, [30, 30], [10, 25]);
  const [place, start] = [...turning.starts][100]!;
  const pose = (time: number) => discPoseOf({ turning, time: start + time }, place);

  it('lies flat in its old colour until it begins', () => {
    expect(start).toBeGreaterThan(0);
    expect(discPoseOf({ turning, time: 0 }, place)).toEqual({ face: 'old', width: 1 });
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
    // A linear turn would be at cos(π / 11) ≈ 0.96 after two of the steps.
    expect(widths[2]).toBeGreaterThan(0.99);
    expect(widths[20]).toBeGreaterThan(0.99);
    expect(widths[4]).toBeCloseTo(widths[18]!, 9);
  });
});

const first = sceneOf(6, 6);
const changed = (scene: BoardScene, column: number, row: number, width = 3, height = 3) => ({
  ...scene,
  discs: changing(scene.discs, scene.columns, rectangle(column, row, width, height)),
});
const second = changed(first, 3, 3);

/** A turner that has drawn the first scene, and the second at time 1000. */
function turning() {
  const turner = startTurningAnimator();
  turner.momentOf(first, 900, false);
  return { turner, begun: turner.momentOf(second, 1000, false)! };
}

describe('a turning', () => {
  it('begins with the frame that first shows other discs, and goes on', () => {
    const { turner, begun } = turning();
    expect(begun.time).toBe(0);
    expect([...begun.turning.starts.keys()]).toEqual([0, 1, 2, 6, 7, 8, 12, 13, 14]);
    expect(turner.momentOf(second, 1016, false)).toEqual({ turning: begun.turning, time: 16 });
  });

  it('ends with its duration, once and for all', () => {
    const { turner } = turning();
    expect(turner.momentOf(second, 1000 + MAX_TURNING_MS - 1, false)).toBeDefined();
    expect(turner.momentOf(second, 1000 + MAX_TURNING_MS + 1, false)).toBeUndefined();
    expect(turner.momentOf(second, 1001, false)).toBeUndefined();
  });

  it('does not begin between boards of different sizes, though they have as many discs', () => {
    for (const [rows, columns] of [
      [4, 9],
      [9, 4],
      [6, 7],
      [7, 6],
    ] as const) {
      const turner = startTurningAnimator();
      turner.momentOf(first, 0, false);
      expect(turner.momentOf(changed(sceneOf(rows, columns), 2, 2), 1, false)).toBeUndefined();
    }
  });

  it('goes on when anything else changes, and when the same discs come in another array', () => {
    const { turner, begun } = turning();
    const corner = { column: 1, row: 1 };
    expect(turner.momentOf({ ...second, corner }, 1020, false)).toEqual({ ...begun, time: 20 });
    const copy = { ...second, discs: second.discs.slice() };
    expect(turner.momentOf(copy, 1040, false)).toEqual({ ...begun, time: 40 });
  });
});

describe('a change in the middle of a turning', () => {
  it('turns what it changes alone: what was turning lies in its new colours', () => {
    const { turner } = turning();
    turner.momentOf(second, 1100, false);
    const moment = turner.momentOf(changed(second, 6, 6, 2, 1), 1200, false);
    expect(moment?.time).toBe(0);
    expect([...moment!.turning.starts.keys()]).toEqual([34, 35]);
  });

  it('that is too large to be seen ends it', () => {
    const turner = startTurningAnimator();
    const large = sceneOf(45, 45);
    turner.momentOf(large, 0, false);
    const next = changed(large, 3, 3);
    expect(turner.momentOf(next, 10, false)).toBeDefined();
    expect(turner.momentOf(changed(next, 45, 45, 45, 45), 20, false)).toBeUndefined();
    expect(turner.momentOf(changed(next, 45, 45, 45, 45), 30, false)).toBeUndefined();
  });
});

describe('where nothing is to move', () => {
  it('nothing turns, and nothing does later', () => {
    const turner = startTurningAnimator();
    turner.momentOf(first, 0, false);
    expect(turner.momentOf(second, 10, true)).toBeUndefined();
    expect(turner.momentOf(second, 20, false)).toBeUndefined();
  });

  it('a turning is over at once', () => {
    const { turner } = turning();
    expect(turner.momentOf(second, 1020, true)).toBeUndefined();
    expect(turner.momentOf(second, 1040, false)).toBeUndefined();
  });
});

describe('turns are seen', () => {
  const seen = (size: number, width: number, view = { zoom: 1, columnsBefore: 0, rowsBefore: 0 }) =>
    turnsAreSeen(frameOf(sceneOf(size, size), view, { ...SPACE, width, height: width }).geometry);

  it('where there are discs', () => {
    expect(seen(50, 600)).toBe(true);
    expect(seen(50, 540)).toBe(false); // squares of 10 pixels
  });

  it('where not too many discs are in sight', () => {
    expect(seen(51, 900)).toBe(false);
    expect(seen(100, 900)).toBe(false);
    expect(seen(100, 900, { zoom: 3, columnsBefore: 20, rowsBefore: 20 })).toBe(true);
  });
});
