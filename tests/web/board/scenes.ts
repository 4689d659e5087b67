import type { PaneDrawing, WholeDrawing } from '../../../web/src/board/frame';
import * as panes from '../../../web/src/board/geometry';
import {
  boardGeometryOf,
  boardShapeOf,
  WHOLE_VIEW,
  type Block,
  type BoardGeometry,
  type BoardShape,
  type AvailableSpace,
  type BoardViewport,
} from '../../../web/src/board/geometry';
import { PRINT_PALETTE } from '../../../web/src/drawing/palette';
import type { BoardScene, SceneCell, CellMove } from '../../../web/src/board/state';

export const SPACE: AvailableSpace = {
  width: 560,
  height: 600,
  largestCell: 96,
  leastCell: 24,
  fontSize: 13,
};

/** A board numbered like the Flipping Game's: rows from the bottom, and numbers from 1. */
export function shapeUpward(rows: number, columns: number): BoardShape {
  return { rows, columns, rowsUpward: true, rowOrigin: 1, columnOrigin: 1 };
}

/** A white board with nothing on it except the given properties. */
export function sceneOf(rows: number, columns: number, more: Partial<BoardScene> = {}): BoardScene {
  const discs = new Uint8Array(rows * columns).fill(1);
  return { ...shapeUpward(rows, columns), discs, moves: [], spots: [], ...more };
}

/** Neighbouring places up to a last one. */
export function run(last: number, length: number): number[] {
  return Array.from({ length }, (_, place) => last - length + 1 + place);
}

/** A move without gaps, by its corner and its sides. */
export function rectangle(column: number, row: number, width: number, height: number): CellMove {
  return { columns: run(column, width), rows: run(row, height) };
}

/** The whole board, and the frame of its only pane. */
export function frameOf(
  scene: BoardScene,
  view: BoardViewport = WHOLE_VIEW,
  space = SPACE,
): WholeDrawing & PaneDrawing {
  const geometry = boardGeometryOf(boardShapeOf(scene), space, view);
  return { scene, geometry, pane: geometry.panes[0], palette: PRINT_PALETTE };
}

/** The centre of a cell on a board with a single pane. */
export const centreOf = ({ panes: [pane] }: BoardGeometry, cell: SceneCell) =>
  panes.centreOf(pane, cell);
export const boxOf = ({ panes: [pane] }: BoardGeometry, block: Block) =>
  panes.blockBox(pane, block);
export const boardBox = ({ panes: [pane] }: BoardGeometry) => panes.boardBox(pane);
export const visibleCells = ({ panes: [pane] }: BoardGeometry) => panes.visibleCells(pane);

/** Pseudorandom numbers from 0 to below 1, the same in every run. */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

export function blockOf({ columns, rows }: CellMove): Block {
  return {
    columns: { from: columns[0]!, to: columns.at(-1)! },
    rows: { from: rows[0]!, to: rows.at(-1)! },
  };
}

/** A scene with these discs, and one with the discs of a move flipped. */
export function changing(
  discs: Uint8Array,
  width: number,
  { columns, rows }: CellMove,
): Uint8Array {
  const after = discs.slice();
  for (const row of rows)
    for (const column of columns) {
      const place = (row - 1) * width + column - 1;
      after[place] = 1 - (discs[place] ?? 0);
    }
  return after;
}
