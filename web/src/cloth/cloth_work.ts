/** What it takes to weave a cloth, known before it begins. */
import type { ClothSides } from './place';

/** A larger board is woven when it is asked for: it may take as long as its answer did. */
const QUICK_SIDE = 2_000_000;

export const isWovenAtOnce = ({ rows, columns }: ClothSides) =>
  Math.max(rows, columns) <= QUICK_SIDE;

/** Of a row or a column of a large board: two of the copy of its axis, and about one of the sums. */
const BYTES_OF_PLACE = 3;

/** About what the cloth of a large board needs. */
export const clothBytes = ({ rows, columns }: ClothSides) => BYTES_OF_PLACE * (rows + columns);
