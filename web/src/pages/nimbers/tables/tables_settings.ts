/**
 * The settings of the tables part in an address, such as
 * `operation=product&size=16&at=6,9&lit=1&field=256&list=logarithms&entry=14`.
 */
import {
  choiceSetting,
  schemaOf,
  wholeNumberSetting,
  valueSetting,
  type ValuesOfSchema,
} from '../../../game/schema';
import { NIM_OPERATIONS } from '../../../ui/value_table/nim_tables';
import { tableSettings, MAX_TABLE_SIDE, placeWithin } from '../../../ui/value_table/table_settings';
import { FIELD_BITS, largestEntry, LISTS, smallestEntry, type FieldBits } from './field_list';

export const SMALLEST_SIZE = 2;

const FIELD = valueSetting<FieldBits>(
  4,
  (text) => FIELD_BITS.find((bits) => String(2 ** bits) === text),
  (bits) => String(2 ** bits),
);

export const TABLES = schemaOf({
  operation: choiceSetting(NIM_OPERATIONS, 'product'),
  size: wholeNumberSetting(SMALLEST_SIZE, MAX_TABLE_SIDE, 16),
  bits: { ...FIELD, keys: ['field'] },
  list: choiceSetting(LISTS, 'powers'),
}).and(({ size, ...shown }) => ({
  ...tableSettings(size, size),
  /** The exponent, or the nimber, that is looked up in the list. */
  entry: wholeNumberSetting(smallestEntry(shown), largestEntry(shown), 1),
}));

export type TablesSettings = ValuesOfSchema<typeof TABLES>;

/** The changed settings, with the place and the entry clamped to what is shown. */
export function changedTables(
  before: TablesSettings,
  change: Partial<TablesSettings>,
): TablesSettings {
  const next = { ...before, ...change };
  const entry = Math.max(Math.min(next.entry, largestEntry(next)), smallestEntry(next));
  return { ...next, at: placeWithin(next.at, next.size, next.size), entry };
}
