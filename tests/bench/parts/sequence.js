/** All of P(1) … P(10^6), beside P(10^6) alone in the same round. */
import { commandLine, commandLineSequence, native } from '../programs.js';
import { median } from '../statistics.js';
import { textTable } from '../text_table.js';

const size = 1_000_000;

const programs = {
  'native, one thread': { alone: native('kernels'), all: native('sequence') },
  'command line in Node, two threads': { alone: commandLine, all: commandLineSequence },
};

export const sequence = {
  key: 'sequence',

  async measure({ rounds }) {
    const entry = {};
    for (const [name, { alone, all }] of Object.entries(programs)) {
      const turns = [];
      for (let round = 0; round < rounds; round += 1) {
        const [one, many] = [await alone(size), await all(size)];
        if (one.answer !== many.answer)
          throw new Error(`The sequence ends with ${many.answer} instead of ${one.answer}.`);
        turns.push({ alone: one.seconds, all: many.seconds });
      }
      entry[name] = {
        rounds: turns,
        seconds: median(turns.map(({ all: seconds }) => seconds)),
        timesOne: median(turns.map((turn) => turn.all / turn.alone)),
      };
    }
    return entry;
  },

  lines: (entry) =>
    textTable([
      [`P(1) … P(${size})`, 'seconds', `times P(${size}) alone`],
      ...Object.entries(entry).map(([name, { seconds, timesOne }]) => [
        name,
        seconds.toFixed(2),
        timesOne.toFixed(2),
      ]),
    ]),

  figures: (entry) =>
    Object.entries(entry).map(([name, { timesOne }]) => ({
      name: `${name}: all of P(1) … P(${size}), times P(${size}) alone`,
      value: timesOne,
    })),
};
