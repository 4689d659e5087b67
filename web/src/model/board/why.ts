/** Why a rectangle wins or does not: from the prefix XORs of the two axes to what it leaves. */
import type { AxisDescription, BoardDescription, ProductStep } from '../../solver/protocol';
import type { Examination } from './examination';
import type { Rectangle } from './position';

/** Why one axis has the move nimber that it has: x[to] ^ x[from - 1] over the positions from … to. */
export interface AxisReason {
  readonly from: number;
  readonly to: number;
  /** x[from - 1] */
  readonly before: number;
  /** x[to] */
  readonly after: number;
  readonly moveNimber: number;
}

/** How a number of equal disc values adds up: an even number of them cancels. */
export interface ValueCount {
  readonly value: number;
  readonly discs: number;
}

/** Why the chosen rectangle wins, or what it leaves. */
export interface Why {
  readonly rectangle: Rectangle;
  readonly wins: boolean;
  readonly rows: AxisReason;
  readonly columns: AxisReason;
  /** The nim-product of the two move nimbers; absent until it has been worked out. */
  readonly product: ProductStep | undefined;
  /** Of the position before the move. */
  readonly boardNimber: number;
  /** After it: boardNimber ^ product. */
  readonly leaves: number | undefined;
  /** The white discs of the position by value, ascending. */
  readonly whiteDiscs: readonly ValueCount[];
}

/** The `length` positions of an axis up to `to`. */
export function axisReason(
  { prefixXors }: AxisDescription,
  to: number,
  length: number,
): AxisReason {
  const from = to - length + 1;
  const before = prefixXors[from - 1] ?? 0;
  const after = prefixXors[to] ?? 0;
  return { from, to, before, after, moveNimber: before ^ after };
}

/** What a rectangle changes the axes by: rows first. */
export function moveNimbers(
  { rows, columns }: BoardDescription,
  { column, row, width, height }: Rectangle,
): readonly [rows: number, columns: number] {
  return [axisReason(rows, row, height).moveNimber, axisReason(columns, column, width).moveNimber];
}

/** g[1] … g[n]: g[i] = x[i - 1] ^ x[i]. */
export function grundyNumbers({ prefixXors }: AxisDescription): number[] {
  return Array.from(prefixXors.subarray(1), (xor, index) => xor ^ (prefixXors[index] ?? 0));
}

export function whiteDiscsByValue({
  position,
  description,
}: Pick<Examination, 'position' | 'description'>): ValueCount[] {
  const counts = new Map<number, number>();
  for (const [place, value] of description.discValues.entries())
    if (position.discs[place] === 1) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .map(([value, discs]) => ({ value, discs }))
    .sort((one, other) => one.value - other.value);
}

/** `product`: of the two axes' move nimbers, once it is known. */
export function whyOf(
  examination: Examination,
  rectangle: Rectangle,
  whiteDiscs: readonly ValueCount[],
  productOf: (a: number, b: number) => ProductStep | undefined,
): Why {
  const { description, boardNimber, winning } = examination;
  const rows = axisReason(description.rows, rectangle.row, rectangle.height);
  const columns = axisReason(description.columns, rectangle.column, rectangle.width);
  const product = productOf(rows.moveNimber, columns.moveNimber);
  return {
    rectangle,
    wins: winning.indexOf(rectangle) >= 0,
    rows,
    columns,
    product,
    boardNimber,
    leaves: product && boardNimber ^ Number(product.product),
    whiteDiscs,
  };
}
