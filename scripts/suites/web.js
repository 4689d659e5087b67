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
  run: ({ full }) => tallyOfReport('web.json', (file) => runVitest(file, full), countVitest),
};

function runVitest(file, full) {
  const vitest = [process.execPath, inProject('node_modules/vitest/vitest.mjs'), 'run'];
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  return show([...vitest, ...reporters], {
    cwd: project,
    env: { TARTAN_FULL: full ? '1' : '' },
    input: 'ignore',
  });
}

/** A file that cannot be loaded has no tests to fail, so it fails as one. */
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
