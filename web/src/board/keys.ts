import { clamp } from './geometry';
import type { Cell, Step } from './state';
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
const WAYS = new Map<string, readonly [columns: number, rows: number]>([
  ['ArrowLeft', [-1, 0]],
  ['ArrowRight', [1, 0]],
  ['ArrowUp', [0, 1]],
  ['ArrowDown', [0, -1]],
  ['PageUp', [0, 10]],
  ['PageDown', [0, -10]],
  ['Home', [-Infinity, 0]],
  ['End', [Infinity, 0]],
  ['Control+Home', [-Infinity, -Infinity]],
  ['Control+End', [Infinity, Infinity]],
]);

const ACTIONS = new Map<string, KeyAction>([
  // Rectangles hang from their upper right corner: further left is wider, further down is taller.
  ['Shift+ArrowLeft', { kind: 'step', step: 'wider' }],
  ['Shift+ArrowRight', { kind: 'step', step: 'narrower' }],
  ['Shift+ArrowDown', { kind: 'step', step: 'taller' }],
  ['Shift+ArrowUp', { kind: 'step', step: 'lower' }],
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
  { rows, columns }: { readonly rows: number; readonly columns: number },
): KeyAction | undefined {
  if (press.altKey || press.metaKey) return undefined;
  const held = (press.ctrlKey ? 'Control+' : '') + (press.shiftKey ? 'Shift+' : '');
  const way = WAYS.get(held + press.key);
  if (way === undefined)
    return ACTIONS.get(held + press.key) ?? ACTIONS.get(held + letterOf(press));
  return {
    kind: 'move',
    to: { column: clamp(column + way[0], 1, columns), row: clamp(row + way[1], 1, rows) },
  };
}

/** On a keyboard without Latin letters the place of the key stands for the letter. */
function letterOf({ key, code }: KeyPress): string {
  return /^[a-z]$/iu.test(key) ? key.toLowerCase() : code.replace(/^Key/u, '').toLowerCase();
}
