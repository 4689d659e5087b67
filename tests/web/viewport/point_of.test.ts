import { expect, it } from 'vitest';
import { pointOf, scaleOf } from '../../../web/src/viewport/point_of';

/** An element of this size at (40, 30) of the window, magnified `scale` times. */
function elementOf([width, height]: readonly number[], scale: number): HTMLElement {
  const box = { left: 40, top: 30, width: width! * scale, height: height! * scale };
  return {
    offsetWidth: Math.round(width!),
    offsetHeight: Math.round(height!),
    getBoundingClientRect: () => box,
  } as unknown as HTMLElement;
}

it.each([1, 1.25, 0.5])('finds a point of an element that is seen %f times as large', (scale) => {
  const element = elementOf([400, 200], scale);
  const event = { clientX: 40 + 120 * scale, clientY: 30 + 50 * scale };
  expect(pointOf(event, element)).toEqual({ x: 120, y: 50 });
  expect(scaleOf(element)).toEqual({ x: scale, y: scale });
});

it('takes parts of a pixel for no scale', () => {
  const element = elementOf([400.4, 200.6], 1);
  expect(pointOf({ clientX: 240, clientY: 130 }, element)).toEqual({ x: 200, y: 100 });
});
