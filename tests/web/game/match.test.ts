import { describe, expect, it } from 'vitest';
import {
  isComputerToMove,
  isMatchSize,
  movesAfterRedo,
  movesAfterUndo,
  playerAfter,
  DEFAULT_MATCH,
  whoPlays,
} from '../../../web/src/game/match';

const between = { ...DEFAULT_MATCH, opponent: 'person' } as const;
const first = DEFAULT_MATCH;
const second = { ...DEFAULT_MATCH, you: 'second' } as const;

describe('a match', () => {
  it('has two players in turn', () => {
    expect([0, 1, 2].map(playerAfter)).toEqual(['first', 'second', 'first']);
    expect([0, 1].map((moves) => isComputerToMove(first, moves))).toEqual([false, true]);
    expect([0, 1].map((moves) => isComputerToMove(second, moves))).toEqual([true, false]);
    expect([0, 1].map((moves) => isComputerToMove(between, moves))).toEqual([false, false]);
  });

  it('is between a person and the computer, or two people with names', () => {
    expect([whoPlays(first, 'first'), whoPlays(first, 'second')]).toEqual(['you', 'computer']);
    expect([whoPlays(second, 'first'), whoPlays(second, 'second')]).toEqual(['computer', 'you']);
    const names = { first: 'Ada', second: 'Ben' };
    expect(whoPlays({ ...between, names }, 'second')).toEqual({ player: 'second', name: 'Ben' });
    expect(whoPlays(between, 'first')).toEqual({ player: 'first', name: '' });
  });

  it('goes back to where a person was to move', () => {
    const undone = (match: typeof first) => [0, 1, 2, 3].map((n) => movesAfterUndo(match, n));
    expect(undone(between as never)).toEqual([undefined, 0, 1, 2]);
    expect(undone(first)).toEqual([undefined, 0, 0, 2]);
    // If the computer began, no position of the player comes before its first move, so undo returns to the start.
    expect(undone(second)).toEqual([undefined, 0, 1, 1]);
  });

  it('goes forward to where a person is to move, or to the end', () => {
    const redone = (match: typeof first) => [0, 1, 2, 3].map((n) => movesAfterRedo(match, n, 3));
    expect(redone(between as never)).toEqual([1, 2, 3, undefined]);
    expect(redone(first)).toEqual([2, 2, 3, undefined]);
    expect(redone(second)).toEqual([1, 3, 3, undefined]);
  });

  it('is played on boards up to 30 × 30', () => {
    expect(isMatchSize({ rows: 30, columns: 1 })).toBe(true);
    expect(isMatchSize({ rows: 31, columns: 1 })).toBe(false);
    expect(isMatchSize({ rows: 1, columns: 31 })).toBe(false);
  });
});
