import { buildModule } from '../build/module.js';
import { checkCommands } from '../lint/commands.js';
import { forChecks } from '../setup/needs.js';
import { check } from './check.js';
import { add, nothing } from './tally.js';

/** Loaded once the packages are installed. */
async function writeWordTypes() {
  const words = await import('../../web/build/words.js');
  words.writeWordTypes();
}

export const checks = {
  name: 'checks',
  heading: 'types, rules and layout of the sources',
  needs: forChecks,
  // The build also generates the types of the module's calls; writeWordTypes those of the Fluent messages.
  builds: [buildModule, writeWordTypes],
  /** All at once: the rules take as long as the others together. */
  async run() {
    const commands = Object.entries(await checkCommands());
    const tallies = await Promise.all(commands.map(([what, command]) => check(what, command)));
    return tallies.reduce(add, nothing);
  },
};
