import { buildAll } from '../build/vite.js';
import { browserEnvironment } from '../setup/browsers.js';
import { forLighthouse } from '../setup/needs.js';
import { inProject, project } from '../tools/places.js';
import { show } from '../tools/run.js';
import { tallyOfReport } from './report.js';

export const lighthouse = {
  name: 'lighthouse',
  heading: 'what Lighthouse says of each page on a slow phone',
  needs: forLighthouse,
  fullOnly: true,
  builds: [buildAll],
  run: () =>
    tallyOfReport(
      'lighthouse.json',
      (file) =>
        show([process.execPath, inProject('tests/lighthouse/rate.js'), file], {
          cwd: project,
          env: browserEnvironment(),
          input: 'ignore',
        }),
      JSON.parse,
    ),
};
