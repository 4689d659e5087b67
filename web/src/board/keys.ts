import { clamp } from './geometry';
import type { Cell, Step } from './state';

/** What of a keyboard event decides what it means. */
export interface KeyPress {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

export type KeyAction =
  | { readonly kind: 'move'; readonly to: Cell }
  | { readonly kind: 'step'; readonly step: Step }
  | { readonly kind: 'apply' }
  | { readonly kind: 'dismiss' };

const PAGE = 10;

/** Rectangles hang from their upper right corner: further left is wider, further down is taller. */
const SHIFTED: Readonly<Record<string, Step>> = {
  ArrowLeft: 'wider',
  ArrowRight: 'narrower',
  ArrowDown: 'taller',
  ArrowUp: 'lower',
};

const LETTERS: Readonly<Record<string, KeyAction>> = {
  n: { kind: 'step', step: 'next' },
  p: { kind: 'step', step: 'previous' },
  f: { kind: 'apply' },
};

/** What a key means on the board; nothing, if it is not the board's. Enter and Space press its buttons. */
export function keyAction(
  press: KeyPress,
  cursor: Cell,
  board: { readonly rows: number; readonly columns: number },
): KeyAction | undefined {
  if (press.altKey || press.metaKey) return undefined;
  if (press.shiftKey) {
    const step = press.ctrlKey ? undefined : SHIFTED[press.key];
    return step && { kind: 'step', step };
  }
  const to = destination(press, cursor, board.rows, board.columns);
  if (to !== undefined)
    return {
      kind: 'move',
      to: { column: clamp(to.column, 1, board.columns), row: clamp(to.row, 1, board.rows) },
    };
  if (press.ctrlKey) return undefined;
  return press.key === 'Escape' ? { kind: 'dismiss' } : LETTERS[letterOf(press)];
}

function destination(
  { key, ctrlKey }: KeyPress,
  { column, row }: Cell,
  rows: number,
  columns: number,
): Cell | undefined {
  if (ctrlKey) {
    if (key === 'Home') return { column: 1, row: 1 };
    return key === 'End' ? { column: columns, row: rows } : undefined;
  }
  switch (key) {
    case 'ArrowLeft':
      return { column: column - 1, row };
    case 'ArrowRight':
      return { column: column + 1, row };
    case 'ArrowUp':
      return { column, row: row + 1 };
    case 'ArrowDown':
      return { column, row: row - 1 };
    case 'PageUp':
      return { column, row: row + PAGE };
    case 'PageDown':
      return { column, row: row - PAGE };
    case 'Home':
      return { column: 1, row };
    case 'End':
      return { column: columns, row };
    default:
      return undefined;
  }
}

/** On a keyboard without Latin letters the place of the key stands for the letter. */
function letterOf({ key, code }: KeyPress): string {
  return /^[a-z]$/iu.test(key) ? key.toLowerCase() : code.replace(/^Key/u, '').toLowerCase();
}
