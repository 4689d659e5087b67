import { describe, expect, it } from 'vitest';
import { nearestSide, readSide } from '../../../../web/src/model/board/board_size';
import {
  cellAt,
  cellsBetween,
  discAt,
  filledPosition,
  flipped,
  isAllWhite,
  painted,
  placeOf,
  randomPosition,
  samePosition,
  whiteDiscCount,
} from '../../../../web/src/model/board/position';
import { rowsOf } from './open_board';

const white = filledPosition(3, 5, 1);

describe('a position', () => {
  it('counts columns from the left and rows from the bottom', () => {
    const position = painted(white, [{ column: 2, row: 3 }], 0);
    expect(position.discs.indexOf(0)).toBe(11);
    expect(rowsOf(position)).toBe('WBWWW.WWWWW.WWWWW');
    expect(discAt(position, { column: 2, row: 3 })).toBe(0);
    expect(discAt(position, { column: 3, row: 2 })).toBe(1);
    for (let place = 0; place < 15; place += 1)
      expect(placeOf(white, cellAt(white, place))).toBe(place);
  });

  it('has no disc beside the board', () => {
    for (const [column, row] of [
      [0, 1],
      [6, 1],
      [1, 0],
      [1, 4],
    ] as const)
      expect(discAt(white, { column, row })).toBe(0);
  });

  it('turns every disc of a rectangle, and nothing else, and is left as it was', () => {
    const mixed = painted(white, [{ column: 3, row: 2 }], 0);
    const turned = flipped(mixed, { column: 4, row: 2, width: 3, height: 2 });
    expect(rowsOf(turned)).toBe('WWWWW.WBWBW.WBBBW');
    expect(rowsOf(mixed)).toBe('WWWWW.WWBWW.WWWWW');
    expect(samePosition(flipped(turned, { column: 4, row: 2, width: 3, height: 2 }), mixed)).toBe(
      true,
    );
  });

  it('is the same as another one by its size and its discs', () => {
    expect(samePosition(white, filledPosition(3, 5, 1))).toBe(true);
    expect(samePosition(white, filledPosition(5, 3, 1))).toBe(false);
    expect(samePosition(white, painted(white, [{ column: 5, row: 3 }], 0))).toBe(false);
  });

  it('counts its white discs', () => {
    expect([whiteDiscCount(white), isAllWhite(white)]).toEqual([15, true]);
    const one = painted(white, [{ column: 1, row: 1 }], 0);
    expect([whiteDiscCount(one), isAllWhite(one)]).toEqual([14, false]);
  });

  it('is random by its source alone', () => {
    const numbers = [0, 0.49, 0.5, 0.99];
    let index = 0;
    const source = () => numbers[index++ % 4]!;
    expect(rowsOf(randomPosition(1, 4, source))).toBe('BBWW');
  });
});

describe('the way between two discs', () => {
  it('is straight, without gaps, with both ends', () => {
    for (let column = -4; column <= 4; column += 1)
      for (let row = -4; row <= 4; row += 1) {
        const way = cellsBetween({ column: 10, row: 20 }, { column: 10 + column, row: 20 + row });
        expect(way[0]).toEqual({ column: 10, row: 20 });
        expect(way.at(-1)).toEqual({ column: 10 + column, row: 20 + row });
        expect(way).toHaveLength(Math.max(Math.abs(column), Math.abs(row)) + 1);
        for (const [index, cell] of way.entries()) {
          const before = way[Math.max(index - 1, 0)]!;
          expect(Math.abs(cell.column - before.column)).toBeLessThanOrEqual(1);
          expect(Math.abs(cell.row - before.row)).toBeLessThanOrEqual(1);
        }
      }
  });
});

describe('a side of the board', () => {
  it.each([
    ['1', 1],
    ['200', 200],
    [' 28 ', 28],
    ['1e2', 100],
    ['201', undefined],
    ['0', undefined],
    ['-5', undefined],
    ['2.5', undefined],
    ['', undefined],
    ['five', undefined],
  ])('typed as %j is %j', (typed, side) => {
    expect(readSide(typed)).toBe(side);
  });

  it('is the nearest that there is', () => {
    expect([-3, 0, 1, 7.4, 200, 1e9, Infinity].map(nearestSide)).toEqual([
      1, 1, 1, 7, 200, 200, 200,
    ]);
  });
});
