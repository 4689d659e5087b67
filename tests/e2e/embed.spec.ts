/** The Embed page: what is chosen is seen in the live frame and stands in the lines to copy. */
import type { FrameLocator, Page } from '@playwright/test';
import { expect, test } from './fixture';
import { expectForEverybody, inBrowsers } from './for_everybody';

const live = (page: Page): FrameLocator => page.frameLocator('main iframe');
const grid = (frame: FrameLocator | Page, rows: number, columns: number) =>
  frame.getByRole('grid', { name: new RegExp(`${rows}\\s×\\s${columns}`, 'u') });
const lines = (page: Page) => page.getByRole('textbox', { name: 'Lines to copy' });
const segment = (page: Page, group: string, name: string) =>
  page.getByRole('group', { name: group }).getByRole('radio', { name, exact: true });

async function open(page: Page, hash = '#/embed'): Promise<void> {
  await page.goto(`./${hash}`);
  await expect(page.getByRole('heading', { name: 'See it live' })).toBeVisible();
}

/** Copies the lines and gives what was shown; the frame may still find another height meanwhile. */
async function copy(page: Page): Promise<string> {
  let shown = '';
  await expect(async () => {
    shown = await lines(page).inputValue();
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await expect(page.getByText('Copied', { exact: true })).toBeVisible({ timeout: 1_000 });
    expect(await lines(page).inputValue()).toBe(shown);
  }).toPass();
  return shown;
}

/** Opens a page of the same host with nothing in it but these lines. */
async function paste(page: Page, body: string): Promise<void> {
  await page.route('**/pasted.html', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="en"><title>A course</title><body>${body}</body></html>`,
    }),
  );
  await page.goto('./pasted.html');
}

test('what is chosen is seen live, copied as shown, and survives', async ({ page }) => {
  await page.goto('./#/board?rows=2&columns=3&mode=explore&position=WBW.WWW');
  await page.getByRole('link', { name: 'Embed' }).click();
  await expect(grid(live(page), 2, 3)).toBeVisible();
  await expect(page.getByText('A position of its own, with 5 white discs.')).toBeVisible();

  await segment(page, 'What readers do', 'Play').check();
  await page.getByRole('combobox', { name: 'Against' }).selectOption('Another person');
  const notSecret = page.getByText('and is no secret');
  await expect(notSecret).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'help while one plays' }).check();
  await expect(notSecret).toBeVisible();
  await page.getByRole('checkbox', { name: 'the size' }).check();
  await segment(page, 'Colours', 'Dark').check();
  await segment(page, 'Where it goes', 'Web page, no script').check();
  await expect(live(page).getByText('Black is to move.').first()).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Web page, no script' })).toBeFocused();

  // The frame has said how high it is, and the lines have it.
  await expect(async () => {
    const height = await page.locator('main iframe').getAttribute('height');
    expect(await lines(page).inputValue()).toContain(` height="${height ?? ''}"`);
  }).toPass();
  await expect(lines(page)).toHaveValue(
    /embed\.html\?rows=2&amp;columns=3&amp;mode=play&amp;position=WBW\.WWW&amp;opponent=person&amp;hide=hints&amp;lock=size&amp;theme=dark"/u,
  );
  const shown = await copy(page);

  await page.reload();
  await expect(lines(page)).toHaveValue(/hide=hints/u);
  await expect(segment(page, 'Where it goes', 'Web page, no script')).toBeChecked();
  await expect(grid(live(page), 2, 3)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Board' })).toHaveAttribute('aria-current', 'page');
  await page.goForward();
  await expect(lines(page)).toHaveValue(/hide=hints/u);

  await paste(page, shown);
  await expect(grid(page.frameLocator('iframe'), 2, 3)).toBeVisible();
});

test('the clipboard has the lines that are shown', { tag: '@chromium' }, async ({ page }) => {
  await open(page, '#/embed?rows=4&columns=3&mode=predict&for=moodle');
  await expect(grid(live(page), 4, 3)).toBeVisible();
  const shown = await copy(page);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shown);
  // Other lines have not been copied.
  await segment(page, 'Where it goes', 'reveal.js').check();
  await expect(page.getByText('Copied', { exact: true })).toHaveCount(0);
});

test(
  'lines copied in a narrow window have the height of a wide frame',
  { tag: '@chromium' },
  async ({ page }) => {
    await page.setViewportSize({ width: 700, height: 900 });
    await open(page, '#/embed?rows=5&columns=5&width=800&for=frame');
    await expect(grid(live(page), 5, 5)).toBeVisible();
    // A browser measures a frame that is out of sight when it comes into it.
    await page.locator('main iframe').scrollIntoViewIfNeeded();
    await expect.poll(() => roomBelow(live(page))).toBeLessThan(40);
    const shown = await copy(page);

    await page.setViewportSize({ width: 1_280, height: 900 });
    await paste(page, shown);
    const inside = page.frameLocator('iframe');
    await expect(inside.getByText('8 winning first moves out of 56')).toBeVisible();
    await expect.poll(() => roomBelow(inside)).toBeLessThan(40);
    expect(await roomBelow(inside)).toBeGreaterThanOrEqual(0);
  },
);

/** How much of a frame is free below what it shows; less than nothing, where that goes on. */
function roomBelow(frame: FrameLocator): Promise<number> {
  return frame.locator('body').evaluate((body) => {
    const ends = Array.from(body.children, (part) => part.getBoundingClientRect().bottom);
    return innerHeight - Math.max(...ends);
  });
}

test('the element’s lines make a board', async ({ page }) => {
  await open(page, '#/embed?rows=3&columns=4&mode=predict');
  await expect(lines(page)).toHaveValue(/<flipping-game /u);
  await paste(page, await lines(page).inputValue());
  await expect(grid(page.frameLocator('flipping-game iframe'), 3, 4)).toBeVisible();
  // As wide as it was seen live.
  expect((await page.locator('flipping-game').boundingBox())?.width).toBe(600);
});

test(
  'where the frame cannot be loaded, the page says so',
  { tag: '@chromium' },
  async ({ page }) => {
    await page.clock.install();
    await page.route('**/embed.html?*', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Not found</p>' }),
    );
    await open(page);
    await expect(live(page).getByText('Not found')).toBeVisible();
    await page.clock.runFor(11_000);
    await expect(page.getByText(/^The board could not be loaded here/u)).toBeVisible();
  },
);

test(
  'a frame that takes long is waited for, and then missed',
  { tag: '@chromium' },
  async ({ page }) => {
    await page.clock.install();
    const asked = new Promise<void>(
      (resolve) => void page.route('**/embed.html?*', () => resolve()),
    );
    await open(page);
    await asked;
    await page.clock.runFor(25_000);
    await expect(page.getByText('The board is being loaded')).toBeVisible();
    await page.clock.runFor(6_000);
    await expect(page.getByText(/^The board could not be loaded here/u)).toBeVisible();
  },
);

test('a bad address is said to be one', { tag: '@chromium' }, async ({ page }) => {
  await open(page, '#/embed?rows=5&theme=pink');
  await expect(page.getByText('The address asks for colours “pink”')).toBeVisible();
  await segment(page, 'Colours', 'Light').check();
  await expect(page.getByText('The address asks for')).toHaveCount(0);
});

for (const [place, hash] of [
  '#/embed',
  '#/embed?rows=5&columns=7&mode=play&position=WWWWWWB.WWWWWWW.WWWWWWW.WWWWWWW.WWWWWWW&for=reveal&theme=x',
].entries()) {
  test(`for everybody: ${hash}`, inBrowsers(place === 0), async ({ page, browserName }) => {
    await open(page, hash);
    await expect(live(page).getByRole('grid')).toBeVisible();
    await expectForEverybody(page, browserName);
  });
}
