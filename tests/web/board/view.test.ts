import { describe, expect, it } from 'vitest';
import {
  cellAtPoint,
  boardGeometryOf,
  largestZoom,
  WHOLE_VIEW,
  type AvailableSpace,
  type BoardViewport,
} from '../../../web/src/board/geometry';
import {
  initialViewport,
  isSameViewport,
  viewportPannedBy,
  viewportRevealing,
  viewportRevealingCorner,
  sightOfViewport,
  viewportOf,
  viewportZoomedAbout,
  viewportZoomedBy,
} from '../../../web/src/board/view';
import {
  blockOf,
  boxOf,
  centreOf,
  randomNumbers,
  rectangle,
  shapeUpward,
  SPACE,
  visibleCells,
} from './scenes';

const shape = shapeUpward(50, 50);
const whole = boardGeometryOf(shape, SPACE, WHOLE_VIEW);
const seen = (view: BoardViewport) => boardGeometryOf(shape, SPACE, view);

describe('at first', () => {
  const first = (rows: number, columns: number) => {
    const sides = shapeUpward(rows, columns);
    return boardGeometryOf(sides, SPACE, initialViewport(sides, SPACE));
  };

  it('a board is seen whole, however small its discs are', () => {
    for (const [rows, columns] of [
      [1, 1],
      [5, 5],
      [3, 50],
      [79, 5],
      [50, 50],
      [200, 200],
      [60, 200],
    ] as const)
      expect(first(rows, columns).view).toEqual(WHOLE_VIEW);
  });

  it('of a strip the beginning is seen, in discs that can be hit', () => {
    for (const [rows, columns] of [
      [2, 150],
      [200, 3],
    ] as const) {
      const { cell, view } = first(rows, columns);
      expect(cell).toBeGreaterThanOrEqual(23);
      expect(view).toMatchObject({ columnsBefore: 0, rowsBefore: 0 });
      const { columns: across, rows: up } = visibleCells(first(rows, columns));
      expect(rows < columns ? up : across).toEqual({ from: 1, to: Math.min(rows, columns) });
    }
  });
});

describe('zooming', () => {
  it('keeps what is under the pointer there', () => {
    const random = randomNumbers(2);
    for (let trial = 0; trial < 200; trial += 1) {
      const before = seen(viewportZoomedAbout(whole, 1 + 3 * random(), 300, 300));
      // A point away from the edges, where the board would have to shift to stay within the hull.
      const x = before.hull.left + before.hull.width * (0.4 + 0.2 * random());
      const y = before.hull.top + before.hull.height * (0.4 + 0.2 * random());
      const after = seen(viewportZoomedAbout(before, 1 + random(), x, y));
      // The picture is centred, so the pointer's place in it shifts when it gets wider.
      const moved = (after.width - before.width) / 2;
      expect(cellAtPoint(after, x + moved, y)).toEqual(cellAtPoint(before, x, y));
    }
  });

  it('goes no further than the whole board, and than cells that are easy to hit', () => {
    expect(viewportZoomedAbout(whole, 0.01, 300, 300)).toEqual(WHOLE_VIEW);
    const closest = seen(viewportZoomedAbout(whole, 1000, 300, 300));
    expect(closest.view.zoom).toBe(largestZoom(whole.fittedCell));
    expect(closest.cell).toBe(48);
    expect(largestZoom(24)).toBe(1);
    expect(largestZoom(23)).toBeGreaterThan(2);
  });

  it('comes back to the whole board without a rest', () => {
    const closer = seen(viewportZoomedAbout(whole, 4, 500, 100));
    expect(viewportZoomedAbout(closer, 1 / 4, 30, 400)).toEqual(WHOLE_VIEW);
  });

  it('is about a disc that is in sight, which stays wholly in sight, or about the middle', () => {
    const corner = { column: 50, row: 1 };
    for (const about of [corner, { column: 49, row: 2 }, { column: 1, row: 50 }]) {
      const { hull, ...closer } = seen(viewportZoomedBy(whole, 3, about));
      const { left, top, width, height } = boxOf(
        { hull, ...closer },
        blockOf(rectangle(about.column, about.row, 1, 1)),
      );
      expect(left).toBeGreaterThanOrEqual(hull.left - 1e-9);
      expect(top).toBeGreaterThanOrEqual(hull.top - 1e-9);
      expect(left + width).toBeLessThanOrEqual(hull.left + hull.width + 1e-9);
      expect(top + height).toBeLessThanOrEqual(hull.top + hull.height + 1e-9);
    }

    const middle = seen(viewportZoomedBy(whole, 3, undefined));
    const { columns, rows } = visibleCells(middle);
    expect(Math.abs(columns.from + columns.to - 51)).toBeLessThanOrEqual(2);
    expect(Math.abs(rows.from + rows.to - 51)).toBeLessThanOrEqual(2);
    // The disc is out of view, so the middle stays in the middle.
    expect(seen(viewportZoomedBy(middle, 1.2, corner)).view).toEqual(
      seen(viewportZoomedBy(middle, 1.2, undefined)).view,
    );
  });

  it('gives a long board more height, and not more than there is', () => {
    const long = shapeUpward(5, 200);
    const small = boardGeometryOf(long, SPACE, WHOLE_VIEW);
    const large = boardGeometryOf(long, SPACE, { zoom: 10, columnsBefore: 0, rowsBefore: 0 });
    expect(large.height).toBeGreaterThan(small.height);
    expect(large.hull.height).toBe(large.cell * 5);
    const high = boardGeometryOf(shapeUpward(200, 5), SPACE, {
      zoom: 10,
      columnsBefore: 0,
      rowsBefore: 0,
    });
    expect(high.height).toBeLessThanOrEqual(SPACE.height);
  });
});

describe('panning', () => {
  it('moves the board with the finger', () => {
    const before = seen(viewportZoomedAbout(whole, 4, 300, 300));
    const after = seen(viewportPannedBy(before, 30, -20));
    const [x, y] = centreOf(before, { column: 25, row: 25 });
    const [nowX, nowY] = centreOf(after, { column: 25, row: 25 });
    expect(nowX - x).toBeCloseTo(30);
    expect(nowY - y).toBeCloseTo(-20);
  });

  it('moves rows that count downward with the finger as well', () => {
    const turned = { ...shape, rowsUpward: false };
    const closer = boardGeometryOf(turned, SPACE, { zoom: 4, columnsBefore: 10, rowsBefore: 10 });
    const after = boardGeometryOf(turned, SPACE, viewportPannedBy(closer, 30, -20));
    const [x, y] = centreOf(closer, { column: 15, row: 15 });
    const [nowX, nowY] = centreOf(after, { column: 15, row: 15 });
    expect([nowX - x, nowY - y]).toEqual([expect.closeTo(30), expect.closeTo(-20)]);
    const zoomed = boardGeometryOf(turned, SPACE, viewportZoomedAbout(closer, 1.2, x, y));
    expect(cellAtPoint(zoomed, x + (zoomed.width - closer.width) / 2, y)).toEqual({
      column: 15,
      row: 15,
    });
  });

  it('stops at the edges of the board', () => {
    const before = seen(viewportZoomedAbout(whole, 4, 300, 300));
    expect(viewportPannedBy(before, 1e6, -1e6)).toMatchObject({ columnsBefore: 0, rowsBefore: 0 });
    expect(visibleCells(seen(viewportPannedBy(before, -1e6, 1e6)))).toMatchObject({
      columns: { to: 50 },
      rows: { to: 50 },
    });
    expect(viewportPannedBy(whole, 100, 100)).toEqual(WHOLE_VIEW);
  });
});

describe('bringing a disc into sight', () => {
  it('shows it and its neighbours, wherever it is', () => {
    const random = randomNumbers(3);
    for (let trial = 0; trial < 200; trial += 1) {
      const before = seen(viewportZoomedAbout(whole, 4.5, 560 * random(), 560 * random()));
      const cell = { column: 1 + Math.floor(50 * random()), row: 1 + Math.floor(50 * random()) };
      const after = seen(viewportRevealing(before, cell));
      for (const [across, up] of [
        [-1, -1],
        [1, 1],
        [0, 0],
      ] as const) {
        const column = Math.max(1, Math.min(cell.column + across, 50));
        const row = Math.max(1, Math.min(cell.row + up, 50));
        const [x, y] = centreOf(after, { column, row });
        const half = after.cell / 2 - 0.01;
        expect(cellAtPoint(after, x - half, y - half)).toEqual({ column, row });
        expect(cellAtPoint(after, x + half, y + half)).toEqual({ column, row });
      }
    }
  });

  it('moves nothing when it is there already', () => {
    const before = seen(viewportZoomedAbout(whole, 4, 300, 300));
    const { columns, rows } = visibleCells(before);
    const cell = { column: columns.from + 3, row: rows.from + 3 };
    expect(viewportRevealing(before, cell)).toEqual(before.view);
  });
});

describe('revealing a move', () => {
  const move = rectangle(36, 6, 4, 6);
  const closer = seen({ zoom: 4, columnsBefore: 10, rowsBefore: 20 });

  it('brings its corner into sight where neither that nor its end is', () => {
    const { columns, rows } = visibleCells(seen(viewportRevealingCorner(closer, move)));
    expect([columns.from <= 36, columns.to >= 36]).toEqual([true, true]);
    expect([rows.from <= 6, rows.to >= 6]).toEqual([true, true]);
  });

  it('moves nothing where one of the two is in sight', () => {
    const { columns, rows } = visibleCells(closer);
    for (const corner of [
      { column: columns.from, row: rows.from },
      { column: columns.to + 3, row: rows.to + 5 },
      { column: columns.to, row: rows.to },
    ])
      expect(viewportRevealingCorner(closer, rectangle(corner.column, corner.row, 4, 6))).toBe(
        closer.view,
      );
    expect(viewportRevealingCorner(whole, move)).toBe(whole.view);
  });
});

describe('a sight', () => {
  it('is the same view where there is the same room', () => {
    const random = randomNumbers(7);
    for (let trial = 0; trial < 300; trial += 1) {
      const zoomed = seen(
        viewportZoomedAbout(whole, 1 + 6 * random(), 600 * random(), 600 * random()),
      );
      const moved = seen(viewportPannedBy(zoomed, 400 * random() - 200, 400 * random() - 200));
      const back = seen(viewportOf(shape, SPACE, sightOfViewport(moved)));
      expect(isSameViewport(back.view, moved.view)).toBe(true);
      expect(back.cell).toBe(moved.cell);
    }
  });

  it('names the disc in the middle', () => {
    const right = seen({ zoom: 2, columnsBefore: 50, rowsBefore: 0 });
    const { columns, rows } = visibleCells(right);
    const { zoom, column, row } = sightOfViewport(right);
    expect([zoom, column, row]).toEqual([
      2,
      expect.closeTo((columns.from + columns.to) / 2, 0),
      expect.closeTo((rows.from + rows.to) / 2, 0),
    ]);
    expect(sightOfViewport(whole)).toEqual({ zoom: 1, column: 25.5, row: 25.5 });
  });

  it('keeps its middle on a telephone, as far as the board goes', () => {
    const narrow: AvailableSpace = {
      width: 320,
      height: 400,
      largestCell: 96,
      leastCell: 24,
      fontSize: 12,
    };
    const sides = shapeUpward(100, 100);
    for (const middle of [30, 50, 83]) {
      const sight = { zoom: 5, column: middle, row: 101 - middle };
      for (const space of [SPACE, narrow]) {
        const geometry = boardGeometryOf(sides, space, viewportOf(sides, space, sight));
        expect(geometry.view.zoom).toBe(5);
        expect(sightOfViewport(geometry)).toEqual({
          zoom: 5,
          column: expect.closeTo(middle, 6),
          row: expect.closeTo(101 - middle, 6),
        });
      }
    }
    // In a corner the view holds no more than the board, and no disc is larger than it becomes there.
    const corner = boardGeometryOf(
      sides,
      SPACE,
      viewportOf(sides, SPACE, { zoom: 99, column: 100, row: 1 }),
    );
    expect(corner.cell).toBe(48);
    expect(visibleCells(corner)).toMatchObject({ columns: { to: 100 }, rows: { from: 1 } });
  });
});
