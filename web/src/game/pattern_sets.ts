/**
 * The sets of a pattern game, as far as they can be drawn on a row of coins. The notation is explained in
 * `games/lines/pattern.hpp`: distances to the left from the corner, whose own distance is 0.
 */

/** The letter for each family of lengths. For `all` any other letter does as well. */
const LETTERS = {
  all: 'a',
  triangular: 't',
  square: 's',
  odd: 'o',
  'powers-of-two': 'w',
  primes: 'p',
  fibonacci: 'f',
} as const;

export type RunFamily = keyof typeof LETTERS;
export const RUN_FAMILIES = Object.keys(LETTERS) as readonly RunFamily[];

export type PatternMove =
  /** The corner and coins at these distances from it; if stretched, at any common multiple of them. */
  | { readonly kind: 'fixed' | 'stretched'; readonly distances: readonly number[] }
  /** The corner and this many others anywhere before it. */
  | { readonly kind: 'free'; readonly others: number }
  | { readonly kind: 'run'; readonly family: RunFamily }
  /** A set that can be typed but not drawn, for example with distances longer than any row. */
  | { readonly kind: 'typed'; readonly text: string };

/** The letters that a set may have. */
const FREE_LETTERS = ['a', 'b', 'c'];
export const MAX_FREE_LETTERS = FREE_LETTERS.length;

export const readSets = (pattern: string): PatternMove[] => pattern.split(';').map(readSet);

export const formatPatternSets = (sets: readonly PatternMove[]): string =>
  sets.map(formatPatternSet).join(';');

function readSet(text: string): PatternMove {
  const [corner, ...others] = text.split(',');
  const run = /^0\.\.([a-z])$/u.exec(text)?.[1];
  const family = RUN_FAMILIES.find((name) => LETTERS[name] === run);
  if (family !== undefined) return { kind: 'run', family };
  if (corner !== '0') return { kind: 'typed', text };
  if (areDrawn(others.map(Number))) return { kind: 'fixed', distances: others.map(Number) };
  if (others.join() === FREE_LETTERS.slice(0, others.length).join())
    return { kind: 'free', others: others.length };
  const multiples = others.map((other) => Number(/^(\d*)d$/u.exec(other)?.[1]?.padStart(1, '1')));
  return areDrawn(multiples)
    ? { kind: 'stretched', distances: multiples }
    : { kind: 'typed', text };
}

const MAX_DRAWN = 39;

const areDrawn = (distances: readonly number[]) =>
  distances.every((distance, at) => distance > (distances[at - 1] ?? 0) && distance <= MAX_DRAWN);

export function formatPatternSet(set: PatternMove): string {
  switch (set.kind) {
    case 'typed':
      return set.text;
    case 'run':
      return `0..${LETTERS[set.family]}`;
    case 'free':
      return [0, ...FREE_LETTERS.slice(0, set.others)].join();
    case 'fixed':
      return [0, ...set.distances].join();
    case 'stretched':
      return [0, ...set.distances.map((times) => (times === 1 ? 'd' : `${times}d`))].join();
  }
}

/** Adds the coin at this distance, or removes it. */
export function withCoin(distances: readonly number[], distance: number): readonly number[] {
  return distances.includes(distance)
    ? distances.filter((other) => other !== distance)
    : [...distances, distance].sort((one, other) => one - other);
}
