/** Predict first: nothing tells what wins before the reader has looked. */
import { expect, test } from './fixture';
import type { BoardPage } from './board_page';

/** Words of the page that tell what wins. */
const TELLING =
  /\bwins?\b(?! against)|none wins|doesn’t win|which wins|winning move|\blos(?:es|t)\b|Why does/u;
/** What is said in any case: the question, the rule, and what the marks would mean. */
const HARMLESS = [
  'Which first moves win?',
  'Which moves win?',
  'Turn the whole board black and you win.',
  'Which move wins? Pick the move you think wins, then check.',
  'Pick the move you think wins, or “No move wins”. Then check.',
  'No move wins',
  'All winning moves',
  'Winning moves by corner',
  'Winning moves over each disc',
] as const;

/** Everything that can be read or heard on the page and tells what wins. */
async function told(board: BoardPage): Promise<string[]> {
  const tree = await board.page.locator('main').ariaSnapshot();
  const visible = await board.page.locator('main').innerText();
  const legend = board.page.getByRole('group', { name: 'Legend' });
  const legendWords = (await legend.getByRole('listitem').allInnerTexts()).map((words) =>
    words.replace('◆', '').replace('○', '').trim(),
  );
  return [...tree.split('\n'), ...visible.split('\n')]
    .map((line) =>
      HARMLESS.reduce<string>((rest, words) => rest.replaceAll(words, ''), line).trim(),
    )
    .filter((line) => TELLING.test(line))
    .filter((line) => !legendWords.includes(line.replace(/^- (?:listitem|text): /u, '')));
}

test('a reader goes around the loop: wrong, try again, hint, right, next position, undo, reload', async ({
  board,
  page,
}) => {
  await board.open();
  const press = (name: string) => board.bar.getByRole('button', { name, exact: true });
  const result = board.bar.getByRole('status');
  await board.mode('Predict first').check();
  await board.park();
  await expect(press('Check')).toHaveAttribute('aria-disabled', 'true');
  expect(await told(board)).toEqual([]);
  await board.disc(1, 1).click();
  await board.disc(1, 1).click();
  await board.park();
  await expect(board.pressed).toHaveAccessibleName('1 × 1');
  await expect(board.announcer).toHaveText('1 × 1 at row 1, column 1');
  expect(await told(board)).toEqual([]);
  const hidden = await board.picture();
  await press('Check').click();
  await expect(result).toHaveText(/^Wrong: the opponent answers/u);
  // The answer is outlined.
  await expect.poll(() => board.picture()).not.toBe(hidden);

  await test.step('and tries again by the keyboard, with a hint', async () => {
    await expect(press('Try again')).toBeVisible();
    await press('Try again').press('Enter');
    await expect(press('Check')).toBeFocused();
    await expect(result).toHaveText('');
    await press('Hint').press('Enter');
    await expect(result).toHaveText('Hint: some move wins.');
    await press('No move wins').press('Enter');
    await expect(press('No move wins')).toHaveAttribute('aria-pressed', 'true');
    await press('Check').press('Enter');
    await expect(result).toHaveText('Wrong: some move wins.');
    await expect(board.bar.locator(':focus')).toHaveCount(1);
    await board.disc(4, 3).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('n');
    await expect(board.pressed).toHaveAccessibleName('1 × 1');
    await press('Check').press('Enter');
    await expect(result).toHaveText('Right: this move wins.');
    await expect(press('Next position')).toBeFocused();
    await expect(board.announcer).toHaveText('1 × 1 at row 3, column 4, wins');
    await expect(page).toHaveURL(/&revealed=yes$/u);
  });

  await test.step('and finds what was shown after another position, and after a reload', async () => {
    const shown = await board.discNames();
    await press('Next position').click();
    await board.park();
    await expect(press('Check')).toBeFocused();
    expect(await told(board)).toEqual([]);
    expect(await board.discNames()).not.toEqual(shown);
    await board.button('Undo').click();
    await expect(press('Next position')).toBeVisible();
    await expect(result).toHaveText('8 moves win, of 56.');
    await board.reload();
    await expect(result).toHaveText('8 moves win, of 56.');
  });
});
