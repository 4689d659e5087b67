import { describe, expect, it } from 'vitest';
import type { Whole } from '../../../web/src/board/frame';
import { blockBox, centreOf } from '../../../web/src/board/geometry';
import { poseOf, turningBetween } from '../../../web/src/board/turning';
import { drawn } from './recording_painter';
import { blockOf, frameOf, PALETTE, rectangle, sceneOf, SPACE } from './scenes';

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
      centreOf(frame.pane, { column: 2, row: 1 }),
      centreOf(frame.pane, { column: 1, row: 3 }),
    ]);
  });

  it('have a rim, which tells them from a board of their colour', () => {
    const white = drawn(frameOf(sceneOf(3, 4))).drawn.find(
      (each) => each.kind === 'circles' && each.paint.fill === colours.white,
    );
    expect(white).toMatchObject({ paint: { stroke: { colour: colours.rim } } });
  });

  it('are drawn only where they are seen', () => {
    const frame = frameOf(sceneOf(50, 50), { zoom: 5, columnsBefore: 10, rowsBefore: 10 });
    const { centres, drawn: all } = drawn(frame);
    expect(centres('circles', colours.white).length).toBeLessThan(15 * 15);
    expect(centres('circles', colours.white).length).toBeGreaterThan(9 * 9);
    const discs = all.find((each) => each.kind === 'circles' && each.paint.fill === colours.white);
    expect(discs?.within).toEqual(frame.pane.field);
  });

  it('of a few pixels are squares, black ones on a white field', () => {
    const discs = new Uint8Array(200 * 200).fill(1);
    discs.fill(0, 0, 7); // row 1, columns 1 to 7
    discs.fill(0, 399, 401); // the end of row 2, the beginning of row 3
    const frame = frameOf(sceneOf(200, 200, { discs }));
    const { centres, boxes } = drawn(frame);
    expect(centres('circles', colours.white)).toEqual([]);
    expect(boxes(colours.white)).toEqual([frame.pane.field]);
    expect(boxes(colours.black)).toEqual([
      blockBox(frame.pane, blockOf(rectangle(7, 1, 7, 1))),
      blockBox(frame.pane, blockOf(rectangle(200, 2, 1, 1))),
      blockBox(frame.pane, blockOf(rectangle(1, 3, 1, 1))),
    ]);
  });
});

describe('squares that are not tiny', () => {
  it('have lines between them, and along all four edges', () => {
    const frame = frameOf(sceneOf(120, 120));
    const { field, cell } = frame.pane;
    const { left, top, width, height } = field;
    const edges = Array.from({ length: 121 }, (_, place) => place * cell);
    const lines = drawn(frame).segments(colours.edge);
    const rounded = (numbers: readonly number[]) => numbers.map((each) => each.toFixed(3)).join();
    expect(new Set(lines.map(rounded))).toEqual(
      new Set(
        [
          ...edges.map((at) => [left + at, top, left + at, top + height]),
          ...edges.map((at) => [left, top + at, left + width, top + at]),
        ].map(rounded),
      ),
    );
  });
});

describe('rows that count downward', () => {
  it('have discs and squares in their places', () => {
    const discs = new Uint8Array(12).fill(1).with(0, 0);
    const frame = frameOf(sceneOf(3, 4, { discs, rowsUpward: false }));
    const { field, cell } = frame.pane;
    expect(drawn(frame).centres('circles', colours.black)).toEqual([
      [field.left + cell / 2, field.top + cell / 2],
    ]);
    const many = new Uint8Array(200 * 200).fill(1).fill(0, 0, 7);
    const small = frameOf(sceneOf(200, 200, { discs: many, rowsUpward: false }));
    const { left, top } = small.pane.field;
    expect(drawn(small).boxes(colours.black)).toMatchObject([{ left, top }]);
  });

  it('have a line at either edge of each, and none elsewhere', () => {
    for (const rowsUpward of [true, false]) {
      const frame = frameOf(sceneOf(200, 200, { rowsUpward }));
      const { field, cell } = frame.pane;
      const heights = drawn(frame)
        .segments(colours.edge)
        .filter(([, y1, , y2]) => y1 === y2)
        .map(([, y]) => (y! - field.top) / cell)
        .sort((a, b) => a - b);
      expect(heights).toEqual(Array.from({ length: 201 }, (_, row) => row));
    }
  });
});

describe('discs that turn over', () => {
  const size = 5;
  const white = sceneOf(size, size);
  /** The lower row turns black, its last disc first. */
  const discs = white.discs.slice().fill(0, 0, size);
  const scene = { ...white, discs, values: new Uint32Array(size * size).fill(3) };
  const turning = turningBetween(white.discs, discs, white)!;
  const at = (time: number): Whole => ({ ...frameOf(scene), turning: { turning, time } });
  /** How discs are drawn that lie flat. */
  const lying = (recorder: ReturnType<typeof drawn>) =>
    recorder.drawn.flatMap((each) => (each.kind === 'circles' ? [each] : []))[0]!;
  const xs = (places: readonly (readonly number[])[]) => places.map(([x]) => x);
  const { pane } = frameOf(scene);
  const xOf = (column: number) => centreOf(pane, { column, row: 1 })[0];

  it('lie there in their old colour before they begin', () => {
    const { centres, ellipses } = drawn(at(0));
    expect(centres('circles', colours.white)).toHaveLength(size * size);
    expect(ellipses(colours.white)).toEqual([]);
    expect(centres('circles', colours.black)).toEqual([]);
  });

  it('are ellipses in the colour that they show, as high as the others, with the same rim', () => {
    const recorder = drawn(at(180));
    const black = recorder.ellipses(colours.black);
    const old = recorder.ellipses(colours.white);
    expect(xs(black)).toEqual([xOf(4), xOf(5)]);
    expect(xs(old)).toEqual([xOf(2), xOf(3)]);
    // The first disc has not begun.
    expect(recorder.centres('circles', colours.white)).toHaveLength(size * size - size + 1);
    const { radius, paint } = lying(recorder);
    for (const each of recorder.drawn)
      if (each.kind === 'ellipses') {
        expect(each.radius).toBe(radius);
        expect(each.paint.stroke).toEqual(paint.stroke);
        expect(each.within).toEqual(pane.field);
      }
  });

  it('are as wide as they are seen, rim and all', () => {
    const moment = { turning, time: 180 };
    const recorder = drawn(at(180));
    const { radius, paint } = lying(recorder);
    const rim = paint.stroke!.width / 2;
    const halves = [...recorder.ellipses(colours.white), ...recorder.ellipses(colours.black)];
    const widths = [1, 2, 3, 4].map((place) => poseOf(moment, place)!.width);
    for (const [place, [, y, half]] of halves.entries()) {
      expect(half + rim).toBeCloseTo((radius + rim) * widths[place]!, 9);
      expect(y).toBe(centreOf(pane, { column: 1, row: 1 })[1]);
    }
  });

  it('are never narrower than nothing', () => {
    const first = drawn(at(110)).ellipses(colours.black);
    expect(first).toHaveLength(1);
    expect(first[0]![2]).toBe(0);
  });

  it('have no number until they have come to rest', () => {
    const numbered = (time: number) => drawn(at(time)).labels(colours['black-ink']);
    expect(drawn(at(0)).labels(colours['white-ink'])).toHaveLength(size * size - size);
    expect(numbered(0)).toEqual([]);
    expect(numbered(219)).toEqual([]);
    expect(numbered(221).map(({ x }) => x)).toEqual([xOf(5)]);
    expect(numbered(turning.duration)).toHaveLength(size);
  });

  it('make the same picture in the end as those that did not turn', () => {
    const dropped = (frame: Whole) =>
      drawn(frame).drawn.filter((each) => each.kind !== 'ellipses' || each.ellipses.length > 0);
    expect(dropped(at(turning.duration))).toEqual(drawn(frameOf(scene)).drawn);
    expect(dropped(at(turning.duration - 10))).not.toEqual(drawn(frameOf(scene)).drawn);
  });

  it('are not drawn turning where they are squares', () => {
    const small = { ...SPACE, width: 40 };
    const still = frameOf(scene, undefined, small);
    const frame = { ...still, turning: { turning, time: 180 } };
    expect(drawn(frame).drawn).toEqual(drawn(still).drawn);
  });
});

describe('numbers', () => {
  const heat = Uint32Array.of(0, 1, 5, 10);
  const values = Uint32Array.of(0, 2, 3, 4);
  const discs = Uint8Array.of(1, 1, 0, 1);
  const numbers = (frame: Whole, on: 'white-ink' | 'black-ink') =>
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
    const [x, y] = centreOf(frame.pane, { column: 1, row: 2 });
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
      blockBox(frame.pane, blockOf(rectangle(6, 1, 3, 1))),
    ]);
  });
});

describe('the margins', () => {
  const coordinates = (frame: Whole) =>
    drawn(frame)
      .labels(colours['ink-soft'])
      .map(({ text }) => text);

  it('have the coordinates', () => {
    expect(coordinates(frameOf(sceneOf(2, 3)))).toEqual(['1', '2', '3', '1', '2']);
  });

  it('count from 0 and from the top where the game does', () => {
    const scene = sceneOf(3, 2, { rowsUpward: false, rowOrigin: 0, columnOrigin: 0 });
    expect(coordinates(frameOf(scene))).toEqual(['0', '1', '0', '1', '2']);
    const rows = drawn(frameOf(scene)).labels(colours['ink-soft']).slice(2);
    expect(rows[0]!.y).toBeLessThan(rows[1]!.y);
    expect(rows[1]!.y).toBeLessThan(rows[2]!.y);
  });

  it('have second numbers where they are given', () => {
    const frame = frameOf(sceneOf(2, 3, { columnNumbers: [7, 8, 9], rowNumbers: [4, 128] }));
    const { field } = frame.pane;
    const seconds = drawn(frame).labels(colours.ink);
    expect(seconds.map(({ text }) => text)).toEqual(['7', '8', '9', '4', '128']);
    for (const { y } of seconds.slice(0, 3)) expect(y).toBeLessThan(field.top);
    for (const { x } of seconds.slice(3)) expect(x).toBeGreaterThan(field.left + field.width);
  });

  it('label no disc whose middle is out of sight', () => {
    const shown = coordinates(
      frameOf(sceneOf(50, 50), { zoom: 5, columnsBefore: 0.7, rowsBefore: 0.7 }),
    );
    expect(shown[0]).toBe('2');
    expect(shown).not.toContain('1');
  });
});
