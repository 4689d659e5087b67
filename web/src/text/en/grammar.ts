/** How English counts and names things; shared by the parts of its catalogue. */
import { createNumbers } from '../numbers';

export const numbers = createNumbers('en');
export const { whole, rough, percent, memory, duration, roughDuration } = numbers;
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

/** P(5) for a square board of the Flipping Game, P(3, 4) for any other. */
export function countName(rows: number, columns: number): string {
  return rows === columns ? `P(${whole(rows)})` : `P(${whole(rows)}, ${whole(columns)})`;
}

/** What follows the name of a board that isn't played with the Flipping Game's own lengths. */
export function withLengths(rows: string, columns: string): string {
  const others = [
    ...(rows === 'triangular' ? [] : [`heights ${chosenLengths(rows)}`]),
    ...(columns === 'square' ? [] : [`widths ${chosenLengths(columns)}`]),
  ];
  return others.length === 0 ? '' : ` with ${others.join(' and ')}`;
}

/** `1, 2`, or `from the primes`. */
function chosenLengths(family: string): string {
  if (family === 'all') return 'of every length';
  return Object.hasOwn(familyNames, family) ? `from the ${lengths(family)}` : lengths(family);
}

/** Breaks, where it must, behind the ×. */
export const boardName = (rows: number, columns: number) =>
  `${whole(rows)}\u00a0× ${whole(columns)}`;
