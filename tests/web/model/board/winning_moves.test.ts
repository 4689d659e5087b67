import { describe, expect, it } from 'vitest';
import { countsOfCorners, countsOfCover } from '../../../../web/src/model/board/heat';
import { filledPosition, placeOf, randomPosition } from '../../../../web/src/model/board/position';
import type { Position, Rectangle } from '../../../../web/src/model/board/position';
import { groupsBySize } from '../../../../web/src/model/board/size_groups';
import { winningMoves } from '../../../../web/src/model/board/winning_moves';
import { describeBoard, examineBoard } from '../../fake_analyst';
import { seededRandom } from '../../seeded_random';

const random = seededRandom(20_261_122);

function examined(rows: number, columns: number, position = filledPosition(rows, columns, 1)) {
  const { winning: bytes } = examineBoard(rows, columns, position.discs);
  const list: Rectangle[] = [];
  for (let start = 0; start < bytes.length; start += 4) {
    const [column, row, width, height] = bytes.slice(start, start + 4);
    list.push({ column: column!, row: row!, width: width!, height: height! });
  }
  return { position, list, winning: winningMoves(position, { winning: bytes }) };
}

const SIZES = [
  ...[1, 2, 3, 5, 7].flatMap((rows) => [1, 4, 5, 9].map((columns) => [rows, columns] as const)),
  [20, 12],
  [12, 20],
] as const;

const BOARDS = SIZES.flatMap(([rows, columns]) => [
  examined(rows, columns),
  examined(
    rows,
    columns,
    randomPosition(rows, columns, () => random(1_000) / 1_000),
  ),
]);

describe('the winning moves', () => {
  it('are those that the solver listed', () => {
    for (const { winning, list } of BOARDS) {
      expect(winning.count).toBe(list.length);
      expect(list.map((_, index) => winning.at(index))).toEqual(list);
      expect(list.map((rectangle) => winning.indexOf(rectangle))).toEqual([...list.keys()]);
    }
    const counts = BOARDS.map(({ list }) => list.length);
    expect(Math.max(...counts)).toBeGreaterThan(50);
    expect(counts.filter((count) => count > 0).length).toBeGreaterThan(20);
  });

  it('are found by corner, and nothing where there are none', () => {
    for (const { winning, list, position } of BOARDS) {
      for (let row = 0; row <= position.rows + 1; row += 1)
        for (let column = 0; column <= position.columns + 1; column += 1) {
          const own = list.filter((move) => move.column === column && move.row === row);
          expect(winning.ofCorner({ column, row })).toEqual(own);
          expect(winning.countOf({ column, row })).toBe(own.length);
        }
    }
  });

  it('have no place for a rectangle that does not win or is not on the board', () => {
    for (const { winning, list, position } of BOARDS) {
      const { rows, columns } = describeBoard(position.rows, position.columns);
      for (let row = 1; row <= position.rows; row += 1)
        for (let column = 1; column <= position.columns; column += 1)
          for (const height of rows.lengths)
            for (const width of columns.lengths) {
              const index = list.findIndex(
                (move) =>
                  move.column === column &&
                  move.row === row &&
                  move.width === width &&
                  move.height === height,
              );
              expect(winning.indexOf({ column, row, width, height })).toBe(index);
            }
      expect(winning.indexOf({ column: 0, row: 1, width: 1, height: 1 })).toBe(-1);
      expect(winning.indexOf({ column: 1, row: 99, width: 1, height: 1 })).toBe(-1);
    }
  });

  it('does not make up a move', () => {
    const { winning } = BOARDS.at(-1)!;
    for (const index of [-1, winning.count, NaN])
      expect(() => winning.at(index)).toThrow(RangeError);
  });
});

describe('the groups by size', () => {
  it('hold each move once, under its own height and width, in order', () => {
    for (const { winning, list } of BOARDS) {
      const groups = groupsBySize(winning);
      const keys = groups.map(({ height, width }) => height * 1_000 + width);
      expect(keys).toEqual([...new Set(keys)].sort((a, b) => a - b));
      for (const { width, height, moves } of groups)
        expect([...moves]).toEqual(
          [...list.keys()].filter(
            (index) => list[index]!.width === width && list[index]!.height === height,
          ),
        );
      expect(groups.reduce((sum, { moves }) => sum + moves.length, 0)).toBe(list.length);
    }
  });
});

describe('the heat', () => {
  it('counts the rectangles of each corner, and those over each disc', () => {
    for (const { winning, list, position } of BOARDS) {
      const corners = new Uint32Array(position.discs.length);
      const cover = new Uint32Array(position.discs.length);
      for (const { column, row, width, height } of list) {
        corners[placeOf(position, { column, row })]! += 1;
        for (let y = row - height + 1; y <= row; y += 1)
          for (let x = column - width + 1; x <= column; x += 1)
            cover[placeOf(position, { column: x, row: y })]! += 1;
      }
      expect(countsOfCorners(position, winning)).toEqual(corners);
      expect(countsOfCover(position, winning)).toEqual(cover);
    }
  });
});

describe('the largest board', () => {
  it('is counted, with hundreds of thousands of moves', () => {
    const position: Position = { rows: 200, columns: 200, discs: new Uint8Array(40_000).fill(1) };
    const bytes: number[] = [];
    for (let row = 1; row <= 200; row += 1)
      for (let column = 1; column <= 200; column += 1)
        for (let height = 1; height <= Math.min(row, 8); height += 1)
          bytes.push(column, row, column, height);
    const winning = winningMoves(position, { winning: Uint8Array.from(bytes) });
    const cover = countsOfCover(position, winning);
    const corners = countsOfCorners(position, winning);
    const groups = groupsBySize(winning);
    expect(winning.count).toBe(200 * (200 * 8 - 28));
    expect(corners[placeOf(position, { column: 77, row: 5 })]).toBe(5);
    expect(cover[placeOf(position, { column: 1, row: 200 })]).toBe(200 * 8);
    expect(groups).toHaveLength(200 * 8);
  });
});
