import { describe, expect, it } from 'vitest';
import { labelledPlaces } from '../../../web/src/board/draw_margins';
import { labelWidth } from '../../../web/src/board/geometry';
import { drawn } from './recording_painter';
import { frameOf, PALETTE, sceneOf } from './scenes';

describe('labels in the margins', () => {
  it('stand at every position where there is room', () => {
    expect(labelledPlaces(5, 1, 30, 20)).toEqual([1, 2, 3, 4, 5]);
    expect(labelledPlaces(1, 1, 3, 20)).toEqual([1]);
  });

  it('are thinned to 1, 5, 10, … where there is not', () => {
    expect(labelledPlaces(28, 1, 10, 20)).toEqual([1, 5, 10, 15, 20, 25, 28]);
    expect(labelledPlaces(26, 1, 10, 20)).toEqual([1, 5, 10, 15, 20, 25]);
    expect(labelledPlaces(28, 1, 4, 20)).toEqual([1, 10, 20, 28]);
    expect(labelledPlaces(200, 1, 2.5, 28)).toEqual([
      1, 20, 40, 60, 80, 100, 120, 140, 160, 180, 200,
    ]);
  });

  it('are thinned to 0, 5, 10, … where the first is called 0', () => {
    const numbers = (count: number, cell: number, room: number) =>
      labelledPlaces(count, 0, cell, room).map((place) => place - 1);
    expect(numbers(4, 30, 20)).toEqual([0, 1, 2, 3]);
    expect(numbers(1, 3, 20)).toEqual([0]);
    expect(numbers(28, 10, 20)).toEqual([0, 5, 10, 15, 20, 25, 27]);
    expect(numbers(28, 2, 20)).toEqual([0, 10, 20]);
  });

  it('never stand too near to each other, and always name the first', () => {
    for (let last = 1; last <= 200; last += 1)
      for (const cell of [0.25, 0.5, 1, 2.5, 5, 10, 19, 20, 40]) {
        const positions = labelledPlaces(last, 1, cell, 20);
        expect(positions[0]).toBe(1);
        expect(positions.at(-1)).toBeLessThanOrEqual(last);
        positions.slice(1).forEach((position, place) => {
          expect((position - positions[place]!) * cell).toBeGreaterThanOrEqual(20);
        });
      }
  });
});

describe('the numbers around the board', () => {
  const numbers = [0, 0, 0, 0, 10];
  const frame = frameOf(sceneOf(5, 5, { columnNumbers: numbers, rowNumbers: numbers }));
  const { field, cell } = frame.pane;
  const middles = (from: number) => [0, 1, 2, 3, 4].map((place) => from + (place + 0.5) * cell);
  const split = (colour: string) => {
    const labels = drawn(frame).labels(colour);
    return { across: labels.slice(0, 5), up: labels.slice(5) };
  };

  it('are the coordinates below and to the left', () => {
    const { across, up } = split(PALETTE.colours['ink-soft']);
    expect(across.map(({ text }) => text)).toEqual(['1', '2', '3', '4', '5']);
    expect(across.map(({ x }) => x)).toEqual(middles(field.left));
    for (const { y } of across) expect(y).toBeGreaterThan(field.top + field.height + 6);
    expect(up.map(({ text }) => text)).toEqual(['1', '2', '3', '4', '5']);
    expect(up.map(({ y }) => y)).toEqual(middles(field.top).reverse());
    for (const { x } of up) expect(x + labelWidth(1, 13) / 2).toBeLessThan(field.left);
  });

  it('are the Grundy numbers above and to the right', () => {
    const { across, up } = split(PALETTE.colours.ink);
    expect(across.map(({ text }) => text)).toEqual(numbers.map(String));
    expect(across.map(({ x }) => x)).toEqual(middles(field.left));
    for (const { y } of across) expect(y).toBeLessThan(field.top - 6);
    expect(up.map(({ text }) => text)).toEqual(numbers.map(String));
    for (const { x } of up)
      expect(x - labelWidth(10, 13) / 2).toBeGreaterThan(field.left + field.width);
  });
});
