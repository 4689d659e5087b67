/** The score that follows from a session's answers. */
import { describe, expect, it } from 'vitest';
import { FLIPPING_GAME } from '../../../web/src/game/game';
import { filledPosition } from '../../../web/src/game/position';
import {
  HARDEST_PUZZLE_LEVEL,
  levelOf,
  findPrediction,
  scoreOf,
  withPrediction,
  type Prediction,
} from '../../../web/src/game/prediction';

const nothing = findPrediction([], FLIPPING_GAME, filledPosition({ rows: 2, columns: 2 }, 1));
const changed = (change: Partial<Prediction>): Prediction => ({ ...nothing, ...change });

const right = changed({ attempts: 1, isRight: true, isShown: true });
const second = changed({ attempts: 2, isRight: true, isShown: true });
const hinted = changed({ attempts: 1, isRight: true, isShown: true, hints: 1 });
const wrong = changed({ attempts: 1 });
const givenUp = changed({ isShown: true });
const seen = changed({ attempts: 1, isRight: true, isShown: true, wasSeen: true });
const onlyHinted = changed({ hints: 1 });

describe('a sitting', () => {
  it('counts what was right at the first try and without a hint, of all that was answered or shown', () => {
    expect(scoreOf([])).toEqual({ right: 0, of: 0, streak: 0 });
    expect(scoreOf([right, second, hinted, wrong, givenUp, seen, onlyHinted, nothing])).toEqual({
      right: 1,
      of: 5,
      streak: 0,
    });
  });

  it('counts how many came last that were right so, whatever did not count', () => {
    const streakOf = (...all: Prediction[]) => scoreOf(all).streak;
    expect([streakOf(right, right), streakOf(right, second), streakOf(right, seen)]).toEqual([
      ...[2, 0, 1],
    ]);
    expect(streakOf(right, wrong, right, right, onlyHinted)).toBe(2);
  });

  it('goes up a level with each of these and down with each other one, within bounds', () => {
    expect(levelOf([])).toBe(0);
    expect(levelOf([right, right, right, wrong])).toBe(2);
    expect(levelOf([wrong, givenUp, right])).toBe(1);
    expect(levelOf([right, hinted, second])).toBe(0);
    expect(levelOf([right, seen, onlyHinted])).toBe(1);
    expect(levelOf(Array<Prediction>(9).fill(right))).toBe(HARDEST_PUZZLE_LEVEL);
  });

  it('has one prediction for each position of a game, in the order in which they came up', () => {
    const other = { ...right, position: filledPosition({ rows: 2, columns: 2 }, 0) };
    const rugs = { ...right, game: 'rugs' };
    const all = [nothing, other, rugs].reduce(withPrediction, []);
    expect(all).toHaveLength(3);
    const later = withPrediction(all, { ...nothing, attempts: 3 });
    expect(later.map(({ attempts }) => attempts)).toEqual([3, 1, 1]);
    const found = findPrediction(later, FLIPPING_GAME, filledPosition({ rows: 2, columns: 2 }, 1));
    expect(found.attempts).toBe(3);
  });
});
