/** A table of values by rows and columns: nim-products, or the values of a board's coins. */
import type { TablePlace } from './table_settings';

interface TableAbout {
  readonly name: string;
  readonly rows: number;
  readonly columns: number;
  /** The numbers of the first row and the first column. */
  readonly origin: TablePlace;
  /** True if the first row is at the bottom. */
  readonly rowsUpward?: boolean;
  /** The sign between the numbers of the row and the column: ⊗. */
  readonly sign: string;
  /** Draws outlines around so many rows and columns, from the first place on. */
  readonly outlined?: readonly number[];
}

export interface ValueTable extends TableAbout {
  /** All distinct values, ascending. */
  readonly ranked: readonly bigint[];
  /** Row by row, the index of each place's value in `ranked`; one beyond the last if it has none. */
  readonly ranks: Uint32Array;
}

export interface TableScene {
  readonly table: ValueTable;
  /** The value whose places are highlighted. */
  readonly lit: bigint | undefined;
}

/** Ranks the values once, so that colours, highlighting and counts use small numbers. */
export function tableOf(
  about: TableAbout,
  valueOf: (place: TablePlace) => number | bigint | undefined,
): ValueTable {
  const { rows, columns } = about;
  const values = Array.from({ length: rows * columns }, (_, at) => {
    const value = valueOf({ row: Math.floor(at / columns), column: at % columns });
    return value === undefined ? undefined : BigInt(value);
  });
  const ranked = [...new Set(values)]
    .filter((value) => value !== undefined)
    .sort((one, other) => (one < other ? -1 : 1));
  const rankOf = new Map(ranked.map((value, rank) => [value, rank]));
  const ranks = Uint32Array.from(values, (value) =>
    value === undefined ? ranked.length : (rankOf.get(value) ?? 0),
  );
  return { ...about, ranked, ranks };
}

export function rankAt({ columns, ranks }: ValueTable, { row, column }: TablePlace): number {
  return ranks[row * columns + column] ?? 0;
}

/** Undefined if the place has no value. */
export function valueAt(table: ValueTable, place: TablePlace): bigint | undefined {
  return table.ranked[rankAt(table, place)];
}

export function largestValue({ ranked }: ValueTable): bigint {
  return ranked.at(-1) ?? 0n;
}

/** Row by row; undefined for places without a value. */
export function rowsOf(table: ValueTable): (bigint | undefined)[][] {
  const { rows, columns } = table;
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column) => valueAt(table, { row, column })),
  );
}

export function placesWith(table: ValueTable, value: bigint): readonly TablePlace[] {
  const { columns, ranked, ranks } = table;
  const rank = ranked.indexOf(value);
  return Array.from(ranks.keys())
    .filter((at) => ranks[at] === rank)
    .map((at) => ({ row: Math.floor(at / columns), column: at % columns }));
}

/** A sheet with the numbers of rows and columns as heads, the first row first; places without a value are empty. */
export function savedValueTable(table: ValueTable) {
  const { columns, origin, sign } = table;
  return {
    corner: sign,
    columns: Array.from({ length: columns }, (_, column) => ({ value: origin.column + column })),
    rows: rowsOf(table).map((line, row) => ({
      head: { value: origin.row + row },
      places: line.map((value) => ({ value })),
    })),
  };
}
