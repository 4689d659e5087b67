import { expect, test } from './fixture';
import { LONG_BOARD } from './solve_page';

test('a long run tells how far it is, and is cancelled at once', async ({
  solve,
  page,
  workers,
}) => {
  await solve.startLongRun();
  await expect(solve.heading('Computing P(100,000,000)')).toBeVisible();
  await expect(page.getByText(/^about .* left$/u)).toBeVisible();
  await expect(page).toHaveTitle(/of P\(100,000,000\) – Tartan$/u);
  const before = await solve.progressValue();
  await expect.poll(() => solve.progressValue()).toBeGreaterThan(before);
  expect(await workers.running()).toBe(2);

  await solve.button('Cancel').click();
  await expect(solve.heading('P(100,000,000) was cancelled')).toBeVisible();
  expect(await workers.running()).toBe(0);
  expect(await workers.endedAfterClick()).toBeLessThan(100);
  await expect(solve.progress).toHaveCount(0);
  await expect(solve.button('Compute again')).toBeFocused();

  await solve.button('Compute again').click();
  await solve.expectProgress();
  expect(await workers.running()).toBe(2);
  await solve.button('Cancel').click();
  await solve.button('P(5) = 8').click();
  await expect(solve.answer).toHaveText('8');
  await expect(solve.heading(/was cancelled/u)).toHaveCount(0);
});

test('where there are more processors, a long count has helpers, which end with it', async ({
  solve,
  page,
  workers,
}) => {
  test.setTimeout(200_000);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'hardwareConcurrency', { value: 4 });
  });
  await solve.open('#/solve?rows=10000000&columns=10000000');
  await solve.compute.click();
  await expect.poll(() => workers.running(), { timeout: 150_000 }).toBe(4);
  await expect(solve.answer).toHaveText('7231067726119384', { timeout: 100_000 });
  expect(await workers.started()).toBe(4);
  await expect.poll(() => workers.running()).toBe(2);
});

test('Escape cancels, but only from within the run', async ({ solve, page }) => {
  await solve.startLongRun();
  await solve.size.press('Escape');
  await expect(solve.progress).toBeVisible();
  await solve.button('Pause').focus();
  await page.keyboard.press('Escape');
  await expect(solve.heading('P(100,000,000) was cancelled')).toBeVisible();
});

test('a new board replaces the running one', async ({ solve, page, workers }) => {
  await solve.startLongRun();
  await solve.size.fill('100');
  await expect(solve.heading('Computing P(100,000,000)')).toBeVisible();
  await solve.compute.click();
  await expect(solve.answer).toHaveText('31395');
  await expect(solve.progress).toHaveCount(0);
  expect(await workers.running()).toBe(2);
  await expect(page.getByText(/cancelled/u)).toHaveCount(0);
});

test('pausing stops the work, resuming goes on with it', async ({ solve, page }) => {
  await solve.startLongRun();
  await solve.button('Pause').click();
  await expect(solve.heading('P(100,000,000) is paused')).toBeVisible();
  // A slice that had begun may still be reported.
  await page.waitForTimeout(500);
  const paused = await solve.progressValue();
  await page.waitForTimeout(1000);
  expect(await solve.progressValue()).toBe(paused);
  await solve.button('Resume').click();
  await expect.poll(() => solve.progressValue()).toBeGreaterThan(paused);
});

test('a paused run comes to the same answer', async ({ solve }) => {
  // Long enough to be caught in the middle on a fast machine too.
  await solve.open('#/solve?rows=2351075&columns=2351075');
  await expect(solve.plan).toBeVisible();
  await solve.compute.click();
  await solve.button('Pause').click();
  await solve.button('Resume').click();
  await expect(solve.answer).toHaveText('10672782847090977', { timeout: 50_000 });
});

test('a fast answer comes without a flash of progress', async ({ solve, page }) => {
  await solve.open();
  await expect(solve.plan).toBeVisible();
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector('progress') !== null) document.body.dataset.flashed = 'yes';
    }).observe(document.body, { childList: true, subtree: true });
  });
  await solve.button('P(100) = 31,395').click();
  await expect(solve.answer).toHaveText('31395');
  await expect(page.locator('body')).not.toHaveAttribute('data-flashed');
});

test(
  'the answer of another board stays, under its own name, while a run goes on',
  { tag: '@chromium' },
  async ({ solve }) => {
    await solve.solve('#/solve?rows=5&columns=5');
    await solve.size.fill('10^8');
    await solve.compute.click();
    await solve.expectProgress();
    await expect(solve.heading('The 5 × 5 board')).toBeVisible();
    await expect(solve.answer).toHaveText('8');
  },
);

test('reloading in the middle of a run leaves a page that works', async ({ solve, page }) => {
  await solve.startLongRun();
  await page.reload();
  await expect(solve.size).toHaveValue('100000000');
  await expect(solve.progress).toHaveCount(0);
  expect(page.url()).toContain(LONG_BOARD);
  await solve.button('P(5) = 8').click();
  await expect(solve.answer).toHaveText('8');
});

test('counting every choice can be stopped, and the board computed again', async ({
  solve,
  page,
  workers,
}) => {
  // Large enough to be still counting when it is stopped; few of its choices make up the answer.
  await solve.solve('#/solve?rows=1500000&columns=1500000');
  await solve.button('Stop counting').click();
  await expect(page.getByText(/were not counted to the end/u)).toBeVisible();
  expect(await workers.running()).toBe(0);
  const answer = await solve.answer.textContent();
  await solve.button('Compute again').click();
  await expect(page.getByRole('slider')).toHaveCount(2, { timeout: 50_000 });
  expect(await solve.answer.textContent()).toBe(answer);
});

test(
  'the next board does not wait for the histograms of the last one',
  { tag: '@chromium' },
  async ({ solve, page }) => {
    await solve.solve('#/solve?rows=1500000&columns=1500000');
    await solve.button('P(5) = 8').click();
    await expect(solve.answer).toHaveText('8');
    await expect(page.getByRole('slider')).toHaveCount(2);
    await page.goBack();
    await expect(page.getByText(/were not counted to the end/u)).toBeVisible();
  },
);
