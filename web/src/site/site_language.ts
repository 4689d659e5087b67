/**
 * The language of the site: of the address, `?lang=de`, else what was chosen before, else the one that the page was saved
 * in, else the first of the browser's that there is.
 */
import { signal } from '@preact/signals';
import { changeLanguage } from '../text/change_language';
import { language, languageCalled, LANGUAGES, USUAL_LANGUAGE } from '../text/language';
import type { SiteLanguage } from '../pages/site_model';
import { longStore } from './browser';

const KEY = 'tartan-language';
/** In the address, before the `#`. */
const ASKED = 'lang';

/** What this asks of the browser. */
type LanguageView = Pick<
  Window,
  'location' | 'navigator' | 'localStorage' | 'document' | 'history'
>;

/** Once it resolves the page has words: those of the language, or where these don't come the English ones. */
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
 * The page of one language, `index.de.html`, to which search engines lead, becomes the page of all: its address asks for the
 * language, unless the reader has chosen one.
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
  return wanted.find((tag) => languageCalled(tag) !== undefined) ?? USUAL_LANGUAGE;
}

/** `de` of `de-AT`. */
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
    // Where storage is forbidden, it's chosen for as long as the page is open.
  }
}

/** A reload shows what the reader chose last. */
function forgetAsked({ location, history }: LanguageView): void {
  const address = new URL(location.href);
  if (!address.searchParams.has(ASKED)) return;
  address.searchParams.delete(ASKED);
  try {
    history.replaceState(null, '', address);
  } catch {
    // Then the address goes on asking for what it asked for.
  }
}
