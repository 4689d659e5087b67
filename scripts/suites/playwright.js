import { copyFileSync } from 'node:fs';
import { inProject, project } from '../tools/places.js';
import { show } from '../tools/run.js';
import { say } from '../tools/say.js';
import { tallyOfReport } from './report.js';
import { nothing } from './tally.js';

/** More failures than this have a common cause, and running each again would only take time. */
const MOST_TRIED_AGAIN = 12;

/**
 * Runs the Playwright tests of a folder, with environment variables that name its browsers. Failed tests run once more,
 * one at a time: one that passes then is flaky, which `--full` counts as failed. With `onlyFailed` only the tests run
 * that failed last.
 */
export async function runPlaywright({ name, folder, env, full = false, onlyFailed = false }) {
  const [failed, failedAgain] = [`${name}_failed.json`, `${name}_failed_again.json`].map((file) =>
    inProject('build/reports', file),
  );
  const run = (report, failedFile, ...options) =>
    tallyOfReport(
      report,
      (file) =>
        show(
          [
            ...[process.execPath, inProject('node_modules/@playwright/test/cli.js'), 'test'],
            ...['--config', folder, '--reporter=list,json', ...options],
            ...['--last-failed-file', failedFile],
          ],
          { cwd: project, env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file }, input: 'ignore' },
        ),
      countPlaywright,
    );
  const first = await run(`${name}.json`, failed, ...(onlyFailed ? ['--last-failed'] : []));
  const { failures = [] } = first;
  if (failures.length === 0 || failures.length > MOST_TRIED_AGAIN) return first;
  say(`What failed is tried once more, one by one: ${failures.length}`);
  copyFileSync(failed, failedAgain);
  const again = [`${name}_again.json`, failedAgain, '--last-failed', '--workers=1'];
  const second = await run(...again);
  // A flaky test of --full must be mended.
  if (!full) copyFileSync(failedAgain, failed);
  return judgeAgain(first, second, full);
}

/** `failures` are the names of the failed tests; errors are those outside of any test. */
export function countPlaywright(json) {
  const { suites, stats, errors } = JSON.parse(json);
  const { expected, unexpected, flaky, skipped } = stats;
  return {
    passed: expected,
    failed: unexpected + flaky + errors.length,
    skipped,
    failures: suites.flatMap((suite) => failuresIn(suite, [])),
  };
}

function failuresIn({ title, suites = [], specs = [] }, around) {
  const path = [...around, title];
  const failed = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName }) => [projectName, ...path, spec.title].join(' › ')),
  );
  return [...failed, ...suites.flatMap((suite) => failuresIn(suite, path))];
}

/** The tally of both runs together. Errors outside of tests stay failures. */
export function judgeAgain(first, second, full) {
  const flaky = first.failures.filter((test) => !(second.failures ?? []).includes(test));
  for (const test of flaky) say(`Flaky, as it passed alone: ${test}`);
  // A second run without results shows nothing.
  if (second.passed + (second.failures?.length ?? 0) < first.failures.length) return first;
  const cured = full ? 0 : flaky.length;
  return { ...nothing, ...first, passed: first.passed + cured, failed: first.failed - cured };
}
