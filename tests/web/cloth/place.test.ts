import { describe, expect, test } from 'vitest';
import {
  discAt,
  isSameRegion,
  isWholeRegion,
  clampedPlace,
  movedPlace,
  boardPointAt,
  placeOfRegion,
  regionAt,
  wholeClothPlace,
  zoomedPlace,
  type ClothPlace,
  type ClothSides,
  type ViewSize,
} from '../../../web/src/cloth/place';
import { seededRandom } from '../seeded_random';

const region = (bottom: number, top: number, left: number, right: number) => ({
  rows: { first: bottom, last: top },
  columns: { first: left, last: right },
});

interface Case {
  readonly board: ClothSides;
  readonly view: ViewSize;
  readonly place: ClothPlace;
  readonly random: (below: number) => number;
}

/** Calls `check` for random boards, from a line to a million discs, views of all shapes, and places. */
function forRandomPlaces(check: (one: Case) => void) {
  const random = seededRandom(28);
  const side = () => 1 + random(10 ** random(7));
  for (let round = 0; round < 300; round += 1) {
    const board = { rows: side(), columns: side() };
    const view = { width: 1 + random(1600), height: 1 + random(900) };
    const scale = wholeClothPlace(board, view).scale / 2 ** (random(1000) / 50);
    const middle = { row: random(board.rows + 1), column: random(board.columns + 1) };
    check({ board, view, place: clampedPlace({ ...middle, scale }, board, view), random });
  }
}

describe('zooming', () => {
  test('keeps what is under the pointer there', () => {
    forRandomPlaces(({ place, view, random }) => {
      const at = { x: random(view.width), y: random(view.height) };
      const before = boardPointAt(place, view, at);
      const factor = 2 ** (random(9) - 4);
      const zoomed = zoomedPlace(place, view, factor, at);
      const after = boardPointAt(zoomed, view, at);
      expect(zoomed.scale).toBe(place.scale / factor);
      const near = 1e-9 * (place.row + place.column + place.scale * 3000);
      expect(Math.abs(after.row - before.row)).toBeLessThanOrEqual(near);
      expect(Math.abs(after.column - before.column)).toBeLessThanOrEqual(near);
    });
  });

  test('without a pointer keeps the middle', () => {
    const place = { row: 30, column: 40, scale: 2 };
    expect(zoomedPlace(place, { width: 90, height: 50 }, 4)).toEqual({ ...place, scale: 0.5 });
  });

  test('goes from the whole board to discs of 64 pixels', () => {
    const [board, view] = [
      { rows: 1_000_000, columns: 5_000 },
      { width: 400, height: 300 },
    ];
    const far = { row: 0, column: 0, scale: 1e9 };
    expect(clampedPlace(far, board, view)).toEqual(wholeClothPlace(board, view));
    expect(clampedPlace({ ...far, scale: 1e-9 }, board, view).scale).toBe(1 / 64);
  });

  test('of a board whose discs are larger as a whole stays at the whole', () => {
    const [board, view] = [
      { rows: 2, columns: 2 },
      { width: 400, height: 300 },
    ];
    expect(clampedPlace({ row: 1, column: 1, scale: 1e-3 }, board, view)).toEqual(
      wholeClothPlace(board, view),
    );
  });
});

describe('a place that is kept', () => {
  test('shows nothing beside the board where the board has enough, and else its middle', () => {
    forRandomPlaces(({ place, board, view }) => {
      for (const [at, side, pixels] of [
        [place.row, board.rows, view.height],
        [place.column, board.columns, view.width],
      ] as const) {
        const half = (place.scale * pixels) / 2;
        if (2 * half >= side) expect(at).toBe(side / 2);
        else {
          expect(at - half).toBeGreaterThanOrEqual(-1e-9 * side);
          expect(at + half).toBeLessThanOrEqual(side * (1 + 1e-9));
        }
      }
    });
  });

  test('is kept where it is', () => {
    forRandomPlaces(({ place, board, view }) =>
      expect(clampedPlace(place, board, view)).toEqual(place),
    );
  });
});

test('the board follows the pointer: to the right come columns from the left, down come rows from above', () => {
  const [view, place] = [
    { width: 200, height: 100 },
    { row: 500, column: 600, scale: 3 },
  ];
  const moved = movedPlace(place, 10, 20);
  expect(boardPointAt(moved, view, { x: 110, y: 70 })).toEqual(
    boardPointAt(place, view, { x: 100, y: 50 }),
  );
  expect(moved).toEqual({ row: 560, column: 570, scale: 3 });
});

describe('a region', () => {
  test('of the whole board is all of it', () => {
    forRandomPlaces(({ board, view }) => {
      const whole = regionAt(wholeClothPlace(board, view), board, view);
      expect(whole).toEqual(region(1, board.rows, 1, board.columns));
      expect(isWholeRegion(whole, board)).toBe(true);
    });
  });

  test('has the discs that are seen, at least in part', () => {
    const view = { width: 100, height: 50 };
    const board = { rows: 1_000, columns: 1_000 };
    // A view of 10 × 5 discs around the edge between 20 and 21, and then half a disc further.
    const place = { row: 20, column: 30, scale: 0.1 };
    expect(regionAt({ ...place, row: 22.5, column: 30 }, board, view)).toEqual(
      region(21, 25, 26, 35),
    );
    expect(regionAt({ ...place, row: 22, column: 30.5 }, board, view)).toEqual(
      region(20, 25, 26, 36),
    );
  });

  test('is seen as a whole where it was asked for, as large as there is room', () => {
    forRandomPlaces(({ board, view, random }) => {
      const range = (side: number) => {
        const first = 1 + random(side);
        return { first, last: first + random(side - first + 1) };
      };
      const asked = { rows: range(board.rows), columns: range(board.columns) };
      const place = placeOfRegion(asked, board, view);
      const seen = regionAt(place, board, view);
      const most = Math.min(1 / 64, wholeClothPlace(board, view).scale);
      let isFilled = place.scale <= most * (1 + 1e-12);
      for (const axis of ['rows', 'columns'] as const) {
        expect(seen[axis].first).toBeLessThanOrEqual(asked[axis].first);
        expect(seen[axis].last).toBeGreaterThanOrEqual(asked[axis].last);
        const pixels = axis === 'rows' ? view.height : view.width;
        const length = asked[axis].last - asked[axis].first + 1;
        isFilled ||= Math.abs(place.scale * pixels - length) < 1e-9 * length;
      }
      expect(isFilled).toBe(true);
    });
  });

  test('is another one where one end differs', () => {
    const one = region(1, 2, 3, 4);
    expect(isSameRegion(one, region(1, 2, 3, 4))).toBe(true);
    expect(isSameRegion(undefined, undefined)).toBe(true);
    for (const other of [
      undefined,
      ...[region(2, 2, 3, 4), region(1, 3, 3, 4), region(1, 2, 2, 4), region(1, 2, 3, 5)],
    ])
      expect(isSameRegion(one, other)).toBe(false);
    for (const part of [
      ...[region(2, 9, 1, 9), region(1, 8, 1, 9)],
      ...[region(1, 9, 2, 9), region(1, 9, 1, 8)],
    ])
      expect(isWholeRegion(part, { rows: 9, columns: 9 })).toBe(false);
  });
});

describe('the disc at a point', () => {
  const board = { rows: 4, columns: 8 };
  const view = { width: 100, height: 100 };
  const whole = wholeClothPlace(board, view);

  test('counts rows upwards and columns to the right', () => {
    // 12.5 pixels per disc, with 25 pixels free above and below.
    expect(discAt(whole, board, view, { x: 1, y: 74 })).toEqual({ row: 1, column: 1 });
    expect(discAt(whole, board, view, { x: 99, y: 26 })).toEqual({ row: 4, column: 8 });
    expect(discAt(whole, board, view, { x: 40, y: 49 })).toEqual({ row: 3, column: 4 });
  });

  test('is none beside the board', () => {
    for (const at of [
      { x: 50, y: 25 },
      { x: 50, y: 76 },
      { x: -1, y: 50 },
      { x: 101, y: 50 },
    ])
      expect(discAt(whole, board, view, at)).toBeUndefined();
  });
});
