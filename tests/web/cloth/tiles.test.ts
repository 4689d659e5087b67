import { describe, expect, test } from 'vitest';
import { clampedPlace, wholeClothPlace } from '../../../web/src/cloth/place';
import { CLOTH_LEVELS } from '../../../web/src/cloth/scale';
import {
  blockOf,
  coarsestLevel,
  tileEdgesOf,
  levelFor,
  levelsOfBlocks,
  sampledDensities,
  sampleOf,
  TILE_BLOCKS,
  tilesSeen,
} from '../../../web/src/cloth/tiles';
import { seededRandom } from '../seeded_random';

describe('the levels of a board', () => {
  test.each([
    [1, 0],
    [256, 0],
    [257, 1],
    [512, 1],
    [513, 2],
    [1_000_000, 12],
  ])('of %i rows end with a tile that has all of it: %i', (rows, level) => {
    expect(coarsestLevel({ rows, columns: 1 })).toBe(level);
    expect(coarsestLevel({ rows: 1, columns: rows })).toBe(level);
  });

  test('go by the pixels of the screen, from single discs to the whole board', () => {
    const board = { rows: 5_000, columns: 5_000 };
    expect([0.01, 1, 1.4, 1.5, 4, 8].map((scale) => levelFor(scale, 1, board))).toEqual([
      ...[0, 0, 0, 1, 2, 3],
    ]);
    expect(levelFor(8, 2, board)).toBe(2);
    expect(levelFor(1e6, 1, board)).toBe(coarsestLevel(board));
  });
});

describe('the tiles that are seen', () => {
  const random = seededRandom(7);
  const cases = Array.from({ length: 60 }, () => {
    const side = () => 1 + random(10 ** (1 + random(6)));
    const board = { rows: side(), columns: side() };
    const view = { width: 1 + random(1600), height: 1 + random(900) };
    const scale = wholeClothPlace(board, view).scale / 2 ** (random(1000) / 60);
    const middle = { row: random(board.rows + 1), column: random(board.columns + 1) };
    const place = clampedPlace({ ...middle, scale }, board, view);
    return { board, view, place, level: levelFor(place.scale, 1, board) };
  });

  test('cover the view, and each of them is in it and on the board', () => {
    for (const { board, view, place, level } of cases) {
      const tiles = tilesSeen(level, place, board, view);
      const side = TILE_BLOCKS * blockOf(level);
      for (const axis of ['row', 'column'] as const) {
        const pixels = axis === 'row' ? view.height : view.width;
        const all = axis === 'row' ? board.rows : board.columns;
        const bottom = Math.max(0, place[axis] - (place.scale * pixels) / 2);
        const top = Math.min(all, place[axis] + (place.scale * pixels) / 2);
        const places = [...new Set(tiles.map((tile) => tile[axis]))].sort((a, b) => a - b);
        expect(places).toEqual(places.map((_, index) => (places[0] ?? 0) + index));
        expect(places[0]! * side).toBeLessThanOrEqual(bottom);
        expect((places[0]! + 1) * side).toBeGreaterThan(bottom);
        expect((places.at(-1)! + 1) * side).toBeGreaterThanOrEqual(top * (1 - 1e-12));
        expect(places.at(-1)! * side).toBeLessThan(all);
        expect(places.at(-1)! * side).toBeLessThanOrEqual(top);
      }
      const rows = new Set(tiles.map(({ row }) => row)).size;
      const columns = new Set(tiles.map(({ column }) => column)).size;
      expect(new Set(tiles.map((tile) => JSON.stringify(tile))).size).toBe(rows * columns);
      expect(tiles).toHaveLength(rows * columns);
    }
  });

  test('come from the middle of the view outwards', () => {
    const place = { row: 1_300, column: 1_100, scale: 1 };
    const board = { rows: 4_000, columns: 4_000 };
    const tiles = tilesSeen(0, place, board, { width: 1_000, height: 600 });
    expect(tiles[0]).toEqual({ level: 0, row: 5, column: 4 });
    const far = tiles.map(({ row, column }) =>
      Math.hypot((row + 0.5) * TILE_BLOCKS - 1_300, (column + 0.5) * TILE_BLOCKS - 1_100),
    );
    expect(far).toEqual([...far].sort((a, b) => a - b));
    expect(tiles.length).toBeGreaterThan(6);
  });
});

describe('the edges of a tile', () => {
  test('are multiples of its block', () => {
    const edges = tileEdgesOf({ level: 3, row: 1, column: 2 }, { rows: 1e6, columns: 1e6 });
    expect(edges.rows).toHaveLength(TILE_BLOCKS + 1);
    expect(edges.rows[0]).toBe(8 * TILE_BLOCKS);
    expect(edges.rows[TILE_BLOCKS]).toBe(16 * TILE_BLOCKS);
    expect(edges.columns[0]).toBe(16 * TILE_BLOCKS);
    expect(edges.columns[1]).toBe(16 * TILE_BLOCKS + 8);
  });

  test('end at the border of the board', () => {
    const { rows, columns } = tileEdgesOf(
      { level: 2, row: 0, column: 0 },
      { rows: 10, columns: 900 },
    );
    expect([...rows.subarray(0, 5)]).toEqual([0, 4, 8, 10, 10]);
    expect(rows[TILE_BLOCKS]).toBe(10);
    expect([columns[225], columns[TILE_BLOCKS]]).toEqual([900, 900]);
  });
});

describe('the sample of a level', () => {
  const boards = [
    { rows: 1, columns: 1 },
    { rows: 5, columns: 1_000 },
    { rows: 999, columns: 257 },
    { rows: 1_000_000, columns: 123_457 },
  ];

  test('has blocks of that level from all over the board, ascending', () => {
    for (const board of boards) {
      for (let level = 0; level <= coarsestLevel(board); level += 1) {
        const sample = sampleOf(level, board);
        for (const axis of ['rows', 'columns'] as const) {
          const edges = [...sample[axis]];
          expect(edges).toEqual([...edges].sort((a, b) => a - b));
          expect(edges.at(-1)).toBeLessThanOrEqual(board[axis]);
          expect(edges.length).toBeLessThanOrEqual(2 * 96);
          for (let block = 0; block < edges.length; block += 2) {
            expect(edges[block]! % blockOf(level)).toBe(0);
            const most = Math.min(edges[block]! + blockOf(level), board[axis]);
            expect(edges[block + 1]).toBe(most);
            expect(most).toBeGreaterThan(edges[block]!);
          }
          expect(edges.at(-1)! / board[axis]).toBeGreaterThan(0.98);
        }
      }
    }
  });

  test('is every second block of every second row of the tile that was asked for', () => {
    const tile = { rows: new Uint32Array(4), columns: new Uint32Array(6) };
    const densities = Float32Array.from({ length: 3 * 5 }, (_, place) => place);
    expect([...sampledDensities(densities, tile)]).toEqual([0, 2, 4, 10, 12, 14]);
  });
});

test('blocks are painted the highest row first', () => {
  const scale = { full: 8, power: 1 };
  // Two rows of three blocks; the lower one has the most at its right end.
  const levels = levelsOfBlocks(Float32Array.of(0, 0, 8, 4, 0, 0), 3, scale);
  expect([...levels]).toEqual([128, 0, 0, 0, 0, CLOTH_LEVELS]);
});
