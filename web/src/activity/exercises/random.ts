/**
 * Random whole numbers that a seed determines on every machine: Mulberry32 (T. Ettinger, 2017, in the public domain).
 * The numbers for one exercise don't depend on the others.
 */
export interface Random {
  /** Each of 0 … count - 1 is equally likely; `count` is from 1 to 2^32. */
  readonly below: (count: number) => number;
}

/** Each list of keys, whole numbers up to `LARGEST_SEED`, has its own sequence. */
export function randomFrom(...keys: readonly number[]): Random {
  let state = 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  for (const key of keys) state = (next() ^ key) >>> 0;
  return {
    below(count) {
      // The last 2^32 mod count numbers are drawn again, so that all remainders are equally likely.
      const even = 2 ** 32 - (2 ** 32 % count);
      let number = next();
      while (number >= even) number = next();
      return number % count;
    },
  };
}

/** Both included. */
export type Range = readonly [least: number, most: number];

export function numberBetween(random: Random, [least, most]: Range): number {
  return least + random.below(most - least + 1);
}

/** A random item. */
export function drawOne<Item>(random: Random, items: readonly Item[]): Item {
  const item = items[random.below(items.length)];
  if (item === undefined) throw new RangeError('There is nothing to choose from.');
  return item;
}

/** The items in a random order; all orders are equally likely (Fisher and Yates). */
export function shuffledCopy<Item>(random: Random, items: readonly Item[]): Item[] {
  const mixed: Item[] = [];
  for (const [place, item] of items.entries()) mixed.splice(random.below(place + 1), 0, item);
  return mixed;
}

const MAX_DRAWS = 20_000;

/** The first draw that suits. The tests of the exercises check that suitable draws are frequent enough. */
export function drawUntil<Item>(draw: () => Item, suits: (item: Item) => boolean): Item {
  for (let count = 0; count < MAX_DRAWS; count += 1) {
    const item = draw();
    if (suits(item)) return item;
  }
  throw new RangeError(`None of ${MAX_DRAWS} draws suits.`);
}
