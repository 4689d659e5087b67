/** The solver is slow or missing, or the browser's storage fails. */
import { expect, test } from './fixture';
import { holdAnswers } from './held_answers';

const NOT_LOADED =
  'What wins can’t be worked out right now. The solver couldn’t be loaded. Check that you’re online, then try again. If that doesn’t help, reload the page.';

test.describe('without a solver', () => {
  test.use({
    allowedComplaint: /^console error: Failed to load resource|^page error: Loading Worker from/u,
  });

  test('the board is looked at and edited, and all is known once a reader tries again', async ({
    board,
    page,
  }) => {
    await page.route('**/*.wasm', (route) => route.abort());
    await page.goto('./#/board?rows=5&columns=5');
    const alert = board.position.getByRole('alert');
    await expect(alert).toHaveText(NOT_LOADED);
    await expect(page.getByRole('alert')).toHaveCount(1);
    await expect(board.fact('White discs')).toHaveText('25');
    // Nothing is claimed about moves that aren't known.
    await board.disc(4, 3).click();
    await expect(board.bar).toContainText('Row 3, column 4');
    expect(await board.corner.innerText()).not.toMatch(/\d moves?/u);
    await expect(board.announcer).not.toHaveText(/\d moves?/u);

    await board.mode('Edit').check();
    await board.disc(4, 3).click();
    await board.disc(1, 1).press('Space');
    await expect(board.fact('White discs')).toHaveText('23');
    await board.show('Set up');
    await board.rows.fill('7');
    await expect(board.grid.getByRole('button')).toHaveCount(35);
    await board.show('Position');
    await expect(alert).toHaveText(NOT_LOADED);

    await page.unroute('**/*.wasm');
    await board.position.getByRole('button', { name: 'Try again' }).focus();
    await page.keyboard.press('Enter');
    await expect(alert).toHaveCount(0);
    await expect(board.fact('Nimber')).toHaveText(/^\d+$/u);
    await expect(page.locator('main :focus')).toHaveCount(1);
  });
});

test('while a slow solver works on the next position, what was known stays in its place', async ({
  board,
  page,
}) => {
  const answers = await holdAnswers(page, 'describe');
  await page.goto('./#/board?rows=5&columns=5&mode=edit');
  await expect(board.list.getByText('Working it out …')).toBeVisible();
  await expect(board.list).toHaveAttribute('aria-busy', 'true');
  await answers.release();
  await expect(board.list.getByText('8 winning moves')).toBeVisible();
  await expect(board.list).toHaveAttribute('aria-busy', 'false');
  await board.park();
  const options = await board.options.allTextContents();

  await answers.hold('examine');
  await board.disc(4, 3).click();
  await board.park();
  await expect(board.disc(4, 3)).toHaveAccessibleName('Row 3, column 4, black');
  await expect(board.list).toHaveAttribute('aria-busy', 'true');
  await expect(board.list.getByText('8 winning moves')).toBeVisible();
  expect(await board.options.allTextContents()).toEqual(options);
  // The discs don't show it, and a prediction hides it too.
  await board.mode('Explore').check();
  for (const name of await board.discNames()) expect(name).not.toMatch(/win/u);
  await board.mode('Puzzle').check();
  await expect(board.list).toHaveCount(0);
  // The position is in the address: what a puzzle shows next depends on the solver's speed.
  await page.goto('./#/board?rows=5&columns=5&mode=explore&position=WBWWW.WWWWW.WWWWW.WWWWW.WWWWW');
  await expect(board.list.getByText('Working it out …')).toBeVisible();
  await answers.release();
  await expect(board.list.getByText(/^\d+ winning moves?$|^No move wins/u)).toBeVisible();
});

test('a browser that forbids storage takes nothing that the address holds', async ({
  board,
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ['sessionStorage', 'localStorage', 'indexedDB'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('not here', 'SecurityError');
        },
      });
  });
  await board.open();
  await board.disc(5, 5).click();
  await board.rectangle(4, 3).click();
  await board.button('Flip it').click();
  await board.button('Undo').click();
  await expect(page).toHaveURL(/moves=3~5x2~5&at=0$/u);
  await board.reload();
  await expect(board.button('Undo')).toHaveAttribute('aria-disabled', 'true');
  await board.button('Redo').click();
  await expect(board.fact('White discs')).toHaveText('13');
});
