import { describe, expect, it } from 'vitest';
import { growthOfLevel } from '../../../web/src/board/draw_ground';
import { startGrowthAnimator } from '../../../web/src/board/growing';
import { frameOf, sceneOf } from './scenes';

/** Pictures with counts that no other test has used. */
let next = 1;
const pictured = (rows = 100, columns = rows) =>
  sceneOf(rows, columns, {
    animated: true,
    heat: new Uint32Array(rows * columns).with(0, (next += 1)),
  });
const LATER = 5000;

describe('a picture', () => {
  const picture = pictured();
  const { geometry } = frameOf(picture);
  const start = (scene = pictured()) => {
    const grower = startGrowthAnimator();
    const at = (time: number, of = scene, still = false) =>
      grower.momentOf(of, frameOf(of).geometry, time, still);
    return { grower, at, scene };
  };

  it('grows from nothing to all of it, once its counts are known', () => {
    const { at, scene } = start();
    expect(at(0, { ...scene, heat: new Uint32Array(10_000) })).toBeUndefined();
    const moments = [100, 300, 600, 900, 1200].map((time) => at(time)!);
    expect(moments[0]).toBe(0);
    expect([...moments].sort((a, b) => a - b)).toEqual(moments);
    expect(moments.at(-1)).toBeLessThan(1);
    expect([at(1300), at(1310)]).toEqual([undefined, undefined]);
  });

  it('grows once, wherever it is shown', () => {
    const { at, scene } = start();
    expect(at(0)).toBe(0);
    expect(start(scene).at(0)).toBeUndefined();
    // Hidden and shown again.
    expect(at(LATER, { ...scene, heat: undefined })).toBeUndefined();
    expect(at(LATER, { ...scene, heat: scene.heat!.slice() })).toBeUndefined();
  });

  it('is whole at once after a press, where the reader wants less motion, and while it is edited', () => {
    const pressed = start();
    expect(pressed.at(0)).toBe(0);
    pressed.grower.stop();
    expect(pressed.at(16)).toBeUndefined();
    const calm = start();
    expect(calm.at(0, calm.scene, true)).toBeUndefined();
  });

  it('is whole at once after a move and under a slider, and grows where it is another size', () => {
    const { at } = start();
    at(0);
    expect(at(LATER, pictured())).toBeUndefined();
    expect(at(LATER, pictured(104, 90))).toBeUndefined();
    expect(at(LATER, pictured(200))).toBe(0);
  });

  it('is no board of discs', () => {
    const discs = pictured(20);
    expect(start(discs).at(0)).toBeUndefined();
    const { grower, scene } = start();
    const zoomed = frameOf(scene, { zoom: 6, columnsBefore: 0, rowsBefore: 0 });
    expect(grower.momentOf(scene, zoomed.geometry, 0, false)).toBeUndefined();
  });

  it('rises square by square, the first ones first, to what they are', () => {
    const scene = sceneOf(100, 200);
    const along = (grown: number) =>
      [1, 25, 50, 75, 100].map((row) => growthOfLevel(20, grown, { row, column: row }, scene));
    expect(along(0)).toEqual([0, 0, 0, 0, 0]);
    expect(along(1)).toEqual([20, 20, 20, 20, 20]);
    const half = along(0.5);
    expect(half[0]).toBe(20);
    expect(half.at(-1)).toBe(0);
    expect([...half].sort((a, b) => b - a)).toEqual(half);
    expect(growthOfLevel(20, 0.5, { row: 1, column: 200 }, scene)).toBe(0);
    expect(geometry.cell).toBeLessThan(8);
  });
});
