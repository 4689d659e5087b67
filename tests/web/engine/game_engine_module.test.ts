import { afterAll, describe, expect, test } from 'vitest';
import type {
  BoardDescription,
  GameBoard,
  KindMove,
  LineDescription,
} from '../../../web/src/engine/game_engine';
import { createGameEngine } from '../../../web/src/engine/game_engine_client';
import { STRENGTHS } from '../../../web/src/engine/game_engine';
import { seededRandom } from '../seeded_random';
import { nimProduct } from './nimbers';
import { inProcess } from './real_module';

const engine = createGameEngine(inProcess);
afterAll(() => {
  engine.dispose();
});

const board = (game: string, rows: number, columns = rows): GameBoard => ({ game, rows, columns });

const allHeads = ({ rows, columns }: GameBoard) => new Uint8Array(rows * columns).fill(1);

/** Heads of a board by row and column. */
function headsAt({ rows, columns }: GameBoard, ...places: readonly (readonly [number, number])[]) {
  const coins = new Uint8Array(rows * columns);
  for (const [row, column] of places) coins[columns * row + column] = 1;
  return coins;
}

const threeHeadsOf = (five: GameBoard) => headsAt(five, [1, 3], [3, 2], [4, 4]);

/** The kinds that fit at a place of a line, and the places that each turns. */
const turnedAt = ({ distances }: LineDescription, corner: number) =>
  distances
    .filter((turned) => turned.at(-1)! <= corner)
    .map((turned) => Array.from(turned, (distance) => corner - distance));

/** Each legal move with the coins that it turns, ordered by row, column, row kind and column kind. */
function* legalMoves({ rows, columns }: BoardDescription, coins: Uint8Array) {
  const width = columns.grundyNumbers.length;
  for (const [index, coin] of coins.entries()) {
    if (coin === 0) continue;
    const [row, column] = [Math.floor(index / width), index % width];
    for (const [rowKind, ys] of turnedAt(rows, row).entries()) {
      for (const [columnKind, xs] of turnedAt(columns, column).entries()) {
        const turned = ys.flatMap((y) => xs.map((x) => y * width + x));
        yield { move: { row, column, rowKind, columnKind } satisfies KindMove, turned };
      }
    }
  }
}

type LegalMove = ReturnType<typeof legalMoves> extends Generator<infer Move> ? Move : never;

function valuesOf({ rows, columns, changes }: BoardDescription): number[] {
  return [...rows.grundyNumbers].flatMap((a) =>
    Array.from(columns.grundyNumbers, (b) => changes[256 * a + b]!),
  );
}

/** The legal moves of a position, and which of them win: make each, and look for the nimber 0. */
function searchMoves(described: BoardDescription, coins: Uint8Array) {
  const values = valuesOf(described);
  let nimber = 0;
  coins.forEach((coin, index) => (nimber ^= coin * values[index]!));
  const legal = [...legalMoves(described, coins)];
  const winning = legal.filter(
    ({ turned }) => turned.reduce((left, index) => left ^ values[index]!, nimber) === 0,
  );
  return { nimber, legal, winning };
}

function afterMove(coins: Uint8Array, { turned }: LegalMove): Uint8Array {
  const after = coins.slice();
  for (const index of turned) after[index]! ^= 1;
  return after;
}

const movesOf = (moves: readonly LegalMove[]) => moves.map(({ move }) => move);

describe('a board', () => {
  test('of the Flipping Game', async () => {
    const described = await engine.describe(board('flipping-game', 5));
    expect(described.rows).toEqual({
      grundyNumbers: Uint8Array.of(1, 1, 1, 1, 1),
      distances: [Uint8Array.of(0), Uint8Array.of(0, 1, 2)],
      firstSets: new Uint32Array(5),
      ...{ kindCounts: Uint16Array.of(1, 1, 2, 2, 2), kindCount: 2 },
    });
    expect(described.columns).toEqual({
      grundyNumbers: Uint8Array.of(1, 1, 1, 2, 1),
      distances: [Uint8Array.of(0), Uint8Array.of(0, 1, 2, 3)],
      firstSets: new Uint32Array(5),
      ...{ kindCounts: Uint16Array.of(1, 1, 1, 2, 2), kindCount: 2 },
    });
    expect(described.winningFirstMoves).toBe(8);
  });

  test('of a size that its game does not have: the largest that it has', async () => {
    const tooLarge = await engine.describe(board('ruler*mock-turtles', 300, 300));
    const { largest } = tooLarge;
    expect(largest.rows).toBe(200);
    expect(largest.columns).toBeLessThan(200);
    const { rows, columns } = largest;
    expect(tooLarge).toEqual(await engine.describe(board('ruler*mock-turtles', rows, columns)));
  });

  test('of one row of Twins', async () => {
    const { rows, columns } = await engine.describe(board('single*twins', 1, 4));
    expect(rows).toMatchObject({ grundyNumbers: Uint8Array.of(1), distances: [Uint8Array.of(0)] });
    expect(columns.grundyNumbers).toEqual(Uint8Array.of(0, 1, 2, 3));
    expect(columns.distances).toEqual([1, 2, 3].map((apart) => Uint8Array.of(0, apart)));
  });

  test('without a move', async () => {
    const described = await engine.describe(board('single*twins', 1, 1));
    expect(described.columns).toMatchObject({ grundyNumbers: Uint8Array.of(0), distances: [] });
    expect(described.winningFirstMoves).toBe(0);
  });

  test('of Rugs: the last row of 8', async () => {
    const values = valuesOf(await engine.describe(board('rugs', 8)));
    expect(values.slice(-8)).toEqual([8, 12, 8, 11, 8, 12, 8, 13]);
  });

  test('of Turning Corners is a table of nim-products', async () => {
    const values = valuesOf(await engine.describe(board('turning-corners', 41)));
    expect([values[41 * 2 + 9], values[41 * 6 + 21], values[41 * 25 + 40]]).toEqual([14, 104, 73]);
  });

  test('of 100 by 100 has P(100) winning first moves', async () => {
    const { winningFirstMoves } = await engine.describe(board('flipping-game', 100));
    expect(winningFirstMoves).toBe(31_395);
  });

  test('comes with the nim-products below 256', async () => {
    const { changes, isProduct } = await engine.describe(board('rugs', 1));
    expect(isProduct).toBe(true);
    expect(changes).toHaveLength(65_536);
    const byRule = (index: number) => nimProduct(BigInt(index >> 8), BigInt(index & 255), 8);
    const wrong = [...changes.keys()].filter((index) => BigInt(changes[index]!) !== byRule(index));
    expect(wrong).toEqual([]);
  });
});

const boards: [GameBoard, number][] = [
  [board('flipping-game', 6, 9), 3],
  [board('rugs', 5, 4), 5],
  [board('turning-corners', 5), 7],
  [board('single*twins', 1, 12), 11],
  [board('twins*runs:1,3,7', 4, 8), 13],
];

describe('a position', () => {
  test('of Turning Corners', async () => {
    const five = board('turning-corners', 5);
    const facts = await engine.examine(five, threeHeadsOf(five));
    expect(facts).toMatchObject({ nimber: 4, legal: 25, winning: 1 });
    expect(facts.cornered).toEqual(Uint32Array.from(headsAt(five, [4, 4])));
    expect(facts.covering).toEqual(Uint32Array.from(headsAt(five, [3, 3], [3, 4], [4, 3], [4, 4])));
    expect(facts.ofKinds).toEqual(Uint32Array.of(1, ...Array<number>(15).fill(0)));
  });

  test('of Rugs', async () => {
    const five = board('rugs', 5);
    await expect(engine.examine(five, threeHeadsOf(five))).resolves.toMatchObject({
      ...{ nimber: 13, legal: 2 * 4 + 4 * 3 + 5 * 5, winning: 4 },
    });
  });

  test('of one row of Twins: one that is left turns no more', async () => {
    const row = board('single*twins', 1, 4);
    await expect(engine.examine(row, headsAt(row, [0, 2]))).resolves.toMatchObject({
      ...{ nimber: 2, legal: 2, winning: 1, ofKinds: Uint32Array.of(0, 1, 0) },
    });
    await expect(engine.winningMovesOf(row, headsAt(row, [0, 2]), 0, 1)).resolves.toEqual([
      { row: 0, column: 2, rowKind: 0, columnKind: 1 },
    ]);
    await expect(engine.examine(row, headsAt(row, [0, 0]))).resolves.toMatchObject({
      ...{ nimber: 0, legal: 0, winning: 0 },
    });
  });

  test.each(boards)('of %j: its counts and lists are those of a search', async (asked, seed) => {
    const described = await engine.describe(asked);
    const random = seededRandom(seed);
    for (let round = 0; round < 4; round += 1) {
      const coins = round === 0 ? allHeads(asked) : allHeads(asked).map(() => random(2));
      const { nimber, legal, winning } = searchMoves(described, coins);
      const facts = await engine.examine(asked, coins);
      expect(facts).toMatchObject({ nimber, legal: legal.length, winning: winning.length });
      const cornered = new Uint32Array(coins.length);
      const covering = new Uint32Array(coins.length);
      const kinds = described.columns.distances.length;
      const ofKinds = new Uint32Array(described.rows.distances.length * kinds);
      for (const { move, turned } of winning) {
        cornered[move.row * asked.columns + move.column]! += 1;
        ofKinds[move.rowKind * kinds + move.columnKind]! += 1;
        for (const index of turned) covering[index]! += 1;
      }
      expect({ ...facts }).toMatchObject({ cornered, covering, ofKinds });
      const pair = random(ofKinds.length);
      const [rowKind, columnKind] = [Math.floor(pair / kinds), pair % kinds];
      await expect(engine.winningMovesOf(asked, coins, rowKind, columnKind)).resolves.toEqual(
        movesOf(winning).filter(
          (move) => move.rowKind === rowKind && move.columnKind === columnKind,
        ),
      );
    }
  });

  test.each([-1, 2, 0.5, 65_536, Number.NaN])('has no move of the kind %d', async (kind) => {
    const five = board('flipping-game', 5);
    await expect(engine.winningMovesOf(five, allHeads(five), kind, 0)).resolves.toEqual([]);
    await expect(engine.winningMovesOf(five, allHeads(five), 0, kind)).resolves.toEqual([]);
  });

  test('leaves the coins with the caller', async () => {
    const asked = board('rugs', 3);
    const coins = allHeads(asked);
    await engine.examine(asked, coins);
    expect(coins).toEqual(allHeads(asked));
  });
});

describe('the opponent', () => {
  test.each(boards)('of strength perfect makes the best of %j', async (asked, seed) => {
    const described = await engine.describe(asked);
    const random = seededRandom(seed);
    for (let round = 0; round < 6; round += 1) {
      let coins: Uint8Array = allHeads(asked).map(() => random(2));
      const { winning } = searchMoves(described, coins);
      if (winning.length > 0) {
        const chosen = await engine.choose(asked, coins, 'perfect', seed, round);
        expect(movesOf(winning)).toContainEqual(chosen);
        coins = afterMove(coins, winning[movesOf(winning).findIndex(isLike(chosen!))]!);
      }
      const { legal } = searchMoves(described, coins);
      const replies = (move: LegalMove) =>
        searchMoves(described, afterMove(coins, move)).winning.length;
      const fewest = Math.min(...legal.map(replies));
      const best = legal.filter((move) => replies(move) === fewest);
      const chosen = await engine.choose(asked, coins, 'perfect', seed, round);
      if (legal.length === 0) expect(chosen).toBeUndefined();
      else expect(movesOf(best)).toContainEqual(chosen);
    }
  });

  test('overlooks what its strength lets it overlook', async () => {
    const four = board('flipping-game', 4);
    const coins = headsAt(four, [0, 0], [0, 1], [0, 3], [2, 0]);
    const { winning, legal } = searchMoves(await engine.describe(four), coins);
    expect([winning.length, legal.length]).toEqual([1, 6]);
    const rounds = 300;
    const wins = { perfect: 0, good: 0, casual: 0 };
    for (const strength of STRENGTHS) {
      for (let turn = 0; turn < rounds; turn += 1) {
        const chosen = await engine.choose(four, coins, strength, 1, turn);
        if (isLike(chosen!)(winning[0]!.move)) wins[strength] += 1;
      }
    }
    expect(wins.perfect).toBe(rounds);
    expect(Math.abs(wins.good - rounds / 2)).toBeLessThan(40);
    expect(Math.abs(wins.casual - rounds / 6)).toBeLessThan(30);
  });

  // The tests of the core say the same of these.
  test('makes the same moves everywhere', async () => {
    const asked = board('flipping-game', 15);
    const chosen = await Promise.all([
      engine.choose(asked, allHeads(asked), 'perfect', 1, 0),
      engine.choose(asked, allHeads(asked), 'good', 3, 1),
      engine.choose(asked, allHeads(asked), 'casual', 2 ** 32 - 1, 2 ** 32 - 1),
    ]);
    expect(chosen).toEqual([
      { row: 14, column: 11, rowKind: 4, columnKind: 2 },
      { row: 14, column: 11, rowKind: 4, columnKind: 2 },
      { row: 12, column: 12, rowKind: 0, columnKind: 2 },
    ]);
  });

  test.each(STRENGTHS)('of strength %s has no move where none is legal', async (strength) => {
    const asked = board('rugs', 6, 4);
    const over = engine.choose(asked, new Uint8Array(24), strength, 1, 2);
    await expect(over).resolves.toBeUndefined();
    const stuck = board('single*twins', 1);
    await expect(engine.choose(stuck, allHeads(stuck), strength, 1, 2)).resolves.toBeUndefined();
  });

  test.each([
    [-1, 0],
    [0, 0.5],
    [2 ** 32, 0],
    [0, Number.NaN],
  ])('takes no seed %d with turn %d', async (seed, turn) => {
    const five = board('rugs', 5);
    const chosen = engine.choose(five, allHeads(five), 'casual', seed, turn);
    await expect(chosen).rejects.toThrow('below 2^32');
  });
});

const isLike = (move: KindMove) => (other: KindMove) =>
  JSON.stringify(other) === JSON.stringify(move);

describe('the review of a game', () => {
  test.each(boards)('on %j follows from its moves', async (asked, seed) => {
    const described = await engine.describe(asked);
    const random = seededRandom(seed);
    const start = allHeads(asked);
    const moves: KindMove[] = [];
    const positions = [searchMoves(described, start)];
    for (let coins: Uint8Array = start; positions.at(-1)!.legal.length > 0;) {
      const { legal } = positions.at(-1)!;
      const played = legal[random(legal.length)]!;
      moves.push(played.move);
      coins = afterMove(coins, played);
      positions.push(searchMoves(described, coins));
    }
    const { nimbers, better } = await engine.review(asked, start, moves);
    expect(nimbers).toEqual(positions.map(({ nimber }) => nimber));
    expect(better).toHaveLength(moves.length);
    better.forEach((move, index) => {
      const { nimber, winning } = positions[index]!;
      if (nimber !== 0 && nimbers[index + 1] !== 0) {
        expect(movesOf(winning)).toContainEqual(move);
      } else {
        expect(move).toBeUndefined();
      }
    });
  });

  const five = board('flipping-game', 5);

  test('finds the winning move that is most like the one that was played', async () => {
    const played = { row: 4, column: 4, rowKind: 0, columnKind: 0 };
    await expect(engine.review(five, allHeads(five), [played])).resolves.toEqual({
      nimbers: [2, 3],
      better: [{ row: 4, column: 3, rowKind: 0, columnKind: 0 }],
    });
  });

  test('of no moves is the nimber of the start', async () => {
    const facts = engine.review(five, allHeads(five), []);
    await expect(facts).resolves.toEqual({ nimbers: [2], better: [] });
  });

  test.each<Partial<KindMove>>([
    { column: 3 }, // tails by then
    { column: 5 },
    { row: 5 },
    { rowKind: 1 }, // 3 rows do not fit at row 0
    { columnKind: 2 },
    { row: 256 }, // not row 0
    { column: 256 },
    { row: 65_536 },
    { columnKind: 65_536 },
    { column: -256 },
    { column: 1.5 },
    { row: Number.NaN },
  ])('ends before %j, which is not legal', async (change) => {
    const legal = { row: 0, column: 3, rowKind: 0, columnKind: 0 };
    const after = { ...legal, column: 0 };
    const moves = [legal, { ...after, ...change }, after];
    const facts = engine.review(five, allHeads(five), moves);
    await expect(facts).resolves.toEqual({ nimbers: [2, 0], better: [undefined] });
  });
});

describe('what is no board, or no position of it, is refused with its kind', () => {
  test.each([
    [board('chess', 5), 25, { kind: 'unknown-game' }],
    [board('twins*runs:even', 5), 25, { kind: 'bad-length-family' }],
    [board('rugs', 5, 201), 1005, { kind: 'board-out-of-range', amount: 200 }],
    [board('rugs', 0, 5), 0, { kind: 'board-out-of-range', amount: 200 }],
    [board('rugs', 2.5, 10), 25, { kind: 'board-out-of-range' }],
    [board('rugs', 5), 24, { kind: 'wrong-disc-count', amount: 25 }],
    [board('rugs', 5), 1_000_000, { kind: 'wrong-disc-count', amount: 25 }],
  ])('%j with %i coins', async (asked, count, expected) => {
    const coins = new Uint8Array(count);
    const calls: Promise<unknown>[] = [
      engine.examine(asked, coins),
      engine.winningMovesOf(asked, coins, 0, 0),
      engine.choose(asked, coins, 'good', 1, 1),
      engine.review(asked, coins, []),
    ];
    // Of one that is too large the nearest is described.
    if (expected.kind !== 'wrong-disc-count' && asked.columns <= 200)
      calls.push(engine.describe(asked));
    for (const call of calls) await expect(call).rejects.toMatchObject(expected);
  });
});

test('calls that overlap are answered each with its own board', async () => {
  const asked = [board('rugs', 5), board('rugs', 2), board('turning-corners', 2), board('rugs', 5)];
  const facts = await Promise.all(asked.map((one) => engine.examine(one, allHeads(one))));
  expect(facts.map(({ legal }) => legal)).toEqual([225, 9, 1, 225]);
});
