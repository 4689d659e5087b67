import { LINE_ORIGINS } from '#catalogue';
import t from '#words/games';
import { unwrapOrThrow } from '../src/engine/worker/module_values';
import type { Command } from './command';
import { readOptions, readPositiveNumber } from './options';
import { openTablesModule } from './solver_module';
import { UsageError } from './usage_error';

/** The limit for any game; many have a lower one, which the solver reports. */
const MAX_NUMBERS = 1_000_000;

const plainLines = (Object.keys(LINE_ORIGINS) as (keyof typeof LINE_ORIGINS)[])
  .map((name) => `  ${name.padEnd(26)}${t(`rules-${name}`)}`)
  .join('\n');

export const grundyCommand: Command = {
  synopsis: 'grundy GAME COUNT',
  summary: 'print the first Grundy numbers of a game on a line of coins',
  details: `Prints what a coin is worth at each of the first COUNT places, on one line. COUNT is at most
${MAX_NUMBERS.toLocaleString('en')}, and less for games whose numbers take long or pass 64 bits.

A move turns these coins, of which the last must be heads:

${plainLines}
  up-to-coins:K             up to K
  exactly-coins:K           K
  twins-within:D            two at distance D or less
  runs:F                    neighbours, as many as a length that F has: triangular, square,
                            all, odd, powers-of-two, primes, fibonacci, or 1,3,7
  pattern:SET;SET;...       a set that you describe

SET has distances to the left of the coin that must be heads. The first is 0, that coin;
then come, after commas: a number; a letter d for any distance, or 2d for twice as far; n for the
distance of the first coin of all, or n-d. A stretch is 0..3 for 0, 1, 2, or 0..t for t
neighbours: t is triangular, s square, o odd, w a power of two, p prime, f Fibonacci,
and every other letter any number. A letter means one number in its set. The set sym is
any that is its own mirror image. So pattern:0;0,d is turning-turtles.

  --json                    one JSON object with the game's usual name, the number of its first
                            place, and the period, if the numbers show one three times`,
  run: async (words) => {
    const { game, count, json } = readRequest(words);
    const module = await openTablesModule();
    const { name, origin } = unwrapOrThrow(module.describeLineGame(game));
    const { numbers, period } = unwrapOrThrow(module.grundyNumbers(game, count));
    const texts = Array.from(numbers, String);
    if (!json) return [texts.join(' ')];
    const repeats = period && { period: { ...period, saltus: period.saltus.toString() } };
    return [JSON.stringify({ game: name, origin, grundyNumbers: texts, ...repeats })];
  },
};

function readRequest(words: readonly string[]) {
  const { values, positionals } = readOptions(words, { json: { type: 'boolean', default: false } });
  const [game, count, ...others] = positionals;
  if (game === undefined || count === undefined) {
    throw new UsageError('Say the game and how many numbers: tartan grundy GAME COUNT.');
  }
  if (others.length > 0) {
    throw new UsageError(`One game and one number are enough: “${others.join(' ')}” is too much.`);
  }
  return { game, count: readPositiveNumber(count, 'COUNT', MAX_NUMBERS), json: values.json };
}
