/**
 * The page's language, and how it writes numbers and lists. It may change while the page is open: everything drawn with
 * its words or numbers is then drawn again. The sentences are in the files of words.
 */
// Without the parts of signals for components: the code for course sites has words and no components.
import { signal } from '@preact/signals-core';
import languages from './languages.json';
import { createNumbers, lazyValue, withHanSpaces, type Numbers } from './numbers';
import { pseudo } from './pseudo';

export interface Language {
  /** The `lang` attribute of a document. */
  readonly tag: string;
  readonly direction: 'ltr' | 'rtl';
  /** Derives the language's messages from the English ones. */
  readonly transform?: ((message: string) => string) | undefined;
}

/** A language that readers can choose, with its own name for itself. */
export interface NamedLanguage extends Language {
  readonly name: string;
}

/** English first, which is built in. */
export const LANGUAGES = languages as readonly NamedLanguage[];

const english: Language = { tag: 'en', direction: 'ltr' };

/** The language of an address that names none. */
export const DEFAULT_LANGUAGE = english.tag;

/** The language with this tag, if there is one. */
export function languageCalled(tag: string): Language | undefined {
  return [...LANGUAGES, pseudo].find((one) => one.tag === tag);
}

/** A language with its formatters. */
interface Speech extends Language {
  readonly numbers: Numbers;
  readonly plurals: () => Intl.PluralRules;
  readonly lists: Readonly<Record<'conjunction' | 'disjunction', () => Intl.ListFormat>>;
}

function speechOf(one: Language): Speech {
  const listFormat = (type: keyof Speech['lists']) =>
    lazyValue(() => new Intl.ListFormat(one.tag, { type }));
  return {
    ...one,
    numbers: createNumbers(one.tag),
    plurals: lazyValue(() => new Intl.PluralRules(one.tag)),
    lists: {
      conjunction: listFormat('conjunction'),
      disjunction: listFormat('disjunction'),
    },
  };
}

const speech = signal(speechOf(english));

/** Switches the page's language; its words must have been loaded. */
export function speak(one: Language): void {
  if (one.tag !== speech.peek().tag) speech.value = speechOf(one);
}

export const language: Language = {
  get tag() {
    return speech.value.tag;
  },
  get direction() {
    return speech.value.direction;
  },
  get transform() {
    return speech.value.transform;
  },
};

/** Tells the browser the language and its direction. */
export function markLanguage({ documentElement: root }: Document): void {
  root.lang = language.tag;
  root.dir = language.direction;
}

export const numbers: Numbers = {
  plain: (typed) => speech.value.numbers.plain(typed),
  ungrouped: (typed) => speech.value.numbers.ungrouped(typed),
  list: (typed) => speech.value.numbers.list(typed),
  whole: (value) => speech.value.numbers.whole(value),
  groups: (value) => speech.value.numbers.groups(value),
  rough: (value) => speech.value.numbers.rough(value),
  percent: (value) => speech.value.numbers.percent(value),
  memory: (bytes) => speech.value.numbers.memory(bytes),
  duration: (milliseconds) => speech.value.numbers.duration(milliseconds),
  roughDuration: (milliseconds) => speech.value.numbers.roughDuration(milliseconds),
};

/** `one`, `few`, … */
export const pluralOf = (value: number): Intl.LDMLPluralRule =>
  speech.value.plurals().select(value);

const COMMAS: Readonly<Record<string, string>> = { zh: '、', ar: '، ' };
/**
 * `row 3, column 4, white`. Joined by hand, since `Intl` writes lists in some languages without separators, which would
 * join numbers.
 */
export const listOf = (parts: readonly string[]): string =>
  parts.join(COMMAS[speech.value.tag] ?? ', ');
/** Joins sentences; Chinese has no space between them. Empty and undefined ones are left out. */
export const sentencesOf = (sentences: readonly (string | undefined)[]): string =>
  sentences
    .map((sentence) => sentence?.trim() ?? '')
    .filter((sentence) => sentence !== '')
    .join(speech.value.tag.startsWith('zh') ? '' : ' ');

/** `1, 2, and 3` */
export const allOf = (items: readonly string[]): string =>
  withHanSpaces(speech.value.tag, speech.value.lists.conjunction().format(items));
/** `1, 2, or 3` */
export const oneOf = (items: readonly string[]): string =>
  withHanSpaces(speech.value.tag, speech.value.lists.disjunction().format(items));

const SEMICOLONS: Readonly<Record<string, string>> = { zh: '；', ar: '؛ ' };
/** For items that contain commas: `1 × 1 at row 1, column 1; 3 × 1 at row 2, column 4` */
export const seriesOf = (phrases: readonly string[]): string =>
  phrases.join(SEMICOLONS[speech.value.tag] ?? '; ');
