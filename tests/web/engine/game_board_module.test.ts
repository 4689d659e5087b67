import { beforeAll, expect, test } from 'vitest';
import type { TartanModule } from '../../../web/src/engine/load';
import { loadRealModule } from './real_module';

let module: TartanModule;
beforeAll(async () => {
  module = await loadRealModule();
});

test.each([
  ['flipping-game', 1, 1, true],
  ['runs:triangular*runs:square', 1, 1, true],
  ['runs:square*runs:triangular', 1, 1, false],
  ['rugs', 1, 1, false],
  ['turning-corners', 0, 0, false],
  ['single*twins', 1, 0, false],
  ['mock-turtles-squared', 0, 0, false, 49],
  ['acrostic-twins', 0, 0, false, 128],
])('%s, before its board has a size', (game, rowOrigin, columnOrigin, rowsUpward, side = 200) => {
  const largest = { largestRows: side, largestColumns: side };
  expect(module.describeGame(game)).toEqual({
    ...{ rowOrigin, columnOrigin, rowsUpward, ...largest },
    ...{ hasBoards: true, failure: undefined },
  });
});

test('Connected Blocks has no boards', () => {
  expect(module.describeGame('connected-blocks')).toMatchObject({ hasBoards: false });
});

test('the winning moves of a row', () => {
  const board = { game: 'turning-corners', rows: 5, columns: 5 };
  const heads = new Uint8Array(25);
  for (const [row, column] of [
    [1, 3],
    [3, 2],
    [4, 4],
  ] as const)
    heads[5 * row + column] = 1;
  const rows = [0, 1, 2, 3, 4, 5, 4_000_000_000];
  const found = rows.map((row) => [...module.winningMovesIn(board, heads, row).moves]);
  expect(found).toEqual([[], [], [], [], [4, 4, 0, 0], [], []]);
});

test('each question is about its own board, whichever was asked about before', () => {
  const boards = [
    { game: 'flipping-game', rows: 5, columns: 5 },
    { game: 'flipping-game', rows: 5, columns: 3 },
    { game: 'flipping-game', rows: 3, columns: 3 },
    { game: 'rugs', rows: 3, columns: 3 },
  ];
  const lines = ({ rows, columns }: ReturnType<TartanModule['describeBoard']>) =>
    [rows, columns].map(({ grundyNumbers }) => Array.from(grundyNumbers));
  const inOrder = boards.map((board) => lines(module.describeBoard(board)));
  const backwards = boards.toReversed().map((board) => lines(module.describeBoard(board)));
  expect(backwards.toReversed()).toEqual(inOrder);
  expect(new Set(inOrder.map(String)).size).toBe(boards.length);
});
