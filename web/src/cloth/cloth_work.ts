/** The cost of a cloth, known before it is computed. */
import type { ClothSides } from './place';

/** A larger board's cloth waits for a press, since it may take as long as the answer did. */
const QUICK_SIDE = 2_000_000;

export const isInstantCloth = ({ rows, columns }: ClothSides) =>
  Math.max(rows, columns) <= QUICK_SIDE;

/** Bytes for each row or column of a large board: two for the copy of its axis, and about one for the sums. */
const BYTES_OF_PLACE = 3;

/** The approximate memory of a large board's cloth. */
export const clothBytes = ({ rows, columns }: ClothSides) => BYTES_OF_PLACE * (rows + columns);
