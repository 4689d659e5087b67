import { afterAll, expect, test } from 'vitest';
import { createGameEngine } from '../../../web/src/engine/client/engines';
import type { ProductStep } from '../../../web/src/engine/api/boards';
import { inProcess } from './real_module';

const engine = createGameEngine(inProcess);
afterAll(() => {
  engine.dispose();
});

/** Formats steps as `6⊗3 distribute (4⊗2 fermat, …)`. The tests of the core show that the steps are right. */
function told({ a, b, rule, parts }: ProductStep): string {
  const inside = parts.length > 0 ? ` (${parts.map(told).join(', ')})` : '';
  return `${a}⊗${b} ${rule}${inside}`;
}

test('a product is told step by step', async () => {
  const step = await engine.ask('explainProduct', { a: 8n, b: 8n });
  expect(told(step)).toBe(
    '8⊗8 regroup (4⊗4 square, 2⊗2 square, 6⊗3 distribute (4⊗2 fermat, 4⊗1 trivial, 2⊗2 square, 2⊗1 trivial))',
  );
  expect([step.product, ...step.parts.map(({ product }) => product)]).toEqual([13n, 6n, 3n, 13n]);
});

test('and is exact up to 64 bits', async () => {
  const { product } = await engine.ask('explainProduct', { a: 0x123456789abcdef0n, b: 0x76n });
  expect(product).toBe(0x84946b8cf1e11ef9n);
});

test.each([
  [-1n, 2n],
  [2n, 2n ** 64n],
])('of no nimbers below 2^64: %i ⊗ %i', async (a, b) => {
  await expect(engine.ask('explainProduct', { a, b })).rejects.toThrow('below 2^64');
});

test('too many steps are not given', async () => {
  const largest = 2n ** 64n - 1n;
  await expect(engine.ask('explainProduct', { a: largest, b: largest })).rejects.toMatchObject({
    kind: 'too-many-steps',
    amount: 100_000,
  });
});
