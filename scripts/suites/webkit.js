import { buildAll } from '../build/vite.js';
import { webKitEnvironment } from '../setup/browsers.js';
import { isLinux } from '../setup/host.js';
import { forWebKitTests } from '../setup/needs.js';
import { say } from '../tools/say.js';
import { runPlaywright } from './playwright.js';
import { nothing } from './tally.js';

export const webkit = {
  name: 'webkit',
  heading: 'the built page in WebKitGTK, in short',
  needs: isLinux() ? forWebKitTests : [],
  builds: isLinux() ? [buildAll] : [],
  async run(asked) {
    if (!isLinux()) {
      say('Skipped: WebKitGTK, which these tests drive, is for Linux.');
      return { ...nothing, skipped: 1 };
    }
    return runPlaywright({
      ...asked,
      name: 'webkit',
      folder: 'tests/webkit',
      env: webKitEnvironment(),
    });
  },
};
