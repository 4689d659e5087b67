/**
 * Requests to the module and its answers, compared with known values. The tests of the core show that the values are
 * right.
 */
import { afterAll, describe, expect, test } from 'vitest';
import {
  STRENGTHS,
  type GameBoard,
  type KindMove,
  type Strength,
} from '../../../web/src/engine/api/boards';
import { createGameEngine } from '../../../web/src/engine/client/engines';
import { nimProduct } from './nimbers';
import { inProcess } from './real_module';

const engine = createGameEngine(inProcess);
afterAll(() => {
  engine.dispose();
});

const describeBoard = (board: GameBoard) => engine.ask('describe', board);
const examine = (board: GameBoard, coins: Uint8Array) => engine.ask('examine', { board, coins });
const movesOf = (board: GameBoard, coins: Uint8Array, rowKind: number, columnKind: number) =>
  engine.ask('winningMovesOf', { board, coins, rowKind, columnKind });
const choose = (
  board: GameBoard,
  coins: Uint8Array,
  strength: Strength,
  seed: number,
  turn: number,
) => engine.ask('choose', { board, coins, strength, seed, turn });
const review = (board: GameBoard, coins: Uint8Array, moves: readonly KindMove[]) =>
  engine.ask('review', { board, coins, moves });

const board = (game: string, rows: number, columns = rows): GameBoard => ({ game, rows, columns });

const allHeads = ({ rows, columns }: GameBoard) => new Uint8Array(rows * columns).fill(1);

/** A board's heads by row and column. */
function headsAt({ rows, columns }: GameBoard, ...places: readonly (readonly [number, number])[]) {
  const coins = new Uint8Array(rows * columns);
  for (const [row, column] of places) coins[columns * row + column] = 1;
  return coins;
}

const threeHeadsOf = (five: GameBoard) => headsAt(five, [1, 3], [3, 2], [4, 4]);

describe('a board', () => {
  test('of the Flipping Game', async () => {
    const described = await describeBoard(board('flipping-game', 5));
    expect(described.rows).toEqual({
      grundyNumbers: Uint8Array.of(1, 1, 1, 1, 1),
      distances: [Uint8Array.of(0), Uint8Array.of(0, 1, 2)],
      firstSets: new Uint32Array(5),
      kindCounts: Uint16Array.of(1, 1, 2, 2, 2),
      kindCount: 2,
    });
    expect(described.columns).toEqual({
      grundyNumbers: Uint8Array.of(1, 1, 1, 2, 1),
      distances: [Uint8Array.of(0), Uint8Array.of(0, 1, 2, 3)],
      firstSets: new Uint32Array(5),
      kindCounts: Uint16Array.of(1, 1, 1, 2, 2),
      kindCount: 2,
    });
    expect(described.winningFirstMoves).toBe(8);
  });

  test('of a size that its game does not have: the largest that it has', async () => {
    const tooLarge = await describeBoard(board('ruler*mock-turtles', 300, 300));
    const { largest } = tooLarge;
    expect(largest.rows).toBe(200);
    expect(largest.columns).toBeLessThan(200);
    const { rows, columns } = largest;
    expect(tooLarge).toEqual(await describeBoard(board('ruler*mock-turtles', rows, columns)));
  });

  test('of one row of Twins', async () => {
    const { rows, columns } = await describeBoard(board('single*twins', 1, 4));
    expect(rows).toMatchObject({ grundyNumbers: Uint8Array.of(1), distances: [Uint8Array.of(0)] });
    expect(columns.grundyNumbers).toEqual(Uint8Array.of(0, 1, 2, 3));
    expect(columns.distances).toEqual([1, 2, 3].map((apart) => Uint8Array.of(0, apart)));
  });

  test('without a move', async () => {
    const described = await describeBoard(board('single*twins', 1, 1));
    expect(described.columns).toMatchObject({ grundyNumbers: Uint8Array.of(0), distances: [] });
    expect(described.winningFirstMoves).toBe(0);
  });

  test('comes with the nim-products below 256', async () => {
    const { changes, isProduct } = await describeBoard(board('rugs', 1));
    expect(isProduct).toBe(true);
    expect(changes).toHaveLength(65_536);
    const byRule = (index: number) => nimProduct(BigInt(index >> 8), BigInt(index & 255), 8);
    const wrong = [...changes.keys()].filter((index) => BigInt(changes[index]!) !== byRule(index));
    expect(wrong).toEqual([]);
  });
});

describe('a position', () => {
  test('of Turning Corners', async () => {
    const five = board('turning-corners', 5);
    const facts = await examine(five, threeHeadsOf(five));
    expect(facts).toMatchObject({ nimber: 4, legal: 25, winning: 1 });
    expect(facts.cornered).toEqual(Uint32Array.from(headsAt(five, [4, 4])));
    expect(facts.covering).toEqual(Uint32Array.from(headsAt(five, [3, 3], [3, 4], [4, 3], [4, 4])));
    expect(facts.ofKinds).toEqual(Uint32Array.of(1, ...Array<number>(15).fill(0)));
  });

  test('of Rugs', async () => {
    const five = board('rugs', 5);
    await expect(examine(five, threeHeadsOf(five))).resolves.toMatchObject({
      nimber: 13,
      legal: 2 * 4 + 4 * 3 + 5 * 5,
      winning: 4,
    });
  });

  test('of one row of Twins: one that is left turns no more', async () => {
    const row = board('single*twins', 1, 4);
    await expect(examine(row, headsAt(row, [0, 2]))).resolves.toMatchObject({
      nimber: 2,
      legal: 2,
      winning: 1,
      ofKinds: Uint32Array.of(0, 1, 0),
    });
    await expect(movesOf(row, headsAt(row, [0, 2]), 0, 1)).resolves.toEqual([
      { row: 0, column: 2, rowKind: 0, columnKind: 1 },
    ]);
    await expect(examine(row, headsAt(row, [0, 0]))).resolves.toMatchObject({
      nimber: 0,
      legal: 0,
      winning: 0,
    });
  });

  test.each([-1, 2, 0.5, 65_536, Number.NaN])('has no move of the kind %d', async (kind) => {
    const five = board('flipping-game', 5);
    await expect(movesOf(five, allHeads(five), kind, 0)).resolves.toEqual([]);
    await expect(movesOf(five, allHeads(five), 0, kind)).resolves.toEqual([]);
  });
});

describe('the opponent', () => {
  // The tests of the core expect the same moves.
  test('makes the same moves everywhere', async () => {
    const asked = board('flipping-game', 15);
    const chosen = await Promise.all([
      choose(asked, allHeads(asked), 'perfect', 1, 0),
      choose(asked, allHeads(asked), 'good', 3, 1),
      choose(asked, allHeads(asked), 'casual', 2 ** 32 - 1, 2 ** 32 - 1),
    ]);
    expect(chosen).toEqual([
      { row: 14, column: 11, rowKind: 4, columnKind: 2 },
      { row: 14, column: 11, rowKind: 4, columnKind: 2 },
      { row: 12, column: 12, rowKind: 0, columnKind: 2 },
    ]);
  });

  test.each(STRENGTHS)('of strength %s has no move where none is legal', async (strength) => {
    const asked = board('rugs', 6, 4);
    const over = choose(asked, new Uint8Array(24), strength, 1, 2);
    await expect(over).resolves.toBeUndefined();
    const stuck = board('single*twins', 1);
    await expect(choose(stuck, allHeads(stuck), strength, 1, 2)).resolves.toBeUndefined();
  });

  test('has no other strength', async () => {
    const five = board('rugs', 5);
    const chosen = choose(five, allHeads(five), 'GOOD' as Strength, 1, 2);
    await expect(chosen).rejects.toThrow('no opponent of this strength');
  });

  test.each([
    [-1, 0],
    [0, 0.5],
    [2 ** 32, 0],
    [0, Number.NaN],
  ])('takes no seed %d with turn %d', async (seed, turn) => {
    const five = board('rugs', 5);
    const chosen = choose(five, allHeads(five), 'casual', seed, turn);
    await expect(chosen).rejects.toThrow('below 2^32');
  });
});

describe('the review of a game', () => {
  const five = board('flipping-game', 5);

  test('finds the winning move that is most like the one that was played', async () => {
    const played = { row: 4, column: 4, rowKind: 0, columnKind: 0 };
    await expect(review(five, allHeads(five), [played])).resolves.toEqual({
      nimbers: [2, 3],
      better: [{ row: 4, column: 3, rowKind: 0, columnKind: 0 }],
    });
  });

  test('of no moves is the nimber of the start', async () => {
    const facts = review(five, allHeads(five), []);
    await expect(facts).resolves.toEqual({ nimbers: [2], better: [] });
  });

  test.each<Partial<KindMove>>([
    { column: 3 }, // these are tails by then
    { column: 5 },
    { row: 5 },
    { rowKind: 1 }, // a run of 3 rows doesn't fit at row 0
    { columnKind: 2 },
    { row: 256 }, // row 256 must not be read as row 0
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
    const facts = review(five, allHeads(five), moves);
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
    [board('rugs', 5), 24, { kind: 'wrong-coin-count', amount: 25 }],
    [board('rugs', 5), 1_000_000, { kind: 'wrong-coin-count', amount: 25 }],
  ])('%j with %i coins', async (asked, count, expected) => {
    const coins = new Uint8Array(count);
    const calls: Promise<unknown>[] = [
      examine(asked, coins),
      movesOf(asked, coins, 0, 0),
      choose(asked, coins, 'good', 1, 1),
      review(asked, coins, []),
    ];
    // If a board is too large, the nearest one is described.
    if (expected.kind !== 'wrong-coin-count' && asked.columns <= 200)
      calls.push(describeBoard(asked));
    for (const call of calls) await expect(call).rejects.toMatchObject(expected);
  });
});

test('calls that overlap are answered each with its own board', async () => {
  const asked = [board('rugs', 5), board('rugs', 2), board('turning-corners', 2), board('rugs', 5)];
  const facts = await Promise.all(asked.map((one) => examine(one, allHeads(one))));
  expect(facts.map(({ legal }) => legal)).toEqual([225, 9, 1, 225]);
});
