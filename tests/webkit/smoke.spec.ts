/** The page works in WebKit: its workers, its module, its canvas and the buttons over it. */
import { test as base, expect } from '@playwright/test';
import { goldenAnswer } from '../e2e/golden_answer';
import { WebDriverSession } from './web_driver';

declare global {
  interface Window {
    /** Errors recorded by note_complaints.js, where it was served. */
    complaints?: string[];
  }
}

const { TARTAN_WEBKIT_PAGE = '', TARTAN_WEBKIT_WATCHED = '' } = process.env;
const { TARTAN_WEBKIT_SESSIONS = '', TARTAN_MINI_BROWSER = '' } = process.env;

const test = base.extend<{ webKit: WebDriverSession }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright asks for an object pattern.
  webKit: async ({}, use) => {
    const session = await WebDriverSession.start(TARTAN_WEBKIT_SESSIONS, TARTAN_MINI_BROWSER);
    try {
      await use(session);
    } finally {
      await session.end();
    }
  },
});

const places = [
  { name: 'as it is built', address: TARTAN_WEBKIT_PAGE, complaints: null },
  { name: 'in a folder of a host, watched', address: TARTAN_WEBKIT_WATCHED, complaints: [] },
];

for (const { name, address, complaints } of places) {
  test.describe(name, () => {
    test.afterEach(async ({ webKit }) => {
      expect(await webKit.evaluate(() => window.complaints ?? null)).toEqual(complaints);
    });

    test('finds P(1000000)', async ({ webKit }) => {
      await expectMillion(webKit, address);
    });

    test('draws the board, and names its discs for a screen reader', async ({ webKit }) => {
      const position = 'BWWWW.WWWWW.WWBWW.WWWWW.WWWWW';
      // Without shading, which draws numbers on the discs.
      await webKit.open(`${address}#/board?rows=5&columns=5&heat=none&position=${position}`);
      await expect
        .poll(() => webKit.evaluate(() => document.querySelector('main')?.innerText))
        .toMatch(/\d+ of \d+ moves win/u);

      const discs = await webKit.evaluate(discsOfBoard);
      expect(discs.map(({ name }) => /^Row \d, column \d, \w+/u.exec(name)?.[0])).toEqual(
        // Rows count from the bottom; the position names them from the top.
        position
          .split('.')
          .reverse()
          .flatMap((discsOfRow, row) =>
            Array.from(
              discsOfRow,
              (disc, column) =>
                `Row ${row + 1}, column ${column + 1}, ${disc === 'B' ? 'black' : 'white'}`,
            ),
          ),
      );
      const colours = (kind: string) =>
        new Set(discs.filter(({ name }) => name.includes(kind)).map(({ middle }) => middle));
      expect(colours('white').size).toBe(1);
      expect(colours('black').size).toBe(1);
      expect(colours('white')).not.toEqual(colours('black'));
      for (const { middle, corner } of discs) expect(middle).not.toBe(corner);
    });
  });
}

test('the page in one file, from a disk: its board, a game, and P(1000000)', async ({ webKit }) => {
  const file = String(new URL('../../dist/flipping-game.html', import.meta.url));
  await webKit.open(`${file}#/board?rows=5&columns=5`);
  await expect
    .poll(() => webKit.evaluate(() => document.querySelector('main')?.innerText))
    .toMatch(/\d+ of \d+ moves win/u);

  // Each move flips one disc here: one by the reader, one by the computer.
  await webKit.open(`${file}#/board?rows=2&columns=2&mode=play`);
  await expect.poll(() => webKit.evaluate(blackDiscs)).toBe(0);
  await webKit.click('[role=grid] button');
  await webKit.click('[role=grid] button');
  await expect.poll(() => webKit.evaluate(blackDiscs)).toBe(2);

  await expectMillion(webKit, file);
});

test('a package for course sites: its puzzles in the page of the package, and the score that the site gets', async ({
  webKit,
}) => {
  await webKit.open(new URL('/site/course_site.html', TARTAN_WEBKIT_WATCHED).href);
  await webKit.enter(() => document.querySelector('iframe'));
  // In the first exercise of set 17 no move wins.
  await expect.poll(() => webKit.evaluate(answerNone)).toBe(true);
  await webKit.leave();
  await expect.poll(() => webKit.evaluate(() => document.title)).toBe('Committed 0.1 incomplete');
});

/** Computes P(10^6) on the page of this address. */
async function expectMillion(webKit: WebDriverSession, address: string): Promise<void> {
  await webKit.open(`${address}#/solve?rows=1000000&columns=1000000`);
  await expect
    .poll(() => webKit.evaluate(() => document.querySelector('h1')?.textContent))
    .toBe('How many first moves win?');
  await webKit.click('form button[type=submit]');
  await expect
    .poll(() => webKit.evaluate(() => document.querySelector('output')?.textContent))
    .toBe(goldenAnswer(1_000_000));
}

/**
 * Runs in the frame, because the driver can't scroll to elements in nested frames. Returns whether the buttons exist.
 */
function answerNone() {
  const buttons = Array.from(document.querySelectorAll('button'));
  const [none, check] = ['No move wins', 'Check'].map((name) =>
    buttons.find(({ textContent }) => textContent === name),
  );
  none?.click();
  check?.click();
  return none !== undefined && check !== undefined;
}

/** Runs in the page: the number of black discs once it is the reader's turn. */
function blackDiscs() {
  if (document.querySelector('main')?.innerText.includes('Your turn') !== true) return undefined;
  const names = Array.from(document.querySelectorAll('[role=grid] button'), (button) =>
    button.getAttribute('aria-label'),
  );
  return names.filter((name) => name?.includes('black')).length;
}

/** Runs in the page: the name of each button in the grid, with the colours drawn under it. */
function discsOfBoard() {
  // The lowest canvas; marks of winning corners are drawn on others.
  const canvas = document.querySelector('canvas');
  const context = canvas?.getContext('2d') ?? undefined;
  if (canvas === null || context === undefined) throw new Error('There is no board.');
  const box = canvas.getBoundingClientRect();
  const colourAt = (x: number, y: number) => {
    const column = Math.floor(((x - box.left) / box.width) * canvas.width);
    const row = Math.floor(((y - box.top) / box.height) * canvas.height);
    return context.getImageData(column, row, 1, 1).data.join();
  };
  return Array.from(document.querySelectorAll('[role=grid] button'), (button) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    return {
      name: button.getAttribute('aria-label') ?? '',
      middle: colourAt(left + width / 2, top + height / 2),
      corner: colourAt(left + width / 16, top + height / 16),
    };
  });
}
