import { describe, expect, it } from 'vitest';
import { contractAbove } from '../../../web/src/course/match_contract';

const activity = (attributes: Readonly<Record<string, string>>) => ({
  getAttribute: (name: string) => attributes[name] ?? null,
});

describe('what stands above an activity', () => {
  it('is the contract of a match, by its attributes or by its address', () => {
    const free = contractAbove(activity({ mode: 'play', lock: 'position,mode' }));
    expect(free).toMatch(/^A game you win scores 100%, .* Each move you take back and each hint/u);
    const strict = activity({ settings: 'game=rugs&mode=play&lock=undo,position&hide=hints' });
    expect(contractAbove(strict)).toMatch(
      /^A game you win scores 100%, and one you lose 0%\. You can play again/u,
    );
  });

  it('is nothing of exercises, which say theirs themselves', () => {
    expect(contractAbove(activity({ lesson: 'mex' }))).toBeUndefined();
    expect(contractAbove(activity({ settings: 'puzzles=3' }))).toBeUndefined();
  });
});
