/**
 * Measures P(10^6) in every way beside the straightforward algorithm. Each round runs everything once, so a machine
 * whose speed drifts affects all alike.
 */
import { median, timesAsFast } from '../statistics.js';
import { textTable } from '../text_table.js';
import { YARDSTICK } from '../ways.js';

const size = 1_000_000;

export const solving = {
  key: 'solving',

  async measure({ ways, rounds }) {
    const seconds = Object.fromEntries(Object.keys(ways).map((name) => [name, []]));
    const answers = new Set();
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, solve] of Object.entries(ways)) {
        const turn = await solve(size);
        seconds[name].push(turn.seconds);
        answers.add(turn.answer);
      }
    }
    if (answers.size !== 1) throw new Error(`The ways disagree: ${[...answers].join(', ')}.`);
    return { size, answer: [...answers][0], ways: withRatios(seconds) };
  },

  lines: ({ size, ways }) =>
    textTable([
      [`P(${size})`, 'median s', 'min', 'max', 'times as fast'],
      ...Object.entries(ways).map(([name, way]) => [
        name,
        ...[way.median, Math.min(...way.seconds), Math.max(...way.seconds)].map((figure) =>
          figure.toFixed(2),
        ),
        way.timesAsFast.toFixed(2),
      ]),
    ]),

  figures: ({ ways }) =>
    Object.entries(ways)
      .filter(([name]) => name !== YARDSTICK)
      .map(([name, way]) => ({
        name: `${name}: times as fast as straightforward`,
        value: way.timesAsFast,
      })),
};

/** For each way, the seconds of each round, their median, and the ratio to the yardstick. */
export function withRatios(seconds) {
  return Object.fromEntries(
    Object.entries(seconds).map(([name, measured]) => [
      name,
      {
        seconds: measured,
        median: median(measured),
        timesAsFast: timesAsFast(measured, seconds[YARDSTICK]),
      },
    ]),
  );
}
