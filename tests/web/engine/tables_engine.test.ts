import { describe, expect, test } from 'vitest';
import type { PowerWay } from '../../../web/src/engine/api/tables';
import { TABLES_JOBS } from '../../../web/src/engine/worker/tables_solver';
import { nimProduct } from './nimbers';
import { loadRealTables } from './real_module';

const module = await loadRealTables();
const LARGE = 0x123456789abcdef0n;

describe('the jobs about nimbers', () => {
  const evaluate = (text: string, earlier: readonly bigint[] = []) =>
    TABLES_JOBS.evaluate({ module }, { text, earlier });

  test('work an expression out, with a place in the text for each operation', () => {
    const evaluation = evaluate('√$1 ⊗ (9+2)', [8n]);
    if (!('step' in evaluation)) throw new Error(evaluation.fault.kind);
    const { step } = evaluation;
    expect(step).toMatchObject({ operation: 'product', value: nimProduct(14n, 11n) });
    expect([step.begin, step.end]).toEqual([0, 11]);
    const [root, sum] = step.operands;
    expect(root).toMatchObject({ operation: 'square-root', value: 14n, begin: 0, end: 3 });
    expect(root?.operands).toMatchObject([{ operation: 'earlier', value: 8n, operands: [] }]);
    expect(sum?.operands.map(({ value }) => value)).toEqual([9n, 2n]);
  });

  test('tell what is wrong, and where', () => {
    expect(evaluate('2 ⊗ (3')).toEqual({
      fault: { kind: 'missing-parenthesis', begin: 4, end: 5 },
    });
    expect(evaluate('4/(5+5)')).toMatchObject({ fault: { kind: 'division-by-zero' } });
  });

  /** A power by repeated multiplication. */
  function power(base: bigint, exponent: number): bigint {
    return Array.from({ length: exponent }, () => base).reduce((a, b) => nimProduct(a, b), 1n);
  }

  function expectSquares({ base, exponent, rows, result }: PowerWay) {
    let square = base;
    let product = 1n;
    let used = 0n;
    for (const row of rows) {
      expect(row.value).toBe(square);
      if (row.product !== undefined) {
        product = nimProduct(product, square);
        used += row.exponent;
        expect(row.product).toBe(product);
      }
      square = nimProduct(square, square);
    }
    expect([used, product]).toEqual([exponent, result]);
  }

  test('show the way to a power by squaring, beyond the size of the field too', () => {
    for (const exponent of [0, 1, 5, 16, 37]) {
      const way = TABLES_JOBS.powerWay({ module }, { base: 6n, exponent: BigInt(exponent) });
      expectSquares(way);
      expect(way.result).toBe(power(6n, exponent));
    }
    expectSquares(TABLES_JOBS.powerWay({ module }, { base: LARGE, exponent: 2n ** 64n - 1n }));
  });

  test('show the way to an inverse, a square root and a logarithm in the smallest field', () => {
    for (const a of [1n, 2n, 14n, 16n, 300n, 70_000n, LARGE]) {
      const inverse = TABLES_JOBS.inverseWay({ module }, { a });
      expect(nimProduct(a, inverse.result)).toBe(1n);
      const root = TABLES_JOBS.squareRootWay({ module }, { a });
      expect(nimProduct(root.result, root.result)).toBe(a);
      const evaluation = evaluate(`log(${a})`);
      const logarithm = 'step' in evaluation ? evaluation.step.value : -1n;
      const way = TABLES_JOBS.logarithmWay({ module }, { a, logarithm });
      expect(way.result).toBe(a);
      for (const each of [inverse, root, way]) {
        expectSquares(each);
        expect(a < 1n << BigInt(each.bits)).toBe(true);
        expect(each.bits === 1 || a >= 1n << BigInt(each.bits / 2)).toBe(true);
      }
    }
  });

  test('cut a product of large factors in halves', () => {
    for (const [a, b] of [
      [LARGE, 0x76n],
      [2n ** 64n - 1n, 2n ** 64n - 1n],
      [70_000n, 3n],
    ] as const) {
      const { power, parts, upper, lower } = TABLES_JOBS.nimProductHalves({ module }, { a, b });
      expect(power).toBe(a < 2n ** 32n ? 2n ** 16n : 2n ** 32n);
      for (const part of parts) expect(part.product).toBe(nimProduct(part.a, part.b));
      const [high, , , low] = parts;
      expect([power * high!.a + low!.a, power * high!.b + low!.b]).toEqual([a, b]);
      expect(nimProduct(power, upper) ^ lower).toBe(nimProduct(a, b));
    }
  });

  test('have all sums, products and quotients below 256', () => {
    const { sum, product, quotient } = TABLES_JOBS.nimTables({ module });
    for (const table of [sum, product, quotient]) expect(table).toHaveLength(65_536);
    for (const [a, b] of [
      [2, 2],
      [6, 21],
      [25, 40],
      [255, 255],
    ] as const) {
      expect(sum[256 * a + b]).toBe(a ^ b);
      expect(product[256 * a + b]).toBe(Number(nimProduct(BigInt(a), BigInt(b))));
      expect(nimProduct(BigInt(quotient[256 * a + b]!), BigInt(b))).toBe(BigInt(a));
    }
    expect(quotient[256 * 7]).toBe(0);
  });

  test('list the powers of a generator, which are all of its field but 0', () => {
    for (const [bits, generator] of [
      [2, 2],
      [4, 4],
      [8, 18],
      [16, 258],
    ] as const) {
      const { powers, ...found } = TABLES_JOBS.nimPowers({ module }, { bits });
      expect(found).toEqual({ generator });
      expect(powers.subarray(0, 2)).toEqual(Uint32Array.of(1, generator));
      expect(BigInt(powers[2]!)).toBe(nimProduct(BigInt(generator), BigInt(generator)));
      const all = Array.from({ length: 2 ** bits - 1 }, (_, place) => place + 1);
      expect([...powers].sort((a, b) => a - b)).toEqual(all);
    }
  });
});
