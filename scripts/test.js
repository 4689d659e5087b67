/**
 * npm test: sets up, then runs every suite, or those that are named: npm test -- native web.
 * The last line is `N passed, N failed`, and the exit status says the same.
 */
import { setUp } from './setup/setup.js';
import { suites } from './suites/suites.js';
import { add, inWords, nothing } from './suites/tally.js';
import { main, Problem, tell } from './tools/say.js';

const oneFailure = { ...nothing, failed: 1 };

await main(async () => {
  const chosen = choose(process.argv.slice(2));
  const needs = [...new Set(chosen.flatMap((suite) => suite.needs))];
  const trouble = await unlessItFails(() => setUp(needs), oneFailure);
  if (trouble) return conclude(trouble);
  const tallies = [];
  for (const { name, heading, run } of chosen) {
    console.log(`\n=== ${name}: ${heading} ===\n`);
    tallies.push(await unlessItFails(run, oneFailure));
  }
  console.log('\n=== summary ===\n');
  chosen.forEach(({ name }, i) => console.log(`${name.padEnd(8)}  ${inWords(tallies[i])}`));
  conclude(tallies.reduce(add, nothing));
});

function choose(names) {
  const unknown = names.find((name) => !suites.some((suite) => suite.name === name));
  if (unknown) {
    const known = suites.map((suite) => suite.name).join(', ');
    throw new Problem(`There is no suite "${unknown}": choose among ${known}.`);
  }
  return suites.filter((suite) => names.length === 0 || names.includes(suite.name));
}

/** A suite that cannot even be built counts as one failure, and the others still run. */
async function unlessItFails(action, otherwise) {
  try {
    return await action();
  } catch (error) {
    tell(error);
    return otherwise;
  }
}

function conclude(total) {
  console.log(`\n${inWords(total)}`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}
