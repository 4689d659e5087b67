import { describe, expect, it } from 'vitest';
import { contractOf } from '../../../../web/src/outlets/course/contract_above';

const contract = (settings: string, pass?: number) =>
  contractOf(new URLSearchParams(settings), pass);

describe('what stands above an activity', () => {
  it('is all that counts of a match', () => {
    expect(contract('mode=play&lock=position,mode')).toBe(
      'A win scores 100%, less 25% for each hint and for each move you take back and change, but at least 25%. ' +
        'A loss scores 0%. You can play again until you hand in your work: your best game counts.',
    );
    // A review has nothing to play again.
    expect(contract('mode=play&lock=undo,answers&hide=hints')).toBe(
      'A win scores 100%, a loss 0%.',
    );
    expect(contract('game=rugs&mode=play&lock=undo,position&hide=hints', 50)).toBe(
      'A win scores 100%, a loss 0%. You can play again until you hand in your work: your best game counts. You pass with 50% or more.',
    );
  });

  it('is where the score of a lesson comes from, and what passes: the rest is above its exercises', () => {
    expect(contract('lesson=mex', 60)).toBe(
      'Your score comes from the exercises at the end of the lesson. You pass with 60% or more.',
    );
    expect(contract('puzzles=3', 60)).toBe('You pass with 60% or more.');
    expect(contract('puzzles=3')).toBe('');
  });
});
