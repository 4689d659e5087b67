import { parseArgs, type ParseArgsConfig } from 'node:util';
import { reasonOf } from '../src/engine/api/errors';
import { UsageError } from './usage_error';

type Options = NonNullable<ParseArgsConfig['options']>;

/** The words of a command, split into positional words and its known options. */
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

/** A whole number of at least 1, in digits. `name` is its name in a refusal. */
export function readPositiveNumber(text: string, name: string, largest: number): number {
  return Number(readPositiveBigInt(text, name, BigInt(largest)));
}

/** Reads a number that may exceed 2^53. */
export function readPositiveBigInt(text: string, name: string, largest: bigint): bigint {
  const number = /^\d{1,30}$/.test(text) ? BigInt(text) : 0n;
  if (number < 1n || number > largest) {
    throw new UsageError(
      `${name} must be a whole number from 1 to ${largest.toLocaleString('en')}, not “${text}”.`,
    );
  }
  return number;
}
