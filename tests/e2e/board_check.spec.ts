/** Checks one move while all other answers stay hidden. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixture';

const HIDDEN = '#/board?rows=5&columns=5&answers=no';

test('a move that loses is checked, and how it is answered is seen on the board and taken back', async ({
  board,
  page,
}) => {
  await board.open(HIDDEN);
  const check = board.act('Check');
  const [answer, hide] = [board.act('Show reply'), board.act('Hide reply')];
  await expect(check).toHaveAttribute('aria-disabled', 'true');
  await board.disc(5, 4).click();
  await board.disc(2, 2).click();
  await expect(board.bar.getByText('3 × 4 at row 4, column 5')).toBeVisible();
  await expect(board.bar.getByText('Does it win?')).toBeVisible();
  await board.park();
  const chosen = await board.picture();

  await test.step('checked by a key, it loses to a move', async () => {
    await check.press('Enter');
    await expect(
      board.bar.getByText(/^It loses: the reply is \d+ × \d+ at row \d, column \d\.$/u),
    ).toBeVisible();
    await expect(answer).toBeFocused();
    await expect.poll(() => board.announcer.innerText()).toMatch(/doesn’t win$/u);
    // Other moves stay hidden.
    await expect(board.position.getByText('56 moves are possible.')).toBeVisible();
    for (const name of await board.discNames()) expect(name).not.toMatch(/\d wins?\b|which wins/u);
  });

  await test.step('the answer is on the board, and goes again', async () => {
    const checked = await board.picture();
    await answer.press('Enter');
    await expect(hide).toBeFocused();
    await expect.poll(() => board.picture()).not.toBe(checked);
    await hide.press('Enter');
    await expect(answer).toBeFocused();
    await expect.poll(() => board.picture()).toBe(checked);
    // The move was only shown, not made.
    expect(await board.entryNames()).toEqual(['Start']);
    await expect(board.fact('White discs')).toHaveText('25');
  });

  await test.step('while it is shown another move is chosen, and the board is as it was', async () => {
    await answer.click();
    await board.act('Clear the choice').click();
    await board.disc(5, 4).click();
    await board.disc(2, 2).click();
    await board.park();
    await expect(board.bar.getByText('This move doesn’t win.')).toBeVisible();
    await expect(answer.or(hide)).toHaveCount(0);
    await expect.poll(() => board.picture()).toBe(chosen);
  });

  await test.step('and a checked move is made as any other', async () => {
    await check.click();
    await expect(board.bar.getByText(/^It loses: /u)).toBeVisible();
    await answer.click();
    await board.act('Flip it').click();
    await expect(board.fact('White discs')).toHaveText('13');
    await expect(board.bar.getByText(/It loses/u)).toHaveCount(0);
    await expect(page.getByRole('switch', { name: 'Show all winning moves' })).not.toBeChecked();
  });
});

test('a move that wins is checked, and nothing is there to be answered', async ({
  board,
  page,
}) => {
  await board.open(HIDDEN);
  await board.disc(4, 3).focus();
  for (const key of ['Enter', 'Enter']) await page.keyboard.press(key);
  await expect(board.bar.getByText('1 × 1 at row 3, column 4')).toBeVisible();
  await board.act('Check').press('Enter');
  await expect(board.bar.getByText('This move wins.')).toBeVisible();
  // Everything that mentions the move agrees.
  await expect(board.corner.getByRole('button', { name: '1 × 1, wins' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Legend' })).toContainText(
    'a winning move ends here',
  );
  await expect(board.act('Show reply')).toHaveCount(0);
  await expect(board.act('Check')).toHaveAttribute('aria-disabled', 'true');
  await expect(page.locator('main :focus:not(:disabled)')).toHaveCount(1);
  await board.act('Why?').click();
  await expect(board.why).toHaveAccessibleName('Why 1 × 1 at row 3, column 4 wins');
  expect(await filledButtons(page)).toEqual(['Flip it']);
  // The switch shows all other answers, and hides them again.
  const answers = page.getByRole('switch', { name: 'Show all winning moves' });
  await answers.press('Space');
  await expect(board.position.getByText(/8 of 56 moves win\./u)).toBeVisible();
  await expect(board.act('Check')).toHaveAttribute('aria-disabled', 'true');
  await answers.press('Space');
  await expect(board.position.getByText('56 moves are possible.')).toBeVisible();
});

/** Primary buttons: those in the colour of the line under the open page's name. */
function filledButtons(page: Page): Promise<string[]> {
  return page.getByRole('button').evaluateAll((buttons) => {
    const open = document.querySelector('nav [aria-current]')!;
    const accent = getComputedStyle(open).borderBlockEndColor;
    return buttons
      .filter((button) => getComputedStyle(button).backgroundColor === accent)
      .map((button) => button.textContent);
  });
}
