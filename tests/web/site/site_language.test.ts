import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';

const offline = vi.hoisted(() => new Set<string>());

vi.mock('#texts', () => ({
  loadWords: (tag: string) =>
    offline.has(tag) ? Promise.reject(new Error('offline')) : Promise.resolve({}),
}));

interface Browser {
  readonly search?: string;
  readonly kept?: string;
  readonly languages?: readonly string[];
  readonly isForbidden?: boolean;
  /** The language in which the page was saved. */
  readonly saved?: string;
  /** The language of a page that has only one. */
  readonly page?: string;
}

function createView({
  search = '',
  kept,
  languages = ['en-US'],
  isForbidden = false,
  page,
}: Browser) {
  const store = new Map(kept === undefined ? [] : [['tartan-language', kept]]);
  const written: string[] = [];
  const file = page === undefined ? '' : `index.${page}.html`;
  const view = {
    location: new URL(`https://school.example/tartan/${file}${search}#/solve?rows=5`),
    navigator: { languages },
    document: { documentElement: { lang: '', dir: '', dataset: { language: page } } },
    history: {
      replaceState(_state: unknown, _title: string, address: URL | string) {
        view.location = new URL(address, view.location);
        written.push(view.location.href);
      },
    },
    get localStorage() {
      if (isForbidden) throw new DOMException('forbidden', 'SecurityError');
      return {
        getItem: (key: string) => store.get(key) ?? null,
        setItem: (key: string, value: string) => store.set(key, value),
      };
    },
  };
  return { view: view as unknown as Window, store, written, root: view.document.documentElement };
}

async function start(settings: Browser) {
  const { startLanguage } = await import('../../../web/src/site/site_language');
  const browser = createView(settings);
  return { ...browser, language: await startLanguage(browser.view, settings.saved) };
}

beforeEach(() => {
  vi.resetModules();
  offline.clear();
});
// Other tests load modules of their own, which use English.
afterAll(() => vi.resetModules());

describe('the language of the site', () => {
  it.each<[Browser, string]>([
    [{ search: '?lang=ru', kept: 'de', languages: ['es'] }, 'ru'],
    [{ search: '?lang=tlh', kept: 'de', languages: ['es'] }, 'de'],
    [{ kept: 'en', languages: ['es'] }, 'en'],
    [{ languages: ['fr-FR', 'zh-Hans-CN', 'de'] }, 'zh'],
    [{ languages: ['ar-EG'] }, 'ar'],
    [{ saved: 'de', languages: ['es'] }, 'de'],
    [{ saved: 'de', kept: 'tr', languages: ['es'] }, 'tr'],
    [{ languages: ['fr'] }, 'en'],
    [{ kept: 'tlh', languages: [] }, 'en'],
    [{ isForbidden: true, languages: ['TR-tr'] }, 'tr'],
  ])('is what is asked for, was chosen, or is read: %j', async (settings, tag) => {
    const { language, root } = await start(settings);
    expect([language.spoken, root.lang]).toEqual([tag, tag]);
    expect(root.dir).toBe(tag === 'ar' ? 'rtl' : 'ltr');
  });

  it('is kept once it is chosen, and no longer asked for by the address', async () => {
    const { language, store, written } = await start({ search: '?lang=ru' });
    await language.choose('de');
    expect([language.spoken, store.get('tartan-language')]).toEqual(['de', 'de']);
    expect(written).toEqual(['https://school.example/tartan/#/solve?rows=5']);
  });

  it('is that of a page in one language, which becomes the page of all', async () => {
    const { language, written } = await start({ page: 'de', languages: ['es'] });
    expect(language.spoken).toBe('de');
    expect(written).toEqual(['https://school.example/tartan/?lang=de#/solve?rows=5']);
  });

  it('is what the reader chose, on a page in another one too', async () => {
    const { language, written } = await start({ page: 'de', kept: 'tr' });
    expect(language.spoken).toBe('tr');
    expect(written).toEqual(['https://school.example/tartan/#/solve?rows=5']);
  });

  it('stays where another one does not come, and is told', async () => {
    const { language, store } = await start({ kept: 'de' });
    offline.add('ar');
    await language.choose('ar');
    expect([language.spoken, language.failed.value]).toEqual(['de', 'ar']);
    expect(store.get('tartan-language')).toBe('de');
    offline.clear();
    await language.choose('ar');
    expect([language.spoken, language.failed.value]).toEqual(['ar', undefined]);
  });

  it('is English where the first one does not come', async () => {
    offline.add('es');
    const { language } = await start({ languages: ['es'] });
    expect([language.spoken, language.failed.value]).toEqual(['en', 'es']);
  });
});
