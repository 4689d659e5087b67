import { describe, expect, it } from 'vitest';
import { formatPatternSets, readSets, withCoin } from '../../../web/src/game/pattern_sets';

describe('the sets of a pattern', () => {
  it.each([
    ['0', [{ kind: 'fixed', distances: [] }]],
    ['0,39', [{ kind: 'fixed', distances: [39] }]],
    ['0,1,4', [{ kind: 'fixed', distances: [1, 4] }]],
    ['0,d', [{ kind: 'stretched', distances: [1] }]],
    ['0,d,2d,12d', [{ kind: 'stretched', distances: [1, 2, 12] }]],
    ['0,a', [{ kind: 'free', others: 1 }]],
    ['0,a,b,c', [{ kind: 'free', others: 3 }]],
    ['0..t', [{ kind: 'run', family: 'triangular' }]],
    [
      '0..a;0,2',
      [
        { kind: 'run', family: 'all' },
        { kind: 'fixed', distances: [2] },
      ],
    ],
  ])('%s is drawn, and written the same again', (pattern, sets) => {
    expect(readSets(pattern)).toEqual(sets);
    expect(formatPatternSets(readSets(pattern))).toBe(pattern);
  });

  it.each([
    'sym',
    '0,4,1',
    '0,1,1',
    '0,d,3',
    '0..2',
    '0,n-d',
    '1,2',
    '0,',
    '0,0',
    '0,a,c',
    '0,2d,d',
    '0,40',
    '0,999999',
    '0,40d',
  ])('%s is only typed', (pattern) => {
    expect(readSets(pattern)).toEqual([{ kind: 'typed', text: pattern }]);
    expect(formatPatternSets(readSets(pattern))).toBe(pattern);
  });

  it('have a coin more or less', () => {
    expect(withCoin([1, 4], 2)).toEqual([1, 2, 4]);
    expect(withCoin([1, 2, 4], 2)).toEqual([1, 4]);
  });
});
