/**
 * Access to the words. They are written in Fluent, which knows the plurals of every language, and the build generates
 * functions from them. A message is requested by its name and its arguments, both of which are checked against the
 * English file.
 */
import type { Catalogue, MessageSpeaker, MessageValues } from './catalogue';
import { language, numbers, pluralOf } from './language';
import { wordsIn } from './texts';

export type Words<Messages> = <Name extends keyof Messages & string>(
  name: Name,
  ...values: Messages[Name] extends undefined ? [] : [Messages[Name]]
) => string;

/** The messages of a file in the page's language; in English while that language has not been loaded. */
export function wordsOf<Messages extends Record<keyof Messages, MessageValues>>(
  file: string,
  english: Catalogue<Messages>,
): Words<Messages> {
  const messages = english(speaker);
  const translated = new Map<unknown, typeof messages>();

  function messagesNow(): typeof messages {
    const catalogue = wordsIn(language.tag, file);
    if (catalogue === undefined) return messages;
    const now = translated.get(catalogue) ?? { ...messages, ...catalogue(speaker) };
    translated.set(catalogue, now);
    return now;
  }

  return (name, ...[values]) => {
    const message = messagesNow()[name];
    const words = typeof message === 'string' ? message : message(values);
    return language.transform?.(words) ?? words;
  };
}

/** In a right-to-left language an argument may run the other way. */
const isolated = (words: string) => (language.direction === 'rtl' ? `\u2068${words}\u2069` : words);

const speaker: MessageSpeaker = {
  show: (value) => isolated(typeof value === 'string' ? value : numbers.whole(value)),
  choose(value, variants, otherwise) {
    const keys = typeof value === 'string' ? [value] : [String(value), pluralOf(endOf(value))];
    const key = keys.find((name) => Object.hasOwn(variants, name)) ?? otherwise;
    return variants[key] ?? '';
  },
  ABOUT: (value) => isolated(numbers.rough(Number(value))),
  DURATION: (milliseconds) => isolated(numbers.duration(Number(milliseconds))),
  ABOUT_DURATION: (milliseconds) => isolated(numbers.roughDuration(Number(milliseconds))),
  MEMORY: (bytes) => isolated(numbers.memory(Number(bytes))),
  PERCENT: (percent) => isolated(numbers.percent(Number(percent))),
};

/** A smaller number with the same plural category, which in every language depends on the last six digits only. */
function endOf(value: number | bigint): number {
  if (typeof value === 'number' || value < MILLION) return Number(value);
  return Number(MILLION + (value % MILLION));
}

const MILLION = 1_000_000n;
