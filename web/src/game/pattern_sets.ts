/**
 * The sets of a game of patterns, as far as they can be drawn on a row of coins. The notation is that of the
 * core (`games/lines/pattern.hpp`): distances to the left of the coin that must be heads, which is 0.
 */

/** Which values a letter has, by the name of a family of lengths. The letter of `all` may be another one too. */
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

export type PatternSet =
  /** The corner and coins at these distances from it; stretched, at any multiple of them. */
  | { readonly kind: 'fixed' | 'stretched'; readonly distances: readonly number[] }
  /** The corner and so many others, wherever they lie before it. */
  | { readonly kind: 'free'; readonly others: number }
  | { readonly kind: 'run'; readonly family: RunFamily }
  /** What can be typed, and not drawn: among it distances that no row of coins has room for. */
  | { readonly kind: 'typed'; readonly text: string };

/** All that a set may have. */
const FREE_LETTERS = ['a', 'b', 'c'];
export const MOST_FREE = FREE_LETTERS.length;

export const readSets = (pattern: string): PatternSet[] => pattern.split(';').map(readSet);

export const printSets = (sets: readonly PatternSet[]): string => sets.map(printSet).join(';');

function readSet(text: string): PatternSet {
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

const LARGEST_DRAWN = 39;

const areDrawn = (distances: readonly number[]) =>
  distances.every(
    (distance, at) => distance > (distances[at - 1] ?? 0) && distance <= LARGEST_DRAWN,
  );

export function printSet(set: PatternSet): string {
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

/** With the coin at this distance taken in, or left out. */
export function withCoin(distances: readonly number[], distance: number): readonly number[] {
  return distances.includes(distance)
    ? distances.filter((other) => other !== distance)
    : [...distances, distance].sort((one, other) => one - other);
}
