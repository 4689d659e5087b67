/** The Solve page's fields as its address: `#/solve?rows=1000000&columns=1000000`. */
import { addressSettings, sizeSettings } from './address_settings';
import type { RejectedSetting } from './address_settings';
import { lengthFamilyField } from './length_family_input';
import { printRoute } from './route';
import { DEFAULT_SIZE, readSize } from './size_input';
import { readFields, squareBoardFields } from './solve_fields';
import type { SolveFields } from './solve_fields';

export type AddressKey = 'rows' | 'columns' | 'rowLengths' | 'columnLengths' | 'linked';

export type RejectedValue = RejectedSetting<AddressKey>;

export interface SolveAddress {
  readonly fields: SolveFields;
  readonly rejected: readonly RejectedValue[];
}

export function readSolveAddress(query: URLSearchParams): SolveAddress {
  const settings = addressSettings<AddressKey>(query);
  const { setting, rejected } = settings;
  const { rows, columns } = sizeSettings(query, settings, sizeValue, DEFAULT_SIZE);
  const defaults = squareBoardFields(DEFAULT_SIZE);
  const rowLengths = setting('rowLengths', lengthsValue) ?? defaults.rowLengths;
  const columnLengths = setting('columnLengths', lengthsValue) ?? defaults.columnLengths;
  const linked =
    setting('linked', (value) => linkedValue(value, rows === columns)) ?? rows === columns;
  return {
    fields: { rows: String(rows), columns: String(columns), linked, rowLengths, columnLengths },
    rejected,
  };
}

/** The address of these fields; undefined while one of them cannot be read. */
export function printSolveAddress(fields: SolveFields): string | undefined {
  const { question } = readFields(fields);
  if (question === undefined) return undefined;
  const { rows, columns } = question;
  const settings: [AddressKey, string][] = [
    ['rows', String(rows.size)],
    ['columns', String(columns.size)],
  ];
  if (rows.lengths !== 'triangular') settings.push(['rowLengths', rows.lengths]);
  if (columns.lengths !== 'square') settings.push(['columnLengths', columns.lengths]);
  // Unequal sizes are unlinked by themselves.
  if (!fields.linked && rows.size === columns.size) settings.push(['linked', 'no']);
  return printRoute('solve', settings);
}

function sizeValue(value: string): number | undefined {
  const size = readSize(value);
  return size.ok ? size.value : undefined;
}

function lengthsValue(value: string) {
  const lengths = lengthFamilyField(value);
  return lengths.ok ? lengths.value : undefined;
}

function linkedValue(value: string, equalSizes: boolean): boolean | undefined {
  if (value === 'no') return false;
  return value === 'yes' && equalSizes ? true : undefined;
}
