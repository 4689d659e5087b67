import { expect, ofCase, test } from './fixture';
import { LONG_BOARD } from './solve_page';

const NOT_LOADED = /The solver could not be loaded\. Check that you are online, then try again/u;
const ENDED =
  'The browser ended the computation, or did not let it start. Try again; if it happens once more, close other tabs first.';

test.describe('a module that does not load', () => {
  test.use({
    allowedComplaint: /^console error: Failed to load resource|^page error: Loading Worker from/u,
  });

  for (const [place, [what, answer]] of (
    [
      ['is not there', { status: 404, contentType: 'text/plain', body: 'There is no such file.' }],
      [
        'is a page in disguise',
        { status: 200, contentType: 'text/html', body: '<!doctype html><title>Tartan</title>' },
      ],
      ['is cut short', { status: 200, contentType: 'application/wasm', body: '\0asm' }],
      ['cannot be reached', undefined],
    ] as const
  ).entries()) {
    test(what, ofCase(place), async ({ solve, page, workers }) => {
      await page.route('**/*.wasm', (route) => (answer ? route.fulfill(answer) : route.abort()));
      await solve.open();
      await expect(page.getByText(NOT_LOADED)).toBeVisible();
      // The first to fail is told; the other one has just as little to load.
      await expect.poll(() => workers.running()).toBe(0);

      await solve.compute.click();
      await expect(solve.heading('P(5) could not be computed')).toBeVisible();
      await expect(solve.run.getByText(NOT_LOADED)).toBeVisible();
      // Said once, and no more beside the form.
      await expect(page.locator('form').getByText(NOT_LOADED)).toHaveCount(0);

      await page.unroute('**/*.wasm');
      await solve.button('Try again').click();
      await expect(solve.answer).toHaveText('8');
      await expect(page.getByText(NOT_LOADED)).toHaveCount(0);
      await expect(solve.plan).toBeVisible();
    });
  }

  test('and is there when it is tried again, before anything is computed', async ({
    solve,
    page,
  }) => {
    await page.route('**/*.wasm', (route) => route.abort());
    await solve.open();
    await expect(page.getByText(NOT_LOADED)).toBeVisible();
    await page.unroute('**/*.wasm');
    await solve.button('Try again').click();
    await expect(solve.plan).toBeVisible();
    await expect(page.getByText(NOT_LOADED)).toHaveCount(0);
  });

  test('a worker that is not there', async ({ solve, page }) => {
    await page.route('**/url_worker_entry*', (route) => route.fulfill({ status: 404, body: 'no' }));
    await solve.open();
    await expect(page.getByText(ENDED)).toBeVisible();
    await page.unroute('**/url_worker_entry*');
    await solve.button('Try again').click();
    await expect(solve.plan).toBeVisible();
  });
});

test('a page that may not start workers says so and lives on', async ({ solve, page }) => {
  await page.addInitScript(() => {
    window.Worker = class {
      constructor() {
        throw new DOMException('not here', 'SecurityError');
      }
    } as unknown as typeof Worker;
  });
  await solve.open();
  await expect(page.getByText(ENDED)).toBeVisible();
  await solve.size.fill('7');
  await solve.compute.click();
  await expect(solve.heading('P(7) could not be computed')).toBeVisible();
  await expect(solve.size).toHaveValue('7');
});

test('a worker that fails in the middle of a run', async ({ solve, workers }) => {
  await solve.startLongRun();
  await workers.fail();
  await expect(solve.heading('P(100,000,000) could not be computed')).toBeVisible();
  await expect(solve.run.getByText(ENDED)).toBeVisible();
  expect(await workers.running()).toBe(0);
  await solve.button('Try again').click();
  await solve.expectProgress();
  await solve.button('P(5) = 8').click();
  await expect(solve.answer).toHaveText('8');
});

test('a worker that is ended in the middle of a run, without a word', async ({
  solve,
  workers,
}) => {
  await solve.startLongRun();
  await workers.kill();
  await expect(solve.heading('P(100,000,000) could not be computed')).toBeVisible({
    timeout: 30_000,
  });
  expect(await workers.running()).toBe(0);
  await solve.button('P(5) = 8').click();
  await expect(solve.answer).toHaveText('8');
});

test('memory that is refused', async ({ solve, page }) => {
  const refusal =
    "WebAssembly.Memory.prototype.grow = () => { throw new RangeError('refused'); };\n";
  await page.route('**/url_worker_entry*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: refusal + (await response.text()) });
  });
  await solve.open(LONG_BOARD);
  await solve.compute.click();
  await expect(solve.heading('P(100,000,000) could not be computed')).toBeVisible();
  await expect(
    solve.run.getByText(
      /The browser refused the memory that this board takes \(\d+ MB\)\. Close other tabs or choose a smaller board/u,
    ),
  ).toBeVisible();
  await solve.button('P(100) = 31,395').click();
  await expect(solve.answer).toHaveText('31395');
});
