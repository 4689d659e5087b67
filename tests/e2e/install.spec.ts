/** The installed page: its manifest, its icons, and the shortcuts of its icon. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixture';

interface Icon {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
}

interface Manifest {
  readonly icons: readonly Icon[];
  readonly shortcuts: readonly { readonly url: string; readonly icons: readonly Icon[] }[];
}

const link = (page: Page, rel: string) => page.locator(`link[rel=${rel}]`);

/** The manifest that the page links to at the moment, with its full address. */
async function manifestOf(page: Page): Promise<{ address: string; manifest: Manifest }> {
  const address = await link(page, 'manifest').evaluate((element: HTMLLinkElement) => element.href);
  const response = await page.request.get(address);
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toBe('application/manifest+json');
  return { address, manifest: (await response.json()) as Manifest };
}

/** Checks an icon's type and size after the browser has decoded it. */
async function expectIcon(page: Page, address: string, size: string, type = 'image/png') {
  const response = await page.request.get(address);
  expect([response.status(), response.headers()['content-type']]).toEqual([200, type]);
  const drawn = await page.evaluate(async (src) => {
    const image = new Image();
    image.src = src;
    await image.decode();
    return `${image.naturalWidth}x${image.naturalHeight}`;
  }, address);
  expect(drawn).toBe(size);
}

test('The manifest has what a browser wants, and all that it leads to is there @firefox', async ({
  page,
}) => {
  await page.goto('./');
  const { address, manifest } = await manifestOf(page);
  const urlOf = (path: string) => new URL(path, address).href;
  const icons = [...manifest.icons, ...manifest.shortcuts.flatMap((shortcut) => shortcut.icons)];
  for (const { src, sizes, type } of icons) await expectIcon(page, urlOf(src), sizes, type);
  const touch = await link(page, 'apple-touch-icon').getAttribute('href');
  await expectIcon(page, urlOf(touch ?? ''), '180x180');

  const [board, puzzles, solve] = manifest.shortcuts.map(({ url }) => urlOf(url));
  await page.goto(board ?? '');
  await expect(page.getByRole('radio', { name: 'Explore' })).toBeChecked();
  await page.goto('about:blank');
  await page.goto(puzzles ?? '');
  await expect(page.getByRole('radio', { name: 'Puzzle' })).toBeChecked();
  await page.goto('about:blank');
  await page.goto(solve ?? '');
  await expect(page.getByRole('button', { name: 'Compute', exact: true })).toBeVisible();
});

test('Chromium finds no fault with it @chromium', async ({ page, context }) => {
  await page.goto('./');
  const browser = await context.newCDPSession(page);
  const { url, errors, manifest } = await browser.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const folder = new URL('./', page.url()).href;
  expect(url).toBe(`${folder}manifest.webmanifest`);
  expect(manifest).toMatchObject({
    id: folder,
    startUrl: folder,
    scope: folder,
    display: 'kStandalone',
    icons: { length: 4 },
    shortcuts: { length: 3 },
  });
});

test('A page in another language is installed in that one', async ({ page }) => {
  await page.goto('./?lang=de');
  await expect(link(page, 'manifest')).toHaveAttribute('href', './manifest.de.webmanifest');
  expect((await manifestOf(page)).manifest).toMatchObject({
    shortcuts: [{ name: 'Brett' }, {}, {}],
  });
  await page.locator('header select').selectOption('en');
  await expect(link(page, 'manifest')).toHaveAttribute('href', './manifest.webmanifest');
});
