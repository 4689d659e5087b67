/**
 * What is seen of a board and open below it. No step that could be undone, but in the address of a board
 * or a game, as what belongs to a lesson:
 *
 *     zoom, middle             the part of a large board (sight.ts)
 *     rows-mex, columns-mex    of which positions the mex is open
 *     listed                   `listed=4,3`: the winning moves of this width and height, which the reader
 *                              asked for, and not those of the chosen one
 */
import { signal } from '@preact/signals';
import type { AddressSettings } from '../address_settings';
import { readSideUpTo } from './board_size';
import { sameSize } from './position';
import type { Position, RectangleSize } from './position';
import { cellOf, printSight, readSight } from './sight';
import type { Sight, SightKey } from './sight';

export interface Seen {
  /** Absent while the board is seen as at first. */
  readonly sight: Sight | undefined;
  readonly mex: { readonly rows: number | undefined; readonly columns: number | undefined };
  readonly listed: RectangleSize | undefined;
}

export type SeenKey = SightKey | 'rows-mex' | 'columns-mex' | 'listed';

const AT_FIRST: Seen = {
  sight: undefined,
  mex: { rows: undefined, columns: undefined },
  listed: undefined,
};

export function createSeen() {
  const last = signal<{ readonly position: Position; readonly seen: Seen }>();
  /** Boards of another size are seen as at first. */
  const on = (position: Position) =>
    last.value && sameSize(last.value.position, position) ? last.value.seen : AT_FIRST;
  return {
    on,
    see: (position: Position, change: Partial<Seen>) => {
      last.value = { position, seen: { ...on(position), ...change } };
    },
  };
}

/** The address of a board with what is seen of it. */
export function withSeen(address: string, { sight, mex, listed }: Seen): string {
  const settings = sight ? printSight(sight) : [];
  if (mex.rows) settings.push(`rows-mex=${mex.rows}`);
  if (mex.columns) settings.push(`columns-mex=${mex.columns}`);
  if (listed) settings.push(`listed=${listed.width},${listed.height}`);
  return [address, ...settings].join('&');
}

/** A size that no winning move has is not known here. */
export function readSeen(
  settings: Pick<AddressSettings<SeenKey>, 'setting' | 'reject'>,
  board: Position,
): Seen {
  const { setting } = settings;
  return {
    sight: readSight(settings, board),
    mex: {
      rows: setting('rows-mex', readSideUpTo(board.rows)),
      columns: setting('columns-mex', readSideUpTo(board.columns)),
    },
    listed: setting('listed', (value) => {
      const upperRight = cellOf(value, board);
      return upperRight && { width: upperRight.column, height: upperRight.row };
    }),
  };
}
