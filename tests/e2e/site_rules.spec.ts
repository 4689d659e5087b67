/** The page under content security policies: its own, and stricter ones of a site. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixture';
import { goldenAnswer } from './golden_answer';
import { watchRest } from './rest';

// Browsers report blocked requests in the console.
test.use({
  allowedComplaint: /Content[- ]Security[- ]Policy|blocked a (worker|WebAssembly)|CompileError/iu,
});
// The page still loads parts of itself when a test ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test('The page takes nothing but its own files, and once it is there only the solver', async ({
  page,
  solve,
}) => {
  const atRest = await watchRest(page);
  await solve.open();
  await expect(solve.answer).toBeVisible();
  // The code that caches the page loads a moment after it.
  await atRest();
  const later: string[] = [];
  page.on('request', (request) => {
    // A browser may request the icon whenever the address changes, and each picture loads a solver of its own.
    const isExpected = /\/favicon\.svg$|\/assets\/(?:tartan|full_entry)-[^/]*$/u;
    if (!isExpected.test(request.url())) later.push(request.url());
  });
  await solve.button('P(100) = 31,395').click();
  await expect(solve.answer).toHaveText('31395');
  // Waits for the histograms, because a new board would end the workers and start new ones.
  await expect(solve.histograms).toHaveCount(2);
  await solve.size.fill('50');
  await solve.compute.click();
  await expect(solve.heading('The 50 × 50 board')).toBeVisible();
  expect(later).toEqual([]);
  // Styles other than those that the page itself sets, which the policy allows.
  const written = page.locator(
    '[style]:not([data-part=cloth], [data-part=cloth] *), style, script:not([src])',
  );
  expect(await written.count()).toBe(0);

  await test.step('Its policy keeps out what somebody puts into it', async () => {
    const done = await page.evaluate(async () => {
      const script = Object.assign(document.createElement('script'), { textContent: 'hacked = 1' });
      document.body.append(script);
      document.body.setAttribute('style', 'color: rgb(1, 2, 3)');
      const { color } = getComputedStyle(document.body);
      const answer = await fetch('data:text/plain,x').catch(() => undefined);
      return ['hacked' in window, color === 'rgb(1, 2, 3)', answer !== undefined];
    });
    expect(done).toEqual([false, false, false]);
  });
});

test(
  'Where a site forbids WebAssembly or workers, the page says which line allows it, or does without',
  { tag: '@firefox' },
  async ({ page, board, solve }) => {
    await serveWith(page, "script-src 'self'");
    // The first visit shows the message too, and isn't cached.
    await page.goto('./');
    await expect(page.getByRole('region', { name: 'First steps' })).toContainText(
      "forbids WebAssembly, which the solver needs. The site’s administrator can allow it with: script-src 'self' 'wasm-unsafe-eval'",
    );
    await board.button('Skip').click();
    await expect(board.position.getByRole('alert')).toContainText(
      "forbids WebAssembly, which the solver needs. The site’s administrator can allow it with: script-src 'self' 'wasm-unsafe-eval'",
    );
    await serveWith(page, "worker-src 'none'");
    await page.reload();
    await expect(board.position.getByRole('alert')).toContainText(
      "forbids workers, which the solver runs in. The site’s administrator can allow them with: worker-src 'self'",
    );

    // The one-file page creates its workers from its own text.
    await serveWith(page, "worker-src 'self'");
    await page.goto('flipping-game.html#/board?rows=5&columns=5');
    await board.expectReady();
    await expect(board.position.getByText('8 of 56 moves win.')).toBeVisible();
    await page.goto('flipping-game.html#/solve?rows=1000000&columns=1000000');
    await solve.compute.click();
    await expect(solve.answer).toHaveText(goldenAnswer(1_000_000));
    expect(page.workers()).toEqual([]);
  },
);

test('Where the browser has WebAssembly turned off, the page, a frame and the one file say so', async ({
  page,
}) => {
  // A worker has its own globals; where workers are forbidden, the page computes itself.
  await page.route(/_entry-/u, async (route) => {
    const response = await route.fetch();
    const body = `delete globalThis.WebAssembly;${await response.text()}`;
    await route.fulfill({ response, body });
  });
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'WebAssembly');
    if (!location.pathname.endsWith('/')) Reflect.deleteProperty(window, 'Worker');
  });
  const board = 'rows=5&columns=5';
  const pages = [`#/board?${board}`, `embed.html?${board}`, `flipping-game.html#/board?${board}`];
  for (const address of pages) {
    await page.goto(`./${address}`);
    await expect(page.getByText('This browser has WebAssembly turned off').first()).toBeVisible();
    await expect(page.getByText('Check that you’re online')).toHaveCount(0);
  }
});

/** Serves every response of the site with the policy. */
async function serveWith(page: Page, policy: string): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.route(/^http/u, async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'content-security-policy': policy };
    await route.fulfill({ response, headers });
  });
}
