import { afterAll, describe, expect, test } from 'vitest';
import { createGameEngine } from '../../../web/src/engine/game_engine_client';
import type { ProductStep } from '../../../web/src/engine/game_engine';
import { nimProduct } from './nimbers';
import { inProcess } from './real_module';

const engine = createGameEngine(inProcess);
afterAll(() => {
  engine.dispose();
});

const isFermatPower = (nimber: bigint) => [2n, 4n, 16n, 256n, 65536n, 1n << 32n].includes(nimber);
const largestFermatPower = (nimber: bigint) =>
  [1n << 32n, 65536n, 256n, 16n, 4n, 2n].find((power) => power <= nimber)!;

function powersOfTwo(nimber: bigint): bigint[] {
  return Array.from({ length: 64 }, (_, bit) => 1n << BigInt(bit)).filter(
    (power) => (nimber & power) !== 0n,
  );
}

const byFactors = (one: readonly bigint[], other: readonly bigint[]) =>
  Number(one[0]! - other[0]!) || Number(one[1]! - other[1]!);

/** Checks every step against its rule, and counts the rules. */
function checkSteps(step: ProductStep, seen = new Map<string, number>()): Map<string, number> {
  const { a, b, product, rule, parts } = step;
  const [smaller, larger] = a < b ? [a, b] : [b, a];
  const factors = parts.map((part) => [part.a, part.b] as const);
  expect(product).toBe(nimProduct(a, b));
  switch (rule) {
    case 'trivial':
      expect(smaller).toBeLessThan(2n);
      expect(product).toBe(a * b);
      expect(parts).toEqual([]);
      break;
    case 'fermat':
      expect(smaller).toBeGreaterThan(1n);
      expect(smaller).toBeLessThan(larger);
      expect(isFermatPower(larger)).toBe(true);
      expect(product).toBe(a * b);
      expect(parts).toEqual([]);
      break;
    case 'square':
      expect(a).toBe(b);
      expect(isFermatPower(a)).toBe(true);
      expect(product).toBe((3n * a) / 2n);
      expect(parts).toEqual([]);
      break;
    case 'distribute': {
      const expected = powersOfTwo(a).flatMap((one) =>
        powersOfTwo(b).map((other) => [one, other] as const),
      );
      expect(expected.length).toBeGreaterThan(1);
      expect([...factors].sort(byFactors)).toEqual([...expected].sort(byFactors));
      expect(parts.reduce((sum, part) => sum ^ part.product, 0n)).toBe(product);
      break;
    }
    case 'regroup': {
      expect([powersOfTwo(a), powersOfTwo(b)]).toEqual([[a], [b]]);
      const fermat = largestFermatPower(larger);
      const products = parts.map((part) => part.product);
      const rest = [a, b].map((factor) => (factor < fermat ? factor : factor / fermat));
      expect(factors).toEqual(
        smaller < fermat
          ? [rest, [fermat, products[0]]]
          : [[fermat, fermat], rest, [products[0], products[1]]],
      );
      expect(products.at(-1)).toBe(product);
      break;
    }
  }
  seen.set(rule, (seen.get(rule) ?? 0) + 1);
  for (const part of parts) checkSteps(part, seen);
  return seen;
}

describe('a product, step by step', () => {
  test.each([
    [6n, 21n, 104n],
    [2n, 9n, 14n],
    [25n, 40n, 73n],
    [24n, 17n, 128n],
    [0n, 7n, 0n],
    [7n, 1n, 7n],
    [3n, 16n, 48n],
    [16n, 16n, 24n],
    [2n ** 63n, 2n ** 63n, nimProduct(2n ** 63n, 2n ** 63n)],
    [0x123456789abcdef0n, 0x76n, 0x84946b8cf1e11ef9n],
  ])('%i ⊗ %i = %i', async (a, b, product) => {
    const step = await engine.explainProduct(a, b);
    expect(step).toMatchObject({ a, b, product });
    checkSteps(step);
  });

  test('uses every rule', async () => {
    const seen = checkSteps(await engine.explainProduct(25n, 40n));
    expect([...seen.keys()].sort()).toEqual([
      'distribute',
      'fermat',
      'regroup',
      'square',
      'trivial',
    ]);
  });

  test.each([
    [-1n, 2n],
    [2n, 2n ** 64n],
  ])('of no nimbers below 2^64: %i ⊗ %i', async (a, b) => {
    await expect(engine.explainProduct(a, b)).rejects.toThrow('below 2^64');
  });

  test('too many steps to give', async () => {
    const largest = 2n ** 64n - 1n;
    await expect(engine.explainProduct(largest, largest)).rejects.toMatchObject({
      kind: 'too-many-steps',
      amount: 100_000,
    });
  });

  test('of all pairs below 32', async () => {
    for (let a = 0n; a < 32n; a += 1n) {
      for (let b = a; b < 32n; b += 1n) checkSteps(await engine.explainProduct(a, b));
    }
  });
});
