/** The browsers that the tests drive: those of the system, whoever made their packages. */
import { findProgram, isProgram } from '../tools/find_program.js';

export const chromium = {
  name: 'Chromium',
  why: 'runs the tests of the page',
  debianPackages: ['chromium'],
  elsewhere: { apt: 'chromium', brew: 'google-chrome' },
  find: () => Boolean(chromiumProgram()),
};

export const firefox = {
  name: 'Firefox',
  why: 'runs the tests of the page',
  debianPackages: ['firefox-esr'],
  elsewhere: {
    brew: 'firefox',
    note: 'on Debian sudo apt-get install firefox-esr, on Ubuntu sudo apt-get install firefox',
  },
  find: () => Boolean(firefoxProgram()),
};

/** Where the tests and the benchmarks find the browsers. */
export function browserEnvironment() {
  return { TARTAN_CHROMIUM: chromiumProgram(), TARTAN_FIREFOX: firefoxProgram() };
}

function chromiumProgram() {
  return (
    findProgram('chromium', 'chromium-browser', 'google-chrome') ??
    ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'].find(isProgram)
  );
}

function firefoxProgram() {
  return (
    findProgram('firefox-esr', 'firefox') ??
    ['/Applications/Firefox.app/Contents/MacOS/firefox'].find(isProgram)
  );
}
