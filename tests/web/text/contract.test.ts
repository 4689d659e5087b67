import { describe, expect, it } from 'vitest';
import { limitsOf, type Hideable } from '../../../web/src/game/limits';
import { pointsOf } from '../../../web/src/game/score';
import { contractAbove, exercisesContract } from '../../../web/src/text/contract';

const matchContract = (kept: Parameters<typeof exercisesContract>[0]) =>
  contractAbove('match', kept, undefined);
const hiding = (...hidden: Hideable[]) => limitsOf(hidden);

describe('the contract of exercises', () => {
  it('says what wrong answers, hints and looking at the answer take, as the points are counted', () => {
    expect(exercisesContract(hiding())).toBe(
      'Each right answer gives a point. Each wrong one and each hint takes off a quarter, but you keep at least a quarter. ' +
        'If you look at the answer, you get 0 points for it. Your score is your share of all points.',
    );
    const gained = (tries: number, hints: number, outcome: 'solved' | 'shown' = 'solved') =>
      pointsOf([{ outcome, tries, hints }]).gained / 4;
    expect([gained(1, 0), gained(2, 0), gained(1, 1), gained(9, 2)]).toEqual([1, 0.75, 0.75, 0.25]);
    expect(gained(1, 1, 'shown')).toBe(0);
  });

  it('says nothing of what there isn’t', () => {
    expect(exercisesContract(hiding('hints'))).not.toMatch(/hint/u);
    expect(exercisesContract(hiding(), 3)).toMatch(
      /^Each answer is checked at once\. You have 3 tries at each question/u,
    );
    expect(exercisesContract(hiding(), 1)).toMatch(/^Each question takes one answer/u);
    expect(exercisesContract(hiding(), 1)).not.toMatch(/wrong/u);
  });

  it('warns of looking at the answer where that can be asked for', () => {
    const warns = (tries: number | undefined, ...hidden: Hideable[]) =>
      exercisesContract(hiding(...hidden), tries).includes('look at the answer');
    expect([warns(undefined), warns(1), warns(2), warns(undefined, 'hints')]).toEqual(
      Array.from({ length: 4 }, () => true),
    );
    expect([warns(3, 'hints'), warns(2, 'hints'), warns(1, 'hints')]).toEqual([true, false, false]);
    expect(exercisesContract(hiding('hints'), 1)).toBe(
      'Each question takes one answer, which is checked at once. Each right answer gives a point. ' +
        'Your score is your share of all points.',
    );
  });

  it('is that of a test where answers are hidden, whatever the tries', () => {
    for (const tries of [undefined, 1, 3])
      expect(exercisesContract(hiding('answers'), tries)).toMatch(/you aren’t told here whether/u);
    expect(exercisesContract(limitsOf([], ['answers']))).toMatch(/can’t be changed here/u);
  });
});

describe('the contract of a match', () => {
  it('says what hints and moves taken back take, as far as there are any', () => {
    expect(matchContract(hiding())).toBe(
      'A win scores 100%, less 25% for each hint and for each move you take back and change, but at least 25%. A loss scores 0%. ' +
        'You can play again until you hand in your work: your best game counts.',
    );
    expect(matchContract(hiding('hints'))).toContain(
      'less 25% for each move you take back and change, but',
    );
    expect(matchContract(limitsOf([], ['undo']))).toContain('less 25% for each hint, but');
    expect(matchContract(limitsOf(['answers'], ['undo']))).toBe(
      'A win scores 100%, a loss 0%. You can play again until you hand in your work: your best game counts.',
    );
  });
});
