/** Measures the built page in real browsers, from pressing Compute to the answer on the screen. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, firefox } from '@playwright/test';

const longest = 10 * 60_000;

const launchers = {
  chromium: () =>
    chromium.launch({
      executablePath: process.env.TARTAN_CHROMIUM,
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
    }),
  firefox: (home) =>
    firefox.launch({
      channel: 'moz-firefox',
      executablePath: process.env.TARTAN_FIREFOX,
      env: { ...process.env, HOME: home },
    }),
};

/** Calls `use` with a browser and always closes it afterwards. */
export async function withBrowser(name, use) {
  const home = mkdtempSync(join(tmpdir(), 'tartan-bench-'));
  const browser = await launchers[name](home);
  try {
    return await use(browser);
  } finally {
    await browser.close();
    rmSync(home, { recursive: true, force: true });
  }
}

/** Opens a page and warms up its workers, as after a moment of reading. */
export async function openPage(browser, address) {
  const page = await browser.newPage();
  page.setDefaultTimeout(longest);
  await page.goto(`${address}/#/solve?rows=5&columns=5`);
  await compute(page, 5);
  return page;
}

/** Types a size, presses Compute and waits for the answer; measured by the page's own clock. */
export async function solveInPage(page, size) {
  await compute(page, 5); // another answer first, so that the arrival of the measured one can be seen
  const turn = await compute(page, size);
  // Histograms are counted after the answer; this waits for them, so that they don't slow down the next turn.
  await page
    .getByRole('slider')
    .or(page.getByRole('button', { name: 'Count them' }))
    .first()
    .waitFor();
  return turn;
}

async function compute(page, size) {
  await page.getByLabel('Board size').fill(String(size));
  return page.evaluate(async (wanted) => {
    const textOf = (selector) => document.querySelector(selector)?.textContent ?? '';
    const name = wanted.toLocaleString('en');
    const isThere = () => textOf('#answer-heading').split(/\s/).includes(name);
    // The page resolves this itself: polling in every frame would make it draw every frame.
    const answered = new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        if (!isThere()) return;
        observer.disconnect();
        resolve();
      });
      observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    });
    const start = performance.now();
    document.querySelector('form button[type="submit"]').click();
    if (!isThere()) await answered;
    const seconds = (performance.now() - start) / 1000;
    return { seconds, answer: textOf('#answer-number') };
  }, size);
}

/** Seconds from the start of the navigation until the Solve form is usable, in a browser with empty storage. */
export async function secondsUntilUsable(browser, address) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${address}/#/solve`);
  await page.getByRole('button', { name: 'Compute' }).click({ trial: true });
  const milliseconds = await page.evaluate(() => performance.now());
  await context.close();
  return milliseconds / 1000;
}
