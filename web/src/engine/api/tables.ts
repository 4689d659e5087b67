/** Requests and answers about nimbers, line games, tables of values and sums of games. */
import type * as tables from '#module/tartan_tables.mjs';

/** A coin by its indices from 0. */
export type CoinPlace = Readonly<tables.Coin>;
/** A value that moves of a coin leave: how many moves do, and the coins that one of them turns. */
export type ReachableValue = Readonly<tables.CoinOption>;

/**
 * An operation of an expression with its operands. `begin` and `end` are its position in the text, without parentheses
 * around all of it; `exponent` is 0 except for a power.
 */
export type NimStep = Readonly<tables.NimStep>;

/** A mistake in an expression, with its position in the text; the range is empty if something is missing. */
export type NimFault = Readonly<Omit<tables.ExpressionFailure, 'message'>>;

export type Evaluation = { readonly step: NimStep } | { readonly fault: NimFault };

export interface FactorPair {
  readonly a: bigint;
  readonly b: bigint;
}

/**
 * A product whose factors are cut at a Fermat 2-power F, a = F⊗a₁ ⊕ a₀ and b = F⊗b₁ ⊕ b₀. As F⊗F = F ⊕ F/2,
 *
 *   a ⊗ b = F⊗upper ⊕ lower,  upper = a₁⊗b₁ ⊕ a₁⊗b₀ ⊕ a₀⊗b₁,  lower = a₀⊗b₀ ⊕ (a₁⊗b₁)⊗F/2.
 *
 * The factors are nimbers of 2 and more.
 */
export interface ProductHalves {
  readonly power: bigint;
  /** The five products, in the order above. */
  readonly parts: readonly (FactorPair & { readonly product: bigint })[];
  readonly upper: bigint;
  readonly lower: bigint;
}

/** Three tables of 256 × 256 nimbers. */
export type NimTables = Readonly<tables.NimTables>;

/** A field of nimbers as powers of its generator. */
export interface NimPowers {
  readonly generator: number;
  /** All nimbers of the field but 0, each once, by exponent from 0 on. */
  readonly powers: Uint32Array;
}

/** A power by squaring: base^exponent is the product of some of the squares. */
export interface PowerWay {
  readonly base: bigint;
  readonly exponent: bigint;
  /** The nimbers below 2^bits are the smallest field that contains the base. */
  readonly bits: number;
  /** base^1, base^2, base^4, …; for the squares that are used, the product so far. */
  readonly rows: readonly {
    readonly exponent: bigint;
    readonly value: bigint;
    readonly product?: bigint;
  }[];
  readonly result: bigint;
}

/** A heap of Nim, or a row of a line game. Places are indices from 0, and heads ascend. */
export type SummandRequest =
  | { readonly kind: 'heap'; readonly size: bigint }
  | {
      readonly kind: 'row';
      readonly game: string;
      readonly heads: readonly number[];
      /** How many places are shown; undefined for the default. */
      readonly places: number | undefined;
    };

/** A move in one part of the sum: the heap that it leaves, or the places that it turns. */
export type SumMove =
  | { readonly part: number; readonly kind: 'heap'; readonly left: bigint }
  | { readonly part: number; readonly kind: 'row'; readonly turned: readonly number[] };
