import { describe, expect, it } from 'vitest';
import { drawLayer, BOARD_LAYERS } from '../../../web/src/board/draw';
import { labelledPlaces } from '../../../web/src/board/draw_margins';
import { planLegend, type LegendRow } from '../../../web/src/drawing/draw_legend';
import { pictureAsSvg } from '../../../web/src/board/picture';
import type { BoardScene, CellMove, BoardMark } from '../../../web/src/board/state';
import { svgPainter } from '../../../web/src/drawing/svg_painter';
import { turningBetween } from '../../../web/src/board/turning';
import type { BoardViewport } from '../../../web/src/board/geometry';
import { expectGolden, svgOf } from './golden';
import { changing, frameOf, rectangle, run, sceneOf, SPACE } from './scenes';

const marked = (move: CellMove, mark: BoardMark) => ({ ...move, mark });
/** A white board with black at these places, counted from 0. */
const blackAt = (count: number, ...places: number[]) =>
  Uint8Array.from({ length: count }, (_, place) => (places.includes(place) ? 0 : 1));
/** Every count up to a maximum, in an order that no picture could hide. */
const counts = (count: number, most: number) =>
  Uint32Array.from({ length: count }, (_, place) => (place * 7) % (most + 1));
const lit = (count: number, ...places: number[]) =>
  Uint8Array.from({ length: count }, (_, place) => (places.includes(place) ? 1 : 0));
const downward = { rowsUpward: false, rowOrigin: 0, columnOrigin: 0 } as const;
const gaps: CellMove = { rows: [2, 6], columns: [3, 8] };
const odd = (last: number) => run(last, last).filter((place) => place % 2 === 1);
const small = { ...SPACE, width: 150, height: 150 };

interface Picture {
  readonly scene: BoardScene;
  readonly view?: BoardViewport;
  readonly space?: typeof SPACE;
}

const PICTURES: Readonly<Record<string, Picture>> = {
  'moves of a corner': {
    scene: sceneOf(5, 5, {
      discs: blackAt(25, 0, 7, 13, 16, 24),
      moves: [marked(rectangle(5, 4, 4, 3), 'winning'), marked(rectangle(5, 4, 1, 2), 'possible')],
      spots: [
        { column: 1, row: 1, mark: 'winning' },
        { column: 3, row: 3, mark: 'possible' },
        { column: 4, row: 5, mark: 'refused' },
      ],
      corner: { column: 5, row: 4 },
      cornerIsHeld: true,
      last: rectangle(3, 3, 2, 3),
    }),
  },
  'rows downward, from 0': {
    scene: sceneOf(3, 6, {
      ...downward,
      discs: blackAt(18, 0, 11),
      chosen: marked(rectangle(5, 3, 3, 2), 'possible'),
      corner: { column: 5, row: 3 },
      spots: [{ column: 1, row: 2, mark: 'winning' }],
    }),
  },
  'heat, and marks beside its numbers': {
    scene: sceneOf(4, 6, {
      discs: blackAt(24, 1, 9),
      heat: counts(24, 12),
      spots: [
        { column: 2, row: 1, mark: 'winning' },
        { column: 3, row: 2, mark: 'possible' },
        { column: 4, row: 3, mark: 'refused' },
      ],
      litDiscs: lit(24, 3, 14),
    }),
  },
  'values over heat, and Grundy numbers': {
    scene: sceneOf(4, 4, {
      ...downward,
      discs: blackAt(16, 5),
      heat: counts(16, 9),
      values: counts(16, 128),
      columnNumbers: [0, 1, 2, 128],
      rowNumbers: [0, 64, 2, 3],
      spots: [{ column: 2, row: 3, mark: 'winning' }],
    }),
  },
  'values that cancel': {
    scene: sceneOf(4, 4, {
      discs: blackAt(16, 5, 9),
      values: counts(16, 7),
      cancelled: lit(16, 0, 2, 3, 5, 11, 12),
      litDiscs: lit(16, 14),
      chosen: marked(rectangle(4, 3, 2, 2), 'winning'),
    }),
  },
  'moves with gaps': {
    scene: sceneOf(9, 9, {
      moves: [1, 3, 4].map((row) => marked({ rows: [row, 9], columns: [1, 9] }, 'possible')),
      chosen: marked(gaps, 'winning'),
      last: { rows: [1, 5], columns: [4, 5, 7] },
    }),
  },
  'lines that make way for numbers': {
    scene: sceneOf(9, 9, {
      ...downward,
      values: new Uint32Array(81).fill(5),
      moves: [marked(gaps, 'winning')],
      chosen: marked({ rows: [1, 9], columns: [1, 2, 6] }, 'possible'),
    }),
  },
  'lit rows, columns and discs': {
    scene: sceneOf(5, 5, {
      litColumns: [1, 3, 4],
      litRows: [5],
      litDiscs: lit(25, 1, 14),
      last: rectangle(5, 4, 4, 3),
      moves: [marked(rectangle(5, 4, 4, 3), 'winning')],
    }),
  },
  'a part of a large board': {
    scene: sceneOf(50, 50, {
      discs: blackAt(2500, 9 + 50 * 9, 12 + 50 * 14),
      last: rectangle(14, 14, 8, 3),
      moves: [marked(rectangle(40, 40, 36, 36), 'winning')],
      chosen: marked(rectangle(16, 50, 4, 40), 'possible'),
      // Columns 5 and 6 are at the beginning of the part.
      litColumns: [5, 6, 8],
      litRows: run(12, 2),
      spots: [1, 7, 8, 17].map((place) => ({ column: place, row: place + 1, mark: 'winning' })),
      corner: { column: 1, row: 1 },
    }),
    view: { zoom: 5, columnsBefore: 6, rowsBefore: 6.3 },
    space: { ...SPACE, width: 420, height: 420 },
  },
  'the upper left of a frame around all': {
    scene: sceneOf(50, 50, { chosen: marked(rectangle(50, 50, 50, 50), 'winning') }),
    view: { zoom: 7, columnsBefore: 0, rowsBefore: 43 },
    space: { ...SPACE, width: 300, height: 300 },
  },
  'a row in several lines': {
    scene: sceneOf(1, 60, {
      chosen: marked({ rows: [1], columns: run(13, 6) }, 'winning'),
      moves: [marked({ rows: [1], columns: [38, 52] }, 'possible')],
      litColumns: [20, 21],
      spots: [{ column: 35, row: 1, mark: 'winning' }],
    }),
  },
  'a column in several lines, downward': {
    scene: sceneOf(23, 1, { ...downward, discs: blackAt(23, 0, 9), litRows: [9, 10, 11] }),
    space: { ...SPACE, height: 300 },
  },
  'small discs': {
    scene: sceneOf(14, 14, {
      discs: blackAt(196, 0, 15, 30),
      heat: counts(196, 5),
      last: rectangle(13, 5, 3, 4),
      chosen: marked({ rows: [2, 9], columns: [3, 12] }, 'winning'),
      spots: [
        { column: 3, row: 3, mark: 'refused' },
        { column: 5, row: 3, mark: 'winning' },
        { column: 7, row: 3, mark: 'possible' },
      ],
    }),
    space: { ...SPACE, width: 170, height: 170 },
  },
  'squares in their shades': {
    scene: sceneOf(40, 40, {
      discs: blackAt(1600, ...run(6, 7), 79, 80),
      heat: Uint32Array.from({ length: 1600 }, (_, place) => (place > 400 && place < 425 ? 9 : 0)),
      chosen: marked({ rows: [9, 31], columns: [2, 3, 39] }, 'winning'),
      last: rectangle(30, 25, 10, 5),
      cancelled: Uint8Array.from({ length: 1600 }, (_, place) => (place % 40 > 20 ? 1 : 0)),
      spots: [{ column: 20, row: 35, mark: 'refused' }],
      corner: { column: 10, row: 36 },
    }),
    space: small,
  },
  'squares without shades': {
    scene: sceneOf(80, 90, {
      ...downward,
      discs: new Uint8Array(7200).fill(1).fill(0, 0, 30),
      // Many separate coins, with no highlight to join them, and a few that are large enough to be found.
      chosen: marked({ rows: odd(39), columns: odd(11) }, 'winning'),
      moves: [marked({ rows: [5, 60], columns: [50, 80] }, 'winning')],
      spots: [{ column: 80, row: 70, mark: 'possible' }],
    }),
    space: small,
  },
};

it.each(Object.keys(PICTURES))('draws %s', async (name) => {
  const { scene, view, space } = PICTURES[name]!;
  await expectGolden(name, svgOf(frameOf(scene, view, space)));
});

describe('discs that turn over', () => {
  const white = sceneOf(3, 5, { values: new Uint32Array(15).fill(3) });
  const discs = changing(white.discs, 5, rectangle(5, 1, 5, 1));
  const turning = turningBetween(white.discs, discs, white)!;
  const still = frameOf({ ...white, discs });
  const at = (time: number) => svgOf({ ...still, turning: { turning, time } });

  it('are drawn as wide as they are seen, with a number once they have come to rest', async () => {
    await expectGolden('discs that turn over', at(240));
  });

  it('begin in their old colours, and end in the picture in which nothing turns', () => {
    expect(at(0).split(still.palette.colours.black)).toHaveLength(1);
    expect(at(turning.duration)).toBe(svgOf(still));
    expect(at(turning.duration - 10)).not.toBe(svgOf(still));
    // On its edge a disc has no width, and not a negative one.
    expect(at(110)).not.toMatch(/width="-/u);
  });

  it('do not turn where they are squares', () => {
    const tiny = frameOf({ ...white, discs }, undefined, { ...SPACE, width: 40 });
    expect(svgOf({ ...tiny, turning: { turning, time: 180 } })).toBe(svgOf(tiny));
  });
});

it('leaves numbers out where they would be too small to read', () => {
  const texts = (most: number, width: number) => {
    const values = new Uint32Array(900).fill(1).with(0, most);
    const frame = frameOf(sceneOf(30, 30, { values }), undefined, { ...SPACE, width, height: 700 });
    return svgOf(frame).match(/<text/gu)!.length - 2 * labelledPlaces(30, 1, 18, 20).length;
  };
  const [in18, long, in17] = [texts(7, 600), texts(12345, 600), texts(7, 560)];
  expect([in18 - long, long - in17]).toEqual([900, 0]);
});

describe('a picture that is taken away', () => {
  const legend: LegendRow[] = [
    [{ text: 'Winning moves with this disc as their corner' }],
    [[0], [7], [14, 21, 32], 'tails' as const].map((sign) => ({ sign, text: String(sign) })),
    [
      { sign: 'winning', text: 'a winning move ends here' },
      { sign: 'possible', text: 'one that loses' },
      { sign: 'last', text: 'the last move' },
    ],
  ];

  it('has words, a legend, and numbers over the hatching', async () => {
    const scene = sceneOf(5, 5, {
      heat: counts(25, 24),
      discs: blackAt(25, 8),
      chosen: marked(rectangle(4, 4, 1, 3), 'winning'),
      moves: [marked(rectangle(2, 3, 2, 1), 'possible'), marked(rectangle(2, 5, 2, 1), 'winning')],
      last: rectangle(3, 3, 2, 1),
      litColumns: [2],
      columnNumbers: [1, 2, 3, 4, 5],
      spots: [{ column: 1, row: 1, mark: 'winning' }],
    });
    const words = { title: 'A <board> & "discs"', description: 'Eight openings ⊗ \u0007' };
    await expectGolden('a picture with its legend', pictureAsSvg(scene, { ...words, legend }));
  });

  it('has a legend from right to left where its words run so', async () => {
    const words = { title: 'لوح', description: 'لوح' };
    const arabic = legend.map((row) => row.map((item) => ({ ...item, text: `هنا ${item.text}` })));
    const drawn = pictureAsSvg(sceneOf(2, 2), { ...words, legend: arabic });
    await expectGolden('a picture with its legend from the right', drawn);
  });

  it('has a line for each row of its legend, and more where there is no room', () => {
    const lines = (room: number) =>
      new Set(planLegend(legend, room, 13).items.map((each) => each.middle)).size;
    expect([lines(2000), lines(300) > 3]).toEqual([3, true]);
    for (const room of [100, 300, 2000]) {
      const { items, width, height } = planLegend(legend, room, 13);
      for (const { start, middle } of items)
        expect([start < width, middle > 0, middle < height]).toEqual([true, true, true]);
    }
    // Letters of wide scripts count as wide.
    const widthOf = (text: string) => planLegend([[{ text }]], 1e4, 10).width;
    expect([widthOf('必胜着法'), widthOf('wins')]).toEqual([40, 24]);
  });
});

describe('labels in the margins', () => {
  it.each([
    [5, 1, 30, 20, [1, 2, 3, 4, 5]],
    [1, 1, 3, 20, [1]],
    [28, 1, 10, 20, [1, 5, 10, 15, 20, 25, 28]],
    [26, 1, 10, 20, [1, 5, 10, 15, 20, 25]],
    [28, 1, 4, 20, [1, 10, 20, 28]],
    [200, 1, 2.5, 28, [1, 20, 40, 60, 80, 100, 120, 140, 160, 180, 200]],
    [4, 0, 30, 20, [0, 1, 2, 3]],
    [1, 0, 3, 20, [0]],
    [28, 0, 10, 20, [0, 5, 10, 15, 20, 25, 27]],
    [28, 0, 2, 20, [0, 10, 20]],
  ] as const)(
    'of %d places from %d, cells of %d in a room of %d',
    (count, first, cell, room, all) =>
      expect(labelledPlaces(count, first, cell, room).map((place) => place - 1 + first)).toEqual(
        all,
      ),
  );

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

describe('the layers', () => {
  /** A scene with every property. */
  const full: Required<BoardScene> = {
    ...sceneOf(4, 4),
    heat: new Uint32Array(16).fill(2),
    values: new Uint32Array(16).fill(2),
    cancelled: new Uint8Array(16).fill(1),
    columnNumbers: [1, 1, 1, 2],
    rowNumbers: [1, 1, 1, 1],
    moves: [marked(rectangle(2, 2, 1, 1), 'winning')],
    spots: [{ column: 1, row: 1, mark: 'winning' }],
    corner: { column: 2, row: 2 },
    cornerIsHeld: true,
    chosen: marked(rectangle(2, 2, 1, 1), 'winning'),
    last: rectangle(3, 3, 2, 1),
    animated: true,
    litColumns: run(2, 2),
    litRows: run(2, 2),
    litDiscs: new Uint8Array(16).fill(1),
  };
  /** These properties only affect the geometry, or the animation to the next picture. */
  const untold = ['columns', 'rows', 'rowsUpward', 'rowOrigin', 'columnOrigin', 'animated'];

  it('show all of a scene, and look at nothing but what they say they show', () => {
    const shown = new Set([...BOARD_LAYERS.flatMap(({ shows }) => shows), ...untold]);
    expect([...shown].sort()).toEqual(Object.keys(full).sort());
    for (const layer of BOARD_LAYERS)
      // Without values the numbers show the heat.
      for (const scene of [full, { ...full, values: undefined }]) {
        const read = new Set<string>();
        const watched = new Proxy<BoardScene>(scene, {
          get: (target, name: keyof BoardScene) => {
            read.add(name);
            return target[name];
          },
        });
        const { pane, palette } = frameOf(scene);
        layer.draw(svgPainter(), { scene: watched, pane, palette });
        const allowed: string[] = [...layer.shows, ...untold];
        expect([...read].filter((name) => !allowed.includes(name))).toEqual([]);
      }
  });

  it('may have something put between them', () => {
    const between: number[] = [];
    drawLayer(svgPainter(), frameOf(full), ({ draw: drawn }) =>
      between.push(BOARD_LAYERS.findIndex((layer) => layer.draw === drawn)),
    );
    expect(between).toEqual([0, 1, 2]);
  });
});
