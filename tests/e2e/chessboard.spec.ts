/** Chessboard Nim: computing and understanding a number, and playing by keyboard alone. */
import { expect, test } from './fixture';
import { expectForEverybody, expectHeadingsInOrder } from './for_everybody';
import { visit } from './visit';

const PART = '#/nimbers?part=chessboard';

test('a reader counts arrangements, sees why, and copies the number', async ({
  page,
  browserName,
}) => {
  await visit(page, PART);
  const answer = page.getByRole('region', { name: 'The first player wins' });
  await test.step('the worked example is answered at once', async () => {
    await expect(answer.locator('output')).toHaveText('450304');
    await expect(page.getByRole('list', { name: /^The Grundy numbers/u })).toContainText(
      'at distance 8: 4',
    );
  });
  await test.step('a number too long asks for a modulus, and gets one', async () => {
    await page.getByLabel('Side of the board, n').fill('10^18');
    await page.getByLabel('Coins, c').fill('1000000');
    await expect(answer).toContainText('more than 100,000 digits. Choose a modulus');
    await page.getByLabel('Modulus, m (optional)').fill('2^60');
    await expect(answer.locator('output')).toHaveText(/^\d+$/u);
    await expect(answer).not.toContainText('digits');
  });
  await test.step('a long one is folded, and has all its digits', async () => {
    await page.getByLabel('Modulus, m (optional)').fill('');
    await page.getByLabel('Coins, c').fill('2,777');
    await expect(answer.locator('output')).toContainText('99,972 digits');
    await answer.getByRole('button', { name: 'Show all digits' }).click();
    const digits = await answer.locator('#chessboard-number').textContent();
    expect(digits).toHaveLength(99_972);
    await answer.getByRole('button', { name: 'Show fewer digits' }).click();
  });
  await test.step('each layer opens, and a reload finds the same question', async () => {
    await page.reload();
    await expect(page.getByLabel('Side of the board, n')).toHaveValue('1000000000000000000');
    for (const layer of ['2. Lines', '3. The Walsh', '4. All coins', '5. And back'])
      await page.getByText(layer).click();
    await expect(page.getByRole('group', { name: /The transform/u })).toContainText('1000000');
    await expect(page.getByText('ways in which the first player loses')).toBeVisible();
  });
  await expectHeadingsInOrder(page);
  await expectForEverybody(page, browserName);
});

test('the game is played by keyboard alone, and told @full', async ({ page, browserName }) => {
  await visit(page, `${PART}&n=9&coins=3&at=1x3-2x3`);
  const board = page.getByRole('table', { name: 'Board of 9 × 9 squares' });
  const told = page.getByRole('region', { name: 'Play it' }).getByRole('status');
  const square = (name: string) => board.getByRole('button', { name, exact: true });
  await test.step('to a lost game, one stop of the Tab key away from the controls', async () => {
    await square('row 8, column 8, empty').focus();
    for (let step = 0; step < 6; step += 1) await page.keyboard.press('ArrowLeft');
    for (let step = 0; step < 7; step += 1) await page.keyboard.press('ArrowUp');
    await expect(square('row 1, column 2, a coin')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(told).toHaveText('Coin at row 1, column 2. Choose where it goes.');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(square('row 1, column 0, empty, you can move here')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(told).toHaveText(
      'You moved from row 1, column 2 to row 1, column 0. The computer moved from row 0, column 2 to row 0, column 0. You can’t move. The computer wins.',
    );
    await expect(page).toHaveURL(/at=1x1-2x1/u);
  });
  await test.step('taken back, with every nimber in sight', async () => {
    const undo = page.getByRole('button', { name: 'Undo' });
    for (let stops = 0; stops < 10; stops += 1) {
      await page.keyboard.press('Tab');
      if (await undo.evaluate((button) => button === document.activeElement)) break;
    }
    await expect(undo).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(square('row 1, column 2, a coin')).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(page.getByText('0: the player to move loses')).toBeVisible();
    await expect(square('row 1, column 2, a coin, worth 1')).toBeVisible();
  });
  await test.step('with one coin more it is won, as the hint says', async () => {
    await page.getByRole('radio', { name: 'Add one' }).press('Space');
    await square('row 8, column 0, empty, worth 4').press('Enter');
    await page.getByRole('button', { name: 'Show a winning move' }).press('Enter');
    await expect(told).toHaveText(/^This wins: from row 8, column 0 to row [01], column 0\.$/u);
  });
  await expectForEverybody(page, browserName);
});

test('a coin is dragged', async ({ page }) => {
  await visit(page, `${PART}&at=9x9&computer=no`);
  const square = (row: number) => page.getByRole('button', { name: `row ${row}, column 8,` });
  await square(8).dragTo(square(1));
  await expect(square(1)).toHaveAccessibleName('row 1, column 8, a coin');
});
