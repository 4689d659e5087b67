import { project } from '../tools/places.js';
import { show } from '../tools/run.js';
import { nothing } from './tally.js';

/** A command that passes or fails as a whole, and so counts as one test. */
export async function check(what, command) {
  const status = await show(command, { cwd: project, input: 'ignore' });
  console.log(`${status === 0 ? 'passed' : 'FAILED'}: ${what}`);
  return { ...nothing, [status === 0 ? 'passed' : 'failed']: 1 };
}
