/** The pseudo-language: it reveals text that translators can't reach, and tests what a right-to-left language needs. */
import { describe, expect, it } from 'vitest';
import { pseudo } from '../../../web/src/text/pseudo';

const plain = (words: string) => words.replaceAll('\u0301', '');

describe('the pseudo-language', () => {
  it('has an accent on every letter, and each vowel twice', () => {
    const words = pseudo.transform('Flip 2 × 3.');
    expect(plain(words)).toBe('Fliip 2 × 3.');
    expect(words).toHaveLength('Fliip 2 × 3.'.length + 5);
  });

  it('leaves arguments as they are, also those within others, and the names of marked terms', () => {
    expect(plain(pseudo.transform('a \u2068b \u2068a\u2069 a\u2069 a'))).toBe(
      'aa \u2068b \u2068a\u2069 a\u2069 aa',
    );
    expect(plain(pseudo.transform('a \u2066v = \u20682\u2069\u2069 a'))).toBe(
      'aa \u2066v = \u20682\u2069\u2069 aa',
    );
    expect(plain(pseudo.transform('⟦move-nimber|move⟧'))).toBe('⟦move-nimber|moovee⟧');
  });
});
