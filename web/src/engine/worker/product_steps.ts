/** The explanation of a nim-product, which every module has. */
import type { MainModule as BoardsModule } from '#module/tartan_boards.mjs';
import type { ProductStep } from '../api/boards';
import type { ModuleContext } from '../wire/job';
import { unwrapOrThrow } from './module_values';

/** Builds a tree from the module's list, in which each step comes before its parts. */
export function explainProduct(
  { module }: ModuleContext<Pick<BoardsModule, 'nimProductSteps'>>,
  { a, b }: Pick<ProductStep, 'a' | 'b'>,
): ProductStep {
  // The module would reduce larger numbers modulo 2^64, and explain another product.
  for (const factor of [a, b]) {
    if (BigInt.asUintN(64, factor) !== factor) {
      throw new RangeError('A nim-product is explained for nimbers below 2^64.');
    }
  }
  const { numbers, rules, partCounts } = unwrapOrThrow(module.nimProductSteps(a, b));
  let next = 0;
  const takeStep = (): ProductStep => {
    const place = next++;
    const [left, right, product] = numbers.subarray(3 * place, 3 * place + 3);
    const rule = rules[place];
    if (left === undefined || right === undefined || product === undefined || rule === undefined) {
      throw new RangeError('The module’s list of steps has no end.');
    }
    const parts = Array.from({ length: partCounts[place] ?? 0 }, takeStep);
    return { a: left, b: right, product, rule, parts };
  };
  return takeStep();
}
