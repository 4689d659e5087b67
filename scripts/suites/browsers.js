import { buildPage } from '../build/vite.js';
import { browserEnvironment } from '../setup/browsers.js';
import { forBrowserTests } from '../setup/needs.js';
import { runPlaywright } from './playwright.js';

export const browsers = {
  name: 'browsers',
  heading: 'Playwright with the built page in Chromium and Firefox',
  needs: forBrowserTests,
  async run() {
    await buildPage();
    return runPlaywright({ name: 'browsers', folder: 'tests/e2e', env: browserEnvironment() });
  },
};
