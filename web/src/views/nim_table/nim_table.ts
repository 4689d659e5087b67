/** A table of nimbers: a ⊕ b, a ⊗ b or a ⊘ b in row a and column b, for all a and b below its size. */

export const NIM_OPERATIONS = ['sum', 'product', 'quotient'] as const;
export type NimOperation = (typeof NIM_OPERATIONS)[number];

export const OPERATION_SIGNS: Readonly<Record<NimOperation, string>> = {
  sum: '⊕',
  product: '⊗',
  quotient: '⊘',
};

/** Rows and columns that the engine gives. */
export const LARGEST_NIM_TABLE = 256;

export interface NimPlace {
  readonly a: number;
  readonly b: number;
}

export interface NimTableScene {
  readonly operation: NimOperation;
  readonly size: number;
  /** Of the largest table, at 256 a + b: every smaller one lies within. */
  readonly values: Uint8Array;
  /** The number whose places are lit. */
  readonly lit: number | undefined;
}

/** Undefined for a ⊘ 0. */
export function valueAt(
  { operation, values }: Pick<NimTableScene, 'operation' | 'values'>,
  { a, b }: NimPlace,
): number | undefined {
  return operation === 'quotient' && b === 0 ? undefined : values[LARGEST_NIM_TABLE * a + b];
}

/** Row by row; undefined where there is no value. */
export function rowsOf(scene: NimTableScene): (number | undefined)[][] {
  const below = Array.from({ length: scene.size }, (_, place) => place);
  return below.map((a) => below.map((b) => valueAt(scene, { a, b })));
}

export function placesWith(scene: NimTableScene, value: number): readonly NimPlace[] {
  return rowsOf(scene).flatMap((row, a) =>
    row.flatMap((each, b) => (each === value ? [{ a, b }] : [])),
  );
}

/** The nimbers below 2, 4, 16 and 256 are fields: sums, products and quotients of theirs are among them. */
const FIELDS = [2, 4, 16, 256];

export function fieldsWithin(size: number): readonly number[] {
  return FIELDS.filter((field) => field <= size);
}

/** As a sheet with a and b as heads; what has no value is empty. */
export function savedTable(scene: NimTableScene) {
  const rows = rowsOf(scene);
  return {
    corner: OPERATION_SIGNS[scene.operation],
    columns: rows.map((_, b) => ({ value: b })),
    rows: rows.map((row, a) => ({ head: { value: a }, places: row.map((value) => ({ value })) })),
  };
}

/** The rows behind row 0 that do not have a number. */
export function rowsWithout(scene: NimTableScene, value: number): readonly number[] {
  return rowsOf(scene).flatMap((row, a) => (a > 0 && !row.includes(value) ? [a] : []));
}

/** How many products of nimbers below the size are not below it. */
export function outsideCount(scene: NimTableScene): number {
  return rowsOf(scene)
    .flat()
    .filter((product = 0) => product >= scene.size).length;
}
