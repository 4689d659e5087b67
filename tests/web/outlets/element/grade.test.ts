import { describe, expect, it } from 'vitest';
import { bestScore, reachesPassMark } from '../../../../web/src/outlets/element/grade';

describe('a score', () => {
  it('never falls, and is none before there is one', () => {
    expect(bestScore(undefined, undefined)).toBeUndefined();
    expect(bestScore(undefined, 0)).toBe(0);
    expect(bestScore(0.75, undefined)).toBe(0.75);
    expect(bestScore(0.75, 0.5)).toBe(0.75);
    expect(bestScore(0.5, 0.75)).toBe(0.75);
  });

  it('reaches a mark exactly, and not by rounding', () => {
    expect(reachesPassMark(0.29, 29)).toBe(true);
    expect(reachesPassMark(0.59996, 60)).toBe(false);
    expect(reachesPassMark(undefined, 0)).toBe(false);
    expect(reachesPassMark(0, 0)).toBe(true);
  });
});
