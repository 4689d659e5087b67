import { describe, expect, it } from 'vitest';
import {
  cellAtPoint,
  boardGeometryOf,
  isVisible,
  nearestCell,
  WHOLE_VIEW,
  type BoardGeometry,
} from '../../../web/src/board/geometry';
import {
  blockOf,
  boardBox,
  boxOf,
  centreOf,
  randomNumbers,
  rectangle,
  shapeUpward,
  SPACE,
  visibleCells,
} from './scenes';

const random = randomNumbers(1);
const upTo = (most: number) => 1 + Math.floor(random() * most);

/** Boards of every shape, in spaces of every size, whole and zoomed. */
const geometries: BoardGeometry[] = Array.from({ length: 300 }, () => {
  const shape = {
    ...shapeUpward(upTo(200), upTo(200)),
    rowsUpward: random() < 0.5,
    rowOrigin: random() < 0.5 ? (0 as const) : (1 as const),
    rowNumbers: random() < 0.3 ? [1, 22] : undefined,
    columnNumbers: random() < 0.3 ? [3] : undefined,
  };
  const space = { ...SPACE, width: 200 + upTo(900), height: 200 + upTo(900) };
  const zoom = random() < 0.5 ? 1 : 1 + random() * 20;
  const view = { zoom, columnsBefore: random() * 250 - 25, rowsBefore: random() * 250 - 25 };
  return boardGeometryOf(shape, space, view);
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
        expect(cellAtPoint(geometry, x, y) ?? cell).toEqual(cell);
      }
    }
  });

  it('keeps within its room, its hull within itself, and the view within the board', () => {
    for (const { width, height, hull, space, shape, panes } of geometries) {
      const { view, field, cell } = panes.at(-1)!;
      expect(width).toBeLessThanOrEqual(space.width + 1);
      expect(height).toBeLessThanOrEqual(space.height + 1);
      expect(hull.left + hull.width).toBeLessThanOrEqual(width);
      expect(hull.top + hull.height).toBeLessThanOrEqual(height);
      expect(view.columnsBefore).toBeGreaterThanOrEqual(0);
      expect(view.rowsBefore).toBeGreaterThanOrEqual(0);
      expect(view.columnsBefore + field.width / cell).toBeLessThanOrEqual(shape.columns + 1e-9);
      expect(view.rowsBefore + field.height / cell).toBeLessThanOrEqual(shape.rows + 1e-9);
    }
  });

  it('has the first row at the bottom and the first column at the left', () => {
    const geometry = boardGeometryOf(shapeUpward(3, 4), SPACE, WHOLE_VIEW);
    const { hull, cell } = geometry;
    expect(centreOf(geometry, { column: 1, row: 1 })).toEqual([
      hull.left + cell / 2,
      hull.top + hull.height - cell / 2,
    ]);
    expect(centreOf(geometry, { column: 4, row: 3 })).toEqual([
      hull.left + hull.width - cell / 2,
      hull.top + cell / 2,
    ]);
  });

  it('has the first row at the top where rows count downward', () => {
    const geometry = boardGeometryOf(
      { ...shapeUpward(3, 4), rowsUpward: false },
      SPACE,
      WHOLE_VIEW,
    );
    const { hull, cell } = geometry;
    const [x, y] = centreOf(geometry, { column: 1, row: 1 });
    expect([x, y]).toEqual([hull.left + cell / 2, hull.top + cell / 2]);
    expect(cellAtPoint(geometry, hull.left, hull.top)).toEqual({ column: 1, row: 1 });
    expect(centreOf(geometry, { column: 4, row: 3 })[1]).toBe(hull.top + hull.height - cell / 2);
    expect(boardBox(geometry)).toEqual(hull);
    // A move's corner is its lower right coin.
    const { left, top, width, height } = boxOf(geometry, blockOf(rectangle(4, 3, 2, 2)));
    expect(cellAtPoint(geometry, left + 1, top + 1)).toEqual({ column: 3, row: 2 });
    expect(cellAtPoint(geometry, left + width - 1, top + height - 1)).toEqual({
      column: 4,
      row: 3,
    });
  });

  it('hangs rectangles from their upper right corner', () => {
    const geometry = boardGeometryOf(shapeUpward(5, 5), SPACE, WHOLE_VIEW);
    const { left, top, width, height } = boxOf(geometry, blockOf(rectangle(5, 4, 4, 3)));
    const inside = (x: number, y: number) => cellAtPoint(geometry, x, y);
    expect(inside(left + 1, top + 1)).toEqual({ column: 2, row: 4 });
    expect(inside(left + width - 1, top + 1)).toEqual({ column: 5, row: 4 });
    expect(inside(left + 1, top + height - 1)).toEqual({ column: 2, row: 2 });
    expect(boardBox(geometry)).toEqual(geometry.hull);
  });

  it('has square cells and takes only the height that it needs', () => {
    const flat = boardGeometryOf(shapeUpward(5, 50), SPACE, WHOLE_VIEW);
    expect(flat.hull.width / 50).toBeCloseTo(flat.hull.height / 5);
    expect(flat.height).toBeLessThan(100);
    const high = boardGeometryOf(shapeUpward(50, 5), SPACE, WHOLE_VIEW);
    expect(high.hull.height / 50).toBeCloseTo(high.hull.width / 5);
    expect(high.width).toBeLessThan(100);
  });

  it('makes cells whole pixels where they are large, and not larger than a small board needs', () => {
    expect(boardGeometryOf(shapeUpward(30, 30), SPACE, WHOLE_VIEW).cell).toBe(17);
    expect(boardGeometryOf(shapeUpward(1, 1), SPACE, WHOLE_VIEW).cell).toBe(96);
    expect(boardGeometryOf(shapeUpward(200, 200), SPACE, WHOLE_VIEW).cell).toBe(2.5);
    expect(boardGeometryOf(shapeUpward(200, 200), { ...SPACE, width: 10 }, WHOLE_VIEW).cell).toBe(
      0.25,
    );
  });

  it('leaves room for second numbers where there are some', () => {
    const bare = boardGeometryOf(shapeUpward(9, 9), SPACE, WHOLE_VIEW);
    const numbered = boardGeometryOf(
      { ...shapeUpward(9, 9), rowNumbers: [128], columnNumbers: [1] },
      SPACE,
      WHOLE_VIEW,
    );
    expect(numbered.hull.top).toBeGreaterThan(bare.hull.top + 10);
    const after = ({ width, hull }: BoardGeometry) => width - hull.left - hull.width;
    expect(after(numbered)).toBeGreaterThan(after(bare) + 20);
    expect(numbered.hull.left).toBe(bare.hull.left);
  });

  it('leaves as much room for coordinates as the last of them needs', () => {
    const left = (rows: number, rowOrigin: 0 | 1) =>
      boardGeometryOf({ ...shapeUpward(rows, 3), rowOrigin }, SPACE, WHOLE_VIEW).hull.left;
    expect(left(10, 0)).toBe(left(9, 1));
    expect(left(10, 1)).toBeGreaterThan(left(10, 0));
  });

  it('finds no disc in the margins, but the nearest one', () => {
    const geometry = boardGeometryOf(shapeUpward(3, 3), SPACE, WHOLE_VIEW);
    const { left, top, width, height } = geometry.hull;
    for (const [x, y, column, row] of [
      [left - 1, top - 1, 1, 3],
      [left + width, top + 5, 3, 3],
      [left + width + 500, top + height + 500, 3, 1],
      [left, top + height, 1, 1],
    ] as const) {
      expect(cellAtPoint(geometry, x, y)).toBeUndefined();
      expect(nearestCell(geometry, x, y)).toEqual({ column, row });
    }
    expect(cellAtPoint(geometry, left, top)).toEqual({ column: 1, row: 3 });
  });

  it('sees only a part of a board that is magnified', () => {
    const view = { zoom: 4.8, columnsBefore: 30, rowsBefore: 20.5 };
    const geometry = boardGeometryOf(shapeUpward(50, 50), SPACE, view);
    const { columns, rows } = visibleCells(geometry);
    expect(columns).toEqual({ from: 31, to: 41 });
    expect(rows).toEqual({ from: 21, to: 31 });
    expect(isVisible({ columns, rows }, { column: 31, row: 31 })).toBe(true);
    expect(isVisible({ columns, rows }, { column: 30, row: 31 })).toBe(false);
    expect(isVisible({ columns, rows }, { column: 31, row: 32 })).toBe(false);
    expect(visibleCells(boardGeometryOf(shapeUpward(50, 50), SPACE, WHOLE_VIEW))).toEqual({
      columns: { from: 1, to: 50 },
      rows: { from: 1, to: 50 },
    });
  });
});
