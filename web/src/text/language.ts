/** The language of the page, and how it writes numbers and lists. The files of words are its sentences. */
import { createNumbers } from './numbers';
import { pseudo } from './pseudo';

interface Language {
  /** As in the `lang` of a document. */
  readonly tag: string;
  readonly direction: 'ltr' | 'rtl';
  /** Makes the language's messages of the English ones. */
  readonly transform?: (message: string) => string;
}

const english: Language = { tag: 'en', direction: 'ltr' };

/** The one of an address that asks for none. */
export const USUAL_LANGUAGE = english.tag;

/** The language with this tag, if there is one. */
export function languageCalled(tag: string): Language | undefined {
  return [english, pseudo].find((one) => one.tag === tag);
}

/** The one that the address asks for by `lang`, or English. */
export const language = languageIn(typeof location === 'undefined' ? '' : location.search);

function languageIn(query: string): Language {
  return languageCalled(new URLSearchParams(query).get('lang') ?? '') ?? english;
}

/** Says to the browser how the page is to be read out and laid out. */
export function markLanguage({ documentElement: root }: Document): void {
  root.lang = language.tag;
  root.dir = language.direction;
}

export const numbers = createNumbers(language.tag);

const conjunction = new Intl.ListFormat(language.tag);
const disjunction = new Intl.ListFormat(language.tag, { type: 'disjunction' });

const items = new Intl.ListFormat(language.tag, { type: 'unit' });

/** `row 3, column 4, white` */
export const listOf = (parts: readonly string[]): string => items.format(parts);
/** `1, 2, and 3` */
export const allOf = (items: readonly string[]): string => conjunction.format(items);
/** `1, 2, or 3` */
export const oneOf = (items: readonly string[]): string => disjunction.format(items);
