/**
 * The language of the site, from the first of these: the address, `?lang=de`; the reader's earlier choice; the language
 * that the page was saved in; the browser's first supported language.
 */
import { signal } from '@preact/signals';
import { changeLanguage } from '../text/change_language';
import { language, languageCalled, LANGUAGES, DEFAULT_LANGUAGE } from '../text/language';
import type { SiteLanguage } from '../pages/site_model';
import { longStore } from './browser';

const KEY = 'tartan-language';
/** The key in the address, before the `#`. */
const ASKED = 'lang';

/** The parts of the window that are used. */
type LanguageView = Pick<
  Window,
  'location' | 'navigator' | 'localStorage' | 'document' | 'history'
>;

/** Once it resolves the page has words: in that language or, if they could not be loaded, in English. */
export async function startLanguage(view: LanguageView, saved = ''): Promise<SiteLanguage> {
  const failed = signal<string | undefined>(undefined);

  async function change(tag: string): Promise<boolean> {
    try {
      await changeLanguage(tag, view.document);
      failed.value = undefined;
      return true;
    } catch {
      failed.value = tag;
      return false;
    }
  }

  leaveLanguagePage(view);
  await change(wantedLanguage(view, saved));
  return {
    failed,
    get spoken() {
      return language.tag;
    },
    async choose(tag) {
      if (!(await change(tag))) return;
      keep(view, tag);
      forgetAsked(view);
    },
  };
}

/**
 * Turns the page of one language, `index.de.html`, to which search engines lead, into the page of all: its address then
 * asks for the language, unless the reader has chosen one.
 */
function leaveLanguagePage(view: LanguageView): void {
  const tag = view.document.documentElement.dataset.language;
  if (tag === undefined) return;
  const asked = keptIn(view) === '' ? `?${ASKED}=${tag}` : '';
  view.history.replaceState(null, '', `./${asked}${view.location.hash}`);
}

function wantedLanguage(view: LanguageView, saved: string): string {
  const { location, navigator } = view;
  const asked = new URLSearchParams(location.search).get(ASKED) ?? '';
  const wanted = [asked, keptIn(view), saved, ...navigator.languages.map(base)];
  return wanted.find((tag) => languageCalled(tag) !== undefined) ?? DEFAULT_LANGUAGE;
}

/** `de` for `de-AT`. */
const base = (tag: string) => tag.toLowerCase().split('-')[0] ?? '';

function keptIn(view: LanguageView): string {
  try {
    const kept = longStore(view, KEY).read() ?? '';
    return LANGUAGES.some(({ tag }) => tag === kept) ? kept : '';
  } catch {
    return '';
  }
}

function keep(view: LanguageView, tag: string): void {
  try {
    longStore(view, KEY).write(tag);
  } catch {
    // If storage is forbidden, the choice lasts as long as the page is open.
  }
}

/** A reload must show the reader's last choice. */
function forgetAsked({ location, history }: LanguageView): void {
  const address = new URL(location.href);
  if (!address.searchParams.has(ASKED)) return;
  address.searchParams.delete(ASKED);
  try {
    history.replaceState(null, '', address);
  } catch {
    // Then the address still names the language.
  }
}
