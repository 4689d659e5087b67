/** The page without its host, and a later version of it that is offered. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, test as base } from './fixture';
import { expectForEverybody } from './for_everybody';
import { PlayPage } from './play_page';
import { save } from './saved_file';
import { SequencePage } from './sequence_page';
import { SolvePage } from './solve_page';
import { NEW_COLOPHON, startHost } from './versions';
import type { Host } from './versions';

const test = base.extend<{ host: Host; hostAddress: string }>({
  // Playwright wants to see which fixtures this one needs, were it none.
  // eslint-disable-next-line no-empty-pattern
  host: async ({}, use) => {
    const host = await startHost();
    await use(host);
    await host.close();
  },
  baseURL: async ({ host }, use) => use(host.address),
});

// What a browser itself says where a host does not answer.
test.use({ hasServiceWorkers: true, allowedComplaint: /ERR_|NS_ERROR|Failed to load resource/u });

/** Opens the page and waits until all of it is kept. */
async function visit(page: Page): Promise<void> {
  await page.goto('./');
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true);
}

const ONE_FILE = fileURLToPath(new URL('../../dist/flipping-game.html', import.meta.url));

const offer = (page: Page) => page.getByText('A new version of Tartan is here.');
const useIt = (page: Page) => page.getByRole('button', { name: 'Use it now' });
const solveLink = (page: Page) => page.getByRole('link', { name: 'Solve' });

/** Lets the browser look for a new version, as it does by itself when a page is opened. */
const lookForVersion = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update().catch(() => undefined);
  });

test('after one visit the page needs no network', async ({ page, host }) => {
  await visit(page);
  expect(host.asked().filter((path) => /flipping-game\.js|courses/u.test(path))).toEqual([]);
  host.serve('nothing');

  // The page that is open was not served by the worker, and opens its other parts from it all the same.
  await solveLink(page).click();
  await expect(page.getByRole('button', { name: 'Compute', exact: true })).toBeVisible();

  const solve = new SolvePage(page);
  await solve.open('#/solve?rows=1000&columns=1000');
  await page.reload();
  await solve.compute.click();
  await expect(solve.answer).toBeVisible();
  await new SequencePage(page).open('sequence=100');

  const play = new PlayPage(page);
  await play.open();
  await page.reload();
  await play.expectReady();
});

test('the Embed page needs none either, and asks the host where there is one', async ({
  page,
  host,
}) => {
  await visit(page);
  const live = page.locator('main iframe');
  const grid = page.frameLocator('main iframe').getByRole('grid');
  const rows = page.getByRole('textbox', { name: 'Rows' });
  const named = (side: number) => new RegExp(`${side}\\s×\\s5`, 'u');
  host.asked();
  await page.goto('./#/embed?rows=4&columns=5&for=frame');
  await expect(grid).toHaveAccessibleName(named(4));
  await expect(live).toHaveAttribute('sandbox', 'allow-scripts');
  expect(host.asked()).toContain('/embed.html');

  host.serve('nothing');
  await rows.fill('3');
  await expect(grid).toHaveAccessibleName(named(3));
  await page.reload();
  await expect(grid).toHaveAccessibleName(named(3));
  // It speaks with the page, and the lines are those of the host.
  const lines = page.getByRole('textbox', { name: 'Lines to copy' });
  await expect(async () => {
    const height = (await live.getAttribute('height')) ?? '';
    expect(await lines.inputValue()).toMatch(
      new RegExp(
        `${host.address}embed\\.html\\?rows=3&amp;columns=5&amp;mode=explore".* height="${height}"`,
        'u',
      ),
    );
  }).toPass();
  await expect(page.getByText('The board is being loaded')).toHaveCount(0);

  const download = page.getByRole('link', { name: 'Download flipping-game.html' });
  const { name, bytes } = await save(page, download);
  expect(name).toBe('flipping-game.html');
  expect(bytes.equals(readFileSync(ONE_FILE))).toBe(true);

  host.serve('built');
  host.asked();
  await rows.fill('2');
  await expect(grid).toHaveAccessibleName(named(2));
  await expect(live).toHaveAttribute('sandbox', 'allow-scripts');
  expect(host.asked()).toContain('/embed.html');

  // What was thrown away is looked for at the host, and then missed in words.
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  host.serve('nothing');
  await download.click();
  await expect(page.getByText('The file could not be loaded.')).toBeVisible();
});

test('a later version is offered, and old tabs go on', async ({
  page,
  host,
  context,
  browserName,
}) => {
  await visit(page);
  const old = await context.newPage();
  await visit(old);
  await expect(offer(page)).toHaveCount(0);

  host.serve('broken');
  await lookForVersion(page);
  host.serve('later');
  await page.goto('./#/board?rows=7&columns=6');
  await page.reload();
  await expect(page.getByText(NEW_COLOPHON)).toHaveCount(0);
  await expect(offer(page)).toBeVisible();
  await expect(offer(old)).toBeVisible();
  await old.getByRole('button', { name: 'Later' }).click();
  await expect(offer(old)).toHaveCount(0);
  await expectForEverybody(page, browserName);

  await useIt(page).click();
  await expect(page.getByText(NEW_COLOPHON)).toBeVisible();
  await expect(page.getByRole('grid', { name: /7\s×\s6/u })).toBeVisible();
  await expect(offer(page)).toHaveCount(0);

  // By now the new one has looked whether it is alone.
  await page.waitForTimeout(2_000);
  // The host has the old version’s code of this page no more.
  await solveLink(old).click();
  await expect(old.getByRole('button', { name: 'Compute', exact: true })).toBeVisible();
  await expect(old.getByText(NEW_COLOPHON)).toHaveCount(0);

  // The new one by itself keeps the old one no more.
  const versions = () => page.evaluate(async () => (await caches.keys()).length);
  expect(await versions()).toBe(2);
  await old.close();
  await page.reload();
  await expect.poll(versions).toBe(1);
});

test('a version that waits is used when all tabs were closed', async ({ page, host, context }) => {
  await visit(page);
  host.serve('later');
  await lookForVersion(page);
  await expect(offer(page)).toBeVisible();
  await page.close();
  // A tab that is opened before the browser is done with the closed one has the old version, and keeps it.
  await expect(async () => {
    const next = await context.newPage();
    try {
      await next.goto(host.address);
      await expect(next.getByText(NEW_COLOPHON)).toBeVisible({ timeout: 5_000 });
      expect(await next.evaluate(async () => (await caches.keys()).length)).toBe(1);
    } finally {
      await next.close();
    }
  }).toPass();
});

test('a frame is kept out of it', async ({ page, host }) => {
  await page.route('**/host.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>Host</title><iframe src="./index.html"></iframe>',
    }),
  );
  await page.goto('./host.html');
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('grid')).toBeVisible();
  // Longer than the page waits before it has itself kept.
  await page.waitForTimeout(2_500);
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
  ).toBe(0);
  expect(host.asked()).not.toContain('/service-worker.js');

  // Nor is it answered by what the page has kept.
  await visit(page);
  await page.goto('./host.html');
  await expect(frame.getByRole('grid')).toBeVisible();
  expect(host.asked()).toContain('/index.html');
});

for (const sandbox of ['', 'sandbox="allow-scripts"']) {
  test(`a course’s frame is never a kept one, ${sandbox || 'without a sandbox'}`, async ({
    page,
    host,
  }) => {
    await page.route('**/host.html', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><title>Course</title><iframe ${sandbox} src="./embed.html?rows=3"></iframe>`,
      }),
    );
    await visit(page);
    host.asked();
    await page.goto('./host.html');
    await expect(page.frameLocator('iframe').getByRole('grid')).toBeVisible();
    const asked = host.asked();
    for (const file of ['/embed.html', '/embed.js', '/embed.css']) expect(asked).toContain(file);
  });
}

test(
  'where the browser refuses to keep it, the page works as before',
  { tag: '@chromium' },
  async ({ page }) => {
    await page.addInitScript(() => {
      ServiceWorkerContainer.prototype.register = () =>
        Promise.reject(new DOMException('no', 'SecurityError'));
    });
    await page.goto('./');
    await page.waitForTimeout(2_500);
    await solveLink(page).click();
    await expect(page.getByRole('button', { name: 'Compute', exact: true })).toBeVisible();
  },
);
