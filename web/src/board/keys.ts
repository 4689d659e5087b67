import { clamp } from '../drawing/box';
import { cellAfterStep, clampedToGrid, keyStepOf } from '../viewport/grid_keys';
import { pressedKey, type KeyPress } from '../viewport/key_press';
import type { Ribbon } from './ribbon';
import type { BoardScene, SceneCell, ChoiceStep } from './state';
import { ZOOM_STEP } from './view';

type KeyAction =
  | { readonly kind: 'move'; readonly to: SceneCell }
  | { readonly kind: 'step'; readonly step: ChoiceStep }
  | { readonly kind: 'apply' }
  | { readonly kind: 'zoom'; readonly factor: number }
  | { readonly kind: 'dismiss' };

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
  // On an American keyboard the key of the plus sign is = without Shift.
  ['+', { kind: 'zoom', factor: ZOOM_STEP }],
  ['=', { kind: 'zoom', factor: ZOOM_STEP }],
  ['-', { kind: 'zoom', factor: 1 / ZOOM_STEP }],
  // Zooms out to the whole board.
  ['0', { kind: 'zoom', factor: 0 }],
]);

/**
 * The meaning of a key on the board; undefined for other keys. Enter and Space are not among them: they press buttons.
 */
export function keyAction(
  press: KeyPress,
  { column, row }: SceneCell,
  board: Pick<BoardScene, 'rows' | 'columns' | 'rowsUpward'>,
  ribbon?: Ribbon,
): KeyAction | undefined {
  const key = pressedKey(press);
  const step = SIZES[board.rowsUpward ? 'upward' : 'downward'].get(key);
  if (step !== undefined) return { kind: 'step', step };
  const way = keyStepOf(press);
  if (way === undefined) return ACTIONS.get(key);
  const { right = 0, up = 0 } = way;
  const to = { ...cellAfterStep(way, { column, row }, board) };
  if (ribbon !== undefined && way.rows === undefined) {
    if (ribbon.way === 'across') to.column = alongRibbon(ribbon, column, right, -up);
    else to.row = alongRibbon(ribbon, row, board.rowsUpward ? up : -up, right);
  }
  return { kind: 'move', to: clampedToGrid(board, to) };
}

/**
 * A step along a ribbon continues in the next line. A step to its side, or to an end, stays in the line that it
 * reaches.
 */
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
