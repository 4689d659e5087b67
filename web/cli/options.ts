import { parseArgs, type ParseArgsConfig } from 'node:util';
import { reasonOf } from '../src/engine/api/errors';
import { UsageError } from './usage_error';

type Options = NonNullable<ParseArgsConfig['options']>;

/** The words of a command, cut into positional words and the options that it knows. */
export function readOptions<const O extends Options>(words: readonly string[], options: O) {
  const negative = words.find((word) => /^-\d/.test(word));
  if (negative !== undefined) throw new UsageError(`“${negative}” is not a positive number.`);
  const parsed = parseOptions(words, options);
  const names = parsed.tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : []));
  const repeated = names.find((name, place) => names.indexOf(name) !== place);
  if (repeated !== undefined) throw new UsageError(`--${repeated} can be given only once.`);
  return parsed;
}

function parseOptions<const O extends Options>(words: readonly string[], options: O) {
  const how = { allowPositionals: true, strict: true, tokens: true } as const;
  try {
    return parseArgs({ args: [...words], options, ...how });
  } catch (error) {
    // Node's own message, without its advice about `--`: "Unknown option '--row'".
    const message = reasonOf(error);
    throw new UsageError(`${message.replace(/(\. |\n|\.$).*/s, '')}.`);
  }
}

/** A whole number of at least 1, written in digits. `name` says what it is in the refusal. */
export function readPositiveNumber(text: string, name: string, largest: number): number {
  return Number(readPositiveBigInt(text, name, BigInt(largest)));
}

/** The same for one that may pass 2^53. */
export function readPositiveBigInt(text: string, name: string, largest: bigint): bigint {
  const number = /^\d{1,30}$/.test(text) ? BigInt(text) : 0n;
  if (number < 1n || number > largest) {
    throw new UsageError(
      `${name} must be a whole number from 1 to ${largest.toLocaleString('en')}, not “${text}”.`,
    );
  }
  return number;
}
