import { describe, expect, it } from 'vitest';
import {
  blockBox,
  cellAtPoint,
  centreOf,
  boardGeometryOf,
  nearestCell,
  visibleCells,
  WHOLE_VIEW,
  type BoardGeometry,
  type BoardShape,
  type AvailableSpace,
} from '../../../web/src/board/geometry';
import type { SceneCell, NumberInterval } from '../../../web/src/board/state';
import { initialViewport, viewportRevealing } from '../../../web/src/board/view';
import { randomNumbers, shapeUpward, SPACE } from './scenes';

const random = randomNumbers(11);
const upTo = (most: number) => 1 + Math.floor(random() * most);

interface Line {
  readonly shape: BoardShape;
  readonly space: AvailableSpace;
  readonly geometry: BoardGeometry;
}

/** Rows and columns of every length, in spaces of every size. */
const lines: Line[] = Array.from({ length: 400 }, (_, number) => {
  const count = upTo(200);
  const shape = {
    ...(number % 2 === 0 ? shapeUpward(1, count) : shapeUpward(count, 1)),
    rowsUpward: random() < 0.5,
    rowNumbers: random() < 0.3 ? [1, 22] : undefined,
    columnNumbers: random() < 0.3 ? [3] : undefined,
  };
  const space = {
    ...SPACE,
    width: 200 + upTo(900),
    height: 100 + upTo(900),
    leastCell: random() < 0.5 ? 24 : 0,
  };
  return { shape, space, geometry: boardGeometryOf(shape, space, WHOLE_VIEW) };
});

function cellsOf({ rows, columns }: BoardShape): SceneCell[] {
  return Array.from({ length: rows * columns }, (_, place) =>
    rows === 1 ? { column: place + 1, row: 1 } : { column: 1, row: place + 1 },
  );
}

const isSameCell = (one: SceneCell | undefined, other: SceneCell) =>
  one?.column === other.column && one.row === other.row;

describe('a single row or column', () => {
  it('has each coin in one place, and there it is found again', () => {
    const isIn = ({ from, to }: NumberInterval, place: number) => place >= from && place <= to;
    const lost = lines.flatMap(({ shape, geometry }) =>
      cellsOf(shape).filter((cell) => {
        const panes = geometry.panes.filter((pane) => {
          const { columns, rows } = visibleCells(pane);
          return isIn(columns, cell.column) && isIn(rows, cell.row);
        });
        const [x, y] = centreOf(panes[0]!, cell);
        const found = [cellAtPoint(geometry, x, y), nearestCell(geometry, x, y)];
        return panes.length !== 1 || found.some((each) => !isSameCell(each, cell));
      }),
    );
    expect(lost).toEqual([]);
  });

  it('keeps within its width, and gets higher only before cells are too small to hit', () => {
    for (const { space, geometry } of lines) {
      const { width, height, hull, panes, cell } = geometry;
      expect(width).toBeLessThanOrEqual(space.width + 1);
      if (height > space.height + 1) expect(cell).toBeGreaterThanOrEqual(space.leastCell);
      if (space.leastCell === 0) expect(height).toBeLessThanOrEqual(space.height + 1);
      for (const { field } of panes) {
        expect(field.left + field.width).toBeLessThanOrEqual(hull.left + hull.width);
        expect(field.top + field.height).toBeLessThanOrEqual(hull.top + hull.height);
      }
      expect(geometry.view).toEqual(WHOLE_VIEW);
    }
  });

  it('never has smaller cells for being cut, and always some that can be hit', () => {
    for (const { shape, space, geometry } of lines) {
      if (geometry.ribbon === undefined) continue;
      const whole = (space.width - 60) / shape.columns;
      const high = (space.height - 60) / shape.rows;
      expect(geometry.cell).toBeGreaterThanOrEqual(Math.floor(Math.min(whole, high)));
      expect(geometry.cell).toBeGreaterThanOrEqual(space.leastCell);
    }
  });

  const laid = (rows: number, columns: number, more: Partial<BoardShape> = {}, room = SPACE) =>
    boardGeometryOf({ ...shapeUpward(rows, columns), ...more }, room, WHOLE_VIEW);

  it('stays in one piece while its cells are large', () => {
    for (const [rows, columns] of [
      [1, 1],
      [1, 16],
      [17, 1],
      [2, 60],
    ] as const) {
      const { panes, ribbon } = laid(rows, columns);
      expect([panes.length, ribbon]).toEqual([1, undefined]);
    }
  });

  it('goes on in the line below, or in the one to the right', () => {
    const row = laid(1, 60);
    expect(row.ribbon).toMatchObject({ way: 'across', perLine: 10, lines: 6 });
    expect(row.cell).toBeGreaterThan(45);
    const [first, second] = row.panes;
    expect(visibleCells(second!).columns).toEqual({ from: 11, to: 20 });
    expect(second!.field).toMatchObject({ left: first.field.left, width: first.field.width });
    expect(second!.field.top).toBeGreaterThan(first.field.top + first.field.height + 10);

    for (const rowsUpward of [true, false]) {
      const column = laid(23, 1, { rowsUpward }, { ...SPACE, height: 300 });
      const { perLine } = column.ribbon!;
      const last = column.panes.at(-1)!;
      const end = ({ field }: typeof last) => field.top + (rowsUpward ? field.height : 0);
      expect(end(last)).toBe(end(column.panes[0]));
      expect(last.field.left).toBeGreaterThan(column.panes[0].field.left);
      const coin = { columns: { from: 1, to: 1 }, rows: { from: perLine + 1, to: perLine + 1 } };
      const { top, height } = blockBox(column.panes[1]!, coin);
      expect(top + (rowsUpward ? height : 0)).toBe(end(column.panes[1]!));
    }
  });

  it('finds the coin of the nearest line between two lines', () => {
    const { panes, cell } = laid(1, 60);
    const { left, top } = panes[0].field;
    const geometry = laid(1, 60);
    const x = left + cell / 2;
    expect(cellAtPoint(geometry, x, top + cell + 5)).toBeUndefined();
    expect(nearestCell(geometry, x, top + cell + 2)).toEqual({ column: 1, row: 1 });
    expect(nearestCell(geometry, x, panes[1]!.field.top - 2)).toEqual({ column: 11, row: 1 });
    expect(nearestCell(geometry, x, 1e4)).toEqual({ column: 51, row: 1 });
  });

  it('is seen whole at first, and nothing of it has to be brought into sight', () => {
    for (const { shape, space, geometry } of lines) {
      if (geometry.ribbon === undefined) continue;
      expect(initialViewport(shape, space)).toEqual(WHOLE_VIEW);
      expect(viewportRevealing(geometry, cellsOf(shape).at(-1)!)).toEqual(WHOLE_VIEW);
    }
  });
});
