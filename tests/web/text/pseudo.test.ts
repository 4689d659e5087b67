/** The language that shows what no translator can reach, and with it what a language from right to left needs. */
import { afterEach, describe, expect, it, vi } from 'vitest';
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

describe('the language of the page', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });

  async function open(search: string) {
    vi.resetModules();
    vi.stubGlobal('location', { search });
    const { markLanguage } = await import('../../../web/src/text/language');
    const { default: embedWords } = await import('#words/embed');
    const documentElement = { lang: '', dir: '' };
    markLanguage({ documentElement } as unknown as Document);
    return { ...documentElement, given: embedWords('given', { white: 1234 }) };
  }

  it('is the one that the address asks for', async () => {
    const { lang, dir, given } = await open('?rows=3&lang=en-XA');
    expect([lang, dir]).toEqual(['en-XA', 'rtl']);
    expect(plain(given)).toBe('AA poosiitiioon wiith \u20681,234\u2069 whiitee diiscs.');
  });

  it.each(['', '?lang=tlh'])(
    'is English where it asks for none that there is: %j',
    async (search) => {
      expect(await open(search)).toEqual({
        ...{ lang: 'en', dir: 'ltr', given: 'A position with 1,234 white discs.' },
      });
    },
  );
});
