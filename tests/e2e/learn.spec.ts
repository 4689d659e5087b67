/** Learn as a student uses it. */
import { expect, test } from './fixture';
import { expectForEverybody, expectHeadingsInOrder } from './for_everybody';
import { visit } from './visit';

test('Somebody goes from the list into lesson 1, plays, predicts and comes back, with the keyboard alone', async ({
  page,
}) => {
  const says = page.locator('#board-first + [role=status]');
  const title = page.getByRole('heading', { level: 1 });

  await test.step('the list leads to the first lesson', async () => {
    await visit(page, '#/learn');
    await page.getByRole('link', { name: 'Start with lesson 1: The rule' }).press('Enter');
    await expect(title).toHaveText('The rule');
    await expect(title).toBeFocused();
    await expect(page).toHaveTitle('The rule – Tartan');
  });

  await test.step('the sentence follows the board', async () => {
    await expect(says).toContainText('It’s your turn.');
    const board = page.locator('#board-first');
    await board.getByRole('button', { name: 'Row 1, column 1, white, 1 move' }).press('Enter');
    await expect(board).toContainText('Your turn. Corner in row 1, column 1');
    await page.keyboard.press('Enter');
    await expect(says).toContainText('Your last move');
    await expect(page.locator('#board-moves')).toContainText('No move chosen');
  });

  await test.step('words light their discs', async () => {
    const words = page.getByRole('button', { name: 'a strip 1 high and 4 wide' });
    await words.focus();
    await expect(words).toHaveAccessibleDescription(/row 5, column 2.*row 5, column 5/u);
  });

  await test.step('a question is answered before its result is shown', async () => {
    const answer = page.getByRole('textbox', { name: 'Your answer, a whole number' });
    await expect(page.getByText('Two heights times two widths')).toHaveCount(0);
    await answer.fill('3');
    await answer.press('Enter');
    await expect(page.getByText('Not quite.')).toBeVisible();
    await answer.fill('4');
    await answer.press('Enter');
    await expect(page.getByText('Two heights times two widths')).toBeVisible();
  });

  await test.step('the tree is walked, and marked from the end', async () => {
    await page.getByRole('button', { name: 'Mark them all' }).press('Enter');
    await page.getByRole('button', { name: /^white, white, white, white/u }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('button', { name: /^white, black, white, white/u })).toBeFocused();
    await expect(page.getByText('1 move leaves your opponent')).toBeVisible();
  });

  await test.step('a part has an address, and the way back leads to what was left', async () => {
    await visit(page, '#/learn/rule?part=tree');
    await expect(page.getByRole('heading', { name: 'A game you can see whole' })).toBeFocused();
    await page.getByRole('checkbox', { name: 'I’ve done this lesson' }).press('Space');
    await visit(page, '#/learn/nothing');
    await expect(page.getByRole('alert')).toContainText('There’s no lesson “nothing”.');
    await expect(page.getByText('1 of 10 lessons done.')).toBeVisible();
    await page.goBack();
    await expect(says).toContainText('Your last move');
    await page.reload();
    await expect(page.getByRole('checkbox', { name: 'I’ve done this lesson' })).toBeChecked();
  });
});

test('for everybody: the list of lessons, and a lesson with all of it open', async ({
  page,
  browserName,
}) => {
  await visit(page, '#/learn');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Learn');
  await expectHeadingsInOrder(page);
  await expectForEverybody(page, browserName);
  await page.setViewportSize({ width: 1280, height: 720 });
  await visit(page, '#/learn/rule');
  await page.getByRole('radio', { name: 'Fewer than half' }).check();
  for (const check of await page.getByRole('button', { name: 'Check' }).all()) await check.click();
  await page.getByRole('button', { name: 'Mark them all' }).click();
  await expect(page.locator('#board-win + [role=status]')).toContainText('Flip a winning move.');
  await expectHeadingsInOrder(page);
  await expectForEverybody(page, browserName);
});
