import { describe, expect, it } from 'vitest';
import {
  cornerMoves,
  eachMove,
  isLegal,
  isOver,
  legalCount,
  moveEndingAt,
  moveNimber,
  nearestMove,
  NO_CORNER_MOVES,
  lineFactorsOf,
  moveAfterStep,
  type MoveStep,
} from '../../../web/src/game/board';
import { lineMoveOf } from '../../../web/src/game/line';
import { endOf, type Move } from '../../../web/src/game/move';
import { filledPosition, withCoinsSet } from '../../../web/src/game/position';
import { kindsOfMove, moveOfKinds } from '../../../web/src/study/kinds';
import { nimProduct } from '../engine/nimbers';
import { seededRandom } from '../seeded_random';
import { boardOf, cell, game, move, moveText } from './boards';

const flipping = game('flipping-game');
const twelve = filledPosition({ rows: 12, columns: 12 }, 1);
const board = boardOf(flipping, twelve);
const texts = (of: typeof flipping, moves: readonly Move[]) =>
  moves.map((made) => moveText(of, made));

describe('a line', () => {
  it('has at every place the moves that fit, by kind, and always the same ones', () => {
    const { rows, columns } = board;
    expect([1, 4, 9, 12].map(columns.countAt)).toEqual([1, 2, 3, 3]);
    expect(rows.movesAt(6).map(({ places }) => places)).toEqual([
      [6],
      [4, 5, 6],
      [1, 2, 3, 4, 5, 6],
    ]);
    expect(rows.movesAt(6).map(({ kind }) => kind)).toEqual([0, 1, 2]);
    expect(rows.movesAt(6)).toBe(rows.movesAt(6));
  });

  it('has no move where a coin cannot be turned alone', () => {
    const { rows } = boardOf(game('turning-corners'), { rows: 4, columns: 4 });
    expect(rows.movesAt(1)).toEqual([]);
    expect(rows.movesAt(3).map(({ places }) => places)).toEqual([
      [2, 3],
      [1, 3],
    ]);
    expect(lineMoveOf(rows, [1, 3])?.kind).toBe(1);
    for (const none of [[3], [], [1, 2, 3], [4, 3], [1, 5]])
      expect(lineMoveOf(rows, none)).toBeUndefined();
  });
});

it('changes a position by nim-products below 256', () => {
  const random = seededRandom(6);
  const lineMove = (moveNimber: number) => ({ kind: 0, places: [1], moveNimber });
  for (let round = 0; round < 2_000; round += 1) {
    const [a, b] = [1 + random(255), 1 + random(255)];
    const change = board.change(lineMove(a), lineMove(b));
    expect(change).toBe(Number(nimProduct(BigInt(a), BigInt(b))));
  }
});

describe('the moves of a corner', () => {
  it('are those of its row with those of its column', () => {
    const moves = cornerMoves(board, twelve, cell(5, 3));
    expect(texts(flipping, eachMove(moves))).toEqual(['3x5', '3x2~5', '1~3x5', '1~3x2~5']);
    expect(cornerMoves(board, twelve, cell(12, 12)).count).toBe(12);
  });

  it('are none of tails, beside the board, or where one axis has none', () => {
    const tails = withCoinsSet(twelve, [cell(5, 3)], 0);
    for (const [shown, corner] of [
      [tails, cell(5, 3)],
      [twelve, cell(0, 1)],
      [twelve, cell(13, 1)],
      [twelve, cell(1, 13)],
    ] as const)
      expect(cornerMoves(board, shown, corner).count).toBe(0);
    const mixed = boardOf(game('single*twins'), { rows: 2, columns: 3 });
    const shown = filledPosition({ rows: 2, columns: 3 }, 1);
    expect(cornerMoves(mixed, shown, cell(1, 2))).toBe(NO_CORNER_MOVES);
    expect(cornerMoves(mixed, shown, cell(3, 2)).count).toBe(2);
  });

  it('may all be gone though heads are left', () => {
    const size = { rows: 3, columns: 3 };
    const corners = boardOf(game('turning-corners'), size);
    const edge = [1, 2, 3].flatMap((place) => [cell(place, 1), cell(1, place)]);
    const left = withCoinsSet(filledPosition(size, 0), edge, 1);
    expect([isOver(corners, left), legalCount(corners, left)]).toEqual([true, 0]);
    expect(isOver(corners, withCoinsSet(left, [cell(2, 2)], 1))).toBe(false);
  });
});

describe('a move that was pointed at', () => {
  const moves = cornerMoves(board, twelve, cell(10, 7));
  const read = (text: string) => move(flipping, text);

  it('ends opposite to its corner', () => {
    expect(moveText(flipping, moveEndingAt(moves, cell(7, 5)))).toBe('5~7x7~10');
    expect(endOf(read('5~7x7~10'))).toEqual(cell(7, 5));
    for (const none of [cell(8, 5), cell(7, 6), cell(11, 7), cell(10, 8)])
      expect(moveEndingAt(moves, none)).toBeUndefined();
  });

  it('is the first of those with the same end', () => {
    const twins = game('twins*twins');
    const own = boardOf(twins, { rows: 5, columns: 5 });
    const shown = filledPosition({ rows: 5, columns: 5 }, 1);
    const found = moveEndingAt(cornerMoves(own, shown, cell(5, 4)), cell(2, 1));
    expect(moveText(twins, found)).toBe('0.3x1.4');
  });

  it('is the one that ends nearest, and of two the smaller one', () => {
    const nearest = (column: number, row: number) =>
      moveText(flipping, nearestMove(moves, cell(column, row)));
    expect(nearest(10, 7)).toBe('7x10');
    expect(nearest(7, 5)).toBe('5~7x7~10');
    // Widths 1, 4 and 9 end in columns 10, 7 and 2; heights 1, 3 and 6 in rows 7, 5 and 2.
    expect(nearest(8, 6)).toBe('7x7~10');
    expect(nearest(4, 3)).toBe('2~7x2~10');
    expect(nearest(-50, -50)).toBe('2~7x2~10');
    expect(nearest(50, 50)).toBe('7x10');
    expect(nearestMove(NO_CORNER_MOVES, cell(1, 1))).toBeUndefined();
  });

  it('leads to others by steps', () => {
    const from = (text: string | undefined, step: MoveStep) =>
      moveText(flipping, moveAfterStep(moves, text === undefined ? undefined : read(text), step));
    expect((['next', 'wider', 'taller'] as const).map((step) => from(undefined, step))).toEqual(
      Array(3).fill('7x10'),
    );
    expect((['previous', 'narrower', 'lower'] as const).map((s) => from(undefined, s))).toEqual(
      Array(3).fill('2~7x2~10'),
    );
    // For another corner this is as good as no move.
    expect(from('1x1', 'next')).toBe('7x10');
    const middle = '5~7x7~10';
    expect(from(middle, 'wider')).toBe('5~7x2~10');
    expect(from(middle, 'narrower')).toBe('5~7x10');
    expect(from(middle, 'taller')).toBe('2~7x7~10');
    expect(from(middle, 'lower')).toBe('7x7~10');
    expect(from('2~7x2~10', 'wider')).toBeUndefined();
    expect(from('2~7x2~10', 'taller')).toBeUndefined();
    expect(from('7x10', 'narrower')).toBeUndefined();
    expect(from('7x10', 'lower')).toBeUndefined();
    expect(moveAfterStep(NO_CORNER_MOVES, undefined, 'next')).toBeUndefined();
  });

  it('goes around all of them, forth and back', () => {
    const all = eachMove(moves);
    let shown = moveAfterStep(moves, undefined, 'next');
    for (const one of [...all, ...all]) {
      expect(shown).toEqual(one);
      shown = moveAfterStep(moves, shown, 'next');
    }
    for (const one of [...all, ...all].reverse()) {
      shown = moveAfterStep(moves, shown, 'previous');
      expect(shown).toEqual(one);
    }
  });
});

describe('a move of Acrostic Twins', () => {
  const twins = game('acrostic-twins');
  const shown = filledPosition({ rows: 4, columns: 5 }, 1);
  const own = boardOf(twins, shown);
  const moves = cornerMoves(own, shown, cell(4, 3));
  const read = (text: string) => move(twins, text);

  it('turns two coins of one row or of one column', () => {
    expect(texts(twins, eachMove(moves))).toEqual(['2x2~3', '2x1.3', '2x0.3', '1~2x3', '0.2x3']);
    expect(moves.count).toBe(5);
    expect(cornerMoves(own, shown, cell(1, 1))).toBe(NO_CORNER_MOVES);
    for (const none of ['2x3', '1~2x2~3']) {
      expect(lineFactorsOf(own, read(none))).toBeUndefined();
      expect(isLegal(own, shown, read(none))).toBe(false);
    }
  });

  it('changes the position by the nim-sum of its two coins', () => {
    for (const [text, change] of [
      ['2x2~3', 2 ^ 3],
      ['2x0.3', 3],
      ['0.2x3', 2],
    ] as const)
      expect(moveNimber(own, read(text))).toBe(change);
    expect([...own.coinValues.slice(5, 10)]).toEqual([1, 0, 3, 2, 5]);
  });

  it('is the one that ends nearest to a pointer, in the row or in the column', () => {
    const nearest = (column: number, row: number) =>
      moveText(twins, nearestMove(moves, cell(column, row)));
    expect(nearest(2, 3)).toBe('2x1.3');
    expect(nearest(4, 1)).toBe('0.2x3');
    expect(nearest(1, 2)).toBe('2x0.3');
    expect(nearest(3, 1)).toBe('0.2x3');
    expect(nearest(4, 3)).toBe('2x2~3');
    expect(moveText(twins, moveEndingAt(moves, cell(1, 3)))).toBe('2x0.3');
    expect(moveEndingAt(moves, cell(1, 1))).toBeUndefined();
    const edge = cornerMoves(own, shown, cell(1, 3));
    expect(moveText(twins, nearestMove(edge, cell(1, 3)))).toBe('1~2x0');
  });

  it('leads to all others by steps, along the row and along the column', () => {
    const from = (text: string, step: MoveStep) =>
      moveText(twins, moveAfterStep(moves, read(text), step));
    expect(from('2x2~3', 'wider')).toBe('2x1.3');
    expect(from('2x2~3', 'narrower')).toBe('1~2x3');
    expect(from('2x2~3', 'taller')).toBe('1~2x3');
    expect(from('2x1.3', 'lower')).toBeUndefined();
    expect(from('1~2x3', 'lower')).toBe('2x2~3');
    expect(from('0.2x3', 'wider')).toBe('2x2~3');
    expect(from('0.2x3', 'next')).toBe('2x2~3');
    expect(from('2x2~3', 'previous')).toBe('0.2x3');
  });
});

describe('a move from outside', () => {
  it('is legal where the game has it and its corner is heads', () => {
    const shown = withCoinsSet(twelve, [cell(5, 5)], 0);
    const legal = (text: string) => isLegal(board, shown, move(flipping, text));
    expect(legal('4~6x2~5')).toBe(true);
    expect(legal('5x5')).toBe(false);
    expect(legal('5x2~6')).toBe(false);
    expect(legal('5x3~6')).toBe(true);
    expect(legal('1.3x1')).toBe(false);
    expect(legal('11~13x1')).toBe(false);
  });

  it('says on which axes the game has no such move', () => {
    const axes = (text: string) => {
      const given = move(flipping, text);
      return (['rows', 'columns'] as const).filter((axis) => !lineMoveOf(board[axis], given[axis]));
    };
    expect(axes('1~3x1~4')).toEqual([]);
    expect(axes('1~2x1~4')).toEqual(['rows']);
    expect(axes('1~3x1~3')).toEqual(['columns']);
    expect(axes('1~2x1.3')).toEqual(['rows', 'columns']);
    expect(lineFactorsOf(board, move(flipping, '1~2x1'))).toBeUndefined();
    expect(moveNimber(board, move(flipping, '1~2x1'))).toBeUndefined();
    expect(kindsOfMove(board, move(flipping, '1~2x1'))).toBeUndefined();
    expect(moveOfKinds(board, { row: 0, column: 0, rowKind: 1, columnKind: 0 })).toBeUndefined();
  });
});
