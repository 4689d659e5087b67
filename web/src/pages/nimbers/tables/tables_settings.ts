/**
 * What is set on the part of the tables, and how it stands in an address, such as
 * `operation=product&size=16&at=6,9&lit=1&field=256&list=logarithms&entry=14`.
 */
import { settingsIn } from '../../../game/route';
import type { Rejected } from '../../../game/route';
import { LARGEST_NIM_TABLE, NIM_OPERATIONS } from '../../../views/nim_table/nim_table';
import type { NimOperation, NimPlace } from '../../../views/nim_table/nim_table';
import { FIELD_BITS, largestEntry, LISTS, smallestEntry } from './field_list';
import type { FieldList } from './field_list';

export interface TablesSettings extends FieldList {
  readonly operation: NimOperation;
  readonly size: number;
  /** The place of the table that is read. */
  readonly at: NimPlace;
  /** The number whose places are lit. */
  readonly lit: number | undefined;
  /** The exponent, or the nimber, that is looked up in the list. */
  readonly entry: number;
}

export type TablesKey = 'operation' | 'size' | 'at' | 'lit' | 'field' | 'list' | 'entry';

export const SMALLEST_SIZE = 2;

export const USUAL_TABLES: TablesSettings = {
  operation: 'product',
  size: 16,
  at: { a: 2, b: 2 },
  lit: undefined,
  bits: 4,
  list: 'powers',
  entry: 1,
};

/** With the place and the entry within what is shown. */
export function changedTables(
  before: TablesSettings,
  change: Partial<TablesSettings>,
): TablesSettings {
  const next = { ...before, ...change };
  const { size, at, entry } = next;
  return {
    ...next,
    at: { a: Math.min(at.a, size - 1), b: Math.min(at.b, size - 1) },
    entry: Math.max(Math.min(entry, largestEntry(next)), smallestEntry(next)),
  };
}

/** What is as usual is left out. */
export function printTables(settings: TablesSettings): [TablesKey, string][] {
  const usual = printed(USUAL_TABLES);
  return Object.entries(printed(settings)).filter(
    (entry): entry is [TablesKey, string] =>
      entry[1] !== undefined && entry[1] !== usual[entry[0] as TablesKey],
  );
}

function printed(settings: TablesSettings): Record<TablesKey, string | undefined> {
  const { operation, size, at, lit, bits, list, entry } = settings;
  return {
    operation,
    size: String(size),
    at: `${at.a},${at.b}`,
    lit: lit?.toString(),
    field: String(2 ** bits),
    list,
    entry: String(entry),
  };
}

export function readTables(query: URLSearchParams): {
  readonly settings: TablesSettings;
  readonly rejected: readonly Rejected<TablesKey>[];
} {
  const { setting, rejected } = settingsIn<TablesKey>(query);
  const usual = USUAL_TABLES;
  const oneOf =
    <Value extends string>(values: readonly Value[]) =>
    (text: string) =>
      values.find((value) => value === text);
  const size =
    setting('size', (text) => readWithin(text, SMALLEST_SIZE, LARGEST_NIM_TABLE)) ?? usual.size;
  const shown: FieldList = {
    bits:
      setting('field', (text) => FIELD_BITS.find((bits) => String(2 ** bits) === text)) ??
      usual.bits,
    list: setting('list', oneOf(LISTS)) ?? usual.list,
  };
  const settings = {
    ...shown,
    operation: setting('operation', oneOf(NIM_OPERATIONS)) ?? usual.operation,
    size,
    at: setting('at', (text) => readPlace(text, size)) ?? usual.at,
    lit: setting('lit', (text) => readWithin(text, 0, LARGEST_NIM_TABLE - 1)),
    entry:
      setting('entry', (text) => readWithin(text, smallestEntry(shown), largestEntry(shown))) ??
      usual.entry,
  };
  return { settings: changedTables(settings, {}), rejected };
}

function readWithin(text: string, least: number, most: number): number | undefined {
  const read = /^\d{1,5}$/u.test(text) ? Number(text) : -1;
  return read >= least && read <= most ? read : undefined;
}

function readPlace(text: string, size: number): NimPlace | undefined {
  const [a, b, ...more] = text.split(',').map((number) => readWithin(number, 0, size - 1));
  return a === undefined || b === undefined || more.length > 0 ? undefined : { a, b };
}
