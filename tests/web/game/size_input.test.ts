import { describe, expect, it } from 'vitest';
import { readSize } from '../../../web/src/game/size_input';

const value = (typed: string) => {
  const reading = readSize(typed);
  return reading.ok ? reading.value : reading.problem;
};

describe('a size as it is typed', () => {
  it.each([
    ['5', 5],
    ['  5 ', 5],
    ['+5', 5],
    ['007', 7],
    ['1000000', 1_000_000],
    ['1,000,000', 1_000_000],
    ['1 000 000', 1_000_000],
    ['1\u202f000\u202f000', 1_000_000],
    ['1\u00a0000', 1000],
    ['1_000_000', 1_000_000],
    ["1'000'000", 1_000_000],
    ['1’000’000', 1_000_000],
    ['1.000.000', 1_000_000],
    ['10,00,000', 1_000_000],
    ['10^6', 1_000_000],
    ['10 ^ 6', 1_000_000],
    ['10**6', 1_000_000],
    ['10⁶', 1_000_000],
    ['2^10', 1024],
    ['1e6', 1_000_000],
    ['1E+6', 1_000_000],
    ['2.5e6', 2_500_000],
    ['2.50e1', 25],
    ['2·10^6', 2_000_000],
    ['2 x 10⁶', 2_000_000],
    ['１００', 100],
    ['100000000', 100_000_000],
    ['1e8', 100_000_000],
    ['1^999999999', 1],
    ['7^0', 1],
  ])('%j is a size', (typed, size) => {
    expect(value(typed)).toBe(size);
  });

  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['0', 'zero'],
    ['000', 'zero'],
    ['-0', 'zero'],
    ['0^5', 'zero'],
    ['-3', 'negative'],
    ['- 3', 'negative'],
    ['-2.5', 'negative'],
    ['-10^6', 'negative'],
    ['2.5', 'not-whole'],
    ['5.0', 'not-whole'],
    ['1.000', 'not-whole'],
    ['1,000.5', 'not-whole'],
    ['.5', 'not-whole'],
    ['2.', 'not-whole'],
    ['1e-3', 'not-whole'],
    ['2.55e1', 'not-whole'],
    ['2,5', 'bad-grouping'],
    ['1,3,7', 'bad-grouping'],
    ['1,00', 'bad-grouping'],
    ['1,', 'bad-grouping'],
    ['1000,000', 'bad-grouping'],
    ['1,000 000', 'bad-grouping'],
    ['1,000,00', 'bad-grouping'],
    ['abc', 'not-a-number'],
    ['5a', 'not-a-number'],
    ['1e3a', 'not-a-number'],
    ['-', 'not-a-number'],
    ['10^', 'not-a-number'],
    ['0x10', 'not-a-number'],
    ['Infinity', 'not-a-number'],
    ['10⁹', 'too-large'],
    ['1000000000', 'too-large'],
    ['100000001', 'too-large'],
    ['1e99999999999', 'too-large'],
    ['10^99999999999', 'too-large'],
    ['9'.repeat(40), 'too-large'],
  ])('%j is explained as %s', (typed, problem) => {
    expect(value(typed)).toBe(problem);
  });

  it('reads every size back from its own digits, grouped or not', () => {
    for (let size = 1; size <= 100_000_000; size = Math.ceil(size * 1.7)) {
      expect(value(String(size))).toBe(size);
      expect(value(size.toLocaleString('en'))).toBe(size);
      expect(value(size.toLocaleString('en-IN'))).toBe(size);
      expect(value(size.toLocaleString('fr'))).toBe(size);
    }
  });
});
