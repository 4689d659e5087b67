import { buildPage } from '../build/vite.js';
import { browserEnvironment } from '../setup/browsers.js';
import { forBrowserTests } from '../setup/needs.js';
import { inProject, project } from '../tools/places.js';
import { show } from '../tools/run.js';
import { tallyOfReport } from './report.js';

export const browsers = {
  name: 'browsers',
  heading: 'Playwright with the built page in Chromium and Firefox',
  needs: forBrowserTests,
  async run() {
    await buildPage();
    return tallyOfReport('browsers.json', runPlaywright, countPlaywright);
  },
};

function runPlaywright(file) {
  const playwright = [process.execPath, inProject('node_modules/@playwright/test/cli.js'), 'test'];
  return show([...playwright, '--config', 'tests/e2e', '--reporter=list,json'], {
    cwd: project,
    env: { ...browserEnvironment(), PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    input: 'ignore',
  });
}

/** Errors are those outside of any test. A test that passes only at its second try has failed. */
function countPlaywright(json) {
  const { stats, errors } = JSON.parse(json);
  const { expected, unexpected, flaky, skipped } = stats;
  return { passed: expected, failed: unexpected + flaky + errors.length, skipped };
}
