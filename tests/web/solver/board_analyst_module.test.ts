import { afterAll, describe, expect, test } from 'vitest';
import { createBoardAnalyst } from '../../../web/src/solver/board_analyst_client';
import type {
  AxisDescription,
  BoardDescription,
  BoardQuestion,
  PositionFacts,
  ProductStep,
} from '../../../web/src/solver/protocol';
import { mex, nimProduct } from './nimbers';
import { inProcess } from './real_module';

const analyst = createBoardAnalyst(inProcess);
afterAll(() => {
  analyst.dispose();
});

const board = (
  rows: number,
  columns = rows,
  rowLengths = 'triangular',
  columnLengths = 'square',
): BoardQuestion => ({
  rows: { size: rows, lengths: rowLengths },
  columns: { size: columns, lengths: columnLengths },
});

const white = ({ rows, columns }: BoardQuestion) =>
  new Uint8Array(rows.size * columns.size).fill(1);

/** A rectangle as column, row, width, height. */
type Rectangle = readonly [number, number, number, number];

function rectangles({ winning }: PositionFacts): Rectangle[] {
  expect(winning.length % 4).toBe(0);
  return Array.from({ length: winning.length / 4 }, (_, index) => {
    const [column, row, width, height] = winning.subarray(4 * index);
    return [column!, row!, width!, height!] as const;
  });
}

/** Every rectangle that fits the board, by row, column, height, width. */
function* fitting({ rows, columns }: BoardDescription): Generator<Rectangle> {
  for (let row = 1; row < rows.prefixXors.length; row += 1) {
    for (let column = 1; column < columns.prefixXors.length; column += 1) {
      for (const height of rows.lengths) {
        if (height > row) break;
        for (const width of columns.lengths) {
          if (width <= column) yield [column, row, width, height];
        }
      }
    }
  }
}

/** x_i ⊕ x_(i-l) */
const moveNimber = ({ prefixXors }: AxisDescription, position: number, length: number) =>
  prefixXors[position]! ^ prefixXors[position - length]!;

const total = ({ prefixXors }: AxisDescription) => prefixXors.at(-1)!;

/** The legal and the winning moves of a position: flip each, and look for the nimber 0. */
function searchMoves(described: BoardDescription, discs: Uint8Array) {
  const { discValues } = described;
  const columns = described.columns.prefixXors.length - 1;
  let boardNimber = 0;
  discs.forEach((disc, place) => (boardNimber ^= disc * discValues[place]!));
  const legal: Rectangle[] = [];
  const winning: Rectangle[] = [];
  for (const rectangle of fitting(described)) {
    const [right, top, width, height] = rectangle;
    if (discs[(top - 1) * columns + right - 1] === 0) continue;
    legal.push(rectangle);
    let after = boardNimber;
    for (let row = top - height; row < top; row += 1) {
      for (let column = right - width; column < right; column += 1) {
        after ^= discValues[row * columns + column]!;
      }
    }
    if (after === 0) winning.push(rectangle);
  }
  return { boardNimber, legal: legal.length, winning };
}

describe('a board', () => {
  test('of 5 rows and columns: the worked example', async () => {
    const described = await analyst.describe(board(5));
    expect(described.rows).toEqual({
      lengths: Uint32Array.of(1, 3),
      prefixXors: Uint32Array.of(0, 1, 0, 1, 0, 1),
    });
    expect(described.columns).toEqual({
      lengths: Uint32Array.of(1, 4),
      prefixXors: Uint32Array.of(0, 1, 0, 1, 3, 2),
    });
    const line = [1, 1, 1, 2, 1];
    expect([...described.discValues]).toEqual([...line, ...line, ...line, ...line, ...line]);
    expect(described.winningOpenings).toBe(8n);
  });

  test.each([
    [board(1)],
    [board(1, 30)],
    [board(11, 7)],
    [board(28, 25)],
    [board(9, 12, 'primes', 'odd')],
    [board(8, 6, '7,3,1,3,50', 'fibonacci')],
  ])('%j follows from the definitions', async (question) => {
    const { rows, columns, discValues } = await analyst.describe(question);
    for (const [axis, { size }] of [
      [rows, question.rows],
      [columns, question.columns],
    ] as const) {
      const { lengths, prefixXors } = axis;
      expect(prefixXors).toHaveLength(size + 1);
      expect(prefixXors[0]).toBe(0);
      for (let position = 1; position <= size; position += 1) {
        const options = [...lengths]
          .filter((length) => length <= position)
          .map((length) => prefixXors[position - 1]! ^ prefixXors[position - length]!);
        expect(moveNimber(axis, position, 1)).toBe(mex(options));
      }
    }
    const values = [];
    for (let row = 1; row <= question.rows.size; row += 1) {
      for (let column = 1; column <= question.columns.size; column += 1) {
        const grundy = [moveNimber(rows, row, 1), moveNimber(columns, column, 1)] as const;
        values.push(Number(nimProduct(BigInt(grundy[0]), BigInt(grundy[1]))));
      }
    }
    expect([...discValues]).toEqual(values);
  });

  test('counts its lengths and its winning openings', async () => {
    const { rows, columns, winningOpenings } = await analyst.describe(board(100));
    expect([...columns.lengths]).toEqual([1, 4, 9, 16, 25, 36, 49, 64, 81, 100]);
    expect([...rows.lengths]).toEqual([1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78, 91]);
    expect(winningOpenings).toBe(31395n);
    const { rows: listed } = await analyst.describe(board(9, 9, '5,1,90,5', 'square'));
    expect([...listed.lengths]).toEqual([1, 5]);
  });

  test('may have no move at all', async () => {
    const question = board(2, 2, '3', 'square');
    const described = await analyst.describe(question);
    expect(described).toMatchObject({ rows: { lengths: new Uint32Array() }, winningOpenings: 0n });
    await expect(analyst.examine(question, white(question))).resolves.toEqual({
      boardNimber: 0,
      legal: 0,
      winning: new Uint8Array(),
    });
  });
});

describe('a position', () => {
  test('all white: the eight winning openings of 5 by 5', async () => {
    const question = board(5);
    const [described, facts] = await Promise.all([
      analyst.describe(question),
      analyst.examine(question, white(question)),
    ]);
    const { rows, columns } = described;
    const { product: nimber } = await analyst.explainProduct(
      BigInt(total(rows)),
      BigInt(total(columns)),
    );
    const openings = [...fitting(described)];
    const winning: Rectangle[] = [];
    for (const [column, row, width, height] of openings) {
      const { product } = await analyst.explainProduct(
        BigInt(moveNimber(rows, row, height)),
        BigInt(moveNimber(columns, column, width)),
      );
      if (product === nimber) winning.push([column, row, width, height]);
    }
    expect(nimber).toBe(2n);
    expect(winning).toHaveLength(8);
    expect(facts).toMatchObject({ boardNimber: 2, legal: 56 });
    expect(openings).toHaveLength(56);
    expect(rectangles(facts)).toEqual(winning);
  });

  test.each([
    [board(5), 3],
    [board(12, 17), 5],
    [board(21, 16), 7],
    [board(8, 9, 'odd', '2,3,5'), 11],
  ])('in the middle of a game on %j', async (question, seed) => {
    const described = await analyst.describe(question);
    const discs = white(question).map((_, place) => ((place * place + seed) % 13) % 2);
    const facts = await analyst.examine(question, discs);
    expect({ ...facts, winning: rectangles(facts) }).toEqual(searchMoves(described, discs));
    expect(facts.legal).toBeGreaterThan(0);
  });

  test('all black: the game is over', async () => {
    const question = board(6, 4);
    const facts = await analyst.examine(question, new Uint8Array(24));
    expect(facts).toEqual({ boardNimber: 0, legal: 0, winning: new Uint8Array() });
  });

  test('on the largest board', async () => {
    const question = board(200);
    const [{ winningOpenings }, facts] = await Promise.all([
      analyst.describe(question),
      analyst.examine(question, white(question)),
    ]);
    const winning = rectangles(facts);
    expect(BigInt(winning.length)).toBe(winningOpenings);
    expect(winning.some(([column]) => column > 127)).toBe(true);
  });

  test('leaves the discs with the caller', async () => {
    const question = board(3);
    const discs = white(question);
    await analyst.examine(question, discs);
    expect(discs).toEqual(white(question));
  });

  test.each([24, 26, 0])('of %i discs is none of 5 by 5', async (count) => {
    await expect(analyst.examine(board(5), new Uint8Array(count))).rejects.toMatchObject({
      kind: 'wrong-disc-count',
      amount: 25,
    });
    await expect(analyst.examine(board(5), white(board(5)))).resolves.toMatchObject({ legal: 56 });
  });
});

describe('what is no board', () => {
  test.each([
    [board(0, 5), { kind: 'board-out-of-range', amount: 0 }],
    [board(5, 201), { kind: 'board-out-of-range', amount: 201 }],
    [board(100_000_000), { kind: 'board-out-of-range', amount: 100_000_000 }],
    [board(2.5, 5), { kind: 'board-out-of-range' }],
    [board(5, 5, 'nonsense'), { kind: 'bad-length-family' }],
    [board(5, 5, 'square', '1,0'), { kind: 'bad-length-family' }],
  ])('%j is refused with its kind', async (question, expected) => {
    await expect(analyst.describe(question)).rejects.toMatchObject(expected);
    await expect(analyst.examine(question, new Uint8Array(25))).rejects.toMatchObject(expected);
  });
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
    const step = await analyst.explainProduct(a, b);
    expect(step).toMatchObject({ a, b, product });
    checkSteps(step);
  });

  test('uses every rule', async () => {
    const seen = checkSteps(await analyst.explainProduct(25n, 40n));
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
    await expect(analyst.explainProduct(a, b)).rejects.toThrow('below 2^64');
  });

  test('of all pairs below 32', async () => {
    for (let a = 0n; a < 32n; a += 1n) {
      for (let b = a; b < 32n; b += 1n) checkSteps(await analyst.explainProduct(a, b));
    }
  });
});

test('calls that overlap are answered each with its own', async () => {
  const first = analyst.describe(board(5));
  const second = analyst.describe(board(2));
  await expect(second).resolves.toMatchObject({ winningOpenings: 0n });
  await expect(first).resolves.toMatchObject({ winningOpenings: 8n });
});
