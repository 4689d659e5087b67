/**
 * The settings of the tables part in an address, such as
 * `operation=product&size=16&at=6,9&lit=1&field=256&list=logarithms&entry=14`.
 */
import { choice, schemaOf, whole, written, type SetBy } from '../../../game/schema';
import { NIM_OPERATIONS } from '../../../ui/value_table/nim_tables';
import { tableSettings, LARGEST_TABLE, placeWithin } from '../../../ui/value_table/table_settings';
import { FIELD_BITS, largestEntry, LISTS, smallestEntry, type FieldBits } from './field_list';

export const SMALLEST_SIZE = 2;

const FIELD = written<FieldBits>(
  4,
  (text) => FIELD_BITS.find((bits) => String(2 ** bits) === text),
  (bits) => String(2 ** bits),
);

export const TABLES = schemaOf({
  operation: choice(NIM_OPERATIONS, 'product'),
  size: whole(SMALLEST_SIZE, LARGEST_TABLE, 16),
  bits: { ...FIELD, keys: ['field'] },
  list: choice(LISTS, 'powers'),
}).and(({ size, ...shown }) => ({
  ...tableSettings(size, size),
  /** The exponent, or the nimber, that is looked up in the list. */
  entry: whole(smallestEntry(shown), largestEntry(shown), 1),
}));

export type TablesSettings = SetBy<typeof TABLES>;

/** The changed settings, with the place and the entry clamped to what is shown. */
export function changedTables(
  before: TablesSettings,
  change: Partial<TablesSettings>,
): TablesSettings {
  const next = { ...before, ...change };
  const entry = Math.max(Math.min(next.entry, largestEntry(next)), smallestEntry(next));
  return { ...next, at: placeWithin(next.at, next.size, next.size), entry };
}
