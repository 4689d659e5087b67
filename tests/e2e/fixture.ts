/**
 * Every test of the page: it fails on anything in the console, on any error that nobody caught or that a
 * window is told of, and on any request that leaves the page's origin. A page that lies on a disk is its own file alone.
 */
import { test as base, expect } from '@playwright/test';
import { watchWorkers, Workers } from './workers';
import { BoardPage } from './board_page';
import { PlayPage } from './play_page';
import { SolvePage } from './solve_page';

interface Fixtures {
  /** What a browser itself complains of in this test, such as that a file was not found. */
  allowedComplaint: RegExp | undefined;
  /** Where the page lies on a disk and is not served, the address of its file or of the folder of all it loads. */
  file: string | undefined;
  /** Whether the browser has service workers: the page keeps itself for later visits where it has. */
  hasServiceWorkers: boolean;
  board: BoardPage;
  play: PlayPage;
  solve: SolvePage;
  workers: Workers;
}

export const test = base.extend<Fixtures>({
  allowedComplaint: [undefined, { option: true }],
  file: [undefined, { option: true }],
  hasServiceWorkers: [false, { option: true }],

  page: async ({ page, baseURL, allowedComplaint, file, hasServiceWorkers }, use) => {
    const complaints: string[] = [];
    const complain = (words: string) => {
      if (allowedComplaint?.test(words) !== true) complaints.push(words);
    };
    page.on('console', (message) => complain(`console ${message.type()}: ${message.text()}`));
    page.on('pageerror', ({ message, stack }) =>
      complain(`page error: ${message}\n${stack ?? ''}`),
    );
    const origin = new URL(baseURL ?? '').origin;
    page.on('request', (request) => {
      const { protocol, origin: asked } = new URL(request.url());
      const isOwn = file === undefined ? asked === origin : request.url().startsWith(file);
      if (!isOwn && protocol !== 'data:' && protocol !== 'blob:') {
        complain(`request to ${request.url()}`);
      }
    });
    await page.addInitScript(tellWindowErrors);
    await watchWorkers(page);
    if (!hasServiceWorkers) await page.addInitScript(removeServiceWorkers);
    await use(page);
    expect(complaints).toEqual([]);
  },

  board: async ({ page }, use) => {
    await use(new BoardPage(page));
  },

  play: async ({ page }, use) => {
    await use(new PlayPage(page));
  },

  solve: async ({ page }, use) => {
    await use(new SolvePage(page));
  },

  workers: async ({ page }, use) => {
    await use(new Workers(page));
  },
});

/** Some errors reach the window of a page or a frame alone, such as that of a loop of sizes. */
function tellWindowErrors() {
  addEventListener('error', ({ message }) => console.error(`window error: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) =>
    console.error(`unhandled rejection: ${String(reason)}`),
  );
}

/** Most tests are about a page that comes from its host, and none of them is to wait for more of it. */
function removeServiceWorkers() {
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
}

export { expect };
