import { describe, expect, it } from 'vitest';
import {
  isLegal,
  legalCount,
  legalRectangles,
  nearestRectangle,
  rectangleEndingAt,
  steppedRectangle,
  unlawfulSides,
} from '../../../../web/src/model/board/corner_moves';
import type { RectangleStep } from '../../../../web/src/model/board/corner_moves';
import { filledPosition, painted, randomPosition } from '../../../../web/src/model/board/position';
import { describeBoard, examineBoard } from '../../fake_analyst';
import { seededRandom } from '../../seeded_random';

const white = filledPosition(12, 12, 1);
const board = describeBoard(12, 12);
const sizesOf = (rectangles: readonly { width: number; height: number }[]) =>
  rectangles.map(({ width, height }) => `${width}×${height}`);

describe('the rectangles of a corner', () => {
  it('are the legal lengths that fit, by height and width', () => {
    const corner = { column: 5, row: 3 };
    expect(sizesOf(legalRectangles(white, board, corner))).toEqual(['1×1', '4×1', '1×3', '4×3']);
    expect(legalRectangles(white, board, corner)[1]).toEqual({ ...corner, width: 4, height: 1 });
    expect(legalRectangles(white, board, { column: 12, row: 12 })).toHaveLength(12);
  });

  it('are none of a black disc or beside the board', () => {
    const corner = { column: 5, row: 3 };
    const black = painted(white, [corner], 0);
    expect(legalRectangles(black, board, corner)).toEqual([]);
    expect(legalCount(black, board, corner)).toBe(0);
    expect(nearestRectangle(black, board, corner, { column: 1, row: 1 })).toBeUndefined();
    for (const outside of [
      { column: 0, row: 1 },
      { column: 13, row: 1 },
      { column: 1, row: 13 },
    ])
      expect(legalRectangles(white, board, outside)).toEqual([]);
  });

  it('are as many in all as the solver counts', () => {
    const random = seededRandom(5);
    for (const [rows, columns] of [
      [1, 1],
      [5, 5],
      [7, 11],
      [20, 9],
    ] as const) {
      const position = randomPosition(rows, columns, () => random(100) / 100);
      const description = describeBoard(rows, columns);
      let legal = 0;
      for (let row = 1; row <= rows; row += 1)
        for (let column = 1; column <= columns; column += 1) {
          const rectangles = legalRectangles(position, description, { column, row });
          expect(legalCount(position, description, { column, row })).toBe(rectangles.length);
          expect(rectangles.every((move) => isLegal(position, description, move))).toBe(true);
          legal += rectangles.length;
        }
      expect(legal).toBe(examineBoard(rows, columns, position.discs).legal);
    }
  });

  it('are illegal with a side that is no length, or that does not fit', () => {
    const legal = { column: 9, row: 6, width: 9, height: 6 };
    expect(isLegal(white, board, legal)).toBe(true);
    for (const change of [{ width: 2 }, { height: 2 }, { width: 0 }, { column: 8 }, { row: 5 }])
      expect(isLegal(white, board, { ...legal, ...change })).toBe(false);
    expect(unlawfulSides(board, { width: 4, height: 3 })).toEqual([]);
    expect(unlawfulSides(board, { width: 3, height: 3 })).toEqual(['width']);
    expect(unlawfulSides(board, { width: 4, height: 4 })).toEqual(['height']);
    expect(unlawfulSides(board, { width: 16, height: 15 })).toEqual(['width', 'height']);
  });

  it('end where their lower left disc is', () => {
    const rectangles = legalRectangles(white, board, { column: 5, row: 3 });
    expect(rectangleEndingAt(rectangles, { column: 2, row: 1 })).toMatchObject({
      width: 4,
      height: 3,
    });
    expect(rectangleEndingAt(rectangles, { column: 5, row: 3 })).toMatchObject({
      width: 1,
      height: 1,
    });
    expect(rectangleEndingAt(rectangles, { column: 3, row: 1 })).toBeUndefined();
  });
});

describe('a drag', () => {
  // Widths 1, 4, 9 and heights 1, 3, 6, 10 fit this corner.
  const corner = { column: 11, row: 11 };
  it.each([
    [[11, 11], '1×1'],
    [[10, 10], '1×1'],
    [[9, 11], '4×1'],
    [[8, 9], '4×3'],
    [[6, 8], '4×3'],
    [[5, 7], '9×6'],
    [[1, 4], '9×6'],
    [[1, 3], '9×10'],
    [[-5, -9], '9×10'],
    [[12, 12], '1×1'],
    [[99, 1], '1×10'],
  ])('to %j is the rectangle %s', (end, size) => {
    const [column = 0, row = 0] = end;
    const rectangle = nearestRectangle(white, board, corner, { column, row });
    expect(rectangle && sizesOf([rectangle])).toEqual([size]);
  });

  it('takes the nearest of all sizes, and the smaller of two', () => {
    for (let column = 1; column <= 12; column += 1)
      for (let end = -3; end <= 14; end += 1) {
        const widths = [1, 4, 9].filter((width) => width <= column);
        const wanted = column - end + 1;
        const best = Math.min(...widths.map((width) => Math.abs(width - wanted)));
        const expected = widths.find((width) => Math.abs(width - wanted) === best);
        expect(
          nearestRectangle(white, board, { column, row: 1 }, { column: end, row: 1 })?.width,
        ).toBe(expected);
      }
  });
});

describe('a step', () => {
  const rectangles = legalRectangles(white, board, { column: 9, row: 6 });
  const after = (width: number, height: number, step: RectangleStep) => {
    const rectangle = steppedRectangle(rectangles, { width, height }, step);
    return rectangle && `${rectangle.width}×${rectangle.height}`;
  };

  it('goes through all rectangles in their order, around in a circle, both ways', () => {
    const seen: string[] = [];
    let size = { width: 9, height: 6 };
    for (let round = 0; round < 9; round += 1) {
      size = steppedRectangle(rectangles, size, 'next')!;
      seen.push(...sizesOf([size]));
    }
    expect(seen).toEqual(sizesOf(rectangles));
    for (let round = 0; round < 9; round += 1) {
      expect(sizesOf([size])).toEqual([seen.at(-1 - round)]);
      size = steppedRectangle(rectangles, size, 'previous')!;
    }
    expect(size).toMatchObject({ width: 9, height: 6 });
  });

  it('changes one side alone, and stops at the smallest and the largest', () => {
    expect(after(4, 3, 'wider')).toBe('9×3');
    expect(after(9, 3, 'wider')).toBeUndefined();
    expect(after(9, 3, 'narrower')).toBe('4×3');
    expect(after(1, 3, 'narrower')).toBeUndefined();
    expect(after(4, 3, 'taller')).toBe('4×6');
    expect(after(4, 6, 'taller')).toBeUndefined();
    expect(after(4, 6, 'lower')).toBe('4×3');
    expect(after(4, 1, 'lower')).toBeUndefined();
  });

  it('begins with the first or the last one', () => {
    const begun = (step: RectangleStep) => steppedRectangle(rectangles, undefined, step);
    for (const step of ['next', 'wider', 'taller'] as const)
      expect(begun(step)).toBe(rectangles[0]);
    for (const step of ['previous', 'narrower', 'lower'] as const)
      expect(begun(step)).toBe(rectangles[8]);
    expect(steppedRectangle([], undefined, 'next')).toBeUndefined();
    expect(after(2, 2, 'next')).toBe('1×1');
  });
});
