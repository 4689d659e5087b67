/** The reports that test runners write for us, beside what they print. */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { inProject } from '../tools/places.js';
import { say } from '../tools/say.js';
import { judge, nothing } from './tally.js';

/**
 * Calls run(file), which resolves to the runner's exit status, and counts the results in the report. A report of an
 * earlier run is never counted: a runner that dies early writes none.
 */
export async function tallyOfReport(name, run, count) {
  const file = inProject('build/reports', name);
  mkdirSync(inProject('build/reports'), { recursive: true });
  rmSync(file, { force: true });
  const status = await run(file);
  let tally = nothing;
  try {
    tally = count(readFileSync(file, 'utf8'));
  } catch {
    say(`The runner ended with status ${status} and left no readable report.`);
  }
  return judge(tally, status);
}
