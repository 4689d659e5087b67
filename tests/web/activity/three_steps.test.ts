/** The lesson on finding a move: every choice that leads to a winning move in three steps. */
import { describe, expect, it } from 'vitest';
import { isLegal } from '../../../web/src/game/board';
import { positionAfterMove } from '../../../web/src/game/move';
import { nimberOf } from '../../../web/src/game/next_position';
import { randomPosition } from '../../../web/src/game/position';
import { headsIn, moveOfSplit, splitsOf } from '../../../web/src/study/winning_steps';
import { boardOf, game, moveText, position } from '../game/boards';
import { seededRandom } from '../seeded_random';

describe('the position of the lesson', () => {
  const of = game('mock-turtles-squared');
  const start = position(of, 'BBBBB.BBBWB.BBBBB.BBWBB.BBBBW');
  const board = boardOf(of, start);

  it('has three heads that can go lower', () => {
    const heads = headsIn(board, start).map(({ value, wanted }) => [value, wanted]);
    expect(heads).toEqual([
      [9, 7],
      [10, 4],
      [13, 3],
    ]);
  });

  it('splits its last head as the text says', () => {
    const splits = splitsOf(board, headsIn(board, start)[2]!);
    expect(splits.map(({ row, column }) => [row.wanted, column.wanted])).toEqual(
      [5, 10, 2, 4, 3, 0, 9, 13].map((column, row) => [row, column]),
    );
    expect(splits[0]?.column.change).toBe(13);
    expect(splits.map(({ fits }) => fits).filter(Boolean)).toHaveLength(5);
  });
});

it('finds the move of Twins within 4 × Ruler', () => {
  const of = game('twins-within:4*ruler');
  const rows = Array.from({ length: 10 }, () => 'B'.repeat(8));
  rows[3] = 'WBBBBBBB';
  rows[9] = 'BBBWBBBB';
  const start = position(of, rows.join('.'));
  const board = boardOf(of, start);
  const lower = headsIn(board, start).filter(({ value, wanted }) => wanted < value);
  expect(lower).toHaveLength(1);
  const moves = splitsOf(board, lower[0]!).map((split) => moveOfSplit(board, lower[0]!, split));
  expect(moves.map((move) => moveText(of, move))).toEqual([
    undefined,
    undefined,
    '8.10x1~4',
    undefined,
  ]);
});

it.each(['flipping-game', 'rugs', 'turning-corners', 'sym*ruler', 'mock-turtles-squared'])(
  'leads to a win from every position of %s that can be won',
  (name) => {
    const of = game(name);
    const size = { rows: 6, columns: 7 };
    const board = boardOf(of, size);
    const random = seededRandom(9);
    for (let trial = 0; trial < 40; trial += 1) {
      const start = randomPosition(size, () => random(100) / 100);
      if (nimberOf(board, start) === 0) continue;
      const lower = headsIn(board, start).filter(({ value, wanted }) => wanted < value);
      expect(lower.length).toBeGreaterThan(0);
      for (const head of lower) {
        const fitting = splitsOf(board, head).filter(({ fits }) => fits);
        expect(fitting.length).toBeGreaterThan(0);
        for (const split of fitting) {
          const move = moveOfSplit(board, head, split)!;
          expect(isLegal(board, start, move)).toBe(true);
          expect(nimberOf(board, positionAfterMove(start, move))).toBe(0);
        }
      }
    }
  },
);
