/** The parts of a state as they stand in JSON, and how they are read back from whatever stands there. */
import type { Reading } from '../reading';
import { isWholeBetween } from './board_size';
import { BOARD_MODES, DEFAULT_VIEW, HEAT_LAYERS, selectionOn } from './board_state';
import type { BoardState, Selection } from './board_state';
import type { Position } from './position';

/** All of a state but its position. */
export type View = Omit<BoardState, 'position'>;

/** What stands at a key and cannot be used. */
interface BadValue {
  readonly key: string;
  readonly found: unknown;
}

interface StoredView {
  readonly mode: string;
  readonly selection?: StoredSelection | undefined;
  readonly heat: string;
  readonly show: readonly string[];
  readonly revealed: boolean;
}

/** A corner; width and height as well when a rectangle is chosen. */
interface StoredSelection {
  readonly column: number;
  readonly row: number;
  readonly width?: number;
  readonly height?: number;
}

const OVERLAYS = ['values', 'grundy'] as const;

/** The overlays that are shown, by name. */
export function overlaysOf({ showValues, showGrundy }: View): string[] {
  return OVERLAYS.filter((name) => (name === 'values' ? showValues : showGrundy));
}

/** Undefined when a name is none of an overlay. */
export function readOverlays(
  names: readonly unknown[],
): Pick<View, 'showValues' | 'showGrundy'> | undefined {
  if (!names.every((name) => OVERLAYS.some((overlay) => overlay === name))) return undefined;
  return { showValues: names.includes('values'), showGrundy: names.includes('grundy') };
}

export function storedSelection({ corner, size }: Selection): StoredSelection {
  return { ...corner, ...size };
}

export function storedView(view: View): StoredView {
  const { mode, selection, heat, revealed } = view;
  return {
    mode,
    selection: selection && storedSelection(selection),
    heat,
    show: overlaysOf(view),
    revealed,
  };
}

/** The inverse of `storedView`; what is missing is as usual. Whether the lengths are legal is not known here. */
export function readView(
  stored: Readonly<Record<string, unknown>>,
  position: Position,
): Reading<View, BadValue> {
  const {
    mode: givenMode = DEFAULT_VIEW.mode,
    heat: givenHeat = DEFAULT_VIEW.heat,
    show = [],
    revealed = DEFAULT_VIEW.revealed,
  } = stored;
  const mode = BOARD_MODES.find((name) => name === givenMode);
  if (mode === undefined) return bad('mode', givenMode);
  const heat = HEAT_LAYERS.find((name) => name === givenHeat);
  if (heat === undefined) return bad('heat', givenHeat);
  const overlays = Array.isArray(show) ? readOverlays(show) : undefined;
  if (overlays === undefined) return bad('show', show);
  const selection = readSelection(stored.selection, position);
  if (!selection.ok) return selection;
  const canBeRevealed = mode === 'predict' && selection.value?.size !== undefined;
  if (revealed !== false && !(revealed === true && canBeRevealed)) return bad('revealed', revealed);
  return { ok: true, value: { mode, heat, ...overlays, selection: selection.value, revealed } };
}

function readSelection(
  stored: unknown,
  position: Position,
): Reading<Selection | undefined, BadValue> {
  if (stored === undefined || stored === null) return { ok: true, value: undefined };
  if (!isObject(stored)) return bad('selection', stored);
  const { column, row, width, height } = stored;
  if (!isWholeBetween(column, 1, position.columns)) return bad('selection.column', column);
  if (!isWholeBetween(row, 1, position.rows)) return bad('selection.row', row);
  const corner = { column, row };
  if (selectionOn(position, { corner, size: undefined }) === undefined)
    return bad('selection', stored);
  if (width === undefined && height === undefined)
    return { ok: true, value: { corner, size: undefined } };
  if (!isWholeBetween(width, 1, column)) return bad('selection.width', width);
  if (!isWholeBetween(height, 1, row)) return bad('selection.height', height);
  return { ok: true, value: { corner, size: { width, height } } };
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function bad(key: string, found: unknown): { readonly ok: false; readonly problem: BadValue } {
  return { ok: false, problem: { key, found } };
}
