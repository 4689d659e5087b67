import { describe, expect, it } from 'vitest';
import { cornerMoves, eachMove, lineFactorsOf } from '../../../web/src/game/board';
import {
  draftAfterPress,
  startDraft,
  endDeterminesMove,
  type Draft,
} from '../../../web/src/game/draft';
import { filledPosition } from '../../../web/src/game/position';
import { boardOf, cell, game, moveText } from './boards';

const SIDE = { rows: 9, columns: 9 };

/** An empty move on a board, with the corner in the last row and column. */
function begin(name: string) {
  const of = game(name);
  const board = boardOf(of, SIDE);
  const corner = cell(9, 9);
  const moves = cornerMoves(board, filledPosition(SIDE, 1), corner);
  /** The move after pressing these coins, each given as column and row. */
  const pressed = (...cells: readonly (readonly [column: number, row: number])[]) => {
    const draft = cells.reduce<Draft | undefined>(
      (before, [column, row]) => before && draftAfterPress(board, moves, before, cell(column, row)),
      startDraft(corner),
    );
    return moveText(of, draft);
  };
  return { board, moves, pressed };
}

describe('a move that is chosen coin by coin', () => {
  it('gets columns in the row of its corner, rows in its column, and both elsewhere', () => {
    const { pressed } = begin('mock-turtles-squared');
    expect(pressed([5, 9])).toBe('8x4.8');
    expect(pressed([5, 9], [9, 2])).toBe('1.8x4.8');
    expect(pressed([5, 2])).toBe('1.8x4.8');
    expect(pressed([5, 2], [3, 4])).toBe('1.3.8x2.4.8');
    // The coin's row is already in the move, so only its column is added.
    expect(pressed([5, 2], [3, 2])).toBe('1.8x2.4.8');
  });

  it('loses what is pressed again', () => {
    const { pressed } = begin('mock-turtles-squared');
    expect(pressed([5, 2], [5, 9])).toBe('1.8x8');
    expect(pressed([5, 2], [9, 2])).toBe('8x4.8');
    expect(pressed([5, 2], [5, 2])).toBe('8x8');
    expect(pressed([5, 2], [9, 9])).toBe('1.8x4.8');
  });

  it('gets no coin that no move has as well', () => {
    const { pressed } = begin('mock-turtles-squared');
    expect(pressed([5, 9], [4, 9], [3, 9])).toBeUndefined();
    expect(pressed([5, 9], [4, 9], [3, 2])).toBeUndefined();
    expect(begin('turnips*triplets').pressed([8, 2])).toBeUndefined();
  });

  it('ends where it is pressed along an axis whose ends say all', () => {
    const { board, pressed } = begin('ruler*mock-turtles');
    expect([board.rows.isByEnd, board.columns.isByEnd]).toEqual([true, false]);
    expect(pressed([5, 9])).toBe('9x4.8');
    expect(pressed([5, 9], [3, 9])).toBe('9x2.4.8');
    expect(pressed([5, 9], [9, 7])).toBe('7~9x4.8');
    expect(pressed([5, 7])).toBe('7~9x4.8');
    expect(pressed([5, 7], [9, 3])).toBe('3~9x4.8');
    expect(pressed([5, 7], [9, 7])).toBe('9x4.8');
  });

  it.each(['rugs', 'turning-corners', 'turning-turtles-squared', 'turnips*twins-within:4'])(
    'is the one that ends there in %s',
    (name) => {
      const { board, moves, pressed } = begin(name);
      expect(endDeterminesMove(board)).toBe(true);
      for (const move of eachMove(moves))
        expect(pressed([move.columns[0]!, move.rows[0]!])).toBe(moveText(board.game, move));
    },
  );

  it.each(['mock-turtles-squared', 'sym*triplets', 'grunt*moebius', 'ruler*mock-turtles'])(
    'can be any move of %s',
    (name) => {
      const { board, moves } = begin(name);
      for (const move of eachMove(moves)) {
        let draft: Draft | undefined = startDraft(cell(9, 9));
        const presses = [
          ...move.columns.slice(0, board.columns.isByEnd ? 1 : -1).map((column) => cell(column, 9)),
          ...move.rows.slice(0, board.rows.isByEnd ? 1 : -1).map((row) => cell(9, row)),
        ].filter(({ column, row }) => column < 9 || row < 9);
        for (const press of presses) draft = draft && draftAfterPress(board, moves, draft, press);
        expect(draft).toEqual(move);
        expect(draft && lineFactorsOf(board, draft)).toBeDefined();
      }
    },
  );
});
