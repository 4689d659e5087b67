import { buildAll } from '../build/vite.js';
import { browserEnvironment } from '../setup/browsers.js';
import { forBrowserTests } from '../setup/needs.js';
import { runPlaywright } from './playwright.js';

export const browsers = {
  name: 'browsers',
  heading:
    'journeys through the built page in Chromium, and in Firefox what depends on the browser',
  needs: forBrowserTests,
  builds: [buildAll],
  run: (asked) =>
    runPlaywright({
      ...asked,
      name: 'browsers',
      folder: 'tests/e2e',
      env: { ...browserEnvironment(), TARTAN_FULL: asked.full ? '1' : '' },
    }),
};
