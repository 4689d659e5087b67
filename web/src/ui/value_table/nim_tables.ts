/** Tables of nimbers: a ⊕ b, a ⊗ b or a ⊘ b in row a and column b, for all a and b below their size. */
import t from '#words/nim_table';
import { MAX_TABLE_SIDE, type TablePlace } from './table_settings';
import { rowsOf, tableOf, valueAt, type ValueTable } from './value_table';

export const NIM_OPERATIONS = ['sum', 'product', 'quotient'] as const;
export type NimOperation = (typeof NIM_OPERATIONS)[number];

export const OPERATION_SIGNS: Readonly<Record<NimOperation, string>> = {
  sum: '⊕',
  product: '⊗',
  quotient: '⊘',
};

/** `values` are those of the largest table, at 256 a + b; smaller tables are parts of it. There is no a ⊘ 0. */
export function nimTable(operation: NimOperation, size: number, values: Uint8Array): ValueTable {
  return tableOf(
    {
      name: t(`table-${operation}`, { size }),
      sign: OPERATION_SIGNS[operation],
      rows: size,
      columns: size,
      origin: { row: 0, column: 0 },
      outlined: fieldsWithin(size),
    },
    ({ row, column }) =>
      operation === 'quotient' && column === 0 ? undefined : values[MAX_TABLE_SIDE * row + column],
  );
}

/** The text for a place, as a formula and in words. */
export function nimReading(operation: NimOperation, table: ValueTable, place: TablePlace) {
  const { row: a, column: b } = place;
  const value = valueAt(table, place);
  const factors = `${a} ${OPERATION_SIGNS[operation]} ${b}`;
  return value === undefined
    ? { formula: factors, beside: t('no-value'), said: t('said-no-value', { a }) }
    : { formula: `${factors} = ${value}`, said: t(`said-${operation}`, { a, b, value }) };
}

/** The nimbers below 2, 4, 16 and 256 are fields, closed under sums, products and quotients. */
const FIELDS = [2, 4, 16, 256];

export function fieldsWithin(size: number): readonly number[] {
  return FIELDS.filter((field) => field <= size);
}

/** The rows after row 0 that do not contain a number. */
export function rowsWithout(table: ValueTable, value: bigint): readonly number[] {
  return rowsOf(table).flatMap((line, a) => (a > 0 && !line.includes(value) ? [a] : []));
}

/** The number of products of nimbers below the size that are not below it. */
export function outsideCount(table: ValueTable): number {
  return rowsOf(table)
    .flat()
    .filter((product = 0n) => product >= table.rows).length;
}
