/** Which part of a large board is seen. In an address: `zoom=3.38&middle=83,17`. */
import type { AddressSettings } from '../address_settings';
import { isWholeBetween } from './board_size';
import type { Cell, Position } from './position';

/** The disc in the middle, with fractions, and how many times as large as on the whole board it is. */
export interface Sight extends Cell {
  readonly zoom: number;
}

export type SightKey = 'zoom' | 'middle';

/** The largest board in the smallest window: one disc. */
const LARGEST_ZOOM = 200;
/** Steps of the zoom in an address, for 1. */
const STEPS = 100;

/** The settings of an address. */
export function printSight({ zoom: exact, column, row }: Sight): string[] {
  // Rounded up, or a disc would come back a pixel smaller; what was rounded before stays as it is.
  const zoom = Math.ceil(exact * STEPS - 1e-6) / STEPS;
  const settings = [`zoom=${zoom}`];
  if (zoom > 1) settings.push(`middle=${Math.round(column)},${Math.round(row)}`);
  return settings;
}

/** A zoom alone is about the middle of the board, and a middle alone nothing. */
export function readSight(
  { setting, reject }: Pick<AddressSettings<SightKey>, 'setting' | 'reject'>,
  board: Position,
): Sight | undefined {
  const zoom = setting('zoom', (value) => {
    const number = Number(value);
    return number >= 1 && number <= LARGEST_ZOOM ? number : undefined;
  });
  const middle = setting('middle', (value) => cellOf(value, board));
  if (zoom !== undefined)
    return { zoom, ...(middle ?? { column: (board.columns + 1) / 2, row: (board.rows + 1) / 2 }) };
  if (middle !== undefined) reject('middle');
  return undefined;
}

/** Column and row of a disc, as `83,17`. */
export function cellOf(text: string, { rows, columns }: Position): Cell | undefined {
  const [column, row, ...more] = text.split(',').map(Number);
  return isWholeBetween(column, 1, columns) && isWholeBetween(row, 1, rows) && more.length === 0
    ? { column, row }
    : undefined;
}
