/** The jobs about a board whose discs are looked at one by one: short ones, answered at once. */
import type { BoardsModule } from './load_boards';
import { asText, throwFailure } from './module_values';
import type {
  BoardDescription,
  BoardQuestion,
  PositionFacts,
  ProductRule,
  ProductStep,
} from './protocol';

export function describeBoard(module: BoardsModule, board: BoardQuestion): BoardDescription {
  const record = module.describeBoard(...axesOf(board));
  throwFailure(record.failure);
  return {
    rows: { lengths: record.rowLengths, prefixXors: record.rowPrefixXors },
    columns: { lengths: record.columnLengths, prefixXors: record.columnPrefixXors },
    discValues: record.discValues,
    winningOpenings: BigInt(asText(record.winningOpenings)),
  };
}

export function examinePosition(
  module: BoardsModule,
  board: BoardQuestion,
  discs: Uint8Array,
): PositionFacts {
  const { failure, boardNimber, legal, winning } = module.examinePosition(...axesOf(board), discs);
  throwFailure(failure);
  return { boardNimber, legal, winning };
}

/** A board as the module's first four arguments. */
export function axesOf({ rows, columns }: BoardQuestion) {
  return [rows.size, rows.lengths, columns.size, columns.lengths] as const;
}

// The module's numbers of the rules are their places here.
const productRules: readonly ProductRule[] = [
  'trivial',
  'fermat',
  'square',
  'distribute',
  'regroup',
];

/** Makes a tree of the module's list, where each step stands before its parts. */
export function explainProduct(module: BoardsModule, a: bigint, b: bigint): ProductStep {
  // The module would take larger numbers modulo 2^64, and explain another product.
  for (const factor of [a, b]) {
    if (BigInt.asUintN(64, factor) !== factor) {
      throw new RangeError('A nim-product is explained for nimbers below 2^64.');
    }
  }
  const { numbers, rules, partCounts } = module.productSteps(a, b);
  let next = 0;
  const takeStep = (): ProductStep => {
    const place = next++;
    const [left, right, product] = numbers.subarray(3 * place, 3 * place + 3);
    const rule = productRules[rules[place] ?? -1];
    if (left === undefined || right === undefined || product === undefined || rule === undefined) {
      throw new RangeError('The module’s list of steps has no end or an unknown rule.');
    }
    const parts = Array.from({ length: partCounts[place] ?? 0 }, takeStep);
    return { a: left, b: right, product, rule, parts };
  };
  return takeStep();
}
