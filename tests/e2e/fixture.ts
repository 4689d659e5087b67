/**
 * The fixture of every page test. A test fails on any console message, any uncaught error or error event of a window,
 * and any request that leaves the page's origin. A page opened from disk may only load its own file.
 */
import { test as base, expect } from '@playwright/test';
import { watchWorkers, Workers } from './workers';
import { BoardPage } from './board_page';
import { PlayPage } from './play_page';
import { SolvePage } from './solve_page';

interface Fixtures {
  /** Browser messages that this test expects, for example about a missing file. */
  allowedComplaint: RegExp | undefined;
  /** The address of the page's file on disk, or of the folder with all its files; undefined if the page is served. */
  file: string | undefined;
  /** True if the browser has service workers; the page caches itself for later visits then. */
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

/** Reports errors that only a window's error event has, such as ResizeObserver loops. */
function tellWindowErrors() {
  addEventListener('error', ({ message }) => console.error(`window error: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) =>
    console.error(`unhandled rejection: ${String(reason)}`),
  );
}

/** Removes service workers: most tests need a page that comes from its host, and shouldn't wait for caching. */
function removeServiceWorkers() {
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
}

export { expect };
