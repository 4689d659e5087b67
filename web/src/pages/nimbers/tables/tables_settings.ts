/**
 * What is set on the part of the tables, and how it stands in an address, such as
 * `operation=product&size=16&at=6,9&lit=1&field=256&list=logarithms&entry=14`.
 */
import { choice, optional, schemaOf, whole, written } from '../../../game/schema';
import type { SetBy } from '../../../game/schema';
import { LARGEST_NIM_TABLE, NIM_OPERATIONS } from '../../../views/nim_table/nim_table';
import type { NimPlace } from '../../../views/nim_table/nim_table';
import { FIELD_BITS, largestEntry, LISTS, smallestEntry } from './field_list';
import type { FieldBits } from './field_list';

export const SMALLEST_SIZE = 2;

const FIELD = written<FieldBits>(
  4,
  (text) => FIELD_BITS.find((bits) => String(2 ** bits) === text),
  (bits) => String(2 ** bits),
);

export const TABLES = schemaOf({
  operation: choice(NIM_OPERATIONS, 'product'),
  size: whole(SMALLEST_SIZE, LARGEST_NIM_TABLE, 16),
  /** The number whose places are lit. */
  lit: optional(whole(0, LARGEST_NIM_TABLE - 1, 0)),
  bits: { ...FIELD, keys: ['field'] },
  list: choice(LISTS, 'powers'),
}).and(({ size, ...shown }) => ({
  /** The place of the table that is read. */
  at: written<NimPlace>(
    within({ a: 2, b: 2 }, size),
    (text) => readPlace(text, size),
    ({ a, b }) => `${a},${b}`,
  ),
  /** The exponent, or the nimber, that is looked up in the list. */
  entry: whole(smallestEntry(shown), largestEntry(shown), 1),
}));

export type TablesSettings = SetBy<typeof TABLES>;

/** With the place and the entry within what is shown. */
export function changedTables(
  before: TablesSettings,
  change: Partial<TablesSettings>,
): TablesSettings {
  const next = { ...before, ...change };
  const entry = Math.max(Math.min(next.entry, largestEntry(next)), smallestEntry(next));
  return { ...next, at: within(next.at, next.size), entry };
}

function within({ a, b }: NimPlace, size: number): NimPlace {
  return { a: Math.min(a, size - 1), b: Math.min(b, size - 1) };
}

function readPlace(text: string, size: number): NimPlace | undefined {
  const [a = size, b = size, ...more] = text
    .split(',')
    .map((number) => (/^\d{1,3}$/u.test(number) ? Number(number) : size));
  return a >= size || b >= size || more.length > 0 ? undefined : { a, b };
}
