import { afterAll, describe, expect, test } from 'vitest';
import { createBoardAnalyst } from '../../../web/src/solver/board_analyst_client';
import type {
  AxisDescription,
  BoardDescription,
  BoardMove,
  BoardQuestion,
  PositionFacts,
  ProductStep,
} from '../../../web/src/solver/protocol';
import { STRENGTHS } from '../../../web/src/solver/protocol';
import { seededRandom } from '../seeded_random';
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

const moveOf = ([column, row, width, height]: Rectangle): BoardMove => ({
  column,
  row,
  width,
  height,
});

function flipped({ columns }: BoardQuestion, discs: Uint8Array, move: BoardMove): Uint8Array {
  return discs.map((disc, place) => {
    const left = move.column - ((place % columns.size) + 1);
    const below = move.row - (Math.floor(place / columns.size) + 1);
    return left >= 0 && left < move.width && below >= 0 && below < move.height ? 1 - disc : disc;
  });
}

const legalMoves = (described: BoardDescription, discs: Uint8Array) =>
  [...fitting(described)].map(moveOf).filter(({ column, row }) => {
    const columns = described.columns.prefixXors.length - 1;
    return discs[(row - 1) * columns + column - 1] === 1;
  });

const boards: [BoardQuestion, number][] = [
  [board(5), 3],
  [board(6, 9), 5],
  [board(9, 4, 'all', 'odd'), 7],
  [board(6, 7, '2,3', 'primes'), 11],
];

function randomDiscs(question: BoardQuestion, random: (below: number) => number): Uint8Array {
  return white(question).map(() => random(2));
}

describe('the opponent', () => {
  test.each(boards)('of strength perfect makes the best of %j', async (question, seed) => {
    const described = await analyst.describe(question);
    const random = seededRandom(seed);
    for (let round = 0; round < 6; round += 1) {
      let discs = randomDiscs(question, random);
      const start = searchMoves(described, discs);
      if (start.winning.length > 0) {
        const winning = await analyst.choose(question, discs, 'perfect', seed, round);
        expect(start.winning.map(moveOf)).toContainEqual(winning);
        discs = flipped(question, discs, winning!);
      }
      const replies = (move: BoardMove) =>
        searchMoves(described, flipped(question, discs, move)).winning.length;
      const legal = legalMoves(described, discs);
      const chosen = await analyst.choose(question, discs, 'perfect', seed, round);
      if (legal.length === 0) expect(chosen).toBeUndefined();
      else expect(replies(chosen!)).toBe(Math.min(...legal.map(replies)));
    }
  });

  test.each(boards)('of other strengths makes legal moves on %j', async (question, seed) => {
    const described = await analyst.describe(question);
    const random = seededRandom(seed);
    for (let round = 0; round < 6; round += 1) {
      const discs = randomDiscs(question, random);
      for (const strength of ['good', 'casual'] as const) {
        const chosen = await analyst.choose(question, discs, strength, seed, round);
        expect(legalMoves(described, discs)).toContainEqual(chosen);
      }
    }
  });

  test('overlooks what its strength lets it overlook', async () => {
    const question = board(4);
    const discs = white(question).map((_, place) => Number([0, 1, 3, 8].includes(place)));
    const { winning, legal } = searchMoves(await analyst.describe(question), discs);
    expect([winning.length, legal]).toEqual([1, 6]);
    const rounds = 300;
    const wins = { perfect: 0, good: 0, casual: 0 };
    for (const strength of STRENGTHS) {
      for (let turn = 0; turn < rounds; turn += 1) {
        const chosen = await analyst.choose(question, discs, strength, 1, turn);
        if (JSON.stringify(chosen) === JSON.stringify(moveOf(winning[0]!))) wins[strength] += 1;
      }
    }
    expect(wins.perfect).toBe(rounds);
    expect(Math.abs(wins.good - rounds / 2)).toBeLessThan(40);
    expect(Math.abs(wins.casual - rounds / 6)).toBeLessThan(30);
  });

  // The tests of the core say the same of these.
  test('makes the same moves everywhere', async () => {
    const question = board(15);
    const chosen = await Promise.all([
      analyst.choose(question, white(question), 'perfect', 1, 0),
      analyst.choose(question, white(question), 'good', 3, 1),
      analyst.choose(question, white(question), 'casual', 2 ** 32 - 1, 2 ** 32 - 1),
    ]);
    expect(chosen).toEqual([
      { column: 12, row: 15, width: 9, height: 15 },
      { column: 12, row: 15, width: 9, height: 15 },
      { column: 13, row: 13, width: 9, height: 1 },
    ]);
  });

  test.each(STRENGTHS)('of strength %s has no move where none is legal', async (strength) => {
    const over = analyst.choose(board(6, 4), new Uint8Array(24), strength, 1, 2);
    await expect(over).resolves.toBeUndefined();
    const stuck = board(2, 2, '3', 'square');
    await expect(analyst.choose(stuck, white(stuck), strength, 1, 2)).resolves.toBeUndefined();
  });

  test.each([
    [-1, 0],
    [0, 0.5],
    [2 ** 32, 0],
    [0, Number.NaN],
  ])('takes no seed %d with turn %d', async (seed, turn) => {
    const chosen = analyst.choose(board(5), white(board(5)), 'casual', seed, turn);
    await expect(chosen).rejects.toThrow('below 2^32');
  });
});

describe('the review of a game', () => {
  test.each(boards)('on %j follows from its moves', async (question, seed) => {
    const described = await analyst.describe(question);
    const random = seededRandom(seed);
    const start = white(question);
    let discs: Uint8Array = start;
    const moves: BoardMove[] = [];
    const positions = [searchMoves(described, discs)];
    for (;;) {
      const legal = legalMoves(described, discs);
      if (legal.length === 0) break;
      const move = legal[random(legal.length)]!;
      moves.push(move);
      discs = flipped(question, discs, move);
      positions.push(searchMoves(described, discs));
    }
    const { boardNimbers, better } = await analyst.review(question, start, moves);
    expect(boardNimbers).toEqual(positions.map(({ boardNimber }) => boardNimber));
    expect(better).toHaveLength(moves.length);
    expect(better.some((move) => move !== undefined)).toBe(true);
    better.forEach((move, index) => {
      const { boardNimber, winning } = positions[index]!;
      if (boardNimber !== 0 && boardNimbers[index + 1] !== 0) {
        expect(winning.map(moveOf)).toContainEqual(move);
      } else {
        expect(move).toBeUndefined();
      }
    });
  });

  test('finds the winning move that is most like the one that was played', async () => {
    const question = board(5);
    const played = { column: 5, row: 5, width: 1, height: 1 };
    await expect(analyst.review(question, white(question), [played])).resolves.toEqual({
      boardNimbers: [2, 3],
      better: [{ column: 4, row: 5, width: 1, height: 1 }],
    });
  });

  test('of no moves is the nimber of the start', async () => {
    const facts = analyst.review(board(5), white(board(5)), []);
    await expect(facts).resolves.toEqual({ boardNimbers: [2], better: [] });
  });

  test.each([
    { column: 4, row: 1, width: 1, height: 1 }, // black by then
    { column: 6, row: 1, width: 1, height: 1 },
    { column: 5, row: 5, width: 1, height: 2 },
    { column: 5, row: 5, width: 2, height: 1 },
    { column: 257, row: 1, width: 1, height: 1 }, // not column 1
    { column: 1, row: 257, width: 1, height: 1 },
    { column: 5, row: 5, width: 257, height: 1 },
    { column: 5, row: 5, width: 1, height: 257 },
    { column: -255, row: 1, width: 1, height: 1 },
    { column: 1.5, row: 1, width: 1, height: 1 },
    { column: Number.NaN, row: 1, width: 1, height: 1 },
  ])('ends before %j, which is not legal', async (illegal) => {
    const legal = { column: 4, row: 1, width: 1, height: 1 };
    const after = { column: 1, row: 1, width: 1, height: 1 };
    const facts = analyst.review(board(5), white(board(5)), [legal, illegal, after]);
    await expect(facts).resolves.toEqual({ boardNimbers: [2, 0], better: [undefined] });
  });

  test('leaves discs and moves with the caller', async () => {
    const question = board(3);
    const [discs, moves] = [white(question), [{ column: 1, row: 1, width: 1, height: 1 }]];
    await analyst.review(question, discs, moves);
    await analyst.choose(question, discs, 'perfect', 1, 1);
    expect(discs).toEqual(white(question));
    expect(moves).toEqual([{ column: 1, row: 1, width: 1, height: 1 }]);
  });
});

describe('a game on what is no board or no position of it', () => {
  test.each([
    [board(0, 5), 25, { kind: 'board-out-of-range', amount: 0 }],
    [board(5, 5, 'nonsense'), 25, { kind: 'bad-length-family' }],
    [board(5), 24, { kind: 'wrong-disc-count', amount: 25 }],
    [board(5), 26, { kind: 'wrong-disc-count', amount: 25 }],
  ])('%j with %i discs is refused with its kind', async (question, count, expected) => {
    const discs = new Uint8Array(count);
    await expect(analyst.choose(question, discs, 'good', 1, 1)).rejects.toMatchObject(expected);
    await expect(analyst.review(question, discs, [])).rejects.toMatchObject(expected);
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
