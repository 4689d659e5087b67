/** Where an answer comes from: the pairs of move nimbers and what each of them adds to it. */
import type { NimberPair } from '../solver/protocol';
import type { BoardAnswer } from '../solver/solver';

export interface PairProduct extends NimberPair {
  /** cᵀ(a) · cˢ(b) */
  readonly product: bigint;
}

export interface Derivation {
  readonly pairs: readonly PairProduct[];
  /** The sum of the products, added up here and not taken from the solver. */
  readonly sum: bigint;
  /** Whether the sum is the solver's answer. */
  readonly agrees: boolean;
}

export function derive({ pairs, winningOpenings }: BoardAnswer): Derivation {
  const products = pairs.map((pair) => ({ ...pair, product: pair.rowMoves * pair.columnMoves }));
  const sum = products.reduce((total, { product }) => total + product, 0n);
  return { pairs: products, sum, agrees: sum === winningOpenings };
}
