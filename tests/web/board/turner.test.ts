import { describe, expect, it } from 'vitest';
import type { BoardScene } from '../../../web/src/board/state';
import { startTurner, turnsAreSeen } from '../../../web/src/board/turner';
import { LONGEST_TURNING } from '../../../web/src/board/turning';
import { changing, frameOf, sceneOf, SPACE } from './scenes';

const first = sceneOf(6, 6);
const changed = (scene: BoardScene, column: number, row: number, width = 3, height = 3) => ({
  ...scene,
  discs: changing(scene.discs, scene.columns, { column, row, width, height }),
});
const second = changed(first, 3, 3);

/** A turner that has seen the first scene, and the second at 1000. */
function turning() {
  const turner = startTurner();
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
    expect(turner.momentOf(second, 1000 + LONGEST_TURNING - 1, false)).toBeDefined();
    expect(turner.momentOf(second, 1000 + LONGEST_TURNING + 1, false)).toBeUndefined();
    expect(turner.momentOf(second, 1001, false)).toBeUndefined();
  });

  it('does not begin with the first scene', () => {
    expect(startTurner().momentOf(second, 0, false)).toBeUndefined();
  });

  it('does not begin between boards of different sizes, though they have as many discs', () => {
    for (const [rows, columns] of [
      [4, 9],
      [9, 4],
      [6, 7],
      [7, 6],
    ] as const) {
      const turner = startTurner();
      turner.momentOf(first, 0, false);
      expect(turner.momentOf(changed(sceneOf(rows, columns), 2, 2), 1, false)).toBeUndefined();
    }
  });

  it('is over when another size is shown in its middle', () => {
    const { turner } = turning();
    expect(turner.momentOf(sceneOf(4, 9), 1010, false)).toBeUndefined();
    expect(turner.momentOf(sceneOf(4, 9), 1020, false)).toBeUndefined();
  });

  it('goes on when anything else changes, and when the same discs come in another array', () => {
    const { turner, begun } = turning();
    const corner = { column: 1, row: 1 };
    expect(turner.momentOf({ ...second, corner }, 1020, false)).toEqual({ ...begun, time: 20 });
    const copy = { ...second, discs: second.discs.slice() };
    expect(turner.momentOf(copy, 1040, false)).toEqual({ ...begun, time: 40 });
  });

  it('is at its beginning where the clock goes back', () => {
    expect(turning().turner.momentOf(second, 990, false)?.time).toBe(0);
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

  it('that takes the change back turns the same discs again', () => {
    const { turner, begun } = turning();
    const back = turner.momentOf(first, 1200, false);
    expect(back).toEqual({ turning: begun.turning, time: 0 });
    expect(turner.momentOf(first, 1200 + LONGEST_TURNING + 1, false)).toBeUndefined();
  });

  it('that is too large to be seen ends it', () => {
    const turner = startTurner();
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
    const turner = startTurner();
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
  const seen = (size: number, width: number, view = { zoom: 1, left: 0, bottom: 0 }) =>
    turnsAreSeen(frameOf(sceneOf(size, size), view, { ...SPACE, width, height: width }).geometry);

  it('where discs are round', () => {
    expect(seen(50, 560)).toBe(true);
    expect(seen(50, 300)).toBe(true);
    expect(seen(50, 260)).toBe(false); // cells of less than 5 pixels
  });

  it('where not too many discs are in sight', () => {
    expect(seen(51, 900)).toBe(false);
    expect(seen(100, 900)).toBe(false);
    expect(seen(100, 900, { zoom: 3, left: 20, bottom: 20 })).toBe(true);
  });
});
