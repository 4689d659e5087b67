import { beforeAll, expect, test } from 'vitest';
import type { TartanModule } from '../../../web/src/engine/worker/full_solver';
import { loadRealModule } from './real_module';

let module: TartanModule;
beforeAll(async () => {
  module = await loadRealModule();
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
