import type { Page } from '@playwright/test';
import { expect, test } from './fixture';

const LIGHT = 'rgb(251, 250, 246)';
const DARK = 'rgb(22, 24, 21)';
/** Of the paint between the discs. */
const LIGHT_BOARD = [234, 240, 235];
const DARK_BOARD = [52, 58, 51];

// An even number of discs has none in its middle.
const BOARD = 'rows=4&columns=4&heat=none';

for (const address of [`#/board?${BOARD}`, '#/solve', `embed.html?${BOARD}`])
  test(`paper is white where dark is preferred: ${address} @chromium`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(`./${address}`);
    expect(await background(page)).toBe(DARK);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await background(page)).toBe(LIGHT);
    await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
    expect(await background(page)).toBe(DARK);
  });

test('the board is painted in light colours before it is printed @chromium', async ({
  board,
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await board.open(`#/board?${BOARD}&mode=explore`);
  await expect.poll(() => painted(page)).toEqual(DARK_BOARD);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  expect(await painted(page)).toEqual(LIGHT_BOARD);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  expect(await painted(page)).toEqual(DARK_BOARD);
  expect(await background(page)).toBe(DARK);
});

function background(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
}

/** The pixel in the middle of the board. */
function painted(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const canvas = document.querySelector('canvas')!;
    const grid = document.querySelector('[role=grid]')!.getBoundingClientRect();
    const box = canvas.getBoundingClientRect();
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
