import { describe, expect, it } from 'vitest';
import { contractOf } from '../../../web/src/course/contract_above';

const activity = (attributes: Readonly<Record<string, string>>) => ({
  getAttribute: (name: string) => attributes[name] ?? null,
});

describe('what stands above an activity', () => {
  it('is all that counts of a match, by its attributes or by its address', () => {
    const free = contractOf(activity({ mode: 'play', lock: 'position,mode' }), undefined);
    expect(free).toBe(
      'A win scores 100%, less 25% for each hint and for each move you take back and change, but at least 25%. ' +
        'A loss scores 0%. You can play again: your best game counts.',
    );
    const strict = activity({ settings: 'game=rugs&mode=play&lock=undo,position&hide=hints' });
    expect(contractOf(strict, 50)).toBe(
      'A win scores 100%, a loss 0%. You can play again: your best game counts. You pass with 50% or more.',
    );
  });

  it('is where the score of a lesson comes from, and what passes: the rest is above its exercises', () => {
    expect(contractOf(activity({ lesson: 'mex' }), 60)).toBe(
      'Your score comes from the exercises at the end of the lesson. You pass with 60% or more.',
    );
    expect(contractOf(activity({ settings: 'puzzles=3' }), 60)).toBe('You pass with 60% or more.');
    expect(contractOf(activity({ puzzles: '3' }), undefined)).toBe('');
  });
});
