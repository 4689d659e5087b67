/** A file of words as the build generates it: functions of a speaker, who formats numbers and arguments. */

type Value = string | number | bigint;
export type MessageValues = Readonly<Record<string, Value>> | undefined;

/** Formats messages in one language; `web/build/words.js` generates the calls. */
export interface MessageSpeaker {
  /** Returns a text unchanged, and a number with all its digits. */
  readonly show: (value: Value) => string;
  /** The variant for a word, a number or its plural category; the last variant by default. */
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

/** The messages of a file; `Messages` has the type of each message's arguments. */
export type Catalogue<Messages> = (
  speaker: MessageSpeaker,
) => Readonly<Record<keyof Messages & string, string | ((values: MessageValues) => string)>>;
