import { describe, expect, it } from 'vitest';
import { hatchSpacing } from '../../../web/src/board/draw_moves';
import type { ScreenBox } from '../../../web/src/drawing/box';
import { hatchLines } from '../../../web/src/board/hatching';
import { randomNumbers } from './scenes';

const SPACING = 7;
const ORIGIN = 3;
const random = randomNumbers(4);
const randomBox = (): ScreenBox => ({
  left: 200 * random(),
  top: 200 * random(),
  width: 120 * random(),
  height: 120 * random(),
});

type Segment = [x1: number, y1: number, x2: number, y2: number];
const segmentsOf = (boxes: ScreenBox[]): Segment[] => {
  const flat = hatchLines(boxes, SPACING, ORIGIN);
  return flat.flatMap((_, place) =>
    place % 4 === 0 ? [flat.slice(place, place + 4) as Segment] : [],
  );
};
const isIn = (x: number, y: number, { left, top, width, height }: ScreenBox, slack = 1e-6) =>
  x >= left - slack && x <= left + width + slack && y >= top - slack && y <= top + height + slack;

describe('hatching', () => {
  it('stays within its boxes', () => {
    const outside: number[] = [];
    for (let trial = 0; trial < 200; trial += 1) {
      const boxes = [randomBox(), randomBox(), randomBox()];
      for (const [x1, y1, x2, y2] of segmentsOf(boxes))
        for (let step = 0; step <= 20; step += 1) {
          const x = x1 + ((x2 - x1) * step) / 20;
          const y = y1 + ((y2 - y1) * step) / 20;
          if (!boxes.some((box) => isIn(x, y, box))) outside.push(x, y);
        }
    }
    expect(outside).toEqual([]);
  });

  it('lies on one set of lines, from lower left to upper right', () => {
    for (const [x1, y1, x2, y2] of segmentsOf([randomBox(), randomBox(), randomBox()])) {
      const line = (x1 + y1 - ORIGIN) / SPACING;
      expect(line).toBeCloseTo(Math.round(line));
      expect(x1 + y1).toBeCloseTo(x2 + y2);
      expect(x2).toBeGreaterThan(x1);
    }
  });

  it('covers every box, and no stretch twice', () => {
    let hatched = 0;
    const bare: number[] = [];
    const twice: number[] = [];
    for (let trial = 0; trial < 100; trial += 1) {
      const boxes = [randomBox(), randomBox(), randomBox(), randomBox()];
      const segments = segmentsOf(boxes);
      for (let line = 0; line < 100; line += 1) {
        const sum = ORIGIN + line * SPACING;
        const onLine = segments.filter(([x, y]) => Math.abs(x + y - sum) < 1e-6);
        for (let x = 0; x < 330; x += 1.7) {
          const here = onLine.filter(([x1, , x2]) => x > x1 && x < x2).length;
          const inside = boxes.some((box) => isIn(x, sum - x, box, -1e-6));
          if (here > 1) twice.push(x, sum);
          if (here === 0 && inside) bare.push(x, sum);
          if (here === 1 && inside) hatched += 1;
        }
      }
    }
    expect({ bare, twice }).toEqual({ bare: [], twice: [] });
    expect(hatched).toBeGreaterThan(10_000);
  });

  it('makes one stretch of boxes side by side', () => {
    const box = (left: number): ScreenBox => ({ left, top: 0, width: 10, height: 30 });
    expect(hatchLines([box(10), box(0)], 100, 20)).toEqual([0, 20, 20, 0]);
    expect(hatchLines([box(20), box(0)], 100, 25)).toEqual([0, 25, 10, 15, 20, 5, 25, 0]);
    expect(hatchLines([], 10, 0)).toEqual([]);
    expect(hatchLines([{ left: 0, top: 0, width: 0, height: 9 }], 1, 0)).toEqual([]);
  });

  it('hatches every disc alike', () => {
    for (const cell of [2.5, 5, 8, 10, 17, 18, 24, 48, 63, 96]) {
      const lines = cell / hatchSpacing(cell);
      const whole = lines >= 1 ? lines : 1 / lines;
      expect(whole).toBeCloseTo(Math.round(whole));
      expect(hatchSpacing(cell)).toBeGreaterThan(7);
      expect(hatchSpacing(cell)).toBeLessThan(20);
    }
  });
});
