/**
 * The door to the words: messages in Fluent, which knows the plurals of every language. A message is
 * asked for by its name and its arguments, both of which are checked against the English file.
 */
import { FluentBundle, FluentNumber } from '@fluent/bundle';
import type { FluentFunction, FluentResource, FluentValue } from '@fluent/bundle';
import { text } from '.';

type Value = string | number | bigint;

/** The parsed messages of a file by their names; `Messages` gives each the type of its arguments. */
export type Catalogue<Messages> = Readonly<Record<keyof Messages & string, unknown>>;

type Values = Readonly<Record<string, Value>> | undefined;

export type Words<Messages> = <Name extends keyof Messages & string>(
  name: Name,
  ...values: Messages[Name] extends undefined ? [] : [Messages[Name]]
) => string;

/** The messages of a file in the language of the page. */
export function wordsOf<Messages extends Record<keyof Messages, Values>>(
  catalogue: Catalogue<Messages>,
): Words<Messages> {
  const bundle = new FluentBundle('en', { functions, useIsolating: false });
  const body = Object.entries(catalogue).map(([id, value]) => ({ id, value, attributes: {} }));
  bundle.addResource({ body } as unknown as FluentResource);
  return (name, ...[values]) => {
    const { value } = bundle.getMessage(name) ?? {};
    return value ? bundle.formatPattern(value, fluentValues(values)) : name;
  };
}

function fluentValues(values: Values) {
  return (
    values &&
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        typeof value === 'string' ? value : new ExactNumber(value),
      ]),
    )
  );
}

/** A number that is shown to its last digit, also beyond 2^53. */
class ExactNumber extends FluentNumber {
  readonly #exact: number | bigint;

  constructor(exact: number | bigint) {
    super(
      typeof exact === 'bigint' && exact > MILLION
        ? Number(MILLION + (exact % MILLION))
        : Number(exact),
    );
    this.#exact = exact;
  }

  override toString(): string {
    return text().numbers.whole(this.#exact);
  }

  get number(): number {
    return Number(this.#exact);
  }
}

/** What plural it has follows from the last six digits, in every language. */
const MILLION = 1_000_000n;

/** `{ DURATION($milliseconds) }` and so on: numbers as one says them. */
const functions: Record<string, FluentFunction> = {
  ABOUT: ([value]) => text().numbers.rough(numberOf(value)),
  DURATION: ([milliseconds]) => text().numbers.duration(numberOf(milliseconds)),
  ABOUT_DURATION: ([milliseconds]) => text().numbers.roughDuration(numberOf(milliseconds)),
  MEMORY: ([bytes]) => text().numbers.memory(numberOf(bytes)),
  PERCENT: ([percent]) => text().numbers.percent(numberOf(percent)),
};

function numberOf(value: FluentValue | undefined): number {
  if (value instanceof ExactNumber) return value.number;
  throw new TypeError('A message counts what is no number.');
}
