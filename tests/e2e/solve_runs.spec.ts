/** Long runs: watching, pausing and cancelling them, and how they end after a failure. */
import { expect, test } from './fixture';
import { LONG_NAME } from './solve_page';
import { forbidWorkers } from './workers';

const ENDED =
  'The browser stopped the computation, or didn’t let it start. Try again. If it happens again, close other tabs first.';
const FAILED = `${LONG_NAME} could not be computed`;

test('a long run tells how far it is, pauses, goes on, and is cancelled', async ({
  solve,
  page,
  workers,
}) => {
  await solve.startLongRun();
  await expect(solve.heading(`Computing ${LONG_NAME}`)).toBeVisible();
  await expect(page.getByText(/% done$/u)).toBeVisible();
  await expect(page.getByText(/^About .* left$/u)).toBeVisible();
  await expect(page).toHaveTitle(/of P\(30,000,000\) – Tartan$/u);
  await solve.expectProgress(await solve.progressValue());
  expect(await workers.running()).toBe(2);

  await test.step('a pause holds the work', async () => {
    await solve.button('Pause').click();
    await expect(solve.heading(`${LONG_NAME} is paused`)).toBeVisible();
    await workers.settle();
    const paused = await solve.progressValue();
    // A worker that answers could as well have worked on.
    for (let round = 0; round < 20; round += 1) await workers.settle();
    expect(await solve.progressValue()).toBe(paused);
    await solve.button('Resume').click();
    await solve.expectProgress(paused);
  });
  await test.step('Escape cancels, but only from within the run', async () => {
    await solve.size.press('Escape');
    await expect(solve.heading(`Computing ${LONG_NAME}`)).toBeVisible();
    await solve.button('Pause').focus();
    await page.keyboard.press('Escape');
    await expect(solve.heading(`${LONG_NAME} was cancelled`)).toBeVisible();
    expect(await workers.running()).toBe(0);
    await expect(solve.progress).toHaveCount(0);
    await expect(solve.button('Try again')).toBeFocused();
  });
  await test.step('it is computed again, until another board takes its place', async () => {
    await page.keyboard.press('Enter');
    await solve.expectProgress();
    expect(await workers.running()).toBe(2);
    await solve.button('P(5) = 8').click();
    await expect(solve.answer).toHaveText('8');
    await expect(solve.run).toHaveCount(0);
    // The run's two workers, and the one that computes the answer's picture a moment later.
    await expect.poll(() => workers.running()).toBe(3);
  });
});

test('a worker that fails ends the run with a word, and the next run has a new one', async ({
  solve,
  workers,
}) => {
  await solve.startLongRun();
  await workers.kill();
  await expect(solve.heading(FAILED)).toBeVisible({ timeout: 60_000 });
  await expect(solve.run.getByText(ENDED)).toBeVisible();
  expect(await workers.running()).toBe(0);
  await solve.button('P(5) = 8').click();
  await expect(solve.answer).toHaveText('8');
});

test.describe('what does not load', () => {
  test.use({
    allowedComplaint: /^console error: Failed to load resource|^page error: Loading Worker from/u,
  });

  test('a worker that is missing, or forbidden, is told, and the page lives on', async ({
    solve,
    page,
  }) => {
    await page.route('**/full_entry*', (route) => route.fulfill({ status: 404, body: 'no' }));
    await solve.open();
    await expect(page.getByText(ENDED)).toBeVisible();
    await page.unroute('**/full_entry*');
    await solve.button('Try again').click();
    await expect(solve.answer).toBeVisible();

    await forbidWorkers(page);
    await page.reload();
    await expect(page.getByText(ENDED)).toBeVisible();
    await solve.size.fill('7');
    await solve.compute.click();
    await expect(solve.heading('P(7) could not be computed')).toBeVisible();
    await expect(solve.size).toHaveValue('7');
  });
});
