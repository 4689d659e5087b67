/** Printed pages: the whole board, and light colours whatever the reader's colour scheme. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixture';
import { printed, sheetsOf, spotsOn, wordsOnPaper, type Colour } from './paper';

const LIGHT = 'rgb(251, 250, 246)';
const DARK = 'rgb(22, 24, 21)';
/** The colour of a dark board between its discs. */
const DARK_BOARD: Colour = [52, 58, 51];

/**
 * The colour of black discs. Nothing else on the sheet is as dark and as wide, in pixels; some letters are a quarter of
 * an inch.
 */
const BLACK: Colour = [31, 33, 30];
const DISC = 27;
/** The shade of the corners with the most winning moves. */
const SHADE: Colour = [255, 244, 211];
const RED: Colour = [255, 0, 0];

// With an even number of discs, none is in the middle.
const BOARD = 'rows=4&columns=4&heat=none';
const SIX_BLACK = `${BOARD}&position=BWWB.WBBW.WWWW.BWWB`;
/** A margin of 15 mm of an A4 sheet, in pixels. */
const MARGIN = (15 / 25.4) * 96;
const TEXT_WIDTH = ((210 - 30) / 25.4) * 96;
const FILE = new URL('../../dist/flipping-game.html', import.meta.url).href;

/** Polls until the black discs are on paper: the code that draws for paper loads a moment after the board. */
async function blackDiscsOn(page: Page): Promise<number> {
  return spotsOn(await printed(page), BLACK, DISC).length;
}

test('Every disc of the board is on paper, with a light page around it @chromium', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`./#/board?${SIX_BLACK}&mode=explore`);
  await expect.poll(() => painted(page)).toEqual(DARK_BOARD);
  await expect.poll(() => blackDiscsOn(page)).toBe(6);
  expect(spotsOn(await printed(page), DARK_BOARD, DISC)).toEqual([]);
  // The board on the screen is unchanged.
  expect(await painted(page)).toEqual(DARK_BOARD);
  await page.goto(`./#/board?${SIX_BLACK}&mode=play&opponent=person`);
  await expect.poll(() => blackDiscsOn(page)).toBe(6);

  for (const hash of ['#/board', '#/solve']) {
    await page.goto(`./${hash}`);
    expect(await background(page)).toBe(DARK);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await background(page)).toBe(LIGHT);
    if (hash === '#/board') await expectHandOut(page);
    else await expectNoFields(page);
    await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
    expect(await background(page)).toBe(DARK);
  }
});

test(
  'A large board and its open reasons are on one sheet @chromium',
  { tag: '@full' },
  async ({ board, page }) => {
    await page.goto('./#/board?rows=30&columns=30&heat=corners&move=8~13x10~13');
    // The code that draws for paper comes a moment after the board.
    await expect.poll(async () => spotsOn(await printed(page), SHADE, 1).length).toBeGreaterThan(5);
    await page.getByRole('button', { name: 'Why?' }).click();
    await expect(board.why).toBeVisible();
    for (const format of ['A4', 'Letter'] as const) expect(await sheetsOf(page, format)).toBe(1);
    await page.emulateMedia({ media: 'print' });
    await expect(board.why).toBeVisible();
    await expectHandOut(page);
  },
);

test('The move is named on paper, the board is as wide as the text, and full screen prints the same @chromium @full', async ({
  board,
  page,
}) => {
  await page.goto(`./#/board?${SIX_BLACK}&mode=explore&corner=3x2`);
  await expect.poll(() => blackDiscsOn(page)).toBe(6);
  const discs = spotsOn(await printed(page), BLACK, DISC);
  const left = Math.min(...discs.map((disc) => disc.left));
  // The discs span the sheet except margins of 15 mm on both sides, and the numbers of the rows.
  expect(Math.max(...discs.map((disc) => disc.right)) - left).toBeGreaterThan(0.8 * TEXT_WIDTH);
  expect(left).toBeGreaterThan(MARGIN);

  await page.goto('./#/board?rows=5&columns=5&mode=explore&move=3x4');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('The move 1 × 1 at row 3, column 4 wins.')).toBeVisible();
  await page.emulateMedia({ media: null });
  await page.getByRole('button', { name: 'Why?' }).click();
  await expect(board.why).toHaveAccessibleName('Why 1 × 1 at row 3, column 4 wins');
  // The discs show the values in the reasons a moment after the text.
  await expect.poll(() => wordsOnPaper(page)).toContain('Number in a disc: the disc’s value.');
  const words = await wordsOnPaper(page);
  expect(words).toContain('Turn over a rectangle');
  await page.getByRole('button', { name: 'Full screen' }).click();
  await expect(page.getByRole('button', { name: 'Leave full screen' })).toBeVisible();
  expect(await wordsOnPaper(page)).toBe(words);
});

test(
  'A lesson is printed whole, with its boards where it speaks of them @chromium',
  { tag: '@full' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto('./#/learn/rule');
    // On the screen it is hidden until it's answered, and a board is beside the text.
    await expect(page.getByRole('heading', { name: 'Two counts decide' })).toBeHidden();
    const columns = /^ *1 +2 +3 +4 +5$/gmu;
    await expect
      .poll(async () => (await wordsOnPaper(page)).match(columns), {
        message: 'boards of 5 columns',
      })
      .toHaveLength(3);
    expect(await wordsOnPaper(page)).toContain('Two counts decide');
  },
);

test('A frame is printed in its page, as high as what is on paper @chromium', async ({ page }) => {
  await page.route('**/host.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Host</title><link rel="icon" href="data:,">
        <script src="flipping-game.js"></script>
        <flipping-game settings="${SIX_BLACK}" loading="eager"></flipping-game>
        <svg width="40" height="40"><rect width="40" height="40" fill="#f00" /></svg>`,
    }),
  );
  await page.goto('./host.html');
  const frame = page.frameLocator('flipping-game iframe');
  await expect(frame.getByRole('grid')).toBeVisible();
  await expect.poll(() => blackDiscsOn(page)).toBe(6);
  const sheet = await printed(page);
  const discs = spotsOn(sheet, BLACK, DISC);
  const [below] = spotsOn(sheet, RED, DISC);
  const bottom = Math.max(...discs.map((disc) => disc.bottom));
  const { height } = (await page.locator('flipping-game').boundingBox())!;
  // The legend and the rule, with no gap for what isn't printed.
  expect(below!.top - bottom).toBeGreaterThan(100);
  expect(below!.top - bottom).toBeLessThan(280);
  expect(below!.top).toBeLessThan(height - 100);
});

test('A lesson in a frame says on paper where its exercises are @chromium', async ({ page }) => {
  await page.goto('./embed.html?lesson=mex&seed=17');
  await expect(page.getByRole('heading', { name: 'Exercises' })).toBeVisible();
  const elsewhere = page.getByText('The exercises are solved on the screen.');
  await expect(elsewhere).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(elsewhere).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Exercises' })).toBeHidden();
});

test.describe('From a disk', () => {
  test.use({ file: FILE });

  test('The page in one file is printed with its board @chromium', async ({ page }) => {
    await page.goto(`${FILE}#/board?${SIX_BLACK}&mode=explore`);
    await expect.poll(() => blackDiscsOn(page)).toBe(6);
  });
});

test('A frame has the colours of its address, and is printed light with its rule @chromium', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(`./embed.html?${BOARD}&theme=dark`);
  await expect.poll(() => painted(page)).toEqual(DARK_BOARD);
  expect(await background(page)).toBe(DARK);
  await page.emulateMedia({ media: 'print' });
  expect(await background(page)).toBe(LIGHT);
  await expectHandOut(page);
});

/** Expects the rule and the legend, and no controls beside the board. */
async function expectHandOut(page: Page): Promise<void> {
  await expect(page.getByText(/^Turn over a rectangle/u)).toBeVisible();
  await expect(page.getByRole('group', { name: 'Legend' })).toBeVisible();
  // The coins are buttons, and so are the numbers in the reasons.
  const controls = page.locator(':not([role=grid] *, [data-printed=reasons] *)');
  await expect(page.getByRole('button').and(controls)).toHaveCount(0);
  await expectNoFields(page);
}

async function expectNoFields(page: Page): Promise<void> {
  for (const role of ['radio', 'checkbox', 'combobox', 'textbox', 'link'] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
}

function background(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
}

/** The pixel in the middle of the board; empty while there is no board. */
function painted(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const canvas = document.querySelector('canvas');
    const grid = document.querySelector('[role=grid]')?.getBoundingClientRect();
    if (canvas === null || grid === undefined) return [];
    const box = canvas.getBoundingClientRect();
    // A copy: reading from the canvas itself would change how the browser draws on it.
    const copy = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;
    const scale = canvas.width / box.width;
    copy.drawImage(
      canvas,
      -Math.round((grid.left + grid.width / 2 - box.left) * scale) - 1,
      -Math.round((grid.top + grid.height / 2 - box.top) * scale) - 1,
    );
    return [...copy.getImageData(0, 0, 1, 1).data.slice(0, 3)];
  });
}
