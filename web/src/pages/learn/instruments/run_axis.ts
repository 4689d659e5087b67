/**
 * The runs that end at one place of an axis, each with one number. With the prefix XORs x[0] = 0 and
 * x[i] = g[1] ^ … ^ g[i], the coins a … b are worth x[b] ^ x[a - 1] together: what stands in front of a is
 * in both, and cancels.
 */
import type { Line } from '../../../game/line';

/** Which number of a run, and how it is found. */
export type RunReading =
  /** What turning it leaves in the place of its last coin: g of the other coins, added up. */
  | 'coins'
  /** The same, as x[n - 1] ^ x[n - length]. */
  | 'leaves'
  /** What turning it changes a position by: x[n] ^ x[n - length]. */
  | 'changes';

export interface RunFact {
  readonly length: number;
  /** Its first and its last place, from 1. */
  readonly first: number;
  readonly last: number;
  /** The numbers that are added up, by their indices: of g, or of x. */
  readonly terms: readonly { readonly index: number; readonly value: number }[];
  readonly value: number;
}

export function runFacts(line: Line, place: number, reading: RunReading): readonly RunFact[] {
  return line.movesAt(place).map(({ places }) => {
    const first = places[0] ?? place;
    const terms = indicesOf(places, reading).map((index) => ({
      index,
      value: (reading === 'coins' ? line.grundyNumbers[index - 1] : line.prefixXors[index]) ?? 0,
    }));
    const value = terms.reduce((sum, term) => sum ^ term.value, 0);
    return { ...{ first, terms, value }, last: place, length: places.length };
  });
}

function indicesOf(places: readonly number[], reading: RunReading): readonly number[] {
  const [before, last] = [(places[0] ?? 1) - 1, places.at(-1) ?? 1];
  switch (reading) {
    case 'coins':
      return places.slice(0, -1);
    case 'leaves':
      return [last - 1, before];
    case 'changes':
      return [last, before];
  }
}
