import type { TablesAnswer, TablesJobName, TablesRequest } from './tables_jobs';

/**
 * What the pages know of nimbers, games on a line and tables. A job is asked for by its name, as
 * `tables_jobs.ts` has them. Every promise settles: it rejects with a `SolverError`, or with the signal's
 * reason when it is aborted. A job that is aborted under way is ended. A call after a failure starts a new worker.
 */
export interface TablesEngine {
  ask<Name extends TablesJobName>(
    name: Name,
    request: TablesRequest<Name>,
    signal?: AbortSignal,
  ): Promise<TablesAnswer<Name>>;
  /** Ends the worker; whatever still waits is rejected. */
  dispose(): void;
}

export type { TablesAnswer, TablesJobName, TablesRequest } from './tables_jobs';
export type { CoinOption, CoinPlace } from './game_jobs';

/** An operation of an expression, with what it works on. */
export interface NimStep {
  readonly operation:
    | 'number'
    /** An earlier result. */
    | 'earlier'
    | 'sum'
    | 'product'
    | 'quotient'
    | 'power'
    | 'square-root'
    | 'inverse'
    | 'logarithm';
  readonly value: bigint;
  /** Of a power, else 0. */
  readonly exponent: bigint;
  /** Its place in the text, without parentheses around all of it; `end` is behind it. */
  readonly begin: number;
  readonly end: number;
  readonly operands: readonly NimStep[];
}

/** What is wrong with an expression, and where; the place is empty where something is missing. */
export interface NimFault {
  readonly kind: NimFaultKind;
  readonly begin: number;
  readonly end: number;
}

export type NimFaultKind =
  | 'unexpected-character'
  | 'missing-operand'
  /** A parenthesis has no partner. */
  | 'missing-parenthesis'
  | 'unknown-name'
  /** No whole number behind ^, or a second ^. */
  | 'bad-exponent'
  /** 2^64 or more. */
  | 'number-too-large'
  /** There is no such earlier result. */
  | 'unknown-result'
  | 'division-by-zero'
  | 'logarithm-of-zero'
  | 'text-too-long'
  /** Parentheses, names or roots stand too deep in one another. */
  | 'too-deep';

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
export interface NimTables {
  readonly sum: Uint8Array;
  readonly product: Uint8Array;
  readonly quotient: Uint8Array;
}

/** Of the generator of a field: all of its nimbers but 0, each once. */
export interface NimPowers {
  readonly generator: number;
  readonly powers: Uint32Array;
}

/** A power by squaring: base^exponent is the product of the squares that are used. */
export interface PowerWay {
  readonly base: bigint;
  readonly exponent: bigint;
  /** The nimbers below 2^bits are the smallest field that holds what it is about. */
  readonly bits: number;
  /** base^1, base^2, base^4, …; where it is used, the product so far. */
  readonly rows: readonly {
    readonly exponent: bigint;
    readonly value: bigint;
    readonly product?: bigint;
  }[];
  readonly result: bigint;
}
