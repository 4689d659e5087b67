import { expect, it } from 'vitest';
import { wheelZoom } from '../../../web/src/board/wheel';

it('zooms by the wheel alike, in pixels and in lines, and never much at once', () => {
  const turned = (deltaY: number, deltaMode = 0) =>
    wheelZoom({ ctrlKey: true, deltaY, deltaMode })!;
  expect(turned(-48)).toBeCloseTo(turned(-3, 1));
  expect(turned(-48)).toBeGreaterThan(1);
  expect(turned(48) * turned(-48)).toBeCloseTo(1);
  expect(turned(-1e4)).toBeLessThan(1.5);
  expect(turned(0)).toBe(1);
});

it('leaves a turn without Ctrl to the page', () => {
  expect(wheelZoom({ ctrlKey: false, deltaY: -48, deltaMode: 0 })).toBeUndefined();
});
