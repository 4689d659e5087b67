import { beforeAll, describe, expect, test } from 'vitest';
import type { TartanModule } from '../../../web/src/solver/load';
import { nimProduct } from './nimbers';
import { loadRealModule } from './real_module';

let module: TartanModule;
beforeAll(async () => {
  module = await loadRealModule();
});

/** Heads of a board of 5 columns, by row and column from 0. */
function headsAt(...places: readonly (readonly [number, number])[]): Uint8Array {
  const heads = new Uint8Array(25);
  for (const [row, column] of places) heads[5 * row + column] = 1;
  return heads;
}

const threeHeads = headsAt([1, 3], [3, 2], [4, 4]);

describe('a game by its name', () => {
  test.each([
    ['flipping-game', 1, 1, true],
    ['runs:triangular*runs:square', 1, 1, true],
    ['runs:square*runs:triangular', 1, 1, false],
    ['rugs', 1, 1, false],
    ['turning-corners', 0, 0, false],
    ['single*twins', 1, 0, false],
  ])('%s', (game, rowOrigin, columnOrigin, rowsUpward) => {
    const largest = { largestRows: 200, largestColumns: 200 };
    expect(module.describeGame(game)).toEqual({
      ...{ rowOrigin, columnOrigin, rowsUpward, ...largest, failure: undefined },
    });
  });
});

describe('a board of it', () => {
  test('tells of its lines what a move turns and changes', () => {
    const board = new module.GameBoard('twins*runs:1,3', 4, 5);
    const rows = board.rowLine();
    expect([...rows.grundyNumbers]).toEqual([0, 1, 2, 3]);
    expect([...rows.stretches]).toEqual([0, 0, 1, 1, 0, 0, 2, 2, 0, 0, 3, 3]);
    expect([...rows.stretchEnds]).toEqual([2, 4, 6]);
    const columns = board.columnLine();
    expect([...columns.stretches]).toEqual([0, 0, 0, 2]);
    expect([...columns.stretchEnds]).toEqual([1, 2]);
    board.delete();
  });

  test('sums up a position, coin by coin', () => {
    const board = new module.GameBoard('turning-corners', 5, 5);
    const { cornered, covering, ...facts } = board.summarize(threeHeads);
    expect(facts).toEqual({ boardNimber: 4, legal: 25, winning: 1, failure: undefined });
    expect([...cornered]).toEqual([...headsAt([4, 4])]);
    expect([...covering]).toEqual([...headsAt([3, 3], [3, 4], [4, 3], [4, 4])]);
    board.delete();
  });

  test('lists the winning moves of a corner, or of two kinds', () => {
    const board = new module.GameBoard('turning-corners', 5, 5);
    const at = (row: number, column: number) => [
      ...board.winningMovesAt(threeHeads, row, column).moves,
    ];
    const of = (rowKind: number, columnKind: number) => [
      ...board.winningMovesOf(threeHeads, rowKind, columnKind).moves,
    ];
    expect([at(4, 4), at(1, 3), at(5, 4), at(4, 5)]).toEqual([[4, 4, 0, 0], [], [], []]);
    expect([of(0, 0), of(1, 0), of(0, 1), of(60_000, 0)]).toEqual([[4, 4, 0, 0], [], [], []]);
    board.delete();
  });
});

test.each([
  ['chess', 5, 5, 'unknown-game'],
  ['twins*runs:even', 5, 5, 'bad-length-family'],
  ['rugs', 5, 201, 'board-out-of-range'],
  ['rugs', 2.5, 5, 'board-out-of-range'],
])('%s of %d by %d is refused by every answer', (game, rows, columns, kind) => {
  const board = new module.GameBoard(game, rows, columns);
  const refusals = [
    board.failure(),
    board.summarize(threeHeads).failure,
    board.winningMovesAt(threeHeads, 0, 0).failure,
    board.winningMovesOf(threeHeads, 0, 0).failure,
  ].map((failure) => failure?.kind);
  expect(refusals).toEqual([kind, kind, kind, kind]);
  expect(board.rowLine().grundyNumbers).toHaveLength(0);
  board.delete();
});

test.each([24, 26, 1_000_000])('%d coins are no position of 25', (count) => {
  const board = new module.GameBoard('rugs', 5, 5);
  const { failure, cornered } = board.summarize(new Uint8Array(count));
  expect(failure).toMatchObject({ kind: 'wrong-disc-count', amount: 25 });
  expect(cornered).toHaveLength(0);
  board.delete();
});

test('the nim-products below 256', () => {
  const products = module.smallNimProducts();
  expect(products).toHaveLength(65_536);
  const byRule = (index: number) => nimProduct(BigInt(index >> 8), BigInt(index & 255), 8);
  const wrong = [...products.keys()].filter((index) => BigInt(products[index]!) !== byRule(index));
  expect(wrong).toEqual([]);
});
