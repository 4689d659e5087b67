/** On paper everything is light, whatever the reader prefers on the screen. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixture';

const LIGHT = 'rgb(251, 250, 246)';
const DARK = 'rgb(22, 24, 21)';
/** Of the paint between the discs. */
const LIGHT_BOARD = [234, 240, 235];
const DARK_BOARD = [52, 58, 51];

// An even number of discs has none in its middle.
const BOARD = 'rows=4&columns=4&heat=none';

test('Board and Solve are printed in light colours where dark is preferred @chromium', async ({
  board,
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await board.open(`#/board?${BOARD}&mode=explore`);
  await expect.poll(() => painted(page)).toEqual(DARK_BOARD);
  // A canvas is painted before the browser makes the paper of it.
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  expect(await painted(page)).toEqual(LIGHT_BOARD);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  expect(await painted(page)).toEqual(DARK_BOARD);
  for (const hash of ['#/board', '#/solve']) {
    await page.goto(`./${hash}`);
    expect(await background(page)).toBe(DARK);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await background(page)).toBe(LIGHT);
    await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
    expect(await background(page)).toBe(DARK);
  }
});

test('A frame has the colours of its address, and is printed light with its rule @chromium', async ({
  page,
}) => {
  for (const preferred of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme: preferred });
    for (const theme of ['auto', 'light', 'dark'] as const) {
      await page.goto(`./embed.html?${BOARD}&theme=${theme}`);
      const isDark = (theme === 'auto' ? preferred : theme) === 'dark';
      expect(await background(page)).toBe(isDark ? DARK : LIGHT);
      await expect.poll(() => painted(page)).toEqual(isDark ? DARK_BOARD : LIGHT_BOARD);
    }
  }

  // The last one is dark.
  await expect(page.getByText(/out of/u).first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  expect(await background(page)).toBe(LIGHT);
  await expect.poll(() => painted(page)).toEqual(LIGHT_BOARD);
  for (const role of ['button', 'radio', 'combobox', 'textbox'] as const) {
    const controls = page.getByRole(role).and(page.locator(':not([role=grid] *)'));
    for (const control of await controls.all()) await expect(control).toBeHidden();
  }
  await expect(page.getByText(/^A move turns over a rectangle/u)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Legend' })).toBeVisible();
});

function background(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
}

/** The pixel in the middle of the board; none while there is no board. */
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
