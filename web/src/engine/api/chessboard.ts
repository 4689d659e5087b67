/** Chessboard Nim: what can be asked, and what is answered. */
import type { CoordinatePeriodRecord } from '#module/tartan_tables.mjs';

/** The module has the same limits, and a test holds that they agree. `digits` is for exact answers. */
export const chessboardLimits = {
  side: 10n ** 18n,
  coins: 1_000_000,
  steps: 15,
  step: 256,
  modulus: 2n ** 60n,
  digits: 100_000,
} as const;

/** A board of `side` × `side` squares, on which a coin goes left or up by a step. */
export interface Chessboard {
  readonly side: bigint;
  /** Ascending, each once. */
  readonly steps: readonly number[];
}

/** In how many arrangements of this many coins does the first player win? */
export interface ChessboardQuestion extends Chessboard {
  readonly coins: number;
  /** Where it is given, all counts are remainders. */
  readonly modulus?: bigint | undefined;
}

/** What the squares of a board are worth; in lists by nimber, the nimber is the place. */
export interface ChessboardFacts {
  /** Of the first coordinates, from 0 on, whatever the side is. */
  readonly grundy: Uint8Array;
  /** g(x + period) = g(x) from x = prePeriod on; absent where none was found. */
  readonly period?: Readonly<CoordinatePeriodRecord> | undefined;
  /** How many coordinates of the side have this nimber; a power of two of them. */
  readonly coordinates: BigUint64Array;
  /** How many squares have this nimber. */
  readonly squares: readonly bigint[];
  /** The Walsh–Hadamard transform of `coordinates`. Squared, it is the transform of `squares`. */
  readonly transform: BigInt64Array;
}

/** Where a modulus is given, these are remainders. */
export interface ArrangementCounts {
  /** The transform of `squares` to the power `coins`; a remainder is modulo as many moduli as there are powers. */
  readonly powers: readonly bigint[];
  readonly arrangements: bigint;
  readonly losing: bigint;
}

export interface ChessboardAnswer {
  readonly question: ChessboardQuestion;
  /** M(side, coins). */
  readonly winning: bigint;
  /** What it is the difference of; absent where no coin can move, so that nobody wins. */
  readonly counts?: ArrangementCounts;
}

/** Steps as they are written, `2,3,5,7`: in any order, with spaces; undefined where they are not right. */
export function readSteps(text: string): readonly number[] | undefined {
  const entries = text.split(',').map((entry) => entry.trim());
  if (!entries.every((entry) => /^\d{1,9}$/u.test(entry))) return undefined;
  const steps = [...new Set(entries.map(Number))].sort((a, b) => a - b);
  const fits = steps.every((step) => step >= 1 && step <= chessboardLimits.step);
  return fits && steps.length <= chessboardLimits.steps ? steps : undefined;
}
