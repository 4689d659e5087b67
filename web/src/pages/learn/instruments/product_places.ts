/** Where a number is in the table of nim-products, and which rows have an inverse. */

/** a ⊗ b of all nimbers below 256 at 256 a + b, as the engine has them. */
export type NimProducts = Uint8Array;

export function productOf(products: NimProducts, a: number, b: number): number {
  return products[256 * a + b] ?? 0;
}

/** How often a number is in the table of the nimbers below `size`. */
export function countOf(products: NimProducts, size: number, value: number): number {
  return below(size).reduce((count, a) => count + columnsWith(products, size, a, value).length, 0);
}

/** The rows behind row 0 that do not have a number. */
export function rowsWithout(products: NimProducts, size: number, value: number): readonly number[] {
  return below(size).filter((a) => a > 0 && columnsWith(products, size, a, value).length === 0);
}

/** How many products of nimbers below `size` are not below it. */
export function outsideCount(products: NimProducts, size: number): number {
  const all = below(size).flatMap((a) => below(size).map((b) => productOf(products, a, b)));
  return all.filter((product) => product >= size).length;
}

function columnsWith(products: NimProducts, size: number, a: number, value: number): number[] {
  return below(size).filter((b) => productOf(products, a, b) === value);
}

function below(size: number): number[] {
  return Array.from({ length: size }, (_, number) => number);
}
