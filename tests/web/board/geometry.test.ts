import { describe, expect, it } from 'vitest';
import {
  boardBox,
  boxOf,
  cellAt,
  centreOf,
  geometryOf,
  isVisible,
  nearestCell,
  visibleCells,
  WHOLE,
} from '../../../web/src/board/geometry';
import type { Geometry } from '../../../web/src/board/geometry';
import { randomNumbers, SPACE } from './scenes';

const random = randomNumbers(1);
const upTo = (most: number) => 1 + Math.floor(random() * most);

/** Boards of every form, in rooms of every size, seen whole and in parts. */
const geometries: Geometry[] = Array.from({ length: 300 }, () => {
  const shape = {
    rows: upTo(200),
    columns: upTo(200),
    rowNumbers: random() < 0.3 ? [1, 22] : undefined,
    columnNumbers: random() < 0.3 ? [3] : undefined,
  };
  const space = { ...SPACE, width: 200 + upTo(900), height: 200 + upTo(900) };
  const zoom = random() < 0.5 ? 1 : 1 + random() * 20;
  const view = { zoom, left: random() * 250 - 25, bottom: random() * 250 - 25 };
  return geometryOf(shape, space, view);
});

describe('the geometry of a board', () => {
  it('finds each disc again at its middle', () => {
    for (const geometry of geometries) {
      const { columns, rows } = visibleCells(geometry);
      for (let trial = 0; trial < 20; trial += 1) {
        const cell = {
          column: columns.from + Math.floor(random() * (columns.to - columns.from + 1)),
          row: rows.from + Math.floor(random() * (rows.to - rows.from + 1)),
        };
        const [x, y] = centreOf(geometry, cell);
        expect(nearestCell(geometry, x, y)).toEqual(cell);
        expect(cellAt(geometry, x, y) ?? cell).toEqual(cell);
      }
    }
  });

  it('keeps within its room, its field within itself, and the view within the board', () => {
    for (const { width, height, field, space, shape, view, cell } of geometries) {
      expect(width).toBeLessThanOrEqual(space.width + 1);
      expect(height).toBeLessThanOrEqual(space.height + 1);
      expect(field.left + field.width).toBeLessThanOrEqual(width);
      expect(field.top + field.height).toBeLessThanOrEqual(height);
      expect(view.left).toBeGreaterThanOrEqual(0);
      expect(view.bottom).toBeGreaterThanOrEqual(0);
      expect(view.left + field.width / cell).toBeLessThanOrEqual(shape.columns + 1e-9);
      expect(view.bottom + field.height / cell).toBeLessThanOrEqual(shape.rows + 1e-9);
    }
  });

  it('has the first row at the bottom and the first column at the left', () => {
    const geometry = geometryOf({ rows: 3, columns: 4 }, SPACE, WHOLE);
    const { field, cell } = geometry;
    expect(centreOf(geometry, { column: 1, row: 1 })).toEqual([
      field.left + cell / 2,
      field.top + field.height - cell / 2,
    ]);
    expect(centreOf(geometry, { column: 4, row: 3 })).toEqual([
      field.left + field.width - cell / 2,
      field.top + cell / 2,
    ]);
  });

  it('hangs rectangles from their upper right corner', () => {
    const geometry = geometryOf({ rows: 5, columns: 5 }, SPACE, WHOLE);
    const { left, top, width, height } = boxOf(geometry, {
      column: 5,
      row: 4,
      width: 4,
      height: 3,
    });
    const inside = (x: number, y: number) => cellAt(geometry, x, y);
    expect(inside(left + 1, top + 1)).toEqual({ column: 2, row: 4 });
    expect(inside(left + width - 1, top + 1)).toEqual({ column: 5, row: 4 });
    expect(inside(left + 1, top + height - 1)).toEqual({ column: 2, row: 2 });
    expect(boardBox(geometry)).toEqual(geometry.field);
  });

  it('has square cells and takes only the height that it needs', () => {
    const flat = geometryOf({ rows: 5, columns: 50 }, SPACE, WHOLE);
    expect(flat.field.width / 50).toBeCloseTo(flat.field.height / 5);
    expect(flat.height).toBeLessThan(100);
    const high = geometryOf({ rows: 50, columns: 5 }, SPACE, WHOLE);
    expect(high.field.height / 50).toBeCloseTo(high.field.width / 5);
    expect(high.width).toBeLessThan(100);
  });

  it('makes cells whole pixels where they are large, and not larger than a small board needs', () => {
    expect(geometryOf({ rows: 30, columns: 30 }, SPACE, WHOLE).cell).toBe(17);
    expect(geometryOf({ rows: 1, columns: 1 }, SPACE, WHOLE).cell).toBe(96);
    expect(geometryOf({ rows: 200, columns: 200 }, SPACE, WHOLE).cell).toBe(2.5);
    expect(geometryOf({ rows: 200, columns: 200 }, { ...SPACE, width: 10 }, WHOLE).cell).toBe(0.25);
  });

  it('leaves room for second numbers where there are some', () => {
    const bare = geometryOf({ rows: 9, columns: 9 }, SPACE, WHOLE);
    const numbered = geometryOf(
      { rows: 9, columns: 9, rowNumbers: [128], columnNumbers: [1] },
      SPACE,
      WHOLE,
    );
    expect(numbered.field.top).toBeGreaterThan(bare.field.top + 10);
    const after = ({ width, field }: Geometry) => width - field.left - field.width;
    expect(after(numbered)).toBeGreaterThan(after(bare) + 20);
    expect(numbered.field.left).toBe(bare.field.left);
  });

  it('finds no disc in the margins, but the nearest one', () => {
    const geometry = geometryOf({ rows: 3, columns: 3 }, SPACE, WHOLE);
    const { left, top, width, height } = geometry.field;
    for (const [x, y, column, row] of [
      [left - 1, top - 1, 1, 3],
      [left + width, top + 5, 3, 3],
      [left + width + 500, top + height + 500, 3, 1],
      [left, top + height, 1, 1],
    ] as const) {
      expect(cellAt(geometry, x, y)).toBeUndefined();
      expect(nearestCell(geometry, x, y)).toEqual({ column, row });
    }
    expect(cellAt(geometry, left, top)).toEqual({ column: 1, row: 3 });
  });

  it('sees only a part of a board that is magnified', () => {
    const view = { zoom: 4.8, left: 30, bottom: 20.5 };
    const geometry = geometryOf({ rows: 50, columns: 50 }, SPACE, view);
    const { columns, rows } = visibleCells(geometry);
    expect(columns).toEqual({ from: 31, to: 41 });
    expect(rows).toEqual({ from: 21, to: 31 });
    expect(isVisible({ columns, rows }, { column: 31, row: 31 })).toBe(true);
    expect(isVisible({ columns, rows }, { column: 30, row: 31 })).toBe(false);
    expect(isVisible({ columns, rows }, { column: 31, row: 32 })).toBe(false);
    expect(visibleCells(geometryOf({ rows: 50, columns: 50 }, SPACE, WHOLE))).toEqual({
      columns: { from: 1, to: 50 },
      rows: { from: 1, to: 50 },
    });
  });
});
