/** Where the Grundy number of one position of an axis comes from. */
import type { AxisDescription } from '../../solver/protocol';

/** A position of an axis: the options whose mex is its Grundy number. */
export interface MexReason {
  readonly position: number;
  readonly grundyNumber: number;
  /** By length: the move that flips the last `length` positions leaves x[i - 1] ^ x[i - length]. */
  readonly options: readonly { readonly length: number; readonly value: number }[];
}

export function mexReason(
  { lengths, prefixXors }: AxisDescription,
  position: number,
): MexReason | undefined {
  const after = prefixXors[position];
  const before = prefixXors[position - 1];
  if (after === undefined || before === undefined) return undefined;
  return {
    position,
    grundyNumber: before ^ after,
    options: Array.from(lengths)
      .filter((length) => length <= position)
      .map((length) => ({ length, value: before ^ (prefixXors[position - length] ?? 0) })),
  };
}
