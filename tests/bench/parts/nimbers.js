/**
 * Measures products of random nimbers per second, natively and as WebAssembly, beside the bare rule with the same
 * compiler; also inverses and quotients.
 */
import { operateOnNimbers } from '../programs.js';
import { median } from '../statistics.js';
import { textTable } from '../text_table.js';

const RULE = 'rule';
const operations = [RULE, 'product', 'inverse', 'quotient'];
const widths = [
  ['16 bits', 'native', 16],
  ['64 bits', 'native', 64],
  ['16 bits as WebAssembly', 'wasm', 16],
  ['64 bits as WebAssembly', 'wasm', 64],
];

export const nimbers = {
  key: 'nimbers',

  async measure({ rounds }) {
    const entry = {};
    for (const [name, way, bits] of widths) {
      const perSecond = Object.fromEntries(operations.map((operation) => [operation, []]));
      const sums = {};
      for (let round = 0; round < rounds; round += 1) {
        for (const operation of operations) {
          const turn = await operateOnNimbers(way, operation, bits);
          perSecond[operation].push(turn.perSecond);
          sums[operation] = turn.sum;
        }
      }
      if (sums.product !== sums[RULE]) throw new Error(`Products of ${name} are wrong.`);
      entry[name] = withRatiosToTheRule(perSecond);
    }
    return entry;
  },

  lines: (entry) =>
    textTable([
      ['nimbers, one thread', 'millions a second', 'times the products by the rule'],
      ...Object.entries(entry).flatMap(([width, byOperation]) =>
        Object.entries(byOperation).map(([operation, { median: many, timesTheRule }]) => [
          `${operation}, ${width}`,
          (many / 1e6).toFixed(2),
          timesTheRule.toFixed(2),
        ]),
      ),
    ]),

  figures: (entry) =>
    Object.entries(entry).flatMap(([width, byOperation]) =>
      Object.entries(byOperation)
        .filter(([operation]) => operation !== RULE)
        .map(([operation, { timesTheRule }]) => ({
          name: `nimbers of ${width}: times as many of ${operation} as products by the rule`,
          value: timesTheRule,
        })),
    ),
};

/** For each operation, the rate in each round, the median, and the ratio to the rule's products. */
export function withRatiosToTheRule(perSecond) {
  return Object.fromEntries(
    Object.entries(perSecond).map(([operation, counts]) => [
      operation,
      {
        perSecond: counts,
        median: median(counts),
        timesTheRule: median(counts.map((count, round) => count / perSecond[RULE][round])),
      },
    ]),
  );
}
