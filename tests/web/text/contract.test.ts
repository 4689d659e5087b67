import { describe, expect, it } from 'vitest';
import { HIDEABLE, limitsOf } from '../../../web/src/game/limits';
import { pointsOf } from '../../../web/src/game/score';
import { exercisesContract, matchContract } from '../../../web/src/text/contract';

const hiding = (...hidden: (typeof HIDEABLE)[number][]) => limitsOf(hidden);

describe('the contract of exercises', () => {
  it('says what wrong answers, hints and looking at the answer take, as the points are counted', () => {
    expect(exercisesContract(hiding())).toBe(
      'Each answer is checked at once. A wrong one shows you why, and you try again. Each one you solve gives a point. ' +
        'Each wrong answer and each hint takes off a quarter, down to a quarter. Looking at the answer takes it all. ' +
        'Your score is your share of all points.',
    );
    const gained = (tries: number, hints: number, outcome: 'solved' | 'shown' = 'solved') =>
      pointsOf([{ outcome, tries, hints }]).gained / 4;
    expect([gained(1, 0), gained(2, 0), gained(1, 1), gained(9, 2)]).toEqual([1, 0.75, 0.75, 0.25]);
    expect(gained(1, 1, 'shown')).toBe(0);
  });

  it('says nothing of what there isn’t', () => {
    expect(exercisesContract(hiding('hints'))).not.toMatch(/hint/u);
    expect(exercisesContract(hiding(), 3)).toMatch(
      /^Each answer is checked at once. You have 3 tries at each/u,
    );
    expect(exercisesContract(hiding(), 1)).toMatch(/^Each takes one answer/u);
    expect(exercisesContract(hiding(), 1)).not.toMatch(/wrong/u);
    expect(exercisesContract(hiding('hints'), 1)).not.toMatch(/hint|wrong|Looking/u);
  });

  it('is that of a test where answers are hidden, whatever the tries', () => {
    for (const tries of [undefined, 1, 3])
      expect(exercisesContract(hiding('answers'), tries)).toMatch(/You aren’t told here whether/u);
    expect(exercisesContract(limitsOf([], ['answers']))).toMatch(/can’t be changed here/u);
  });
});

describe('the contract of a match', () => {
  it('says what hints and moves taken back take, as far as there are any', () => {
    expect(matchContract(hiding())).toBe(
      'A game you win scores 100%. Each move you take back and each hint takes off 25%, down to 25%. ' +
        'You can play again: your best game counts.',
    );
    expect(matchContract(hiding('hints'))).toContain('Each move you take back takes off 25%');
    expect(matchContract(limitsOf([], ['undo']))).toContain('Each hint takes off 25%');
    expect(matchContract(limitsOf(['answers'], ['undo']))).toBe(
      'A game you win scores 100%. You can play again: your best game counts.',
    );
  });
});
