/** A site whose content security policy is stricter than the page's own. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixture';
import { goldenAnswer } from './golden_answer';

/** Every answer of the site comes with the policy. */
async function serveWith(page: Page, policy: string): Promise<void> {
  await page.route(/^http/u, async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'content-security-policy': policy };
    await route.fulfill({ response, headers });
  });
}

const COMPLAINTS = /Content[- ]Security[- ]Policy|blocked a (worker|WebAssembly)|CompileError/iu;
test.use({ allowedComplaint: COMPLAINTS });
// The page loads more of itself after what a test looks at.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test('where WebAssembly is forbidden, the line that allows it is named', async ({
  page,
  board,
}) => {
  await serveWith(page, "script-src 'self'");
  await page.goto('./');
  await expect(board.position.getByRole('alert')).toContainText(
    "forbids WebAssembly, which the solver is made of. Its administrator can allow it with: script-src 'self' 'wasm-unsafe-eval'",
  );
});

test('where workers are forbidden, the line that allows them is named', async ({ page, board }) => {
  await serveWith(page, "worker-src 'none'");
  await page.goto('./');
  await expect(board.position.getByRole('alert')).toContainText(
    "forbids workers, in which the solver runs. Its administrator can allow them with: worker-src 'self'",
  );
});

test('where workers made of text are forbidden, all is computed in the page', async ({
  page,
  board,
  solve,
}) => {
  await serveWith(page, "worker-src 'self'");
  await page.goto('flipping-game.html#/board?rows=5&columns=5');
  await board.expectReady();
  await expect(board.position.getByText('8 winning first moves out of 56')).toBeVisible();

  await page.goto('flipping-game.html#/solve?rows=1000000&columns=1000000');
  await solve.compute.click();
  await expect(solve.answer).toHaveText(goldenAnswer(1_000_000));
  expect(page.workers()).toEqual([]);
});
