/** The Embed page: choices appear in the live frame and in the code to copy. */
import type { FrameLocator, Page } from '@playwright/test';
import { expect, test } from './fixture';
import { expectForEverybody } from './for_everybody';

const live = (page: Page): FrameLocator => page.frameLocator('main iframe');
const grid = (frame: FrameLocator | Page, rows: number, columns: number) =>
  frame.getByRole('grid', { name: new RegExp(`${rows}\\s×\\s${columns}`, 'u') });
const lines = (page: Page) => page.getByRole('textbox', { name: 'Code to copy' });
const segment = (page: Page, group: string, name: string) =>
  page.getByRole('group', { name: group }).getByRole('radio', { name, exact: true });

const place = (page: Page) => page.getByRole('combobox', { name: 'Where it goes' });

async function open(page: Page, hash = '#/embed'): Promise<void> {
  await page.goto(`./${hash}`);
  await expect(page.getByRole('heading', { name: 'Preview' })).toBeVisible();
}

/** Copies the code and returns the shown text; the frame's height may still change meanwhile. */
async function copy(page: Page): Promise<string> {
  let shown = '';
  await expect(async () => {
    shown = await lines(page).inputValue();
    await page.getByRole('button', { name: 'Copy code', exact: true }).click();
    await expect(page.getByText('Copied.', { exact: true })).toBeVisible({ timeout: 1_000 });
    expect(await lines(page).inputValue()).toBe(shown);
  }).toPass();
  return shown;
}

/** Opens a page of the same host that contains only this code. */
async function paste(page: Page, body: string): Promise<void> {
  await page.route('**/pasted.html', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="en"><title>A course</title><body>${body}</body></html>`,
    }),
  );
  await page.goto('./pasted.html');
}

test('On a phone a button that stays in sight leads to the preview, which is loaded then, as wide as the phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  await expect(lines(page)).toHaveValue(/flipping-game/u);
  const frame = page.locator('main iframe');
  await expect(frame).not.toHaveAttribute('src');
  const leader = page.getByRole('button', { name: 'Preview' });
  await page.getByRole('link', { name: /^Download/u }).scrollIntoViewIfNeeded();
  await expect(leader).toBeInViewport();
  await page.evaluate(() => scrollTo(0, 0));
  await leader.click();
  await expect(grid(live(page), 5, 5)).toBeVisible();
  await expect(frame).toBeInViewport({ ratio: 0.9 });
  await expect(lines(page)).toBeInViewport();
  await expect(leader).not.toBeInViewport();
  await page.setViewportSize({ width: 1_280, height: 720 });
  await expect(leader).toBeHidden();
});

test('What is chosen is seen live, copied as shown, and survives', async ({
  page,
  browserName,
}) => {
  await page.goto('./#/board?game=rugs&rows=2&columns=3&mode=explore&position=WBW.WWW');
  await page.getByRole('link', { name: 'Embed' }).click();
  await expect(grid(live(page), 2, 3)).toBeVisible();
  await expect(page.getByText('A position with 5 white discs.')).toBeVisible();

  await segment(page, 'What readers do', 'Play').check();
  await page.getByRole('combobox', { name: 'Against' }).selectOption('Another person');
  const notSecret = page.getByText('Hiding isn’t protection');
  await expect(notSecret).toHaveCount(0);
  await page.getByRole('group', { name: 'Hide' }).getByLabel('hints in a game').check();
  await expect(notSecret).toBeVisible();
  await page.getByRole('checkbox', { name: 'size', exact: true }).check();
  await segment(page, 'Colours', 'Dark').check();
  const element = await lines(page).inputValue();
  await place(page).selectOption('Web page, no script');
  await expect(
    live(page)
      .getByText(/^Player 1, it’s your turn/u)
      .first(),
  ).toBeVisible();

  // The code has the height that the frame reported.
  await expect(async () => {
    const height = await page.locator('main iframe').getAttribute('height');
    expect(await lines(page).inputValue()).toContain(` height="${height ?? ''}"`);
  }).toPass();
  await expect(lines(page)).toHaveValue(
    /embed\.html\?game=rugs&amp;rows=2&amp;columns=3&amp;mode=play&amp;position=WBW\.WWW&amp;opponent=person&amp;hide=hints&amp;lock=size&amp;theme=dark"/u,
  );
  const frame = await copy(page);
  // Only Chromium lets a test read the clipboard.
  if (browserName === 'chromium')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(frame);

  await page.reload();
  await expect(lines(page)).toHaveValue(/hide=hints/u);
  await expect(place(page)).toHaveValue('frame');
  await expect(grid(live(page), 2, 3)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Board' })).toHaveAttribute('aria-current', 'page');
  await page.goForward();
  await expect(lines(page)).toHaveValue(/hide=hints/u);

  await paste(page, element + frame);
  await expect(grid(page.frameLocator('body > iframe'), 2, 3)).toBeVisible();
  const inElement = page.frameLocator('flipping-game iframe');
  await expect(grid(inElement, 2, 3)).toBeVisible();
  await expect(inElement.getByRole('heading', { name: 'Rugs' })).toBeAttached();
  // The width of the live preview.
  expect((await page.locator('flipping-game').boundingBox())?.width).toBe(600);
});

test(
  'A lesson and a picture are seen live as well, the code beside them, and examples are ready',
  { tag: '@full' },
  async ({ page, browserName }) => {
    await open(page);
    await page.getByRole('link', { name: 'A lesson', exact: true }).click();
    await page.getByRole('combobox', { name: 'Lesson' }).selectOption('Coins are heaps');
    await expect(
      live(page).getByRole('heading', { level: 1, name: 'Coins are heaps' }),
    ).toBeVisible();
    await expect(page.getByText('Loading the board')).toHaveCount(0);
    await expect(lines(page)).toHaveValue(/<flipping-game lesson="turtles"/u);
    await expect(page.getByRole('group', { name: 'Lock' })).toHaveCount(0);

    await page.getByRole('link', { name: 'A picture to zoom into' }).click();
    await page.getByRole('textbox', { name: 'Rows' }).fill('300');
    await page.getByRole('checkbox', { name: 'which moves win' }).check();
    await expect(
      live(page).getByRole('heading', { name: /^The tartan of P\(300, 100,000\)/u }),
    ).toBeVisible();
    await expect(lines(page)).toHaveValue(
      /<flipping-game view="tartan" rows="300" columns="100000" hide="answers"/u,
    );
    await expectForEverybody(page, browserName);

    await page.getByRole('link', { name: 'a puzzle in a text' }).click();
    await expect(lines(page)).toHaveValue(/mode="predict" lock="game,size,mode,position"/u);
    // Both stay in view while the choices change.
    await page.setViewportSize({ width: 1_280, height: 720 });
    await page.getByRole('checkbox', { name: 'the set-up' }).scrollIntoViewIfNeeded();
    for (const seen of [page.locator('main iframe'), lines(page)])
      await expect(seen).toBeInViewport({ ratio: 0.95 });
  },
);

test('Lines copied in a narrow window have the height of a wide frame', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 900 });
  await open(page, '#/embed?rows=5&columns=5&width=800&for=frame');
  await page.locator('main iframe').scrollIntoViewIfNeeded();
  await expect(grid(live(page), 5, 5)).toBeVisible();
  await expect.poll(() => roomBelow(live(page))).toBeLessThan(40);
  const shown = await copy(page);
  // New code hasn't been copied yet.
  await place(page).selectOption('reveal.js');
  await expect(page.getByText('Copied.', { exact: true })).toHaveCount(0);

  await page.setViewportSize({ width: 1_280, height: 900 });
  await paste(page, shown);
  const inside = page.frameLocator('iframe');
  await expect(grid(inside, 5, 5)).toBeVisible();
  await expect.poll(() => roomBelow(inside)).toBeLessThan(40);
  expect(await roomBelow(inside)).toBeGreaterThanOrEqual(0);
});

/** Free pixels below the frame's content; negative if the content overflows. */
function roomBelow(frame: FrameLocator): Promise<number> {
  return frame.locator('body').evaluate((body) => {
    const ends = Array.from(body.children, (part) => part.getBoundingClientRect().bottom);
    return innerHeight - Math.max(...ends);
  });
}

test('Where there is no board at the frame’s address, or nothing ever comes, the page says so', async ({
  page,
}) => {
  const failed = page.getByText(/^The board couldn’t be loaded/u);
  await page.clock.install();
  await page.route('**/embed.html?*', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Not found</p>' }),
  );
  await open(page, '#/embed?rows=5');
  const root = live(page).locator('html');
  await expect(live(page).getByText('Not found')).toBeVisible();
  await expect.poll(() => root.evaluate(() => document.readyState)).toBe('complete');
  await page.clock.runFor(11_000);
  // The page's clock keeps running, and would reach the longer timeout as well.
  await expect(failed).toBeVisible({ timeout: 10_000 });

  const asked = new Promise<void>((resolve) => void page.route('**/embed.html?*', () => resolve()));
  await segment(page, 'Colours', 'Light').check();
  await page.clock.runFor(1_000);
  await asked;
  await page.clock.runFor(25_000);
  await expect(page.getByText('Loading the board')).toBeVisible();
  await page.clock.runFor(6_000);
  await expect(failed).toBeVisible();
});

test('The Embed page is for everybody, also where its address cannot be used @full', async ({
  page,
  browserName,
}) => {
  const position = 'WWWWWWB.WWWWWWW.WWWWWWW.WWWWWWW.WWWWWWW';
  await open(page, `#/embed?rows=5&columns=7&mode=play&position=${position}&for=reveal&theme=pink`);
  const rejected = page.getByText('The link’s “theme=pink”');
  await expect(rejected).toBeVisible();
  await expect(live(page).getByRole('grid')).toBeVisible();
  await expectForEverybody(page, browserName);
  await segment(page, 'Colours', 'Light').check();
  await expect(rejected).toHaveCount(0);
});
