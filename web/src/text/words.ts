/**
 * The door to the words. They are written in Fluent, which knows the plurals of every language, and the
 * build makes functions of them. A message is asked for by its name and its arguments, both of which are
 * checked against the English file.
 */
import { language, numbers } from './language';

type Value = string | number | bigint;
type Values = Readonly<Record<string, Value>> | undefined;

/** What messages are made of, in one language: `web/build/words.js` writes the calls. */
interface Speaker {
  /** A text as it is, and a number to its last digit. */
  readonly show: (value: Value) => string;
  /** The variant that a word, a number or its plural names; without one, the last variant. */
  readonly choose: (
    value: Value,
    variants: Readonly<Record<string, string>>,
    otherwise: string,
  ) => string;
  readonly ABOUT: (value: number | bigint) => string;
  readonly DURATION: (milliseconds: number | bigint) => string;
  readonly ABOUT_DURATION: (milliseconds: number | bigint) => string;
  readonly MEMORY: (bytes: number | bigint) => string;
  readonly PERCENT: (percent: number | bigint) => string;
}

/** The messages of a file; `Messages` gives each the type of its arguments. */
export type Catalogue<Messages> = (
  speaker: Speaker,
) => Readonly<Record<keyof Messages & string, string | ((values: Values) => string)>>;

export type Words<Messages> = <Name extends keyof Messages & string>(
  name: Name,
  ...values: Messages[Name] extends undefined ? [] : [Messages[Name]]
) => string;

/** The messages of a file in the language of the page. */
export function wordsOf<Messages extends Record<keyof Messages, Values>>(
  catalogue: Catalogue<Messages>,
): Words<Messages> {
  const messages = catalogue(speaker);
  return (name, ...[values]) => {
    const message = messages[name];
    const words = typeof message === 'string' ? message : message(values);
    return language.transform?.(words) ?? words;
  };
}

const plurals = new Intl.PluralRules(language.tag);

/** In a language that is written from right to left an argument may run the other way. */
const isolated = (words: string) => (language.direction === 'rtl' ? `\u2068${words}\u2069` : words);

const speaker: Speaker = {
  show: (value) => isolated(typeof value === 'string' ? value : numbers.whole(value)),
  choose(value, variants, otherwise) {
    const keys =
      typeof value === 'string' ? [value] : [String(value), plurals.select(endOf(value))];
    const key = keys.find((name) => Object.hasOwn(variants, name)) ?? otherwise;
    return variants[key] ?? '';
  },
  ABOUT: (value) => isolated(numbers.rough(Number(value))),
  DURATION: (milliseconds) => isolated(numbers.duration(Number(milliseconds))),
  ABOUT_DURATION: (milliseconds) => isolated(numbers.roughDuration(Number(milliseconds))),
  MEMORY: (bytes) => isolated(numbers.memory(Number(bytes))),
  PERCENT: (percent) => isolated(numbers.percent(Number(percent))),
};

/** A number of the same plural, which in every language follows from the last six digits. */
function endOf(value: number | bigint): number {
  if (typeof value === 'number' || value < MILLION) return Number(value);
  return Number(MILLION + (value % MILLION));
}

const MILLION = 1_000_000n;
