/**
 * Every test of the page: it fails on anything in the console, on any error that nobody caught, and
 * on any request that leaves the page's origin.
 */
import { test as base, expect } from '@playwright/test';
import { watchWorkers, Workers } from './workers';
import { BoardPage } from './board_page';
import { PlayPage } from './play_page';
import { SolvePage } from './solve_page';

/** Of cases that differ in the page's own logic alone, all browsers run the first one. */
export function ofCase(place: number): { readonly tag: string[] } {
  return { tag: place === 0 ? [] : ['@chromium'] };
}

interface Fixtures {
  /** What a browser itself complains of in this test, such as that a file was not found. */
  allowedComplaint: RegExp | undefined;
  board: BoardPage;
  play: PlayPage;
  solve: SolvePage;
  workers: Workers;
}

export const test = base.extend<Fixtures>({
  allowedComplaint: [undefined, { option: true }],

  page: async ({ page, baseURL, allowedComplaint }, use) => {
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
      if (asked !== origin && protocol !== 'data:' && protocol !== 'blob:') {
        complain(`request to ${request.url()}`);
      }
    });
    await watchWorkers(page);
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

export { expect };
