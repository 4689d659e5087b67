import { expect, it } from 'vitest';
import { readWheel } from '../../../web/src/viewport/wheel';

/** The zoom factor of a wheel event with Ctrl. */
function zoomed(deltaY: number, deltaMode = 0): number {
  const turn = readWheel({ ctrlKey: true, deltaX: 0, deltaY, deltaMode });
  return turn?.kind === 'zoom' ? turn.factor : NaN;
}

it('zooms as far as two fingers on a trackpad do', () => {
  // Chromium and Firefox send −100 ln s for a pinch by the factor s, in many small events.
  const all = -100 * Math.log(2);
  const events = 20;
  expect(zoomed(all / events) ** events).toBeCloseTo(2);
  expect(zoomed(all)).toBeCloseTo(2);
  expect(zoomed(-all)).toBeCloseTo(1 / 2);
  expect(zoomed(0)).toBe(1);
});

it('zooms by the wheel alike, in pixels, lines and pages, and never much at once', () => {
  expect(zoomed(-48)).toBeCloseTo(zoomed(-3, 1));
  expect(zoomed(-1, 2)).toBe(2);
  expect(zoomed(1, 2)).toBe(1 / 2);
  expect(zoomed(-1e4)).toBe(2);
});

it('moves sideways without Ctrl, and leaves up and down to the page', () => {
  const turned = (deltaX: number, deltaY: number, deltaMode = 0) =>
    readWheel({ ctrlKey: false, deltaX, deltaY, deltaMode });
  expect(turned(48, -20)).toEqual({ kind: 'pan', right: -48 });
  expect(turned(3, 0, 1)).toEqual({ kind: 'pan', right: -48 });
  expect(turned(20, -48)).toBeUndefined();
  expect(turned(0, 0)).toBeUndefined();
});
