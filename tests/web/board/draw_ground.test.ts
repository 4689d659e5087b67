import { describe, expect, it } from 'vitest';
import type { Frame } from '../../../web/src/board/frame';
import { boxOf, centreOf } from '../../../web/src/board/geometry';
import { drawn } from './recording_painter';
import { frameOf, PALETTE, sceneOf, SPACE } from './scenes';

const { colours, heat: shades } = PALETTE;

describe('discs', () => {
  it('are white and black circles where they lie', () => {
    const discs = Uint8Array.from({ length: 12 }, (_, place) =>
      place === 1 || place === 8 ? 0 : 1,
    );
    const frame = frameOf(sceneOf(3, 4, { discs }));
    const { centres } = drawn(frame);
    expect(centres('circles', colours.white)).toHaveLength(10);
    expect(centres('circles', colours.black)).toEqual([
      centreOf(frame.geometry, { column: 2, row: 1 }),
      centreOf(frame.geometry, { column: 1, row: 3 }),
    ]);
  });

  it('have a rim, which tells them from a board of their colour', () => {
    const white = drawn(frameOf(sceneOf(3, 4))).drawn.find(
      (each) => each.kind === 'circles' && each.paint.fill === colours.white,
    );
    expect(white).toMatchObject({ paint: { stroke: { colour: colours.rim } } });
  });

  it('are drawn only where they are seen', () => {
    const frame = frameOf(sceneOf(50, 50), { zoom: 5, left: 10, bottom: 10 });
    const { centres, drawn: all } = drawn(frame);
    expect(centres('circles', colours.white).length).toBeLessThan(15 * 15);
    expect(centres('circles', colours.white).length).toBeGreaterThan(9 * 9);
    const discs = all.find((each) => each.kind === 'circles' && each.paint.fill === colours.white);
    expect(discs?.within).toEqual(frame.geometry.field);
  });

  it('of a few pixels are squares, black ones on a white field', () => {
    const discs = new Uint8Array(200 * 200).fill(1);
    discs.fill(0, 0, 7); // row 1, columns 1 to 7
    discs.fill(0, 399, 401); // the end of row 2, the beginning of row 3
    const frame = frameOf(sceneOf(200, 200, { discs }));
    const { centres, boxes } = drawn(frame);
    expect(centres('circles', colours.white)).toEqual([]);
    expect(boxes(colours.white)).toEqual([frame.geometry.field]);
    expect(boxes(colours.black)).toEqual([
      boxOf(frame.geometry, { column: 7, row: 1, width: 7, height: 1 }),
      boxOf(frame.geometry, { column: 200, row: 2, width: 1, height: 1 }),
      boxOf(frame.geometry, { column: 1, row: 3, width: 1, height: 1 }),
    ]);
  });
});

describe('numbers', () => {
  const heat = Uint32Array.of(0, 1, 5, 10);
  const values = Uint32Array.of(0, 2, 3, 4);
  const discs = Uint8Array.of(1, 1, 0, 1);
  const numbers = (frame: Frame, on: 'white-ink' | 'black-ink') =>
    drawn(frame)
      .labels(colours[on])
      .map(({ text }) => text);

  it('of the heat stand in the discs, but no noughts', () => {
    const frame = frameOf(sceneOf(2, 2, { heat, discs }));
    expect(numbers(frame, 'white-ink')).toEqual(['1', '10']);
    expect(numbers(frame, 'black-ink')).toEqual(['5']);
  });

  it('of the values stand there instead, with noughts', () => {
    const frame = frameOf(sceneOf(2, 2, { heat, values, discs }));
    expect(numbers(frame, 'white-ink')).toEqual(['0', '2', '4']);
    expect(numbers(frame, 'black-ink')).toEqual(['3']);
  });

  it('are left out where they would be too small to read', () => {
    const texts = (most: number, width: number) => {
      const many = new Uint32Array(900).fill(1);
      many[0] = most;
      const scene = sceneOf(30, 30, { values: many });
      return numbers(frameOf(scene, undefined, { ...SPACE, width, height: 700 }), 'white-ink');
    };
    expect(texts(7, 600)).toHaveLength(900); // cells of 18 pixels
    expect(texts(12345, 600)).toHaveLength(0);
    expect(texts(7, 560)).toHaveLength(0); // of 17
  });
});

describe('heat', () => {
  it('is a square behind each disc that has some, larger and darker where it has more', () => {
    const frame = frameOf(sceneOf(2, 3, { heat: Uint32Array.of(0, 1, 50, 100, 1, 0) }));
    const { boxes } = drawn(frame);
    expect(shades.map((shade) => boxes(shade).length)).toEqual([2, 0, 1, 0, 1]);
    const sides = [0, 2, 4].map((place) => boxes(shades[place]!)[0]!.width);
    expect(sides[0]).toBeLessThan(sides[1]!);
    expect(sides[1]).toBeLessThan(sides[2]!);
    const [x, y] = centreOf(frame.geometry, { column: 1, row: 2 });
    const { left, top, width, height } = boxes(shades[4]!)[0]!;
    expect([left + width / 2, top + height / 2]).toEqual([x, y]);
  });

  it.each([5, 50])('is seen around the discs of a board of %d rows', (size) => {
    const heat = new Uint32Array(size * size).fill(1);
    heat[0] = 100;
    const { boxes, drawn: all } = drawn(frameOf(sceneOf(size, size, { heat })));
    const faintest = boxes(shades[0]!)[0]!.width;
    const radii = all.flatMap((each) =>
      each.kind === 'circles' && each.paint.fill === colours.white ? [each.radius] : [],
    );
    expect(radii).toHaveLength(1);
    expect(2 * radii[0]!).toBeLessThan(faintest);
  });

  it('shades the squares of small cells', () => {
    const heat = new Uint32Array(200 * 200);
    heat.fill(9, 3, 6);
    const frame = frameOf(sceneOf(200, 200, { heat }));
    expect(drawn(frame).boxes(shades[4]!)).toEqual([
      boxOf(frame.geometry, { column: 6, row: 1, width: 3, height: 1 }),
    ]);
  });
});

describe('the margins', () => {
  const coordinates = (frame: Frame) =>
    drawn(frame)
      .labels(colours['ink-soft'])
      .map(({ text }) => text);

  it('have the coordinates', () => {
    expect(coordinates(frameOf(sceneOf(2, 3)))).toEqual(['1', '2', '3', '1', '2']);
  });

  it('have second numbers where they are given', () => {
    const frame = frameOf(sceneOf(2, 3, { columnNumbers: [7, 8, 9], rowNumbers: [4, 128] }));
    const { field } = frame.geometry;
    const seconds = drawn(frame).labels(colours.ink);
    expect(seconds.map(({ text }) => text)).toEqual(['7', '8', '9', '4', '128']);
    for (const { y } of seconds.slice(0, 3)) expect(y).toBeLessThan(field.top);
    for (const { x } of seconds.slice(3)) expect(x).toBeGreaterThan(field.left + field.width);
  });

  it('label no disc whose middle is out of sight', () => {
    const shown = coordinates(frameOf(sceneOf(50, 50), { zoom: 5, left: 0.7, bottom: 0.7 }));
    expect(shown[0]).toBe('2');
    expect(shown).not.toContain('1');
  });
});
