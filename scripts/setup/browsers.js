/** The browsers that the tests use: those of the system, whoever packaged them. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram, isProgram } from '../tools/find_program.js';
import { debianRelease } from './host.js';
import { PACKAGES } from './package_managers.js';

/** Chromium without windows, which takes a quarter of the tests' time. Chromium itself does as well. */
const HEADLESS_CHROMIUM = 'chromium-headless-shell';

export const chromium = {
  name: 'Chromium',
  why: 'runs the tests of the page',
  packages: PACKAGES.chromium,
  byHand: 'on Ubuntu sudo snap install chromium, or https://www.google.com/chrome',
  find: () => Boolean(debianRelease() ? findProgram(HEADLESS_CHROMIUM) : chromiumProgram()),
};

export const firefox = {
  name: 'Firefox',
  why: 'runs the tests of the page',
  packages: PACKAGES.firefox,
  byHand: 'on Ubuntu sudo snap install firefox, or https://www.mozilla.org/firefox',
  find: () => Boolean(firefoxProgram()),
};

/** A third kind of browser, its driver, and a virtual screen. */
export const webKit = {
  name: 'WebKitGTK with WebKitWebDriver, and Xvfb',
  why: 'opens the page in a third kind of browser',
  packages: PACKAGES.webKit,
  byHand:
    'needed only by the suite webkit: npm test -- followed by the names of others does without',
  find: () =>
    [webKitDriverProgram(), miniBrowserProgram(), findProgram('Xvfb')].every((path) => path),
};

/** The environment variables with the browsers' paths. */
export function browserEnvironment() {
  return { TARTAN_CHROMIUM: chromiumProgram(), TARTAN_FIREFOX: firefoxProgram() };
}

export function webKitEnvironment() {
  return { TARTAN_WEBKIT_DRIVER: webKitDriverProgram(), TARTAN_MINI_BROWSER: miniBrowserProgram() };
}

function chromiumProgram() {
  return (
    findProgram(HEADLESS_CHROMIUM, 'chromium', 'chromium-browser', 'google-chrome') ??
    ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'].find(isProgram)
  );
}

function firefoxProgram() {
  return (
    findProgram('firefox-esr', 'firefox') ??
    ['/Applications/Firefox.app/Contents/MacOS/firefox'].find(isProgram)
  );
}

const webKitDriverProgram = () => findProgram('WebKitWebDriver');

/** WebKitGTK's own small browser is beside its libraries: in /usr/lib/x86_64-linux-gnu on Debian. */
function miniBrowserProgram() {
  const libraries = ['/usr/lib', '/usr/lib64', '/usr/libexec'];
  return [...libraries, ...libraries.flatMap(foldersIn)]
    .flatMap((folder) => ['webkit2gtk-4.1', 'webkitgtk-6.0'].map((api) => join(folder, api)))
    .map((folder) => join(folder, 'MiniBrowser'))
    .find(isProgram);
}

function foldersIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(folder, name));
}
