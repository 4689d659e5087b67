/**
 * The jobs about nimbers below 2^64. The module would reduce larger BigInts modulo 2^64, so callers must not pass any.
 */
import type { MainModule as TablesModule } from '#module/tartan_tables.mjs';
import type {
  Evaluation,
  FactorPair,
  NimPowers,
  NimTables,
  PowerWay,
  ProductHalves,
} from '../api/tables';
import type { ModuleContext } from '../wire/job';
import { explainProduct } from './product_steps';

type Context = ModuleContext<TablesModule>;

export const NIMBER_JOBS = {
  /** Evaluates an expression; `earlier` are the results that $1, $2, … stand for. */
  evaluate: (
    { module }: Context,
    { text, earlier }: { readonly text: string; readonly earlier: readonly bigint[] },
  ): Evaluation => {
    const { step, failure } = module.evaluateNimExpression(text, BigUint64Array.from(earlier));
    if (failure === undefined) return { step };
    const { kind, begin, end } = failure;
    return { fault: { kind, begin, end } };
  },

  /** a ⊗ b by Fermat 2-powers and the distributive law. */
  nimProductSteps: explainProduct,

  /** a ⊗ b by halves, for large factors that aren't cut into powers of two yet. */
  nimProductHalves: ({ module }: Context, { a, b }: FactorPair): ProductHalves => {
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

  /** a ⊕ b, a ⊗ b and a ⊘ b of all nimbers below 256, at 256 a + b; 0 for a ⊘ 0, which has no value. */
  nimTables: ({ module }: Context): NimTables => module.nimTables(),

  /** The powers of the generator of the field of 2^bits nimbers, at most 16 bits, from exponent 0 on. */
  nimPowers: ({ module }: Context, { bits }: { readonly bits: number }): NimPowers => ({
    generator: Number(module.nimGenerator(bits)),
    powers: Uint32Array.from(module.nimPowers(bits), Number),
  }),

  /** A power by squaring, as a sum of powers of two in the exponent. */
  powerWay: (
    { module }: Context,
    { base, exponent }: { readonly base: bigint; readonly exponent: bigint },
  ): PowerWay => powerWay(module, base, exponent),

  /** The inverse as the power q − 2 in the smallest field that contains a; q is the field's size. */
  inverseWay: ({ module }: Context, { a }: { readonly a: bigint }): PowerWay =>
    powerWay(module, a, fieldSize(module, a) - 2n),

  /** The square root as the power q / 2 in the smallest field that contains a. */
  squareRootWay: ({ module }: Context, { a }: { readonly a: bigint }): PowerWay =>
    powerWay(module, a, fieldSize(module, a) / 2n),

  /** The power of the generator that is a, in the smallest field that contains a ≠ 0. */
  logarithmWay: (
    { module }: Context,
    { a, logarithm }: { readonly a: bigint; readonly logarithm: bigint },
  ): PowerWay => {
    const bits = bitsOf(module, a);
    return { ...powerWay(module, module.nimGenerator(bits), logarithm), bits };
  },
};

const bitsOf = (module: TablesModule, a: bigint) => module.nimSquarings(a).squares.length;
const fieldSize = (module: TablesModule, a: bigint) => 1n << BigInt(bitsOf(module, a));

/** Squaring is periodic in a field, so a^(2^i) is defined for every i. */
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
  return module.evaluateNimExpression(`${a}*${b}`, new BigUint64Array()).step.value;
}
