import { describe, expect, it } from 'vitest';
import { tickLabel } from '../../../web/src/text/tick';

describe('a number at an axis', () => {
  it.each([
    [0.25, '0.25'],
    [0, '0'],
    [5_000, '5,000'],
    [200_000, '200,000'],
    [1e6, '10⁶'],
    [2.5e7, '2.5·10⁷'],
    [1_234_500, '1,234,500'],
    [0.3 * 1e-3, '0.0003'],
  ])('%d is %s', (value, words) => {
    expect(tickLabel(value)).toBe(words);
  });
});
