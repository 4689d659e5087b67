/** The jobs about nimbers below 2^64. BigInts above that would be taken modulo 2^64: nobody asks for them. */
import type { TablesModule } from './load_tables';
import { asText } from './module_values';
import { explainProduct } from './product_steps';

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

export const NIMBER_JOBS = {
  /** An expression, worked out; `earlier` are the results that $1, $2, … stand for. */
  evaluate: (
    module: TablesModule,
    { text, earlier }: { readonly text: string; readonly earlier: readonly bigint[] },
  ): Evaluation => {
    const record = module.evaluateNimExpression(text, BigUint64Array.from(earlier));
    if (record.failure === undefined) return { step: stepTree(record) };
    const { kind, begin, end } = record.failure;
    return { fault: { kind: asText(kind) as NimFaultKind, begin, end } };
  },

  /** a ⊗ b by Fermat 2-powers and the distributive law. */
  nimProductSteps: explainProduct,

  /** a ⊗ b by halves: what large factors come to before they are cut into powers of two. */
  nimProductHalves: (module: TablesModule, { a, b }: FactorPair): ProductHalves => {
    const bits = BigInt(Math.max(bitsOf(module, a), bitsOf(module, b)) / 2);
    const power = 1n << bits;
    const [a1, a0, b1, b0] = [a >> bits, a % power, b >> bits, b % power];
    const times = (one: bigint, other: bigint) => ({
      a: one,
      b: other,
      product: nimProduct(module, one, other),
    });
    const [high, first, second, low] = [times(a1, b1), times(a1, b0), times(a0, b1), times(a0, b0)];
    const rest = times(high.product, power / 2n);
    return {
      power,
      parts: [high, first, second, low, rest],
      upper: high.product ^ first.product ^ second.product,
      lower: low.product ^ rest.product,
    };
  },

  /** a ⊕ b, a ⊗ b and a ⊘ b of all nimbers below 256, at 256 a + b. For a ⊘ 0, which has no value, there is 0. */
  nimTables: (module: TablesModule): NimTables => ({
    sum: module.nimTable(OPERATIONS.indexOf('sum')),
    product: module.nimTable(OPERATIONS.indexOf('product')),
    quotient: module.nimTable(OPERATIONS.indexOf('quotient')),
  }),

  /** The powers of the generator of the field of 2^bits nimbers, of at most 16 bits, from the exponent 0 on. */
  nimPowers: (module: TablesModule, { bits }: { readonly bits: number }): NimPowers => ({
    generator: Number(module.nimGenerator(bits)),
    powers: Uint32Array.from(module.nimPowers(bits), Number),
  }),

  /** The way to a power by squaring, as the sum of the exponent's powers of two. */
  powerWay: (
    module: TablesModule,
    { base, exponent }: { readonly base: bigint; readonly exponent: bigint },
  ): PowerWay => powerWay(module, base, exponent),

  /** The way to the inverse: the power q − 2 in the smallest field that holds a. */
  inverseWay: (module: TablesModule, { a }: { readonly a: bigint }): PowerWay =>
    powerWay(module, a, fieldSize(module, a) - 2n),

  /** The way to the square root: the power q / 2 there. */
  squareRootWay: (module: TablesModule, { a }: { readonly a: bigint }): PowerWay =>
    powerWay(module, a, fieldSize(module, a) / 2n),

  /** The power of the generator that is a, in the smallest field that holds a ≠ 0. */
  logarithmWay: (
    module: TablesModule,
    { a, logarithm }: { readonly a: bigint; readonly logarithm: bigint },
  ): PowerWay => {
    const bits = bitsOf(module, a);
    return { ...powerWay(module, module.nimGenerator(bits), logarithm), bits };
  },
};

// The module's numbers of the operations are their places here.
const OPERATIONS = [
  ...(['number', 'earlier', 'sum', 'product', 'quotient'] as const),
  ...(['power', 'square-root', 'inverse', 'logarithm'] as const),
] as const satisfies readonly NimStep['operation'][];

type ExpressionRecord = ReturnType<TablesModule['evaluateNimExpression']>;

/** Makes a tree of the module's list, in which each step comes before its operands. */
function stepTree({ operations, values, exponents, places }: ExpressionRecord): NimStep {
  let next = 0;
  const takeStep = (): NimStep => {
    const at = next++;
    const operation = OPERATIONS[operations[at] ?? -1];
    const [value, exponent] = [values[at], exponents[at]];
    const [begin, end] = places.subarray(2 * at, 2 * at + 2);
    if (operation === undefined || value === undefined || exponent === undefined)
      throw new RangeError('The module’s list of steps has no end or an unknown operation.');
    const operands = Array.from({ length: operandCount(operation) }, takeStep);
    return { operation, value, exponent, begin: begin ?? 0, end: end ?? 0, operands };
  };
  return takeStep();
}

function operandCount(operation: NimStep['operation']): number {
  if (operation === 'number' || operation === 'earlier') return 0;
  return operation === 'sum' || operation === 'product' || operation === 'quotient' ? 2 : 1;
}

const bitsOf = (module: TablesModule, a: bigint) => module.nimSquarings(a).squares.length;
const fieldSize = (module: TablesModule, a: bigint) => 1n << BigInt(bitsOf(module, a));

/** As squaring goes round in a field, a^(2^i) is known for every i. */
function powerWay(module: TablesModule, base: bigint, exponent: bigint): PowerWay {
  const { squares } = module.nimSquarings(base);
  const rows: PowerWay['rows'][number][] = [];
  let product = 1n;
  for (let i = 0; exponent >> BigInt(i) > 0n; ++i) {
    const value = squares[i % squares.length] ?? 0n;
    const isUsed = ((exponent >> BigInt(i)) & 1n) === 1n;
    if (isUsed) product = nimProduct(module, product, value);
    rows.push({ exponent: 1n << BigInt(i), value, ...(isUsed && { product }) });
  }
  return { base, exponent, bits: squares.length, rows, result: product };
}

function nimProduct(module: TablesModule, a: bigint, b: bigint): bigint {
  return module.evaluateNimExpression(`${a}*${b}`, new BigUint64Array()).values[0] ?? 0n;
}
