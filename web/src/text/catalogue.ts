/** A file of words as the build makes it: functions of a speaker, who puts numbers and arguments into words. */

type Value = string | number | bigint;
export type Values = Readonly<Record<string, Value>> | undefined;

/** What messages are made of, in one language: `web/build/words.js` writes the calls. */
export interface Speaker {
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
