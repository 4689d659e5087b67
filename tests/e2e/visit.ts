import type { Page } from '@playwright/test';

/**
 * Goes to an address of the page, such as `#/solve`. If the page is open, this sets the hash like a reader would.
 * Playwright's Firefox sometimes waits forever for a load if the address changes at the same moment.
 */
export async function visit(page: Page, hash: string): Promise<void> {
  if (hash === '' || !page.url().includes('#')) {
    await page.goto(`./${hash}`);
    return;
  }
  await page.evaluate(
    (wanted) =>
      new Promise<void>((done) => {
        addEventListener('hashchange', () => done(), { once: true });
        if (location.hash === wanted) done();
        else location.hash = wanted;
      }),
    hash,
  );
}
