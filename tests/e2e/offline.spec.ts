/** The page without its host, and the offer of a new version. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, test as base } from './fixture';
import { expectForEverybody } from './for_everybody';
import { wantWholeLessons } from './lesson_questions';
import { PlayPage } from './play_page';
import { save } from './saved_file';
import { SequencePage } from './sequence_page';
import { SolvePage } from './solve_page';
import { NEW_COLOPHON, startHost, type Host } from './versions';

const test = base.extend<{ host: Host }>({
  // Playwright requires the pattern, even an empty one, to see which fixtures this one needs.
  // eslint-disable-next-line no-empty-pattern
  host: async ({}, use) => {
    const host = await startHost();
    await use(host);
    host.close();
  },
  baseURL: async ({ host }, use) => use(host.address),
});

// Browser messages about a host that doesn't answer.
test.use({
  hasServiceWorkers: true,
  // The empty address is in Firefox's message for a request that ended with its page.
  allowedComplaint: /ERR_|NS_ERROR|Failed to load (?:resource|‘’)/u,
});

/** Opens the page and waits until all of it is cached. */
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

/** Makes the browser look for a new version, as it does itself when a page is opened. */
const lookForVersion = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update().catch(() => undefined);
  });

test('After one visit the page needs no network, not even for its live view and its one file', async ({
  page,
  host,
  context,
}) => {
  await wantWholeLessons(page);
  await visit(page);
  expect(host.asked().filter((path) => /flipping-game\.js|courses/u.test(path))).toEqual([]);
  host.serve('nothing');

  await test.step('Installed it opens where it starts, with its manifest and icons', async () => {
    const start = await context.newPage();
    await start.goto('./');
    await expect(start.getByRole('grid')).toBeVisible();
    const sizes = await start.evaluate(async () => {
      const { href } = document.querySelector<HTMLLinkElement>('link[rel=manifest]')!;
      const manifest = (await (await fetch(href)).json()) as { icons: { src: string }[] };
      const icons = manifest.icons.map(async ({ src }) => (await fetch(`./${src}`)).blob());
      return (await Promise.all(icons)).map(({ size }) => size);
    });
    expect(sizes.every((size) => size > 1_000)).toBe(true);
    expect(sizes).toHaveLength(4);
    await start.close();
  });

  await test.step('Solve, sequences, nimbers, a lesson and games', async () => {
    // This page wasn't served by the worker, but gets its other parts from it.
    await solveLink(page).click();
    await expect(page.getByRole('button', { name: 'Compute', exact: true })).toBeVisible();
    const solve = new SolvePage(page);
    await solve.open('#/solve?rows=1000&columns=1000');
    await page.reload();
    await solve.compute.click();
    await expect(solve.answer).toBeVisible();
    await new SequencePage(page).open('sequence=100');
    await page.goto('./#/nimbers?expression=6*21');
    await page.reload();
    await expect(page.locator('output')).toHaveText('104');
    await page.goto('./#/learn/tartan');
    await page.reload();
    await expect(page.getByText(/^0 of \d solved$/u)).toBeVisible();
    const saved = await save(page, page.getByRole('button', { name: 'Save as one file' }));
    expect(saved.bytes.toString()).toContain('content="#/learn/tartan"');
    const play = new PlayPage(page);
    await play.open();
    await page.reload();
    await play.expectReady();
  });

  const live = page.locator('main iframe');
  const grid = page.frameLocator('main iframe').getByRole('grid');
  const rows = page.getByRole('textbox', { name: 'Rows' });
  const named = (side: number) => new RegExp(`${side}\\s×\\s5`, 'u');
  const download = page.getByRole('link', { name: 'Download flipping-game.html' });
  await test.step('The Embed page with its copy of the frame, and the one file', async () => {
    await page.goto('./#/embed?rows=4&columns=5&for=frame');
    await expect(grid).toHaveAccessibleName(named(4));
    await rows.fill('3');
    await expect(grid).toHaveAccessibleName(named(3));
    await page.reload();
    await expect(grid).toHaveAccessibleName(named(3));
    // The frame talks with the page, and the code names the host.
    const lines = page.getByRole('textbox', { name: 'Code to copy' });
    await expect(async () => {
      const height = (await live.getAttribute('height')) ?? '';
      expect(await lines.inputValue()).toMatch(
        new RegExp(
          `${host.address}embed\\.html\\?rows=3&amp;columns=5&amp;mode=explore".* height="${height}"`,
          'u',
        ),
      );
    }).toPass();
    await expect(page.getByText('Loading the board …')).toHaveCount(0);
    const { name, bytes } = await save(page, download);
    expect(name).toBe('flipping-game.html');
    expect(bytes.equals(readFileSync(ONE_FILE))).toBe(true);
  });

  await test.step('Where there is a host again, it is asked for the frame', async () => {
    host.serve('built');
    host.asked();
    await rows.fill('2');
    await expect(grid).toHaveAccessibleName(named(2));
    await expect(live).toHaveAttribute('sandbox', 'allow-scripts');
    expect(host.asked()).toContain('/embed.html');
  });

  await test.step('What was thrown away is looked for at the host, and then missed in words', async () => {
    await page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name);
    });
    host.serve('nothing');
    await download.click();
    await expect(page.getByText('The file couldn’t be loaded.')).toBeVisible();
  });
});

test('A later version is offered and used, and old tabs go on', async ({
  page,
  host,
  context,
  browserName,
}) => {
  await visit(page);
  const old = await context.newPage();
  await visit(old);
  await expect(offer(page)).toHaveCount(0);

  await test.step('Not while it is being copied to the host, and then in all tabs', async () => {
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
  });

  await test.step('Where it is wanted, the page goes on in it', async () => {
    await useIt(page).click();
    await expect(page.getByText(NEW_COLOPHON)).toBeVisible();
    await expect(page.getByRole('grid', { name: /7\s×\s6/u })).toBeVisible();
    await expect(offer(page)).toHaveCount(0);
  });

  const versions = () => page.evaluate(async () => (await caches.keys()).length);
  await test.step('The other tab has the files of its own version, which the host has no more', async () => {
    // The new version reports that it runs, and its worker then checks that no other page is open.
    await tellThatItRuns(page);
    await solveLink(old).click();
    await expect(old.getByRole('button', { name: 'Compute', exact: true })).toBeVisible();
    await expect(old.getByText(NEW_COLOPHON)).toHaveCount(0);
    expect(await versions()).toBe(2);
  });

  await test.step('By itself the new one keeps the old one no more', async () => {
    await old.close();
    await page.reload();
    await expect.poll(versions).toBe(1);
  });
});

/** Sends the report that a page sends a moment after it was opened, then requests a file from the worker. */
function tellThatItRuns(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const { src } = document.querySelector<HTMLScriptElement>('script[type=module]')!;
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ tartan: 'offline', type: 'running', script: src });
    await (await fetch(src)).text();
  });
}

test(
  'In somebody’s frame nothing is kept, and nothing kept is used',
  { tag: '@full' },
  async ({ page, host }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const frames =
      '<iframe src="./index.html"></iframe><iframe src="./embed.html?rows=3"></iframe>' +
      '<iframe sandbox="allow-scripts" src="./embed.html?rows=4"></iframe>';
    await page.route('**/host.html', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><title>Course</title>${frames}`,
      }),
    );
    const open = async () => {
      await page.goto('./host.html');
      for (const frame of await page.locator('iframe').all())
        await expect(frame.contentFrame().getByRole('grid')).toBeVisible();
    };
    await open();
    // The script that caches the page has loaded and run.
    await expect.poll(() => asked.some((path) => /\/versions-[^/]*\.js$/u.test(path))).toBe(true);
    await page
      .frameLocator('iframe >> nth=0')
      .locator('html')
      .evaluate(async () => (await fetch('./favicon.svg')).text());
    const registrations = await page.evaluate(() => navigator.serviceWorker.getRegistrations());
    expect(registrations).toHaveLength(0);
    expect(host.asked()).not.toContain('/service-worker.js');

    await visit(page);
    host.asked();
    await open();
    const fromHost = host.asked();
    for (const file of ['/index.html', '/embed.html', '/embed.js', '/embed.css'])
      expect(fromHost).toContain(file);
    expect(fromHost.filter((file) => file === '/embed.html')).toHaveLength(2);
  },
);
