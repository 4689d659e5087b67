/**
 * The language of the page, and how it writes numbers and lists. It may change while the page is open: whatever
 * was drawn with its words or numbers is drawn again then. The files of words are its sentences.
 */
// Without what components need of signals: what talks with a course site has words and no components.
import { signal } from '@preact/signals-core';
import languages from './languages.json';
import { createNumbers, onFirstUse, spaced, type Numbers } from './numbers';
import { pseudo } from './pseudo';

export interface Language {
  /** As in the `lang` of a document. */
  readonly tag: string;
  readonly direction: 'ltr' | 'rtl';
  /** Makes the language's messages of the English ones. */
  readonly transform?: ((message: string) => string) | undefined;
}

/** A language that readers may choose, with the name that it calls itself. */
export interface NamedLanguage extends Language {
  readonly name: string;
}

/** English first, which is built in. */
export const LANGUAGES = languages as readonly NamedLanguage[];

const english: Language = { tag: 'en', direction: 'ltr' };

/** The one of an address that asks for none. */
export const USUAL_LANGUAGE = english.tag;

/** The language with this tag, if there is one. */
export function languageCalled(tag: string): Language | undefined {
  return [...LANGUAGES, pseudo].find((one) => one.tag === tag);
}

/** The language with its ways to write. */
interface Speech extends Language {
  readonly numbers: Numbers;
  readonly plurals: () => Intl.PluralRules;
  readonly lists: Readonly<Record<'conjunction' | 'disjunction', () => Intl.ListFormat>>;
}

function speechOf(one: Language): Speech {
  const listFormat = (type: keyof Speech['lists']) =>
    onFirstUse(() => new Intl.ListFormat(one.tag, { type }));
  return {
    ...one,
    numbers: createNumbers(one.tag),
    plurals: onFirstUse(() => new Intl.PluralRules(one.tag)),
    lists: {
      conjunction: listFormat('conjunction'),
      disjunction: listFormat('disjunction'),
    },
  };
}

const speech = signal(speechOf(english));

/** From now on the page speaks it: its words have to be there. */
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

/** Says to the browser how the page is to be read out and laid out. */
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
/** `row 3, column 4, white`: `Intl` writes some languages' lists without anything between, which would join numbers. */
export const listOf = (parts: readonly string[]): string =>
  parts.join(COMMAS[speech.value.tag] ?? ', ');
/** One after the other; Chinese has no space between them. What is '' or undefined is left out. */
export const sentencesOf = (sentences: readonly (string | undefined)[]): string =>
  sentences
    .map((sentence) => sentence?.trim() ?? '')
    .filter((sentence) => sentence !== '')
    .join(speech.value.tag.startsWith('zh') ? '' : ' ');

/** `1, 2, and 3` */
export const allOf = (items: readonly string[]): string =>
  spaced(speech.value.tag, speech.value.lists.conjunction().format(items));
/** `1, 2, or 3` */
export const oneOf = (items: readonly string[]): string =>
  spaced(speech.value.tag, speech.value.lists.disjunction().format(items));

const SEMICOLONS: Readonly<Record<string, string>> = { zh: '；', ar: '؛ ' };
/** Of what has commas itself: `1 × 1 at row 1, column 1; 3 × 1 at row 2, column 4` */
export const seriesOf = (phrases: readonly string[]): string =>
  phrases.join(SEMICOLONS[speech.value.tag] ?? '; ');
