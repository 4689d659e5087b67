import { describe, expect, it } from 'vitest';
import { formatDigits, readDigits } from '../../../../web/src/outlets/course/mixed_radix';
import { seededRandom } from '../../seeded_random';

type Digits = readonly (readonly [value: number, radix: number])[];

const print = (digits: Digits) =>
  formatDigits((put) => {
    for (const [value, radix] of digits) put(value, radix);
  });

describe('mixed-radix digits as text', () => {
  it('come back in order, with zeros after the last one', () => {
    const random = seededRandom(11);
    for (let round = 0; round < 200; round += 1) {
      const digits = Array.from({ length: random(60) }, () => {
        const radix = 1 + random(1_000);
        return [random(radix), radix] as const;
      });
      const take = readDigits(print(digits)!)!;
      for (const [value, radix] of digits) expect(take(radix)).toBe(value);
      expect([take(2), take(1_000)]).toEqual([0, 0]);
    }
  });

  it('take as few characters as they have room for', () => {
    expect(print([])).toBe('');
    expect(print([[1, 2]])).toBe('1');
    // Two digits to the base 9 make a number below 81.
    expect(print(Array.from({ length: 20 }, () => [8, 9] as const))).toHaveLength(10);
    expect(print([[1, 2], ...Array.from({ length: 100 }, () => [0, 9] as const)])).toBe('1');
  });

  it('use each of 85 characters that nothing has to escape', () => {
    const characters = Array.from({ length: 84 }, (_, index) => print([[index + 1, 85]])!);
    expect(new Set(['0', ...characters]).size).toBe(85);
    expect(characters.join('')).toMatch(/^[!-~]+$/);
    expect(characters.join('')).not.toMatch(/["\\&<>'%+`]/);
  });

  it.each([-1, 3, 0.5, NaN])('refuse %d of radix 3', (value) => {
    expect(print([[value, 3]])).toBeUndefined();
  });

  it.each(['1 ', '"', 'é', '\u0000'])('refuse another character: %j', (text) => {
    expect(readDigits(text)).toBeUndefined();
  });
});
