/** Which part of a large board is seen. In the address of a board or a game: `zoom=3.38&middle=83,17`. */
import { signal } from '@preact/signals';
import type { AddressSettings } from '../address_settings';
import { isWholeBetween } from './board_size';
import { sameSize } from './position';
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

export function createSight() {
  const seen = signal<{ readonly position: Position; readonly sight: Sight | undefined }>();
  return {
    see: (position: Position, sight: Sight | undefined) => {
      seen.value = { position, sight };
    },
    /** Nothing for a board of another size: it is seen as at first. */
    on: (position: Position) =>
      seen.value && sameSize(seen.value.position, position) ? seen.value.sight : undefined,
  };
}

/** The address of a board with what is seen of it. */
export function withSight(address: string, sight: Sight | undefined): string {
  if (sight === undefined) return address;
  const { column, row } = sight;
  // Rounded up, or a disc would come back a pixel smaller; what was rounded before stays as it is.
  const zoom = Math.ceil(sight.zoom * STEPS - 1e-6) / STEPS;
  const middle = zoom > 1 ? `&middle=${Math.round(column)},${Math.round(row)}` : '';
  return `${address}&zoom=${zoom}${middle}`;
}

/** A zoom alone is about the middle of the board, and a middle alone nothing. */
export function readSight(
  { setting, reject }: Pick<AddressSettings<SightKey>, 'setting' | 'reject'>,
  { rows, columns }: Position,
): Sight | undefined {
  const zoom = setting('zoom', (value) => {
    const number = Number(value);
    return number >= 1 && number <= LARGEST_ZOOM ? number : undefined;
  });
  const middle = setting('middle', (value) => {
    const [column, row, ...more] = value.split(',').map(Number);
    return isWholeBetween(column, 1, columns) && isWholeBetween(row, 1, rows) && more.length === 0
      ? { column, row }
      : undefined;
  });
  if (zoom !== undefined)
    return { zoom, ...(middle ?? { column: (columns + 1) / 2, row: (rows + 1) / 2 }) };
  if (middle !== undefined) reject('middle');
  return undefined;
}
