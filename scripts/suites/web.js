import { readFileSync } from 'node:fs';
import { buildCommandLine } from '../build/vite.js';
import { forPage } from '../setup/needs.js';
import { inProject, project } from '../tools/places.js';
import { show } from '../tools/run.js';
import { tallyOfReport } from './report.js';

export const web = {
  name: 'web',
  heading: 'Vitest, with the command line as it is built',
  needs: forPage,
  builds: [buildCommandLine],
  run({ full, onlyFailed }) {
    const files = onlyFailed ? failedFiles() : [];
    return tallyOfReport(REPORT, (file) => runVitest(file, full, files), countVitest);
  },
};

const REPORT = 'web.json';

/** The test files that failed last; if that isn't known, none, and then all run. */
function failedFiles() {
  try {
    const { testResults } = JSON.parse(readFileSync(inProject('build/reports', REPORT), 'utf8'));
    return testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);
  } catch {
    return [];
  }
}

function runVitest(file, full, files) {
  const vitest = [process.execPath, inProject('node_modules/vitest/vitest.mjs'), 'run', ...files];
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  return show([...vitest, ...reporters], {
    cwd: project,
    env: { TARTAN_FULL: full ? '1' : '' },
    input: 'ignore',
  });
}

/** A file that can't be loaded has no tests to fail, so it counts as one failure. */
function countVitest(json) {
  const report = JSON.parse(json);
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}
