/**
 * Measures all of P(1) … P(10^6) beside P(10^6) in the same round: alone, which needs few of the moves, and with the
 * histograms of all moves, which every sequence has to count.
 */
import { commandLine, commandLineSequence, native } from '../programs.js';
import { median } from '../statistics.js';
import { textTable } from '../text_table.js';

const size = 1_000_000;

const programs = {
  'native, one thread': {
    alone: native('kernels'),
    withHistograms: native('histograms'),
    all: native('sequence'),
  },
  'command line in Node, two threads': { alone: commandLine, all: commandLineSequence },
};

export const sequence = {
  key: 'sequence',

  async measure({ rounds }) {
    const entry = {};
    for (const [name, { alone, withHistograms, all }] of Object.entries(programs)) {
      const turns = [];
      for (let round = 0; round < rounds; round += 1) {
        const [one, many] = [await alone(size), await all(size)];
        if (one.answer !== many.answer)
          throw new Error(`The sequence ends with ${many.answer} instead of ${one.answer}.`);
        const counted = await withHistograms?.(size);
        turns.push({
          alone: one.seconds,
          all: many.seconds,
          ...(counted && { withHistograms: counted.seconds }),
        });
      }
      entry[name] = {
        rounds: turns,
        seconds: median(turns.map(({ all: seconds }) => seconds)),
        timesOne: median(turns.map((turn) => turn.all / turn.alone)),
        ...(withHistograms && {
          timesHistograms: median(turns.map((turn) => turn.all / turn.withHistograms)),
        }),
      };
    }
    return entry;
  },

  lines: (entry) =>
    textTable([
      [`P(1) … P(${size})`, 'seconds', `times P(${size}) alone`, 'with its histograms'],
      ...Object.entries(entry).map(([name, { seconds, timesOne, timesHistograms }]) => [
        name,
        seconds.toFixed(2),
        timesOne.toFixed(2),
        timesHistograms?.toFixed(2) ?? '–',
      ]),
    ]),

  figures: (entry) =>
    Object.entries(entry).map(([name, { timesOne }]) => ({
      name: `${name}: all of P(1) … P(${size}), times P(${size}) alone`,
      value: timesOne,
    })),
};
