/** A board of which nobody knows what wins: the solver is not there. */
import { expect, test } from './fixture';

const NOT_LOADED =
  'What wins cannot be worked out at the moment. The solver could not be loaded. Check that you are online, then try again; if that does not help, reload the page.';

test.use({
  allowedComplaint: /^console error: Failed to load resource|^page error: Loading Worker from/u,
});

for (const [what, answer] of [
  ['is not there', { status: 404, contentType: 'text/plain', body: 'There is no such file.' }],
  ['cannot be reached', undefined],
] as const)
  test(`the module ${what}: the board still shows and is edited`, async ({ board, page }) => {
    await page.route('**/*.wasm', (route) => (answer ? route.fulfill(answer) : route.abort()));
    await page.goto('./');
    const alert = board.position.getByRole('alert');
    await expect(alert).toHaveText(NOT_LOADED);
    await expect(page.getByRole('alert')).toHaveCount(1);
    await expect(board.grid.getByRole('button')).toHaveCount(25);
    await expect(board.fact('White discs')).toHaveText('25');

    await board.mode('Edit').check({ force: true });
    await board.disc(4, 3).click();
    await expect(board.disc(4, 3)).toHaveAccessibleName('Column 4, row 3, black');
    await board.disc(1, 1).press('Space');
    await expect(board.fact('White discs')).toHaveText('23');
    await board.button('Undo').click();
    await expect(board.fact('White discs')).toHaveText('24');
    await board.rows.fill('7');
    await expect(board.grid.getByRole('button')).toHaveCount(35);
    await expect(alert).toHaveText(NOT_LOADED);

    await page.unroute('**/*.wasm');
    await board.position.getByRole('button', { name: 'Try again' }).click();
    await expect(alert).toHaveCount(0);
    await expect(board.fact('Board nimber')).toHaveText(/^\d+$/u);
    await expect(board.list).toBeVisible();
    await board.mode('Explore').check({ force: true });
    await board.disc(4, 3).hover();
    await expect(board.corner.getByText(/^4 rectangles, /u)).toBeVisible();
  });

test('nothing is said of rectangles while nobody knows which there are', async ({
  board,
  page,
}) => {
  await page.route('**/*.wasm', (route) => route.abort());
  await page.goto('./');
  await expect(board.position.getByRole('alert')).toBeVisible();
  await board.disc(4, 3).hover();
  await expect(board.corner).toHaveAccessibleName('Column 4, row 3');
  expect(await board.corner.innerText()).not.toMatch(/\d rectangle/u);
  await board.disc(4, 3).click();
  await expect(board.announcer).not.toHaveText(/\d rectangle/u);
});

test('a worker that is not there, and the focus after it is tried again', async ({
  board,
  page,
}) => {
  await page.route('**/url_worker_entry*', (route) => route.fulfill({ status: 404, body: 'no' }));
  await page.goto('./');
  await expect(board.position.getByRole('alert')).toHaveText(
    /^What wins cannot be worked out at the moment\. The browser ended the computation/u,
  );
  await page.unroute('**/url_worker_entry*');
  const again = board.position.getByRole('button', { name: 'Try again' });
  await again.focus();
  await page.keyboard.press('Enter');
  await expect(board.position.getByText('8 winning first moves out of 56')).toBeVisible();
  await expect(page.locator('main :focus')).toHaveCount(1);
});

test('a page that may not start workers shows the board all the same', async ({ board, page }) => {
  await page.addInitScript(() => {
    window.Worker = class {
      constructor() {
        throw new DOMException('not here', 'SecurityError');
      }
    } as unknown as typeof Worker;
  });
  await page.goto('./#/board?rows=3&columns=3&mode=edit');
  await expect(board.position.getByRole('alert')).toBeVisible();
  await board.disc(2, 2).click();
  await expect(board.disc(2, 2)).toHaveAccessibleName('Column 2, row 2, black');
});
