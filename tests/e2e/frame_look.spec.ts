import type { Page } from '@playwright/test';
import { expect, test } from './fixture';
import { expectForEverybody, inBrowsers } from './for_everybody';

const LIGHT = 'rgb(251, 250, 246)';
const DARK = 'rgb(22, 24, 21)';

const paper = (page: Page) =>
  page.locator('html').evaluate((root) => getComputedStyle(root).backgroundColor);

/** Of the board’s own paper, beside its discs. */
const painted = (page: Page) =>
  page
    .locator('canvas')
    .first()
    .evaluate((canvas) => {
      if (!(canvas instanceof HTMLCanvasElement)) return [];
      // Reading a picture again and again is slow where it is painted, and the browser says so.
      const copy = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
      copy?.drawImage(canvas, -canvas.width / 2, -canvas.height / 2);
      return [...(copy?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3);
    });

const LIGHT_BOARD = [234, 240, 235];
const DARK_BOARD = [52, 58, 51];

// An even number of discs has none in its middle.
const BOARD = 'rows=4&columns=4&heat=none';

for (const preferred of ['light', 'dark'] as const)
  test(`the theme is what the address asks for, where ${preferred} is preferred @chromium`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: preferred });
    for (const theme of ['light', 'dark', 'auto'] as const) {
      await page.goto(`./embed.html?${BOARD}&theme=${theme}`);
      const isDark = (theme === 'auto' ? preferred : theme) === 'dark';
      expect(await paper(page)).toBe(isDark ? DARK : LIGHT);
      await expect.poll(() => painted(page)).toEqual(isDark ? DARK_BOARD : LIGHT_BOARD);
    }
  });

test('it prints the board, its legend and the rule in light colours @chromium', async ({
  page,
}) => {
  await page.goto(`./embed.html?${BOARD}&theme=dark`);
  await expect(page.getByText(/out of/u).first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  expect(await paper(page)).toBe(LIGHT);
  await expect.poll(() => painted(page)).toEqual(LIGHT_BOARD);
  for (const role of ['button', 'radio', 'combobox', 'textbox'] as const) {
    const controls = page.getByRole(role).and(page.locator(':not([role=grid] *)'));
    for (const control of await controls.all()) await expect(control).toBeHidden();
  }
  await expect(page.getByText(/^A move turns over a rectangle/u)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Legend' })).toBeVisible();
});

test('what is printed is painted in light colours before it is @chromium', async ({ page }) => {
  await page.goto(`./embed.html?${BOARD}&theme=dark`);
  await expect.poll(() => painted(page)).toEqual(DARK_BOARD);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  expect(await painted(page)).toEqual(LIGHT_BOARD);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  expect(await painted(page)).toEqual(DARK_BOARD);
});

const STATES: readonly (readonly [name: string, query: string])[] = [
  ['explored', 'rows=5&columns=5&column=4&row=3&width=1&height=1'],
  ['with everything hidden and locked', `${BOARD}&hide=answers,nimbers&lock=size,mode,position`],
  ['edited, with what cannot be used', 'rows=5&columns=5&mode=edit&theme=pink'],
  ['played on', 'rows=5&columns=5&mode=play&opponent=person&moves=4.3.1.1'],
];

for (const [name, query] of STATES)
  test(`a frame is for everybody: ${name}`, inBrowsers(), async ({ page, browserName }) => {
    await page.goto(`./embed.html?${query}`);
    await expect(
      page
        .getByText(/out of|possible|to move/u)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
    await expectForEverybody(page, browserName, '[role=grid] *');
  });
