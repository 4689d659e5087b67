import { describe, expect, it } from 'vitest';
import { blockBox, centreOf } from '../../../web/src/board/geometry';
import type { ScreenBox, Pane } from '../../../web/src/board/geometry';
import type { BoardScene, CellMove } from '../../../web/src/board/state';
import { drawn } from './recording_painter';
import { blockOf, frameOf, PALETTE, rectangle, run, sceneOf } from './scenes';

const { colours } = PALETTE;
const corners: CellMove = { rows: [2, 6], columns: [3, 8] };
const downward = { rowsUpward: false } as const;

const middles = (boxes: readonly ScreenBox[]) =>
  boxes.map(({ left, top, width, height }) => [left + width / 2, top + height / 2]);
const centresOf = (pane: Pane, { rows, columns }: CellMove) =>
  rows.flatMap((row) => columns.map((column) => [...centreOf(pane, { column, row })]));

describe.each([true, false])('a move with gaps, rows upward: %s', (rowsUpward) => {
  const sceneWith = (more: Partial<BoardScene>) => frameOf(sceneOf(9, 9, { rowsUpward, ...more }));

  it('has an outline around each of its blocks', () => {
    const frame = sceneWith({ moves: [{ ...corners, mark: 'possible' }] });
    const boxes = drawn(frame).boxes(colours.possible);
    expect(middles(boxes)).toEqual(centresOf(frame.pane, corners));
    for (const { width, height } of boxes) {
      expect(width).toBe(height);
      expect(width).toBeLessThan(frame.pane.cell);
      expect(width).toBeGreaterThan(frame.pane.cell * 0.8);
    }
  });

  it('has lines from block to block, which end at their edges', () => {
    const frame = sceneWith({ chosen: { ...corners, mark: 'possible' } });
    const { pane } = frame;
    const [x1, y1] = centreOf(pane, { column: 3, row: 2 });
    const [x2, y2] = centreOf(pane, { column: 8, row: 6 });
    const lines = drawn(frame).segments(colours.accent);
    const ends = (line: readonly number[], along: 0 | 1) =>
      [line[along]!, line[along + 2]!].sort((a, b) => a - b);
    const half = pane.cell / 2;
    const across = lines.filter((line) => line[1] === line[3]);
    expect(across.map((line) => line[1]).sort()).toEqual([y1, y2].sort());
    for (const line of across) {
      const [from, to] = ends(line, 0);
      expect(from! - x1).toBeCloseTo(half - 1.5);
      expect(x2 - to!).toBeCloseTo(half - 1.5);
    }
    const upright = lines.filter((line) => line[0] === line[2]);
    expect(upright.map((line) => line[0])).toEqual([x1, x2]);
    for (const line of upright) {
      const [from, to] = ends(line, 1);
      expect(from! - Math.min(y1, y2)).toBeCloseTo(half - 1.5);
      expect(Math.max(y1, y2) - to!).toBeCloseTo(half - 1.5);
    }
  });

  it('is hatched in its blocks, and not between them, where it wins', () => {
    const frame = sceneWith({ chosen: { ...corners, mark: 'winning' } });
    const boxes = corners.rows.flatMap((row) =>
      corners.columns.map((column) =>
        blockBox(frame.pane, blockOf({ rows: [row], columns: [column] })),
      ),
    );
    const hatches = drawn(frame)
      .segments(colours.accent)
      .filter(([x1, y1, x2, y2]) => x1 !== x2 && y1 !== y2);
    for (const box of boxes) {
      const within = hatches.filter(
        ([x1, y1, x2, y2]) =>
          Math.min(x1!, x2!) >= box.left &&
          Math.max(x1!, x2!) <= box.left + box.width &&
          Math.min(y1!, y2!) >= box.top &&
          Math.max(y1!, y2!) <= box.top + box.height,
      );
      expect(within.length).toBeGreaterThan(3);
    }
    const inBoxes = hatches.filter(([x1, , x2]) =>
      boxes.some(({ left, width }) => x1! >= left && x2! <= left + width),
    );
    expect(inBoxes).toHaveLength(hatches.length);
  });

  it('is dashed, its lines too, where it was the last one', () => {
    const frame = sceneWith({ last: corners });
    const { drawn: all, boxes } = drawn(frame);
    expect(middles(boxes(colours.ink))).toEqual(centresOf(frame.pane, corners));
    const strokes = all.flatMap((each) => {
      if (each.kind === 'lines' && each.stroke.colour === colours.ink) return [each.stroke];
      return each.kind === 'boxes' && each.paint.stroke?.colour === colours.ink
        ? [each.paint.stroke]
        : [];
    });
    expect(strokes.map(({ dashes }) => dashes)).toEqual([
      [5, 4],
      [5, 4],
    ]);
  });
});

it('a move without gaps has one outline, whichever way the rows count', () => {
  const move = rectangle(7, 6, 3, 4);
  const outlines = [true, false].map((rowsUpward) => {
    const frame = frameOf(sceneOf(9, 9, { rowsUpward, moves: [{ ...move, mark: 'possible' }] }));
    const recorder = drawn(frame);
    expect(recorder.segments(colours.possible)).toEqual([]);
    const [box, ...others] = recorder.boxes(colours.possible);
    expect(others).toEqual([]);
    const corner = centreOf(frame.pane, { column: 7, row: 6 });
    // The corner is at the right, at the top where rows count upward and else at the bottom.
    expect(box!.left + box!.width - corner[0]).toBeLessThan(frame.pane.cell / 2);
    const edge = rowsUpward ? corner[1] - box!.top : box!.top + box!.height - corner[1];
    expect(edge).toBeLessThan(frame.pane.cell / 2);
    expect(edge).toBeGreaterThan(0);
    return box;
  });
  expect(outlines[0]!.height).toBe(outlines[1]!.height);
});

it('moves of one corner share what they are made of', () => {
  const moves = [1, 2, 3].map((row) => ({
    rows: [row, 9],
    columns: [1, 9],
    mark: 'possible' as const,
  }));
  const recorder = drawn(frameOf(sceneOf(9, 9, { ...downward, moves })));
  // Two blocks in the row of the corner, and two in each of three others; a line between each two.
  expect(recorder.boxes(colours.possible)).toHaveLength(2 + 3 * 2);
  expect(recorder.segments(colours.possible)).toHaveLength(1 + 3 + 3 * 2);
});

it('lines leave numbers legible: they stop at the discs that have some', () => {
  const values = new Uint32Array(81).fill(5);
  const frame = frameOf(sceneOf(9, 9, { values, moves: [{ ...corners, mark: 'possible' }] }));
  const lines = drawn(frame).segments(colours.possible);
  const passed = centresOf(frame.pane, { rows: [2], columns: run(7, 4) });
  expect(lines.length).toBeGreaterThan(4);
  for (const [x, y] of passed)
    for (const [x1, y1, x2] of lines)
      if (y1 === y) expect(x! <= Math.min(x1!, x2!) || x! >= Math.max(x1!, x2!)).toBe(true);
});

describe('among small cells', () => {
  const dots = (size: number, move: CellMove) => {
    const recorder = drawn(frameOf(sceneOf(size, size, { chosen: { ...move, mark: 'winning' } })));
    return recorder.drawn.flatMap((each) =>
      each.kind === 'boxes' && each.paint.fill === colours.accent ? each.boxes : [],
    );
  };

  it('single coins are filled, and large enough to be found', () => {
    const found = dots(200, { rows: [3, 150], columns: [10, 199] });
    expect(found).toHaveLength(4);
    for (const { width, height } of found)
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(5);
  });

  it('many of them stay apart', () => {
    const odd = run(199, 199).filter((place) => place % 2 === 1);
    const found = dots(200, { rows: odd, columns: odd });
    expect(found).toHaveLength(100 * 100);
    for (const { width } of found) expect(width).toBeLessThan(2.5);
  });

  it('only those in sight are drawn', () => {
    const odd = run(199, 199).filter((place) => place % 2 === 1);
    const scene = sceneOf(200, 200, { chosen: { rows: odd, columns: odd, mark: 'winning' } });
    const frame = frameOf(scene, { zoom: 15, columnsBefore: 50, rowsBefore: 50 });
    expect(drawn(frame).boxes(colours.accent).length).toBeLessThan(200);
  });
});
