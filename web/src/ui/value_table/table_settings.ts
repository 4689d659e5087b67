/** The settings of a table of values in an address: `at=6,9&lit=1`. */
import { optionalSetting, valueSetting } from '../../game/schema';
import type { CoinPlace } from '../../engine/api/tables';

/** The largest number of rows and columns. */
export const MAX_TABLE_SIDE = 256;

/** A place by its indices from 0. */
export type TablePlace = CoinPlace;

/** The default place. */
const FIRST_READ: TablePlace = { row: 2, column: 2 };

export const tableSettings = (rows: number, columns: number) => ({
  /** The selected place. */
  at: valueSetting<TablePlace>(
    placeWithin(FIRST_READ, rows, columns),
    (text) => readTablePlace(text, rows, columns),
    formatTablePlace,
  ),
  /** The value whose places are highlighted. */
  lit: optionalSetting(valueSetting(0n, readNimber)),
});

export function formatTablePlace({ row, column }: TablePlace): string {
  return `${row},${column}`;
}

export function readTablePlace(
  text: string,
  rows: number,
  columns: number,
): TablePlace | undefined {
  const [, row, column] = /^(\d{1,3}),(\d{1,3})$/u.exec(text) ?? [];
  const place = { row: Number(row ?? rows), column: Number(column ?? columns) };
  return place.row < rows && place.column < columns ? place : undefined;
}

/** Reads a nimber below 2^64. */
export function readNimber(text: string): bigint | undefined {
  const value = /^\d{1,20}$/u.test(text) ? BigInt(text) : undefined;
  return value !== undefined && BigInt.asUintN(64, value) === value ? value : undefined;
}

/** The place itself, or the nearest one in a table of this size. */
export function placeWithin(
  { row, column }: TablePlace,
  rows: number,
  columns: number,
): TablePlace {
  return { row: Math.min(row, rows - 1), column: Math.min(column, columns - 1) };
}
