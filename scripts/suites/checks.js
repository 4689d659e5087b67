import { buildModule } from '../build/module.js';
import { checkCommands } from '../lint/commands.js';
import { forChecks } from '../setup/needs.js';
import { check } from './check.js';
import { add, nothing } from './tally.js';

export const checks = {
  name: 'checks',
  heading: 'types, rules and layout of the sources',
  needs: forChecks,
  // The types of the module's calls are made with it.
  builds: [buildModule],
  async run() {
    let tally = nothing;
    for (const [what, command] of Object.entries(await checkCommands())) {
      tally = add(tally, await check(what, command));
    }
    return tally;
  },
};
