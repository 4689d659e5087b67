/** The Solve page's fields as its address: `#/solve?rows=1000000&columns=1000000`. */
import { lengthFamilyField } from './length_family_input';
import { printRoute } from './route';
import { readSize } from './size_input';
import { DEFAULT_SIZE, readFields, squareBoardFields } from './solve_fields';
import type { SolveFields } from './solve_fields';

export type AddressKey = 'rows' | 'columns' | 'rowLengths' | 'columnLengths' | 'linked';

/** A value of the address that could not be used; its default stands in its place. */
export interface RejectedValue {
  readonly key: AddressKey;
  readonly value: string;
}

export interface SolveAddress {
  readonly fields: SolveFields;
  readonly rejected: readonly RejectedValue[];
}

export function readSolveAddress(query: URLSearchParams): SolveAddress {
  const rejected: RejectedValue[] = [];

  /** The value of a key as `read` takes it; undefined when it is absent or bad, and then rejected. */
  function setting<T>(key: AddressKey, read: (value: string) => T | undefined): T | undefined {
    const value = query.get(key);
    if (value === null) return undefined;
    const result = read(value);
    if (result === undefined) rejected.push({ key, value });
    return result;
  }

  const givenRows = setting('rows', sizeValue);
  const givenColumns = setting('columns', sizeValue);
  // One given size stands for both, unless the other one was given and bad.
  const rows = givenRows ?? (query.has('rows') ? DEFAULT_SIZE : (givenColumns ?? DEFAULT_SIZE));
  const columns = givenColumns ?? (query.has('columns') ? DEFAULT_SIZE : rows);
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
