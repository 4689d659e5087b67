import { clamp } from './geometry';
import { pressedKey, type KeyPress } from './key_press';
import type { Ribbon } from './ribbon';
import type { BoardScene, SceneCell, ChoiceStep } from './state';
import { ZOOM_STEP } from './view';

type KeyAction =
  | { readonly kind: 'move'; readonly to: SceneCell }
  | { readonly kind: 'step'; readonly step: ChoiceStep }
  | { readonly kind: 'apply' }
  | { readonly kind: 'zoom'; readonly factor: number }
  | { readonly kind: 'dismiss' };

/** How far a key goes; at the board's edge it stops. */
interface Way {
  readonly right?: number;
  /** Up and down as seen, whichever way the rows count. */
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
  upward: new Map<string, ChoiceStep>([
    ['Shift+ArrowDown', 'taller'],
    ['Shift+ArrowUp', 'lower'],
  ]),
  downward: new Map<string, ChoiceStep>([
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
  // The key of the plus sign on an American keyboard is = without Shift.
  ['+', { kind: 'zoom', factor: ZOOM_STEP }],
  ['=', { kind: 'zoom', factor: ZOOM_STEP }],
  ['-', { kind: 'zoom', factor: 1 / ZOOM_STEP }],
  // As far as it goes: the whole board.
  ['0', { kind: 'zoom', factor: 0 }],
]);

/** What a key means on the board; undefined for other keys. Enter and Space are no part of it: they press buttons. */
export function keyAction(
  press: KeyPress,
  { column, row }: SceneCell,
  board: Pick<BoardScene, 'rows' | 'columns' | 'rowsUpward'>,
  ribbon?: Ribbon,
): KeyAction | undefined {
  const key = pressedKey(press);
  const step = SIZES[board.rowsUpward ? 'upward' : 'downward'].get(key);
  if (step !== undefined) return { kind: 'step', step };
  const way = WAYS.get(key);
  if (way === undefined) return ACTIONS.get(key);
  const { right = 0, up = 0, rows = board.rowsUpward ? up : -up } = way;
  const to = { column: column + right, row: row + rows };
  if (ribbon !== undefined && way.rows === undefined) {
    if (ribbon.way === 'across') to.column = alongRibbon(ribbon, column, right, -up);
    else to.row = alongRibbon(ribbon, row, rows, right);
  }
  return {
    kind: 'move',
    to: { column: clamp(to.column, 1, board.columns), row: clamp(to.row, 1, board.rows) },
  };
}

/** A step along a ribbon goes on in the next line. A step to its side, or to an end, stays in the line that it reaches. */
function alongRibbon(
  { perLine, lines }: Ribbon,
  place: number,
  along: number,
  aside: number,
): number {
  const line = Math.floor((place - 1) / perLine);
  const [first, last] = [line * perLine + 1, (line + 1) * perLine];
  if (!Number.isFinite(along)) return along < 0 ? first : last;
  return place + along + (clamp(line + aside, 0, lines - 1) - line) * perLine;
}
