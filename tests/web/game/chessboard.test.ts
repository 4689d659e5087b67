import { describe, expect, test } from 'vitest';
import {
  afterCoinMove,
  coinMovesOf,
  nimberOfSquare,
  nimSumOf,
  formatSquares,
  readCoins,
  targetSquaresFrom,
  winningCoinMovesOf,
  type Square,
} from '../../../web/src/game/chessboard';

const steps = [2, 3, 5, 7];
/** The Grundy numbers of the first nine coordinates, from the statement of the problem. */
const grundy = [0, 0, 1, 1, 2, 2, 3, 3, 4];
const at = (row: number, column: number): Square => ({ row, column });

/** True if the next player wins with these coins, by the rule alone. */
function canWin(coins: readonly Square[]): boolean {
  return coinMovesOf(coins, steps).some((move) => !canWin(afterCoinMove(coins, move)));
}

describe('coins on a board', () => {
  test('go left and up by a step, within the board', () => {
    expect(targetSquaresFrom(at(4, 6), steps)).toEqual([
      at(4, 4),
      at(4, 3),
      at(4, 1),
      at(2, 6),
      at(1, 6),
    ]);
    expect(targetSquaresFrom(at(2, 2), steps)).toEqual([]);
  });

  test('those that share a square have the same moves, and one of them moves', () => {
    const coins = [at(1, 3), at(1, 3)];
    const [move, ...others] = coinMovesOf(coins, steps);
    expect(others).toEqual([]);
    expect(afterCoinMove(coins, move!)).toEqual([at(1, 1), at(1, 3)]);
  });

  test('are worth 0 together exactly where the player to move loses', () => {
    for (let first = 1; first <= 25; first += 1) {
      for (let second = 1; second <= first; second += 1) {
        const coins = [first, second].map((index) =>
          at(Math.ceil(index / 5), ((index - 1) % 5) + 1),
        );
        const wins = nimSumOf(grundy, coins) !== 0;
        expect(canWin(coins)).toBe(wins);
        const winning = winningCoinMovesOf(coins, steps, grundy);
        expect(winning.length > 0).toBe(wins);
        for (const move of winning) expect(canWin(afterCoinMove(coins, move))).toBe(false);
      }
    }
  });

  test('are worth the nim-sum of their row and their column', () => {
    expect(nimberOfSquare(grundy, at(9, 7))).toBe(4 ^ 3);
    expect(nimSumOf(grundy, [at(9, 7), at(9, 1)])).toBe(3);
  });
});

test('coins as they stand in an address', () => {
  for (const coins of [[], [at(9, 9)], [at(1, 2), at(1, 2), at(3, 9)]])
    expect(readCoins(formatSquares(coins))).toEqual(coins);
  expect(formatSquares([at(1, 2), at(3, 9)])).toBe('1x2-3x9');
  for (const text of ['', '1x', '0x1', '1x10', '1x1-', '1×1', Array(13).fill('1x1').join('-')])
    expect(readCoins(text)).toBeUndefined();
});
