import type { Page } from '@playwright/test';

/**
 * Goes to an address of the page, such as `#/solve`. In the page that is open already it is set as a
 * reader sets it: the driver of Firefox sometimes waits without end for what it takes for a load,
 * where the address changes at the same moment.
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
