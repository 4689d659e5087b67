/** Predict first: nothing tells what wins before the reader has looked. */
import { expect, test } from './fixture';
import type { BoardPage } from './board_page';

/** Words of the page that tell what wins. */
const TELLING =
  /\bwins?\b(?! against)|none wins|does not win|which wins|winning move|\blos(?:es|t)\b|Why does/u;
/** What is said in any case: the question, the rule, and what the marks would mean. */
const HARMLESS = [
  'Which first moves win?',
  'Whoever turns the whole board black wins.',
  'Which move wins? Pick the move you think wins, then check.',
  'The board nimber is 0 when whoever is to move loses, and another number when one of the moves wins.',
  'I think this wins: look',
  'All winning moves',
  'Winning moves by corner',
  'Winning moves over each disc',
] as const;

/** Everything that can be read or heard on the page and tells what wins. */
async function told(board: BoardPage): Promise<string[]> {
  const tree = await board.page.locator('main').ariaSnapshot();
  const visible = await board.page.locator('main').innerText();
  const legend = board.page.getByRole('region', { name: 'Legend' });
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

test('a reader predicts with the mouse, looks, predicts again, and finds it all after a reload', async ({
  board,
  page,
}) => {
  await board.open();
  const look = board.button('I think this wins: look');
  await board.mode('Predict first').check();
  await expect(page.getByText(/^Which move wins\? Pick the move/u)).toBeVisible();
  await board.park();
  expect(await told(board)).toEqual([]);
  await board.disc(4, 3).click();
  await board.disc(4, 1).click();
  await board.park();
  await expect(board.pressed).toHaveAccessibleName('1 wide, 3 high');
  await expect(board.announcer).toHaveText('1 wide, 3 high, corner at column 4, row 3');
  await expect(board.list.getByText(/^They stay hidden until/u)).toBeVisible();
  expect(await told(board)).toEqual([]);
  const hidden = await board.picture();
  for (const heat of ['cover', 'none', 'corners']) {
    await board.shading.selectOption(heat);
    await expect.poll(() => board.picture()).toBe(hidden);
    expect(await told(board)).toEqual([]);
  }

  await look.click();
  await board.park();
  await expect(board.corner.getByText('Right: this move wins.')).toBeVisible();
  await expect(board.pressed).toHaveAccessibleName('1 wide, 3 high, wins');
  await expect(board.why).toHaveAccessibleName('Why does this move win?');
  await expect(board.announcer).toHaveText('1 wide, 3 high, corner at column 4, row 3, wins');
  await expect.poll(() => board.picture()).not.toBe(hidden);
  await expect(page).toHaveURL(/&revealed=yes$/u);
  await board.reload();
  await expect(board.mode('Predict first')).toBeChecked();
  await expect(board.why).toBeVisible();
  await expect(look).toHaveCount(0);

  // Another choice is another prediction, and a wrong one.
  await board.disc(4, 3).focus();
  await page.keyboard.press('n');
  await expect(look).toBeVisible();
  expect(await told(board)).toEqual([]);
  await board.reload();
  expect(await told(board)).toEqual([]);
  await look.press('Enter');
  await expect(board.corner.getByText('Not this one: this move does not win.')).toBeVisible();
  await expect(board.why).toHaveAccessibleName('Why does this move not win?');
  await expect(page.locator('main :focus')).toHaveCount(1);

  // Leaving the mode shows all, and coming back to it hides it.
  await board.mode('Explore').check();
  await expect(board.why).toBeVisible();
  await board.mode('Predict first').check();
  await board.park();
  await expect(board.why).toHaveCount(0);
  expect(await told(board)).toEqual([]);

  await test.step('a move is made without looking, on a board that has none that wins', async () => {
    await board.open('#/board?rows=8&columns=8&mode=predict&column=4&row=3&width=1&height=3');
    await board.park();
    expect(await told(board)).toEqual([]);
    await board.act('Flip it').click();
    await board.park();
    await expect(board.fact('White discs')).toHaveText('61');
    expect(await told(board)).toEqual([]);
    await board.button('Undo').click();
    await board.disc(4, 3).click();
    await board.disc(4, 1).click();
    await look.click();
    await expect(board.position.getByText(/^No move wins/u)).toBeVisible();
  });
});
