import { effect } from '@preact/signals';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { changeLanguage as Change } from '../../../web/src/text/change_language';

/** Texts of languages that a test delivers. */
const asked = vi.hoisted(() => new Map<string, (words: object | Error) => void>());

vi.mock('#texts', () => ({
  loadWords: (tag: string, part: string) =>
    new Promise((resolve, reject) =>
      asked.set(`${tag} ${part}`, (words) =>
        words instanceof Error ? reject(words) : resolve(words),
      ),
    ),
}));

async function open() {
  const { changeLanguage, loadLaterWordsSafely: laterWords } =
    await import('../../../web/src/text/change_language');
  const { listOf, numbers } = await import('../../../web/src/text/language');
  const { default: t } = await import('#words/site');
  const { default: solveWords } = await import('#words/solve');
  const root = { lang: '', dir: '' };
  const document = { documentElement: root } as unknown as Document;
  const change = (tag: string): ReturnType<typeof Change> => changeLanguage(tag, document);
  return { change, laterWords, listOf, numbers, root, solveWords, t };
}

const words = (menu: string) => ({ site: () => ({ menu }) });

describe('the language of the page', () => {
  beforeEach(() => vi.resetModules());
  afterEach(() => asked.clear());
  // Other tests load modules of their own, which use English.
  afterAll(() => vi.resetModules());

  it('changes once its words are there, and what was drawn is drawn again', async () => {
    const { change, numbers, root, t } = await open();
    const drawn: string[] = [];
    effect(() => {
      drawn.push(`${t('menu')} ${numbers.whole(1234)}`);
    });
    const changed = change('de');
    expect(drawn).toEqual(['Menu 1,234']);
    asked.get('de first')?.(words('Menü'));
    await changed;
    expect(drawn.at(-1)).toBe('Menü 1.234');
    expect(root).toEqual({ lang: 'de', dir: 'ltr' });
    await change('en');
    expect(drawn.at(-1)).toBe('Menu 1,234');
  });

  it('stays where the words don’t come, which may be asked for again', async () => {
    const { change, root, t } = await open();
    const failed = expect(change('ar')).rejects.toThrow('offline');
    asked.get('ar first')?.(new Error('offline'));
    await failed;
    expect([t('menu'), root.lang]).toEqual(['Menu', '']);
    const again = change('ar');
    asked.get('ar first')?.(words('قائمة'));
    await again;
    expect([t('menu'), root.dir]).toEqual(['قائمة', 'rtl']);
    await expect(change('tlh')).rejects.toThrow('tlh');
  });

  it('is the one that was asked for last, whichever comes first', async () => {
    const { change, t } = await open();
    const both = [change('de'), change('es')];
    asked.get('es first')?.(words('Menú'));
    asked.get('de first')?.(words('Menü'));
    await Promise.all(both);
    expect(t('menu')).toBe('Menú');
  });

  it('is English where it lacks a message or its later words', async () => {
    const { change, laterWords, solveWords, t } = await open();
    const changed = change('de');
    asked.get('de first')?.(words('Menü'));
    await changed;
    expect([t('menu'), t('skip')]).toEqual(['Menü', 'Skip to the content']);
    const later = laterWords();
    expect(solveWords('equation', { name: 'P(5)', answer: 8n })).toBe('P(5) = 8');
    asked.get('de later')?.({
      solve: () => ({ equation: ({ name }: { name: string }) => `${name}!` }),
    });
    await later;
    expect(solveWords('equation', { name: 'P(5)', answer: 8n })).toBe('P(5)!');
    // From here on all texts of a language come with it.
    const spanish = change('es');
    expect([...asked.keys()]).toContain('es later');
    asked.get('es first')?.(words('Menú'));
    asked.get('es later')?.({});
    await spanish;
    expect(t('menu')).toBe('Menú');
  });

  it('parts the items of a list in every language', async () => {
    const { change, listOf } = await open();
    for (const tag of ['de', 'tr', 'es', 'zh', 'ru', 'ar']) {
      const changed = change(tag);
      asked.get(`${tag} first`)?.({});
      await changed;
      expect(listOf(['2', '3']), tag).toMatch(/^2\D+3$/u);
    }
  });
});
