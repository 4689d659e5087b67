/**
 * npm test: sets up, then builds and runs every suite, or those that are named: npm test -- native web. With --full
 * nothing is left out: see the suites. With --failed what failed last runs again. The summary has the duration of
 * everything; its last line is `N passed, N failed`, and the exit status says the same.
 */
import { setUp } from './setup/setup.js';
import { failedLast, rememberRun } from './suites/last_run.js';
import { suites } from './suites/suites.js';
import { add, inWords, nothing } from './suites/tally.js';
import { main, Problem, tell } from './tools/say.js';
import { minutes, stopwatch } from './tools/stopwatch.js';

const OPTIONS = ['--full', '--failed'];
const oneFailure = { ...nothing, failed: 1 };

await main(async () => {
  const chosen = choose(process.argv.slice(2));
  if (chosen.length === 0) {
    console.log('Nothing failed last time.');
    return;
  }
  const setUpTime = stopwatch();
  const needs = [...new Set(chosen.flatMap(({ suite }) => suite.needs))];
  const trouble = await unlessItFails(() => setUpTime.time(() => setUp(needs)), oneFailure);
  if (trouble) return conclude(trouble);

  const buildTime = stopwatch();
  const rows = [];
  for (const { suite, ...asked } of chosen) {
    console.log(`\n=== ${suite.name}: ${suite.heading} ===\n`);
    const time = stopwatch();
    const tally = await unlessItFails(async () => {
      await buildTime.time(() => build(suite));
      return time.time(() => suite.run(asked));
    }, oneFailure);
    rows.push({ name: suite.name, time, tally, full: asked.full });
    // Recorded suite by suite, so that an interrupted run counts for what it did.
    rememberRun(rows.slice(-1));
  }

  console.log('\n=== summary ===\n');
  const line = (name, seconds, words = '') =>
    console.log(`${name.padEnd(8)}  ${minutes(seconds).padStart(6)}  ${words}`.trimEnd());
  line('set-up', setUpTime.seconds);
  line('build', buildTime.seconds);
  for (const { name, time, tally } of rows) line(name, time.seconds, inWords(tally));
  // The clock of Node starts with the process.
  line('in all', performance.now() / 1000);
  conclude(rows.map(({ tally }) => tally).reduce(add, nothing));
});

/**
 * The suites to run, as { suite, full, onlyFailed }. Suites for --full also run when they are named. What failed with
 * --full runs again with it.
 */
function choose(words) {
  const names = words.filter((word) => !OPTIONS.includes(word));
  const [full, onlyFailed] = OPTIONS.map((option) => words.includes(option));
  const unknown = names.find((name) => !suites.some((suite) => suite.name === name));
  if (unknown) {
    const known = suites.map((suite) => suite.name).join(', ');
    throw new Problem(
      `There is no suite "${unknown}". Choose from ${known}, or add --full or --failed.`,
    );
  }
  const failed = failedLast();
  const isChosen = ({ name, fullOnly }) => {
    if (onlyFailed && !failed[name]) return false;
    return names.length > 0 ? names.includes(name) : onlyFailed || full || !fullOnly;
  };
  return suites.filter(isChosen).map((suite) => ({
    suite,
    onlyFailed,
    full: onlyFailed ? failed[suite.name].full : full,
  }));
}

/** Suites share builds, and up-to-date ones are skipped. */
async function build({ builds }) {
  for (const step of builds) await step();
}

/** A suite that can't even be built counts as one failure, and the others still run. */
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
