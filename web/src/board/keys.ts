import { clamp } from './geometry';
import type { BoardScene, Cell, Step } from './state';
import { ZOOM_STEP } from './view';

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
  | { readonly kind: 'zoom'; readonly factor: number }
  | { readonly kind: 'dismiss' };

/** How far a key goes; the edges of the board end every way. */
interface Way {
  readonly right?: number;
  /** As it looks, whichever way the rows count. */
  readonly up?: number;
  readonly rows?: number;
}

const WAYS = new Map<string, Way>([
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

/** The arrow moves the end of the move, which is to the left of its corner and in a row before it. */
const SIZES = {
  upward: new Map<string, Step>([
    ['Shift+ArrowDown', 'taller'],
    ['Shift+ArrowUp', 'lower'],
  ]),
  downward: new Map<string, Step>([
    ['Shift+ArrowUp', 'taller'],
    ['Shift+ArrowDown', 'lower'],
  ]),
};

const ACTIONS = new Map<string, KeyAction>([
  ['Shift+ArrowLeft', { kind: 'step', step: 'wider' }],
  ['Shift+ArrowRight', { kind: 'step', step: 'narrower' }],
  ['n', { kind: 'step', step: 'next' }],
  ['p', { kind: 'step', step: 'previous' }],
  ['f', { kind: 'apply' }],
  ['Escape', { kind: 'dismiss' }],
  // The key of the plus sign, with and without Shift, wherever the keyboard has it.
  ['+', { kind: 'zoom', factor: ZOOM_STEP }],
  ['Shift++', { kind: 'zoom', factor: ZOOM_STEP }],
  ['=', { kind: 'zoom', factor: ZOOM_STEP }],
  ['-', { kind: 'zoom', factor: 1 / ZOOM_STEP }],
  // As far as it goes: the whole board.
  ['0', { kind: 'zoom', factor: 0 }],
]);

/** What a key means on the board; nothing, if it is not the board's. Enter and Space press its buttons. */
export function keyAction(
  press: KeyPress,
  { column, row }: Cell,
  { rows, columns, rowsUpward }: Pick<BoardScene, 'rows' | 'columns' | 'rowsUpward'>,
): KeyAction | undefined {
  if (press.altKey || press.metaKey) return undefined;
  const held = (press.ctrlKey ? 'Control+' : '') + (press.shiftKey ? 'Shift+' : '');
  const step = SIZES[rowsUpward ? 'upward' : 'downward'].get(held + press.key);
  if (step !== undefined) return { kind: 'step', step };
  const way = WAYS.get(held + press.key);
  if (way === undefined)
    return ACTIONS.get(held + press.key) ?? ACTIONS.get(held + letterOf(press));
  const { right = 0, up = 0, rows: more = rowsUpward ? up : -up } = way;
  return {
    kind: 'move',
    to: { column: clamp(column + right, 1, columns), row: clamp(row + more, 1, rows) },
  };
}

/** On a keyboard without Latin letters the place of the key stands for the letter. */
function letterOf({ key, code }: KeyPress): string {
  return /^[a-z]$/iu.test(key) ? key.toLowerCase() : code.replace(/^Key/u, '').toLowerCase();
}
