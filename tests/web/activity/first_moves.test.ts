/** The lesson on counting: first moves, counted from two histograms. */
import { describe, expect, it } from 'vitest';
import { cornerMoves, eachMove, moveNimber } from '../../../web/src/game/board';
import { cellAt, filledPosition } from '../../../web/src/game/position';
import {
  countFirstMoves,
  countingWork,
} from '../../../web/src/activity/lesson/instruments/first_moves';
import { boardOf, game } from '../game/boards';

const counted = (rows: number, columns = rows, name = 'flipping-game') => {
  const board = boardOf(game(name), { rows, columns });
  return { board, ...countFirstMoves(board) };
};

describe('the first moves of a board', () => {
  it('are those of the worked example', () => {
    const { nimber, rows, columns, pairs, sum } = counted(5);
    expect(nimber).toBe(2);
    expect([...rows.subarray(0, 4)]).toEqual([0n, 8n, 0n, 0n]);
    expect([...columns.subarray(0, 4)]).toEqual([0n, 4n, 1n, 2n]);
    expect(pairs).toEqual([{ a: 1, b: 2, rowMoves: 8n, columnMoves: 1n, product: 8n }]);
    expect(sum).toBe(8n);
  });

  it.each([
    [3, 5, 'flipping-game'],
    [6, 9, 'rugs'],
    [5, 5, 'mock-turtles-squared'],
  ])('%i × %i, %s, are counted as one by one', (rows, columns, name) => {
    const { board, nimber, sum, rowMoves, columnMoves } = counted(rows, columns, name);
    const start = filledPosition({ rows, columns }, 1);
    const moves = Array.from(start.coins, (_, place) =>
      eachMove(cornerMoves(board, start, cellAt(start, place))),
    ).flat();
    expect(rowMoves * columnMoves).toBe(BigInt(moves.length));
    const wins = moves.filter((move) => moveNimber(board, move) === nimber);
    expect(sum).toBe(BigInt(wins.length));
  });

  it('are the engine’s P(100)', () => {
    const { board, sum, pairs } = counted(100);
    expect(sum).toBe(31395n);
    expect(sum).toBe(BigInt(board.winningFirstMoves));
    expect(pairs).toHaveLength(7);
  });

  it('pair in both directions', () => {
    const { pairOf } = counted(100);
    for (let a = 1; a < 16; a += 1) expect(pairOf(pairOf(a).b).b).toBe(a);
  });

  it('are none where Γ = 0', () => {
    const { nimber, sum, pairs } = counted(2);
    expect([nimber, sum, pairs]).toEqual([0, 0n, []]);
  });
});

describe('the work', () => {
  it.each([
    [5n, 15n, 56n],
    [100n, 1483n, 536250n],
  ])('of a side of %i', (side, looked, all) => {
    expect(countingWork(side)).toEqual({ side, looked, counted: all });
  });

  it('adds where the board multiplies', () => {
    const { rowMoves, columnMoves } = counted(100);
    expect(countingWork(100n).looked).toBe(rowMoves + columnMoves);
    expect(countingWork(1_000_000n).counted).toBe(627_403_651_513_215_000n);
  });
});
