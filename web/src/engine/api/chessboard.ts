/** Chessboard Nim: requests and answers. */
import type { CoordinatePeriodRecord } from '#module/tartan_tables.mjs';

/** The module has the same limits, and a test holds the two together. `digits` is the limit of exact answers. */
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
  /** Ascending, without repetition. */
  readonly steps: readonly number[];
}

/** Asks in how many arrangements of this many coins the first player wins. */
export interface ArrangementCountRequest extends Chessboard {
  readonly coins: number;
  /** If given, all counts are remainders modulo this. */
  readonly modulus?: bigint | undefined;
}

/** The values of the squares of a board. Lists by nimber have the nimber as their index. */
export interface ChessboardFacts {
  /** The Grundy numbers of the first coordinates, from 0 on, whatever the side is. */
  readonly grundy: Uint8Array;
  /** g(x + period) = g(x) from x = prePeriod on; absent if no period was found. */
  readonly period?: Readonly<CoordinatePeriodRecord> | undefined;
  /** How many coordinates of the side have each nimber; the length is a power of two. */
  readonly coordinates: BigUint64Array;
  /** How many squares have each nimber. */
  readonly squares: readonly bigint[];
  /** The Walsh–Hadamard transform of `coordinates`. Squared, it is the transform of `squares`. */
  readonly transform: BigInt64Array;
}

/** The counts behind an answer; remainders if a modulus is given. */
export interface ArrangementCounts {
  /** The transform of `squares` to the power `coins`. Remainders are taken modulo the modulus times the length. */
  readonly powers: readonly bigint[];
  readonly arrangements: bigint;
  readonly losing: bigint;
}

export interface ChessboardAnswer {
  readonly question: ArrangementCountRequest;
  /** M(side, coins). */
  readonly winning: bigint;
  /** The counts whose difference `winning` is; absent if no coin can move, so that nobody wins. */
  readonly counts?: ArrangementCounts;
}

/** Reads steps such as `2,3,5,7`, in any order and with spaces; undefined if they are not valid. */
export function readSteps(text: string): readonly number[] | undefined {
  const entries = text.split(',').map((entry) => entry.trim());
  if (!entries.every((entry) => /^\d{1,9}$/u.test(entry))) return undefined;
  const steps = [...new Set(entries.map(Number))].sort((a, b) => a - b);
  const fits = steps.every((step) => step >= 1 && step <= chessboardLimits.step);
  return fits && steps.length <= chessboardLimits.steps ? steps : undefined;
}
