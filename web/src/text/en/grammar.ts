/** How English counts and names things; shared by the parts of its catalogue. */
import { numbers } from '../language';
import type { TermName } from '../terms';

export const { whole, percent, memory } = numbers;
/** The size of the largest board that can be asked for. */
export const LARGEST = whole(100_000_000);
const plurals = new Intl.PluralRules('en');

/** `1 pair`, `12 pairs`; beyond 2^53 everything is many. */
export function counted(
  count: number | bigint,
  one: string,
  other: string,
  format: (count: number) => string = whole,
): string {
  if (typeof count === 'bigint' && count > 1n) return `${whole(count)} ${other}`;
  return `${format(Number(count))} ${plurals.select(Number(count)) === 'one' ? one : other}`;
}

const familyNames = {
  triangular: 'triangular numbers',
  square: 'square numbers',
  all: 'all lengths',
  odd: 'odd numbers',
  'powers-of-two': 'powers of two',
  primes: 'primes',
  fibonacci: 'Fibonacci numbers',
} as const;

/** A family's name in a sentence; a list of lengths as the list it is. */
export function lengths(family: string): string {
  return Object.hasOwn(familyNames, family)
    ? familyNames[family as keyof typeof familyNames]
    : family.replaceAll(',', ', ');
}

export const moves = (count: number) => counted(count, 'move', 'moves');
export const discs = (count: number) => counted(count, 'disc', 'discs');

/** Words of a sentence that explain themselves when they are pointed at; `piecesOf` finds them again. */
export const term = (name: TermName, words: string) => `⟦${name}|${words}⟧`;
