import { inProject, project } from '../tools/places.js';
import { show } from '../tools/run.js';
import { tallyOfReport } from './report.js';

/** Runs the Playwright tests of a folder, in the environment variables that name its browsers. */
export function runPlaywright({ name, folder, env }) {
  const playwright = [process.execPath, inProject('node_modules/@playwright/test/cli.js'), 'test'];
  return tallyOfReport(
    `${name}.json`,
    (file) =>
      show([...playwright, '--config', folder, '--reporter=list,json'], {
        cwd: project,
        env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
        input: 'ignore',
      }),
    countPlaywright,
  );
}

/** Errors are those outside of any test. A test that passes only at its second try has failed. */
function countPlaywright(json) {
  const { stats, errors } = JSON.parse(json);
  const { expected, unexpected, flaky, skipped } = stats;
  return { passed: expected, failed: unexpected + flaky + errors.length, skipped };
}
