/** The keys that move from cell to cell of a grid. Rows and columns count from 1. */
import { clamp } from '../drawing/box';
import type { GridCell } from './gestures';
import { pressedKey, type KeyPress } from './key_press';

export interface GridShape {
  readonly rows: number;
  readonly columns: number;
  readonly rowsUpward: boolean;
}

/** The step of a key; it stops at the board's edge. */
export interface KeyStep {
  readonly right?: number;
  /** Up and down on the screen, whichever way the rows count. */
  readonly up?: number;
  readonly rows?: number;
}

const WAYS = new Map<string, KeyStep>([
  ['ArrowLeft', { right: -1 }],
  ['ArrowRight', { right: 1 }],
  ['ArrowUp', { up: 1 }],
  ['ArrowDown', { up: -1 }],
  ['PageUp', { up: 10 }],
  ['PageDown', { up: -10 }],
  ['Home', { right: -Infinity }],
  ['End', { right: Infinity }],
  // To the first coin of all, and to the last.
  ['Control+Home', { right: -Infinity, rows: -Infinity }],
  ['Control+End', { right: Infinity, rows: Infinity }],
]);

export const keyStepOf = (press: KeyPress): KeyStep | undefined => WAYS.get(pressedKey(press));

/** The cell after a step, which may lie beyond the edges. */
export function cellAfterStep(
  way: KeyStep,
  { column, row }: GridCell,
  { rowsUpward }: GridShape,
): GridCell {
  const { right = 0, up = 0, rows = rowsUpward ? up : -up } = way;
  return { column: column + right, row: row + rows };
}

/** The nearest cell of the grid. */
export function clampedToGrid({ rows, columns }: GridShape, { column, row }: GridCell): GridCell {
  return { column: clamp(column, 1, columns), row: clamp(row, 1, rows) };
}
