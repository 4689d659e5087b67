/** The Board page's state as its address: `#/board?rows=5&columns=5&mode=explore`. */
import { addressSettings, sizeSettings } from '../address_settings';
import type { AddressSettings, RejectedSetting } from '../address_settings';
import { printRoute } from '../route';
import { DEFAULT_SIZE } from '../size_input';
import { readSide, readSideUpTo } from './board_size';
import { BOARD_MODES, DEFAULT_VIEW, HEAT_LAYERS, selectionOn } from './board_state';
import type { BoardState, Selection } from './board_state';
import { filledPosition, isAllWhite } from './position';
import type { Position } from './position';
import { printPosition, readPosition } from './position_text';
import { readSeen } from './seen';
import type { Seen, SeenKey } from './seen';
import { overlaysOf, readOverlays } from './stored_state';

export type BoardAddressKey =
  | 'rows'
  | 'columns'
  | 'mode'
  | 'heat'
  | 'show'
  | 'position'
  | 'column'
  | 'row'
  | 'width'
  | 'height'
  | 'revealed'
  | SeenKey;

export type RejectedBoardValue = RejectedSetting<BoardAddressKey>;

export interface BoardAddress {
  readonly state: BoardState;
  readonly seen: Seen;
  readonly rejected: readonly RejectedBoardValue[];
}

export function printBoardAddress(state: BoardState): string {
  const { position, mode, selection, heat, revealed } = state;
  const settings: [BoardAddressKey, string][] = [
    ['rows', String(position.rows)],
    ['columns', String(position.columns)],
    ['mode', mode],
  ];
  const overlays = overlaysOf(state);
  if (heat !== DEFAULT_VIEW.heat) settings.push(['heat', heat]);
  if (overlays.length > 0) settings.push(['show', overlays.join(',')]);
  if (!isAllWhite(position)) settings.push(['position', printPosition(position)]);
  if (selection !== undefined) {
    const { corner, size } = selection;
    settings.push(['column', String(corner.column)], ['row', String(corner.row)]);
    if (size !== undefined)
      settings.push(['width', String(size.width)], ['height', String(size.height)]);
  }
  if (revealed) settings.push(['revealed', 'yes']);
  return printRoute('board', settings);
}

/** What cannot be used is replaced by its default. Whether the lengths are legal is not known here. */
export function readBoardAddress(query: URLSearchParams): BoardAddress {
  const settings = addressSettings<BoardAddressKey>(query);
  const { setting, rejected } = settings;
  const size = sizeSettings(query, settings, readSide, DEFAULT_SIZE);
  const mode = setting('mode', (value) => BOARD_MODES.find((name) => name === value));
  const heat = setting('heat', (value) => HEAT_LAYERS.find((name) => name === value));
  const overlays = setting('show', (value) => readOverlays(value.split(',')));
  const position =
    setting('position', (value) => readPosition(value, size)) ??
    filledPosition(size.rows, size.columns, 1);
  const selection = readSelection(settings, position);
  const canBeRevealed = mode === 'predict' && selection?.size !== undefined;
  const revealed = setting('revealed', (value) =>
    value === 'no' || (value === 'yes' && canBeRevealed) ? value === 'yes' : undefined,
  );
  return {
    state: {
      position,
      mode: mode ?? DEFAULT_VIEW.mode,
      selection,
      revealed: revealed ?? DEFAULT_VIEW.revealed,
      heat: heat ?? DEFAULT_VIEW.heat,
      showValues: overlays?.showValues ?? DEFAULT_VIEW.showValues,
      showGrundy: overlays?.showGrundy ?? DEFAULT_VIEW.showGrundy,
    },
    seen: readSeen(settings, position),
    rejected,
  };
}

function readSelection(
  { setting, reject }: AddressSettings<BoardAddressKey>,
  position: Position,
): Selection | undefined {
  const column = setting('column', readSideUpTo(position.columns));
  const row = setting('row', readSideUpTo(position.rows));
  if (column === undefined || row === undefined) {
    // One alone is no corner, and without a corner there is no rectangle.
    if (column !== undefined) reject('column');
    if (row !== undefined) reject('row');
    reject('width', 'height');
    return undefined;
  }
  const corner = { column, row };
  if (selectionOn(position, { corner, size: undefined }) === undefined) {
    reject('column', 'row', 'width', 'height');
    return undefined;
  }
  const width = setting('width', readSideUpTo(column));
  const height = setting('height', readSideUpTo(row));
  if (width !== undefined && height !== undefined) return { corner, size: { width, height } };
  if (width !== undefined) reject('width');
  if (height !== undefined) reject('height');
  return { corner, size: undefined };
}
