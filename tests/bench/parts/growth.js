/** Measures how the time grows with the size: the exponents e of N^e between 10^5, 10^6 and 10^7. */
import { growthExponent, median } from '../statistics.js';
import { KERNELS, PAGE } from '../ways.js';

const sizes = [100_000, 1_000_000, 10_000_000];

/** The size that is measured once, and not at all with --quick: it takes thirty times as long. */
const LONG = 10_000_000;

export const growth = {
  key: 'growth',

  async measure({ ways, rounds, quick }) {
    const chosen = sizes.filter((size) => !quick || size < LONG);
    const grown = {};
    for (const name of [KERNELS, PAGE]) {
      const turns = new Map(chosen.map((size) => [size, []]));
      for (let round = 0; round < rounds; round += 1) {
        for (const size of chosen.filter((each) => round === 0 || each < LONG)) {
          turns.get(size).push((await ways[name](size)).seconds);
        }
      }
      const points = chosen.map((size) => {
        const seconds = turns.get(size);
        return { size, seconds: median(seconds), rounds: seconds };
      });
      grown[name] = { points, exponents: exponentsBetween(points) };
    }
    return grown;
  },

  lines: (entry) =>
    Object.entries(entry).flatMap(([name, { points, exponents }]) => [
      `${name}: ${points.map(({ size, seconds }) => `P(${size}) in ${seconds.toFixed(3)} s`).join(', ')}`,
      ...exponents.map(
        ({ from, to, exponent }) => `  from ${from} to ${to} growth N^${exponent.toFixed(2)}`,
      ),
    ]),

  figures: (entry) =>
    Object.entries(entry).flatMap(([name, { exponents }]) =>
      exponents.map(({ from, to, exponent }) => ({
        name: `${name}: growth exponent from ${from} to ${to}`,
        value: exponent,
      })),
    ),
};

/** Exponents between neighbouring sizes. */
export function exponentsBetween(points) {
  return points.slice(1).map((large, place) => {
    const small = points[place];
    return { from: small.size, to: large.size, exponent: growthExponent(small, large) };
  });
}
